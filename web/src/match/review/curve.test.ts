// The numbers behind the curve of a review.

import { describe, expect, it } from "vitest";

import type { Review, ReviewMoment } from "~/lib/protocol.ts";

import {
  band,
  gain,
  lastPly,
  line,
  nearest,
  notable,
  ownPly,
  placeAt,
  plyOf,
  stopsOf,
  wholePly,
  x,
  y,
} from "./curve.ts";

function moment(
  kind: ReviewMoment["kind"],
  ply: number,
  before: number,
  chance: number,
  more: Partial<ReviewMoment> = {},
): ReviewMoment {
  return { kind, ply, plies: [ply, Math.floor(ply / 2)], before, chance, error: 0.05, ...more };
}

const VIEW = {} as NonNullable<ReviewMoment["view"]>;
const SOUTH = [
  moment("start", 0, 0.5, 0.5),
  moment("luck", 10, 0.5, 0.6, { events: [{ event: "turned" }] }),
  moment("decision", 10, 0.6, 0.4, {
    line: "pass",
    bot: { line: "end", chance: 0.7, error: 0.02 },
    verdict: "mistake",
    view: VIEW,
  }),
  moment("others", 40, 0.4, 1, { error: 0 }),
];
const NORTH = [
  moment("start", 0, 0.5, 0.5),
  moment("decision", 20, 0.5, 0.55, { line: "up 2 censors" }),
  moment("others", 40, 0.55, 0, { error: 0, events: [{ event: "ended" }] }),
];
const sum = { change: 0, error: 0 };
const REVIEW: Review = {
  progress: 1,
  bot: "miles",
  worlds: 100,
  seats: [SOUTH, NORTH].map((moments) => ({ moments, decisions: sum, luck: sum, others: sum })),
};
const SHEET = { width: 200, height: 100, plies: 40 };

describe("the curve", () => {
  it("goes from the left to the right, and up with the chances", () => {
    expect(lastPly(REVIEW)).toBe(40);
    expect([x(SHEET, 0), x(SHEET, 20), x(SHEET, 40), x(SHEET, 99)]).toEqual([0, 100, 200, 200]);
    expect([y(SHEET, 0), y(SHEET, 0.5), y(SHEET, 1), y(SHEET, 1.2)]).toEqual([100, 50, 0, 0]);
  });

  it("has the chance after a decision one step after the moment before it", () => {
    expect(SOUTH.map(plyOf)).toEqual([0, 10, 11, 40]);
    expect(line(SHEET, SOUTH)).toBe("M0 50L50 40L55 60L200 0");
    expect(line(SHEET, [])).toBe("");
  });

  it("has a band of twice the standard error to each side, and none beyond the edges", () => {
    expect(band(SHEET, SOUTH.slice(0, 2))).toBe("M0 40L50 30L50 50L0 60Z");
    expect(band(SHEET, SOUTH.slice(3))).toBe("M200 0L200 0Z");
    expect(band(SHEET, [])).toBe("");
  });

  it("finds the moment nearest to a click", () => {
    expect(nearest(SHEET, REVIEW, { x: 102, y: 50 })).toBe(NORTH[1]);
    expect(nearest(SHEET, REVIEW, { x: 199, y: 95 })).toBe(NORTH[2]);
    expect(nearest(SHEET, REVIEW, { x: 199, y: 5 })).toBe(SOUTH[3]);
    expect(nearest(SHEET, { ...REVIEW, seats: [] }, { x: 1, y: 1 })).toBeNull();
  });
});

describe("moments", () => {
  it("are found by the ply one is at", () => {
    expect([0, 9, 10, 11, 39, 40, 99].map((ply) => placeAt(SOUTH, ply))).toEqual([0, 0, 1, 2, 2, 3, 3]);
  });

  it("have other plies in a seat's own replay", () => {
    expect(ownPly(NORTH[1], null)).toBe(20);
    expect(ownPly(NORTH[1], 1)).toBe(10);
    expect(wholePly(REVIEW, null, 17)).toBe(17);
    expect(wholePly(REVIEW, 1, 10)).toBe(20);
    expect(wholePly(REVIEW, 1, 0)).toBe(0);
  });

  it("are stops for the keyboard, in the plies of the replay one looks at", () => {
    expect(stopsOf(REVIEW, null)).toEqual([0, 10, 11, 21, 40]);
    expect(stopsOf(REVIEW, 1)).toEqual([0, 5, 10, 20]);
  });

  it("are weighed against the bot if they are decisions, else against what was before", () => {
    expect(gain(SOUTH[1])).toBeCloseTo(0.1);
    expect(gain(SOUTH[2])).toBeCloseTo(-0.3);
    expect(gain(NORTH[1])).toBe(0);
  });

  it("are told in words by their weight, of all sides or of one", () => {
    expect(notable(REVIEW, null).map((one) => one.moment)).toEqual([NORTH[2], SOUTH[2], SOUTH[1]]);
    expect(notable(REVIEW, 0).map((one) => one.moment)).toEqual([SOUTH[2], SOUTH[1]]);
    expect(notable(REVIEW, 1).map(({ seat }) => seat)).toEqual([1]);
  });
});
