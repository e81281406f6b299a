// How far somebody has come in a lesson, kept in this browser.

const KEPT = "rostra-lesson-";

/** The step to begin with: where one left off; from the beginning if it was finished. */
export function placeIn(name: string, steps: number): number {
  try {
    const place = Number(localStorage.getItem(KEPT + name));
    return Number.isInteger(place) && place > 0 && place < steps - 1 ? place : 0;
  } catch {
    return 0;
  }
}

export function keepPlace(name: string, place: number): void {
  try {
    localStorage.setItem(KEPT + name, String(place));
  } catch {
    // a browser that keeps nothing
  }
}
