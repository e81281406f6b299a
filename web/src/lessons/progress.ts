// How far somebody has come in a lesson.

import { store, stored } from "~/lib/storage.ts";

/** The step to begin with: where the learner left off, or the first if they had finished. */
export function placeIn(name: string, steps: number): number {
  const place = Number(stored(`lesson-${name}`));
  return Number.isInteger(place) && place > 0 && place < steps - 1 ? place : 0;
}

export function keepPlace(name: string, place: number): void {
  store(`lesson-${name}`, place);
}
