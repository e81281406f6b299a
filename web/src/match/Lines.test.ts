import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { MatchInfo } from "~/lib/protocol.ts";
import { Texts, type Language } from "~/lib/texts.ts";

import english from "../../fixtures/words.en.json";

import { linesOf, wordsOf, type Line } from "./annals.ts";
import type { GameOnPage } from "~/games/game.ts";
import Lines from "./Lines.svelte";

const texts = new Texts(english as unknown as Language, "toy");
const LINES: Line[] = [
  { kind: "turn", text: "North to move.", about: [] },
  { kind: "told", text: "North plays Castling.", about: ["censors", "aediles"] },
  { kind: "told", text: "North draws.", about: [] },
  { kind: "told", text: "A vote.", about: ["senators"] },
];

const scrolled = vi.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled;
  scrolled.mockClear();
});
afterEach(cleanup);

function show() {
  let pointed: readonly string[] = ["nobody has said"];
  const { container, rerender, unmount } = render(Lines, {
    texts,
    lines: LINES,
    point: (places: readonly string[]) => (pointed = places),
  });
  const list = container.querySelector("ol")!;
  return { list, lines: [...list.children] as HTMLElement[], rerender, unmount, pointed: () => pointed };
}

const move = async (on: Element, pointerType = "mouse") => {
  for (const type of ["pointerover", "pointermove"]) {
    const event = new MouseEvent(type, { bubbles: true });
    Object.defineProperty(event, "pointerType", { value: pointerType }); // jsdom has no such events
    await fireEvent(on, event);
  }
};

it("tells what the line under the mouse is about, and only such a line is marked", async () => {
  const { list, lines, pointed } = show();
  expect(pointed()).toEqual([]);
  await move(lines[1]);
  expect(pointed()).toEqual(["censors", "aediles"]);
  expect(list.querySelectorAll(".pointed")).toHaveLength(1);
  await move(lines[2]);
  expect(pointed()).toEqual([]);
  expect(list.querySelector(".pointed")).toBeNull();
  await move(lines[3]);
  await fireEvent.pointerLeave(list);
  expect(pointed()).toEqual([]);
});

it("goes from line to line by arrow keys, the newest first, until Escape or until the focus leaves", async () => {
  const { list, lines, pointed } = show();
  list.focus();
  expect(pointed()).toEqual([]);
  await fireEvent.keyDown(list, { key: "ArrowUp" });
  expect(document.activeElement).toBe(lines[3]);
  expect(pointed()).toEqual(["senators"]);
  await fireEvent.keyDown(lines[3], { key: "ArrowDown" }); // there is none
  expect(document.activeElement).toBe(lines[3]);
  for (const at of [3, 2]) await fireEvent.keyDown(lines[at], { key: "ArrowUp" });
  expect(pointed()).toEqual(["censors", "aediles"]);
  await fireEvent.keyDown(lines[1], { key: "Escape" });
  expect(pointed()).toEqual([]);
  await fireEvent.keyDown(lines[1], { key: "ArrowUp" });
  await fireEvent.keyDown(lines[0], { key: "ArrowDown" });
  expect(pointed()).toEqual(["censors", "aediles"]);
  lines[1].blur();
  await vi.waitFor(() => expect(pointed()).toEqual([]));
});

it("lets keys point while the mouse rests on another line, until it moves", async () => {
  const { list, lines, pointed } = show();
  await move(lines[1]);
  await fireEvent.keyDown(list, { key: "ArrowUp" });
  expect(pointed()).toEqual(["senators"]);
  await move(lines[1]);
  expect(pointed()).toEqual(["censors", "aediles"]);
});

it("points by a tap, with the table in sight, until the next one there or elsewhere", async () => {
  const { lines, pointed } = show();
  const tap = async (on: HTMLElement) => {
    await move(on, "touch");
    await fireEvent.click(on);
  };
  await tap(lines[2]);
  expect(scrolled).not.toHaveBeenCalled();
  await tap(lines[3]);
  expect(pointed()).toEqual(["senators"]);
  await tap(lines[3]);
  expect(pointed()).toEqual([]);
  await tap(lines[1]);
  await fireEvent.click(document.body);
  expect(pointed()).toEqual([]);
});

it("points at nothing any more when it is gone, as when the curtain falls", async () => {
  const { lines, unmount, pointed } = show();
  await move(lines[1]);
  unmount();
  expect(pointed()).toEqual([]);
});

it("knows what a game's line is about; what the house tells is about nothing", () => {
  const game = { tell: () => ["one", "two"], places: () => ["roma"] } as unknown as GameOnPage;
  const info = { seats: [] } as unknown as MatchInfo;
  expect(wordsOf({ event: "battle" }, game, texts, info).map((line) => line.about)).toEqual([["roma"], ["roma"]]);
  expect(wordsOf({ event: "started", house: true }, game, texts, info).map((line) => line.about)).toEqual([[]]);
});

it("tells events in a row as one where the game says so, and nothing of others", () => {
  const game = {
    tell: (_: Texts, { event, n }: { event: string; n: number }) => [`${event} ${n}`],
    places: () => [],
    gather: (before: { event: string; n: number }, event: { event: string; n: number }) =>
      before.event === event.event && event.event === "took" ? { event: "took", n: before.n + event.n } : null,
  } as unknown as GameOnPage;
  const info = { seats: [{ kind: "bot", leader: "north" }] } as unknown as MatchInfo;
  const took = (n: number) => ({ event: "took", n });
  const did = { event: "did", house: true, seat: 0 };
  const said = { event: "said", house: true, seat: 0, text: "Ave!" };
  const lines = linesOf(
    [took(1), did, took(2), did, took(4), { event: "left", n: 1 }, took(8), said, took(16)],
    game,
    texts,
    info,
  );
  expect(lines.map((line) => line.text.replace(/.*: /, ""))).toEqual(["took 7", "left 1", "took 8", "Ave!", "took 16"]);
});
