// The table of Nero: what it says, and that every legal decision can be made on it.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type { Happening, Thought } from "~/lib/protocol.ts";
import { Texts, type Language } from "~/lib/texts.ts";
import { preferences } from "~/lib/preferences.svelte.ts";

// tools/web.py test writes these three.
import facts from "../../../fixtures/facts.json";
import czech from "../../../fixtures/words.cs.json";
import english from "../../../fixtures/words.en.json";

import { question } from "./asking.ts";
import { drawingOf } from "./cards.ts";
import { known, type Facts } from "./facts.svelte.ts";
import { game as nero } from "./index.ts";
import { disarmed, legionsOf, lineFor, offer, verbOf, wouldBe, wouldBeCard } from "./lines.ts";
import { fought, legs } from "./moves.ts";
import { score, victory } from "./score.ts";
import { sentence } from "./sentence.ts";
import { drawnAsGraph } from "./shapes.ts";
import { described, piecesAt, standing } from "./standing.ts";
import Aside from "./Aside.svelte";
import Table from "./Table.svelte";
import { explained, gather, places, tell } from "./words.ts";
import type { NeroView } from "./views.ts";

interface Fixture {
  seat: number | null;
  lines: string[];
  news: Happening[];
  view: NeroView;
}

const fixtures = import.meta.glob<Fixture>("./fixtures/*.json", { eager: true, import: "default" });
const fixture = (name: string): Fixture => structuredClone(fixtures[`./fixtures/${name}.json`]);
const MOMENTS = [
  "want",
  "place",
  "home",
  "turn",
  "first-card",
  "activation",
  "force",
  "marching",
  "taking",
  "disarmed",
  "attacking",
  "battle",
  "answer",
  "answer-event",
  "rebellion",
  "traitor",
  "load",
  "give-way",
  "grant",
  "send",
  "bring",
];
const texts = new Texts(english as unknown as Language, "nero");
const info = {
  phase: "playing",
  seats: ["Anna", "Ben", "Cleo", "Dora"].map((name) => ({ name, kind: "person", bot: "" })),
};

function props(of: Fixture, more: object = {}) {
  return {
    texts,
    view: of.view,
    info: info as never,
    seat: of.seat,
    live: of.seat !== null,
    lines: of.lines,
    busy: false,
    hints: [] as Thought[],
    news: of.news,
    play: vi.fn<(lines: readonly string[]) => void>(),
    why: vi.fn<(line: string) => void>(),
    ...more,
  };
}

beforeAll(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("nothing is fetched in tests")));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  known.know(facts as unknown as Facts);
  preferences.pace = 0;
});

afterEach(cleanup);

describe("words", () => {
  it.each(MOMENTS)("says what is asked, and every decision: %s", (name) => {
    const { view, lines, news } = fixture(name);
    const said = [
      question(texts, view, lines),
      ...lines.map((line) => sentence(texts, view, line)),
      ...news.flatMap((one) => tell(texts, one)),
    ];
    for (const one of said) {
      expect(one).not.toMatch(/\{\$|undefined|page-nero|nero-|event-/);
      expect(one.length).toBeGreaterThan(2);
    }
    const sentences = lines.map((line) => sentence(texts, view, line));
    expect(new Set(sentences).size).toBe(lines.length); // no two buttons say the same
  });

  it("has the same words in another language, with its own plurals", () => {
    const inCzech = new Texts(czech as unknown as Language, "nero");
    expect([1, 2, 5].map((left) => inCzech.say("page-nero-cards-left", { left }))).toEqual([
      "na PB a BB zbývá 1 karta",
      "na PB a BB zbývají 2 karty",
      "na PB a BB zbývá 5 karet",
    ]);
    for (const name of MOMENTS) {
      const { view, lines } = fixture(name);
      for (const line of lines) expect(sentence(inCzech, view, line)).not.toMatch(/page-nero|nero-|\{\$/);
    }
  });

  it("tells a battle with both sides' cards and its winner", () => {
    const { news } = fixture("fought");
    const said = news.filter((one) => one.event === "battle").flatMap((one) => tell(texts, one));
    expect(said).toHaveLength(3);
    expect(said[2]).toContain("wins against");
  });

  it("does not tell what is no event of the game", () => {
    expect(tell(texts, { event: "did", line: "halt" })).toEqual([]);
    expect(tell(texts, { event: "dealt", seat: "otho" })).toEqual([]);
  });

  it("leaves the name out of what a card does", () => {
    expect(explained(texts, "galley")).toMatch(/^Up to 3 legions/);
    expect(explained(texts, "revolt-moesia")).toMatch(/^The player of that area/);
  });

  it("says of a province whose it is and who stands there", () => {
    const { view } = fixture("turn");
    const seat = view.seat!;
    const at = view.leaders[seat].at!;
    expect(described(texts, view, at)).toContain(texts.name("rank", view.leaders[seat].rank));
  });

  it("has a score sheet whose sums are the points", () => {
    const views = (fixtures["./fixtures/over.json"] as unknown as { views: NeroView[] }).views;
    const all = nero.everything(views);
    expect(all.seat).toBeNull();
    expect(all.seats.every((seat) => all.players[seat].hand !== null)).toBe(true);
    const rows = score(texts, all);
    const sums = all.seats.map((_, at) =>
      rows.flatMap((row) => row.cells[at].split(" + ")).reduce((sum, one) => sum + Number(one), 0),
    );
    expect(sums).toEqual(all.outcome!.points);
  });
});

it("says who won, and what decided it", () => {
  const won = (reason: string, points: number[], ...winners: string[]) =>
    victory(texts, { reason, points, winners: [] }, winners);
  expect(won("rounds", [4, 9, 8, 3], "otho")).toBe("Otho wins.");
  expect(won("rounds", [4, 9, 9, 3], "otho")).toContain("better standing");
  expect(won("rounds", [4, 9, 9, 3], "otho", "galba")).toContain("shared victory");
  expect(won("control", [4, 9, 9, 3], "otho")).toContain("at once");
});

describe("cards of one event that differ", () => {
  it("have the drawing and the words of their event, and say their points where a line names them", () => {
    const { view } = fixture("battle");
    expect(drawingOf("galley/4-1")).toBe(drawingOf("galley"));
    expect(explained(texts, "revolt-moesia/3-2")).toBe(explained(texts, "revolt-moesia"));
    expect(sentence(texts, view, "counter bribery/3-2")).toContain("Bribery 3/2");
    expect(sentence(texts, view, "counter-two bribery")).not.toContain("(");
    expect(sentence(texts, view, "counter-two bribery/3-2")).toContain("(Bribery 3/2, Bribery 3/2)");
    expect(sentence(texts, view, "counter-two bribery/2-2 bribery/3-2")).toContain("(Bribery 2/2, Bribery 3/2)");
  });
});

describe("decisions", () => {
  it.each(MOMENTS)("every legal line belongs to something one can touch: %s", (name) => {
    const { lines } = fixture(name);
    const { provinces, cards, areas, amounts, buttons } = offer(lines);
    const reached = [...provinces.values(), ...cards.values(), [...areas.values()], buttons].flat();
    for (const amount of amounts) {
      for (let legions = 0; legions <= amount.most; legions += 1) {
        for (const leader of [false, true]) {
          const line = lineFor(amount.verb, legions, leader);
          if (amount.lines.has(line) && !reached.includes(line)) reached.push(line);
        }
      }
    }
    expect(reached.sort()).toEqual([...lines].sort());
  });

  it.each(MOMENTS)("every legal line is carried out by an element of the table: %s", async (name) => {
    const of = fixture(name);
    const given = props(of);
    const { container } = render(Table, given);
    for (const line of of.lines) {
      await reach(container, line);
      const doing = container.querySelector<HTMLButtonElement>(`.do:not(.all) [data-action="${line}"]`);
      expect(doing, line).not.toBeNull();
      await fireEvent.click(doing!);
      expect(given.play).toHaveBeenLastCalledWith([line]);
    }
    expect(given.play).toHaveBeenCalledTimes(of.lines.length);
  });

  it.each(MOMENTS)("all choices are listed, too: %s", (name) => {
    const of = fixture(name);
    const { container } = render(Table, props(of));
    const listed = [...container.querySelectorAll<HTMLElement>("details .all [data-action]")].map(
      (one) => one.dataset.action,
    );
    expect(listed).toEqual(of.lines);
  });

  it("a lit province is picked by the first touch and done by the second", async () => {
    const of = fixture("marching");
    const step = of.lines.find((line) => verbOf(line) === "step")!;
    const given = props(of);
    const { container } = render(Table, given);
    const province = container.querySelector(`[data-province="${step.split(" ")[1]}"]`)!;
    await fireEvent.click(province);
    expect(given.play).not.toHaveBeenCalled();
    expect(province.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.keyDown(province, { key: "Enter" });
    expect(given.play).toHaveBeenCalledExactlyOnceWith([step]);
  });

  it("NE-M5: legions are taken along by number, and the button says what it costs and who stays", async () => {
    const of = fixture("taking");
    const given = props(of);
    const { container } = render(Table, given);
    const own = container.querySelector('[data-amount="take own"]')!;
    const button = own.querySelector<HTMLElement>("[data-action]")!;
    expect(button.textContent!.trim()).toBe("Take 2 own legions along (1 MP)");
    await fireEvent.click(own.querySelector("svg")!);
    expect(button.textContent!.trim()).toBe("Take 1 own legion along (1 MP) 1 stays here");
    await fireEvent.click(button);
    expect(given.play).toHaveBeenLastCalledWith(["take own 1"]);
    const neutral = container.querySelector('[data-amount="take neutral"]')!;
    expect(neutral.querySelector(".legions")).toBeNull(); // there is one
    await fireEvent.click(neutral.querySelector("[data-action]")!);
    expect(given.play).toHaveBeenLastCalledWith(["take neutral 1"]);
  });

  it("games of older rules take up all there are, by a button each", async () => {
    const of = fixture("marching");
    const lines = of.lines.filter((line) => verbOf(line) !== "take");
    const given = props({ ...of, lines: [...lines, "take own", "take neutral", "take both"] });
    const { container } = render(Table, given);
    expect(container.querySelector('[data-amount^="take"]')).toBeNull();
    for (const line of ["take own", "take neutral", "take both"]) {
      await fireEvent.click(container.querySelector(`[data-action="${line}"]`)!);
      expect(given.play).toHaveBeenLastCalledWith([line]);
    }
  });

  it("NE-F2: says that an attack takes a card, where nothing else is missing", () => {
    const of = fixture("disarmed");
    expect(MOMENTS.filter((name) => disarmed(fixture(name).view, fixture(name).lines))).toEqual(["disarmed"]);
    const { container } = render(Table, props(of));
    expect(container.querySelector(".ask")!.textContent).toContain("No attack: it takes a card");
    of.view.this_turn.bp = 0;
    expect(disarmed(of.view, of.lines)).toBe(false);
  });

  it("NE-F2: says to the attacker that a card is missing", () => {
    const said = (name: string) => render(Table, props(fixture(name))).container.textContent!;
    expect(said("battle")).not.toContain("at least one card");
    expect(said("attacking")).toContain("at least one card");
  });

  it("out of an activation a force is sent off and steps in one", async () => {
    const of = fixture("activation");
    const given = props(of);
    const { container } = render(Table, given);
    const lit = container.querySelector(".touch.lit")!;
    await fireEvent.click(lit);
    const going = container.querySelector<HTMLElement>(".do .strong[data-action]")!;
    expect(of.lines).toContain(going.dataset.action);
    await fireEvent.click(going);
    expect(given.play).toHaveBeenCalledExactlyOnceWith([
      going.dataset.action,
      `step ${lit.getAttribute("data-province")}`,
    ]);
  });

  it("what is not allowed is asked of the engine", async () => {
    const of = fixture("marching");
    const given = props(of);
    const { container } = render(Table, given);
    await fireEvent.click(container.querySelector('[data-province="aegyptus"]')!);
    expect(given.why).toHaveBeenCalledWith("step aegyptus");
    expect(given.play).not.toHaveBeenCalled();
    const { view } = fixture("turn");
    expect(wouldBe(view, "aegyptus")).toBe("activate aegyptus");
    expect(wouldBeCard(view, "assassin")).toBe("event assassin");
    expect(wouldBeCard(fixture("battle").view, "assassin")).toBe("battle-card assassin");
    expect(wouldBeCard(fixture("answer").view, "galley")).toBe("counter galley");
  });

  it("what is picked and opened stays when the same view comes again", async () => {
    const of = fixture("marching");
    const { container, rerender } = render(Table, props(of));
    const step = of.lines.find((line) => verbOf(line) === "step")!;
    await fireEvent.click(container.querySelector(`[data-province="${step.split(" ")[1]}"]`)!);
    container.querySelector("details")!.open = true;
    await rerender({
      view: structuredClone(of.view),
      lines: [...of.lines],
      news: [{ event: "said", house: true, seat: 0, text: "Ave!" }],
    });
    expect(container.querySelector(`.do:not(.all) [data-action="${step}"]`)).not.toBeNull();
    expect(container.querySelector("details")!.open).toBe(true);
    await rerender({ lines: of.lines.slice(1) });
    expect(container.querySelector("details")!.open).toBe(false);
  });

  it("spectators and replays touch nothing", async () => {
    const given = props({ ...fixture("turn"), lines: [] }, { live: false, seat: null });
    const { container } = render(Table, given);
    await fireEvent.click(container.querySelector('[data-province="aegyptus"]')!);
    expect(given.why).not.toHaveBeenCalled();
    expect(container.querySelector("[data-action]")).toBeNull();
  });

  it("the best thought is marked and given with its reason", () => {
    const of = fixture("marching");
    const step = of.lines.find((line) => verbOf(line) === "step")!;
    const hints = [{ line: step, value: 1, reason: "nero-thought-province" }];
    const { container } = render(Table, props(of, { hints }));
    expect(container.querySelector(".touch.hinted")?.getAttribute("data-province")).toBe(step.split(" ")[1]);
    expect(container.querySelector(".hint")?.textContent).toContain("A province more");
  });
});

/** Touch what a person would touch until the button for a line is there. */
async function reach(container: HTMLElement, line: string): Promise<void> {
  const { provinces, cards } = offer([line]);
  const [first] = [...provinces.keys(), ...cards.keys()];
  if (provinces.size) await fireEvent.click(container.querySelector(`[data-province="${first}"]`)!);
  if (cards.size) await fireEvent.click(container.querySelector(`[data-card="${first}"]`)!);
  const composers = [...container.querySelectorAll<HTMLElement>("[data-amount]")];
  const composer = composers.find((one) => line.startsWith(`${one.dataset.amount} `));
  if (!composer) return;
  const wanted = legionsOf(line);
  const now = () => legionsOf(composer.querySelector<HTMLElement>("[data-action]")!.dataset.action!);
  const [fewer, more] = [...composer.querySelectorAll<HTMLButtonElement>(".legions > button")];
  while (fewer && now() > wanted) await fireEvent.click(fewer);
  while (more && now() < wanted) await fireEvent.click(more);
  const leader = composer.querySelector<HTMLInputElement>("input[type=checkbox]");
  if (leader && !leader.disabled && leader.checked !== line.endsWith(" leader")) await fireEvent.click(leader);
}

it("NE-C5: shows the cards that have left the game beside the discards", () => {
  const { view } = fixture("turn");
  const { container, rerender } = render(Aside, props({ ...fixture("turn"), view }));
  expect(container.textContent).not.toContain("Out of the game");
  void rerender({ view: { ...view, removed: ["assassin", "praetorian-guard", "praetorian-guard"] } });
  flushSync();
  expect(container.textContent).toContain("Out of the game: 3");
  expect(container.textContent).toMatch(/Assassin, 2\sx\sPraetorian Guard/);
});

describe("the hand", () => {
  it("shows a card that is laid for a battle once, as laid", () => {
    const of = fixture("battle");
    const held = of.view.players[of.view.seat!].hand!;
    const laid = of.view.battle!.laid!;
    const { container } = render(Table, props(of));
    expect(container.querySelectorAll(".slot.laid")).toHaveLength(laid.length);
    expect(container.querySelectorAll("[data-card]")).toHaveLength(held.length - laid.length);
  });
});

describe("the map", () => {
  it("shows every legion once", () => {
    for (const name of MOMENTS) {
      const { view } = fixture(name);
      for (const [province, there] of Object.entries(view.provinces)) {
        const shown = piecesAt(standing(view), province).filter(
          (piece) => piece.kind !== "leader" && piece.kind !== "germans",
        );
        const legions = [...Object.values(there.legions), ...Object.values(there.marked)].reduce(
          (sum, n) => sum + n,
          0,
        );
        expect(
          shown.reduce((sum, piece) => sum + piece.count, 0),
          `${name}: ${province}`,
        ).toBe(legions);
      }
    }
  });

  it("takes those who move from where they were, and loses nobody on the way", () => {
    const { view } = fixture("turn");
    const seat = view.seat!;
    const from = Object.keys(view.provinces).find((one) => view.provinces[one].legions[seat])!;
    const news = [{ event: "stepped", seat, from, to: "italia-nord", legions: 1, leader: false }];
    const [leg] = legs(view, news);
    expect(leg.during.provinces[from].legions[seat]).toBe(view.provinces[from].legions[seat] - 1);
    expect(leg.move.to).toBe("italia-nord");
    expect(fought(fixture("fought").news)?.winner).toBeTruthy();
  });

  it("outlines the provinces that a line of the annals is about", async () => {
    const of = fixture("turn");
    const { container, rerender } = render(Table, props(of));
    const path = (province: string) => container.querySelector(`[data-province="${province}"]`)!.getAttribute("d");
    const outlined = () =>
      [...container.querySelectorAll(".glow.pointed:not(.wide)")].map((one) => one.getAttribute("d"));
    expect(outlined()).toEqual([]);
    for (const name of MOMENTS) {
      for (const event of fixture(name).news) {
        await rerender({ pointed: places(event) });
        expect(outlined()).toEqual(places(event).map(path));
      }
    }
    await rerender({ pointed: places({ event: "stepped", from: "italia-nord", to: "roma" }) });
    expect(outlined()).toEqual([path("italia-nord"), path("roma")]);
    expect(container.querySelector(".city.pointed")).not.toBeNull(); // it lies over the outline
  });

  it("is a graph where a map has no shapes: no node covers another", () => {
    const graph = drawnAsGraph((facts as unknown as Facts).provinces);
    expect(graph.background).toBeNull();
    for (const a of graph.provinces) {
      for (const b of graph.provinces) {
        if (a.id >= b.id) continue;
        const apart = Math.abs(a.centre[0] - b.centre[0]) >= 118 || Math.abs(a.centre[1] - b.centre[1]) >= 84;
        expect(apart, `${a.id} ${b.id}`).toBe(true);
      }
    }
  });
});

describe("the annals", () => {
  const took = (legions: number, more = {}) => ({
    event: "took",
    seat: "otho",
    at: "raetia",
    legions,
    leader: false,
    ...more,
  });

  it("NE-M5: own and neutral legions that a force takes along are one line", () => {
    const both = gather(gather(took(2), took(1))!, took(0, { leader: true }))!;
    expect(tell(texts, both)).toEqual(["Otho takes along in Raetia: 3 legions and the leader."]);
  });

  it("other provinces, other players and other events are lines of their own", () => {
    expect(gather(took(2), took(1, { at: "noricum" }))).toBeNull();
    expect(gather(took(2), took(1, { seat: "galba" }))).toBeNull();
    expect(gather(took(2, { event: "left" }), took(1, { event: "left" }))).toBeNull();
  });
});

describe("what has happened lately", () => {
  const stepped = (to: string) => ({ event: "stepped", seat: "otho", from: "roma", to, legions: 1, leader: false });
  const lately = (container: HTMLElement) =>
    [...container.querySelectorAll(".lately li")].map((one) => one.textContent);

  it("is what was told one after the other in play, and words in the chat take nothing from it", async () => {
    const of = { ...fixture("turn"), lines: [], news: [stepped("italia-nord")] };
    const { container, rerender } = render(Table, props(of));
    await rerender({ news: [stepped("italia-sud")] });
    await rerender({ news: [{ event: "said", house: true, seat: 0, text: "Ave!" }] });
    expect(lately(container)).toHaveLength(2);
  });

  it("is what happened there in a replay, wherever one comes from", async () => {
    const of = { ...fixture("turn"), lines: [], news: [stepped("italia-nord")] };
    const { container, rerender } = render(Table, props(of, { live: false, info: { ...info, phase: "over" } }));
    await rerender({ news: [stepped("italia-sud")] });
    expect(lately(container)).toHaveLength(1);
    await rerender({ news: [] }); // a step back
    expect(lately(container)).toEqual([]);
  });
});

describe("what is counted", () => {
  it.each(["want", "turn", "battle"])("is drawn: %s", (name) => {
    const of = fixture(name);
    const { container } = render(Aside, props(of));
    expect(container.querySelectorAll(".player")).toHaveLength(4);
    expect(container.textContent).not.toMatch(/page-nero|\{\$|undefined/);
  });
});
