// A game that nobody has made a folder for: an urn with marbles.

import { fireEvent, render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";

import type { MatchInfo, View } from "~/lib/protocol.ts";
import { Texts, type Language } from "~/lib/texts.ts";

import english from "../../../fixtures/words.en.json";
import { game } from "./index.ts";
import { asTable, grouped, plainly, question } from "./words.ts";

const language = english as unknown as Language;
const texts = new Texts(language, "urn");
const worded = new Texts(
  { ...language, messages: { ...language.messages, "urn-event-took": ["Out come ", { arg: "count" }, "."] } },
  "urn",
);

const VIEW = {
  game: "urn",
  options: {},
  seat: "player-one",
  turn: "player-one",
  waiting_for: "player-one",
  actions: [0, 1],
  asked: "asked-take",
  marbles_left: 4,
  players: { "player-one": { hand: ["dark-red", "blue"] }, "player-two": { hand: null } },
  outcome: null,
} as unknown as View;
const seat = { kind: "person", name: "Ada", bot: "", ready: true, away: false, resigned: false };
const INFO = {
  game: "urn",
  seats: [
    { ...seat, leader: "player-one" },
    { ...seat, name: "Ben", leader: "player-two" },
  ],
} as unknown as MatchInfo;

function table(more: object = {}) {
  const play = vi.fn<(lines: readonly string[]) => void>();
  const given = {
    texts,
    view: VIEW,
    info: INFO,
    seat: 0,
    live: true,
    lines: ["take 1", "take 2"],
    busy: false,
    hints: [],
    news: [],
    play,
    why: vi.fn(),
  };
  const { container } = render(game.Table, { ...given, ...more });
  return { container, play };
}

it("asks with every choice as a button, and plays the one that is pressed", async () => {
  const { container, play } = table({ hints: [{ line: "take 2", value: 1 }] });
  expect(container.querySelector(".ask h2")?.textContent).toBe("Take");
  const buttons = [...container.querySelectorAll<HTMLButtonElement>("button[data-action]")];
  expect(buttons.map((one) => one.textContent)).toEqual(["Take 1", "Take 2"]);
  expect(buttons.map((one) => one.classList.contains("suggested"))).toEqual([false, true]);
  await fireEvent.click(buttons[1]);
  expect(play).toHaveBeenCalledWith(["take 2"]);
});

it("goes from choice to choice by arrow keys", async () => {
  const { container } = table();
  const [first, second] = container.querySelectorAll<HTMLElement>("button");
  first.focus();
  await fireEvent.keyDown(first, { key: "ArrowRight" });
  expect(document.activeElement).toBe(second);
});

it("asks for a decision when the game has no words for it", () => {
  expect(question(texts, { ...VIEW, asked: "urn-asked" }, ["take 1"])).toBe("Your decision");
  expect(question(texts, VIEW, [])).toBe("Waiting ..."); // nobody waits for oneself
});

it("offers nothing to whoever only watches, and says who is waited for", () => {
  const { container } = table({ live: false, lines: [], view: { ...VIEW, seat: null, actions: [] } });
  expect(container.querySelector("button")).toBeNull();
  expect(container.querySelector(".ask h2")?.textContent).toContain("Player one");
});

it("shows what may be seen, in words", () => {
  const { container } = table();
  const words = container.querySelector(".view")!.textContent;
  for (const one of ["Marbles left", "Player one", "dark red, blue", "–"]) expect(words).toContain(one);
  expect(words).not.toContain("Waiting for");
});

it("shows things of one kind as a table", () => {
  const { container } = table();
  const cells = [...container.querySelectorAll("tr")].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual([
    ["", "Hand"],
    ["Player one", "dark red, blue"],
    ["Player two", "–"],
  ]);
  expect(asTable({ urn: { marbles: 4 } })).toBeNull();
  expect(asTable({ urn: { marbles: 4 }, lid: { of: { wood: true } } })).toBeNull();
  expect(asTable({ left: 4, right: 3 })).toBeNull();
  expect(plainly(texts, -3)).toBe("-3");
});

it("tells what happened in the game's own words, or plainly", () => {
  const took = { event: "took", seat: "player-one", count: 2, colours: ["dark-red"], hidden: false };
  expect(game.tell(worded, took)).toEqual(["Out come 2."]);
  expect(game.tell(texts, took)).toEqual(["Player one: took, count 2, colours dark red, hidden no"]);
  expect(game.tell(texts, { event: "refilled" })).toEqual(["Refilled"]);
});

it("puts many choices into groups by their first word", () => {
  const many = ["take", "put"].flatMap((verb) => Array.from({ length: 7 }, (_, at) => `${verb} ${at}`));
  expect(grouped(many).map(({ name, lines }) => [name, lines.length])).toEqual([
    ["Take", 7],
    ["Put", 7],
  ]);
  expect(grouped(many.slice(0, 7))).toEqual([{ name: "", lines: many.slice(0, 7) }]);
  expect(table({ lines: many }).container.querySelectorAll("details[open] button")).toHaveLength(14);
});

it("says who has won, with the points", () => {
  const result = { reason: "empty-urn", winners: [1], points: [2, 3] };
  expect(game.victory(texts, result, ["player-two"])).toBe("Player two wins.");
  expect(game.victory(texts, result, ["player-one", "player-two"])).toBe("Player one, Player two share the victory.");
  const lines = [["player-two", "marbles", "", 3]];
  const over = {
    ...VIEW,
    seats: ["player-one", "player-two"],
    outcome: { points: [0, 3], winners: ["player-two"], lines, reason: "empty-urn" },
  };
  expect(game.score(texts, over as unknown as View)).toEqual([{ label: "Marbles", cells: ["", "3"] }]);
  const { container } = table({ lines: [], over: ["Player two wins.", "Empty urn"] });
  expect(container.querySelector(".ask h2")?.textContent).toBe("Player two wins.");
  const aside = render(game.Aside, {
    texts,
    view: over as unknown as View,
    info: INFO,
    seat: 0,
    live: false,
    lines: [],
    busy: false,
    hints: [],
    news: [],
    play: vi.fn(),
    why: vi.fn(),
  });
  expect(aside.container.textContent).toMatch(/Player two.*Ben.*3/);
});

it("opens what any seat can see when a match is over", () => {
  const other = {
    ...VIEW,
    seat: "player-two",
    players: { "player-one": { hand: null }, "player-two": { hand: ["green"] } },
  } as unknown as View;
  const all = game.everything([VIEW, other]) as unknown as { players: object; seat: null };
  expect(all.players).toEqual({ "player-one": { hand: ["dark-red", "blue"] }, "player-two": { hand: ["green"] } });
  expect(all.seat).toBeNull();
});
