// Matches this browser has been to: ids only, a seat's secret is in a cookie that no script can read.

const KEPT = "rostra-matches";
const MANY = 20;

export interface Known {
  id: string;
  game?: string;
}

export function knownMatches(): Known[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export function remember(id: string, game: string): void {
  keep([{ id, game }, ...knownMatches().filter((one) => one.id !== id)]);
}

export function forget(id: string): void {
  keep(knownMatches().filter((one) => one.id !== id));
}

function keep(matches: Known[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(matches.slice(0, MANY)));
  } catch {
    // a browser that keeps nothing
  }
}
