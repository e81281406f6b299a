import { describe, expect, it } from "vitest";

import { Texts } from "~/lib/texts.ts";

import { plain, search, type Book } from "./book.ts";
import { parted } from "./cards.ts";

const texts = new Texts({
  language: "cs",
  worded: {},
  messages: {
    "rules-toy-chapter-votes": "Otázky o důvěře",
    "rules-CC-V5": "Všechny karty se odkryjí.",
    "rules-CC-A1": "*Atentát:* karta se odloží.",
    "rules-CC-A7": "Akce potřebuje cíl.",
    "rules-CC-A7-note": "Tištěná pravidla to neříkají.",
  },
});

const BOOK = {
  game: "toy",
  chapters: [
    { id: "votes", rules: ["CC-V5"] },
    { id: "actions", rules: ["CC-A1", "CC-A7"] },
  ],
} as unknown as Book;

describe("the search", () => {
  const found = (sought: string) => [...search(BOOK, texts, sought)];

  it("finds words without their accents", () => {
    expect(plain("Otázky o DŮVĚŘE")).toBe("otazky o duvere");
    expect(found("atentat")).toEqual(["CC-A1"]);
    expect(found("ATENTÁT odloží")).toEqual(["CC-A1"]);
  });

  it("looks at titles, notes and ids too", () => {
    expect(found("duvere odkryji")).toEqual(["CC-V5"]);
    expect(found("tištěná")).toEqual(["CC-A7"]);
    expect(found("cc-a7")).toEqual(["CC-A7"]);
  });

  it("wants all the words", () => {
    expect(found("atentát cíl")).toEqual([]);
  });
});

describe("an explanation of a card", () => {
  it("is parted into its name and what it does", () => {
    expect(parted("Spion (2): bekijk de hand: nu")).toEqual({ name: "Spion", does: "Bekijk de hand: nu" });
    expect(parted("Galéra: až 3 legie")).toEqual({ name: "Galéra", does: "Až 3 legie" });
    expect(parted("nothing")).toEqual({ name: "nothing", does: "" });
  });
});
