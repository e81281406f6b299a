import { describe, expect, it } from "vitest";

import { pieces } from "./markup.ts";

describe("the markup of the rules", () => {
  it("finds emphasis and links", () => {
    expect(pieces("*Spy:* look at the hand, as in [CC-A2].")).toEqual([
      { kind: "strong", text: "Spy:" },
      { kind: "text", text: " look at the hand, as in " },
      { kind: "rule", text: "CC-A2" },
      { kind: "text", text: "." },
    ]);
  });

  it("takes several in a row apart", () => {
    expect(pieces("[NE-M7][NE-C12] *one* or *two face up*").map((piece) => `${piece.kind} ${piece.text}`)).toEqual([
      "rule NE-M7",
      "rule NE-C12",
      "text  ",
      "strong one",
      "text  or ",
      "strong two face up",
    ]);
  });

  it("keeps a number and its points together", () => {
    expect(pieces("costs 2 MP, 10 VP")).toEqual([{ kind: "text", text: "costs 2\u00a0MP, 10\u00a0VP" }]);
    expect(pieces("5 Senators")).toEqual([{ kind: "text", text: "5 Senators" }]);
  });

  it("leaves everything else as it is", () => {
    for (const text of ["", "3 * 4 * 5", "a star*", "[see below]", "[cc-a1]", "[CC-A1 ]", "<b>bold</b>", "_ & ~"]) {
      expect(pieces(text)).toEqual(text ? [{ kind: "text", text }] : []);
    }
  });
});
