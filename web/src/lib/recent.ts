// The matches this browser has been to. Only their ids: a seat's secret is in a cookie that no script can read.

import { store, stored } from "./storage.ts";

const KEY = "matches";
const MANY = 20;

export interface RecentMatch {
  id: string;
  game?: string;
}

export function recentMatches(): RecentMatch[] {
  const found = stored(KEY);
  return Array.isArray(found) ? found.filter((one) => typeof one?.id === "string") : [];
}

export function remember(id: string, game: string): void {
  store(KEY, [{ id, game }, ...recentMatches().filter((one) => one.id !== id)].slice(0, MANY));
}

export function forget(id: string): void {
  store(
    KEY,
    recentMatches().filter((one) => one.id !== id),
  );
}
