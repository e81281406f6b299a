import { describe, expect, test } from "vitest";

import { follow } from "./follow.ts";
import { SEATS, pointsOf } from "./names.ts";
import { odds } from "./odds.ts";
import { tally, total, worthNext } from "./points.ts";
import { fitted, shuffled, suggestedSet, suggestedStack, toStack } from "./presets.ts";
import { acts, steps } from "./scenes.ts";
import { VIEWS } from "./testing.ts";

describe("what is counted", () => {
  test("points are those of the engine", () => {
    for (const { view } of Object.values(VIEWS)) {
      for (const seat of SEATS) expect(total(tally(view, seat))).toBe(pointsOf(view.players[seat]));
    }
  });

  test("the patrician that makes a majority brings two points", () => {
    const view = structuredClone(VIEWS.stack.view);
    view.players.cleopatra.won.censors = 1;
    view.patricians.censors = 2;
    expect(worthNext(view, "cleopatra", "censors")).toBe(2);
    expect(worthNext(view, "caesar", "censors")).toBe(1);
  });

  test("the odds of the next vote card add up", () => {
    const view = VIEWS.stack.view;
    expect(odds(view)).toEqual([
      { what: "vote", from: 0, n: 5 },
      { what: "orgy", from: 5, n: 2 },
      { what: "shuffle", from: 7, n: 1 },
    ]);
  });
});

describe("presets", () => {
  test("the suggested pile is of the cards there are", () => {
    const cards = toStack(VIEWS.stack.view);
    expect(suggestedStack(cards)).toHaveLength(13);
    expect([...suggestedStack(cards)].sort()).toEqual([...cards].sort());
    expect(fitted(["spy", "veto", "spy"], ["spy"])).toEqual(["spy"]);
    expect([...shuffled(cards)].sort()).toEqual([...cards].sort());
  });

  test("the strongest card goes to the group of the bonus", () => {
    const { view } = VIEWS.set;
    const cards = suggestedSet(view);
    expect(cards[["senators", "praetors", "quaestors"].indexOf(view.players[view.seat!].bonus!)]).toBe("5");
  });
});

describe("cards that are followed", () => {
  const { view } = VIEWS.turn;
  const mine = view.seat!;

  test("a card laid from the hand is the same card", () => {
    const before = follow([], view);
    const laid = structuredClone(view);
    const [card, ...rest] = laid.players[mine].hand!;
    laid.players[mine].hand = rest;
    laid.players[mine].table.aediles.down += 1;
    laid.players[mine].table.aediles.down_cards!.push(card);
    const after = follow(before, laid);
    const was = before.find((slot) => slot.zone === "hand" && slot.card === card)!;
    expect(after.find((slot) => slot.id === was.id)).toMatchObject({ zone: "aediles", card, up: false });
    expect(after).toHaveLength(before.length);
  });

  test("a hidden card of the opponent that is turned up stays in its place", () => {
    const theirs = mine === "cleopatra" ? "caesar" : "cleopatra";
    const before = follow([], view);
    const hidden = before.find((slot) => slot.seat === theirs && slot.card === null)!;
    const turned = structuredClone(view);
    const at = turned.players[theirs].table[hidden.zone as "censors"];
    at.down -= 1;
    at.up = ["5", ...at.up];
    const after = follow(before, turned);
    const found = after.find(
      (slot) => slot.card === "5" && slot.seat === theirs && slot.zone === hidden.zone && slot.up,
    )!;
    expect(before.some((slot) => slot.id === found.id && slot.card === null)).toBe(true);
  });
});

describe("scenes", () => {
  test("a vote that a philosopher turns round has a step for it", () => {
    const [act] = acts(VIEWS.scene.news!).filter((one) => one.event === "vote");
    expect(steps(act).map(([name]) => name)).toEqual(["card", "turn", "count", "round", "verdict"]);
  });

  test("after a long absence only the newest are played", () => {
    const vote = VIEWS.scene.news!.find((one) => one.event === "vote")!;
    expect(acts([vote, vote, vote, vote])).toHaveLength(2);
    expect(acts([{ event: "turned", card: "senators", effect: "vote" }])).toEqual([]);
  });
});
