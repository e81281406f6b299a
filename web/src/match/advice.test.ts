import { describe, expect, it } from "vitest";

import { Texts } from "~/lib/texts.ts";

import { advice } from "./advice.ts";

const texts = new Texts({
  language: "en",
  worded: {},
  messages: {
    "thought-march": ["an area is yours then"],
    "page-hint-chance": [{ arg: "percent" }, " % to win"],
    "page-hint-next": ["or ", { arg: "what" }, " (", { arg: "percent" }, " %)"],
  },
});
const say = (line: string): string => line.toUpperCase();
const thought = (line: string, win_chance: number, visits: number) => ({ line, value: win_chance, win_chance, visits });

describe("a suggestion", () => {
  it("of a bot that searches tells the chance, and the alternative", () => {
    expect(advice(texts, [thought("up 5 senators", 0.584, 90), thought("pass", 0.55, 60)], say)).toEqual([
      "58 % to win",
      "or PASS (55 %)",
    ]);
  });

  it("does not tell of what was hardly tried", () => {
    expect(advice(texts, [thought("up 5 senators", 0.584, 90), thought("pass", 0.55, 2)], say)).toEqual([
      "58 % to win",
    ]);
  });

  it("of a bot that does not search tells what it is good for", () => {
    expect(advice(texts, [{ line: "step roma", value: 1.5, reason: "thought-march" }], say)).toEqual([
      "an area is yours then",
    ]);
    expect(advice(texts, [{ line: "pass", value: 1.5 }], say)).toEqual([]);
    expect(advice(texts, [], say)).toEqual([]);
  });
});
