import { describe, expect, it } from "vitest";

import { Texts } from "./texts.ts";

const texts = new Texts(
  {
    language: "en",
    worded: { first: { card: "card", cards: "card" }, toy: { card: "card" } },
    messages: {
      nothing: "nothing",
      heap: [{ arg: "n" }, " x ", { arg: "name" }],
      "card-spy": "Spy",
      "toy-card-revolt": ["Revolt in ", { arg: "province" }],
      lay: ["You lay ", { arg: "card" }, "."],
      left: [
        {
          on: "left",
          cases: [
            [0, "none left"],
            ["one", "one left"],
            ["other", [{ arg: "left" }, " left"]],
          ],
          else: 2,
        },
      ],
      "page-level-miles": "Miles: plays soundly",
      "table-full": "All seats are taken.",
      refused: [{ arg: "why" }, " (", { arg: "rule" }, ")"],
      "why-spy": ["No ", { arg: "card" }, "."],
    },
  },
  "first",
);

describe("texts", () => {
  it("word the names of the game", () => {
    expect(texts.say("lay", { card: "spy" })).toBe("You lay Spy.");
    expect(texts.say("lay", { card: [] })).toBe("You lay nothing.");
  });

  it("count in the language's way", () => {
    expect([0, 1, 1200].map((left) => texts.say("left", { left }))).toEqual(["none left", "one left", "1,200 left"]);
    expect(texts.counted(["spy", "spy"])).toBe("2 x Spy");
  });

  it("know cards that are called after a province", () => {
    expect(texts.of("toy").name("card", "revolt-moesia")).toBe("Revolt in moesia");
  });

  it("say the numbers of a card that differs from others of its kind", () => {
    expect(texts.name("card", "spy/4-1")).toBe("Spy 4/1");
    expect(texts.of("toy").name("card", "revolt-moesia/3-2")).toBe("Revolt in moesia 3/2");
  });

  it("write the ids of names that nobody has words for as words", () => {
    expect([texts.name("seat", "player-one"), texts.name("card", "dark-red")]).toEqual(["Player one", "dark red"]);
  });

  it("call a bot of another package by its name", () => {
    expect(texts.called("page-level", "miles")).toBe("Miles: plays soundly");
    expect(texts.called("page-level", "cassius")).toBe("cassius");
  });

  it("say the id of what nobody has words for", () => {
    expect(texts.say("page-unknown")).toBe("page-unknown");
  });

  it("tell why not, with the rule", () => {
    const reason = { message: "why-spy", rule: "CC-A4", details: { card: "spy" }, text: "?" };
    expect(texts.refusal(reason)).toBe("No Spy. (CC-A4)");
    expect(texts.refusal({ message: "table-full", rule: "house", details: {}, text: "?" })).toBe(
      "All seats are taken.",
    );
    expect(texts.refusal({ message: "why-new", rule: "CC-A9", details: {}, text: "In English." })).toBe("In English.");
  });
});
