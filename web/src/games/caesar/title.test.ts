import { beforeEach, describe, expect, it } from "vitest";

import { keepChoice, lastChoice } from "~/door/make.ts";
import { rememberFinished } from "~/lib/finished.ts";
import type { GameInfo } from "~/lib/protocol.ts";

const withPiles = (...values: string[]): GameInfo => ({
  name: "caesar",
  seats: ["cleopatra", "caesar"],
  options: { action_decks: values },
  bots: ["miles"],
  companion: "miles",
  lines: [],
});
const piles = (game: GameInfo) => lastChoice(game).options.action_decks;

beforeEach(() => localStorage.clear());

describe("the action piles at the front door", () => {
  it("are each player's own choice, where the server has that", () => {
    expect(piles(withPiles("arranged", "shuffled", "own-choice"))).toBe("own-choice");
    expect(piles(withPiles("arranged", "shuffled"))).toBe("arranged");
  });

  it("are as they were last chosen, but nobody's first game begins with arranging", () => {
    const now = withPiles("arranged", "shuffled", "own-choice");
    keepChoice("caesar", { ...lastChoice(now), options: { action_decks: "shuffled" } });
    expect(piles(now)).toBe("shuffled");
    // What earlier versions of the page stored for everybody asks nobody to arrange cards they do not know.
    keepChoice("caesar", { ...lastChoice(now), options: { action_decks: "arranged" } });
    expect(piles(now)).toBe("own-choice");
    rememberFinished("caesar");
    expect(piles(now)).toBe("arranged");
  });
});
