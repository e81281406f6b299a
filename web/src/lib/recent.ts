// Matches this browser has been to: ids only, a seat's secret is in a cookie that no script can read.

import { keep, kept } from "./kept.ts";

const KEPT = "matches";
const MANY = 20;

export interface Known {
  id: string;
  game?: string;
}

export function knownMatches(): Known[] {
  const found = kept(KEPT);
  return Array.isArray(found) ? found.filter((one) => typeof one?.id === "string") : [];
}

export function remember(id: string, game: string): void {
  keep(KEPT, [{ id, game }, ...knownMatches().filter((one) => one.id !== id)].slice(0, MANY));
}

export function forget(id: string): void {
  keep(
    KEPT,
    knownMatches().filter((one) => one.id !== id),
  );
}
