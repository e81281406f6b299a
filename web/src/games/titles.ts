// The games, loaded when they are needed.

import { because } from "~/lib/api.ts";

import type { GameOnPage } from "./game.ts";

const GAMES = new Map<string, () => Promise<unknown>>([
  ["caesar", async () => (await import("~/games/caesar/index.ts")).caesar],
  ["nero", async () => (await import("~/games/nero/index.ts")).nero],
]);

/** Refused if this page has no such game, or cannot load it. */
export async function gameCalled(name: string): Promise<GameOnPage> {
  try {
    return (await GAMES.get(name)!()) as GameOnPage;
  } catch {
    throw because("page-broken");
  }
}
