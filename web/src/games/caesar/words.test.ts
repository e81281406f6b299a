import { describe, expect, test } from "vitest";

import { CZECH, TEXTS, VIEWS } from "./testing.ts";
import { everything, question, score, sentence, tell, victory, writtenOn } from "./words.ts";

describe("words", () => {
  test("every legal line of every recorded view has a sentence of its own", () => {
    for (const texts of [TEXTS, CZECH]) {
      for (const { view, lines } of Object.values(VIEWS)) {
        const said = lines.map((line) => sentence(texts, view, line));
        expect(new Set(said).size).toBe(lines.length);
        for (const one of said) expect(one).not.toMatch(/page-|choice-|\{|undefined/);
      }
    }
  });

  test("a button says exactly what it will do", () => {
    const { view } = VIEWS.turn;
    expect(sentence(TEXTS, view, "down 5 censors")).toBe("Lay 5 face down at the Censors");
    expect(sentence(TEXTS, view, "up P aediles")).toBe("Lay the Philosopher face up at the Aediles");
    expect(sentence(CZECH, view, "down 5 censors")).toBe("Vyložit kartu 5 k cenzorům lícem dolů");
  });

  test("a long name may be broken on a narrow card, and a number needs no name", () => {
    expect(writtenOn(TEXTS, "assassination")).toBe("Assas\u00ADsi\u00ADnation");
    expect(writtenOn(CZECH, "scout")).toBe("Vyzvě\u00ADdač");
    expect(writtenOn(TEXTS, "wrath")).toBe("Wrath of the Gods");
    expect(writtenOn(TEXTS, "5")).toBe("");
  });

  test("every question has words", () => {
    for (const { view, lines } of Object.values(VIEWS)) {
      if (lines.length) expect(question(TEXTS, view, lines)).toMatch(/[.?]$/);
    }
  });

  test("a vote is told with sums, winner and losses", () => {
    const told = tell(
      TEXTS,
      VIEWS.scene.news!.find((one) => one.event === "vote")!,
    );
    expect(told[0]).toMatch(/^Cleopatra: /);
    expect(told[2]).toContain("the philosopher turns the result round");
    expect(told.length).toBeGreaterThan(3);
  });

  test("what one sees anyway is not told", () => {
    expect(tell(TEXTS, { event: "stacked", seat: "cleopatra", card: "spy" })).toEqual([]);
    expect(tell(TEXTS, { event: "drew", seat: "cleopatra", pile: "action", card: "spy" })).toEqual([
      "Cleopatra draws: Spy.",
    ]);
  });

  test("the score sheet adds up to the points", () => {
    const { view } = VIEWS.over;
    const rows = score(TEXTS, view);
    const sums = [0, 1].map((at) => rows.reduce((sum, row) => sum + Number(row.cells[at]), 0));
    expect(sums).toEqual(view.outcome!.points);
  });

  test("who won is said with what decided it", () => {
    const won = (points: number[], ...winners: string[]) =>
      victory(TEXTS, { reason: "patricians", points, winners: [] }, winners);
    expect(won([9, 12], "caesar")).toBe("Caesar wins.");
    expect(won([9, 9], "caesar")).toContain("more patricians");
    expect(won([9, 9], "caesar", "cleopatra")).toContain("draw");
  });

  test("everything shows both hands", () => {
    const all = everything(VIEWS.over.both!);
    expect(all.seat).toBe(null);
    expect(all.players.cleopatra.hand).not.toBe(null);
    expect(all.players.caesar.hand).not.toBe(null);
  });
});
