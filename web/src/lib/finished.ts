// The games that were played to their end in this browser: a first game is made easier. Only their names.

import { store, stored } from "./storage.ts";

const KEY = "finished";

function all(): string[] {
  const found = stored(KEY);
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
}

export function hasFinished(game: string): boolean {
  return all().includes(game);
}

export function rememberFinished(game: string): void {
  if (!hasFinished(game)) store(KEY, [...all(), game]);
}
