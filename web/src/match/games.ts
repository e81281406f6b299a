// The games, loaded when they are needed.

import type { GameOnPage } from "./game.ts";

export async function gameCalled(name: string): Promise<GameOnPage> {
  switch (name) {
    case "caesar":
      return (await import("~/caesar/index.ts")).caesar as unknown as GameOnPage;
    case "nero":
      return (await import("~/nero/index.ts")).nero as unknown as GameOnPage;
    default:
      throw new Error(`this page does not know the game ${name}`);
  }
}
