import { describe, expect, it } from "vitest";

import type { GameInfo } from "~/lib/protocol.ts";
import { Texts } from "~/lib/texts.ts";

import { asOptions, filesKnown, pick } from "./files.ts";
import { keepChoice, lastChoice, settings } from "./make.ts";

const game: GameInfo = {
  name: "toy-with-files",
  seats: ["north", "south"],
  options: {},
  bots: ["miles"],
  companion: "miles",
  lines: [],
  files: {
    map: [
      { name: "alps", fits: { deck: ["", "printed"] } },
      { name: "bad", problem: "line 1, west: is missing" },
      { name: "elsewhere", fits: { deck: ["its-own"] } },
    ],
    deck: [
      { name: "its-own", fits: { map: ["elsewhere"] } },
      { name: "printed", fits: { map: ["", "alps"] } },
    ],
  },
};

describe("maps and decks of the host", () => {
  it("are the game's own until somebody chooses", () => {
    expect(filesKnown(game)).toEqual({ map: "", deck: "" });
    expect(asOptions(filesKnown(game))).toEqual({});
  });

  it("give way to what they cannot be played with", () => {
    const elsewhere = pick(game, { map: "", deck: "printed" }, "map", "elsewhere");
    expect(elsewhere).toEqual({ map: "elsewhere", deck: "its-own" });
    expect(pick(game, elsewhere, "map", "")).toEqual({ map: "", deck: "" });
    expect(pick(game, elsewhere, "deck", "printed")).toEqual({ map: "", deck: "printed" });
    expect(pick(game, { map: "", deck: "printed" }, "map", "alps")).toEqual({ map: "alps", deck: "printed" });
  });

  it("are remembered as long as they can be played with, and named in the match's options", () => {
    keepChoice(game.name, { ...lastChoice(game), files: { map: "alps", deck: "gone" } });
    const choice = lastChoice(game);
    expect(choice.files).toEqual({ map: "alps", deck: "" });
    const texts = new Texts({ language: "en", worded: {}, messages: {} });
    expect(settings(texts, game, choice, "bot", "").options).toEqual({ map: "alps" });
    keepChoice(game.name, { ...choice, files: { map: "bad" } });
    expect(lastChoice(game).files).toEqual({ map: "", deck: "" });
  });
});
