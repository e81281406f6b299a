import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { rememberFinished } from "~/lib/finished.ts";
import { preferences } from "~/lib/preferences.svelte.ts";

import Aside from "./Aside.svelte";
import { memory } from "./memory.svelte.ts";
import { GROUPS } from "./names.ts";
import Table from "./Table.svelte";
import { INFO, VIEWS, given } from "./testing.ts";
import { everything, places } from "./words.ts";

vi.setConfig({ testTimeout: 30_000 });

// jsdom moves nothing and measures nothing; what is tested is what can be pointed at and what that plays.
beforeEach(() => {
  localStorage.clear();
  Element.prototype.animate ??= (() => ({ cancel() {}, finished: Promise.resolve() })) as never;
  Element.prototype.getAnimations ??= () => [];
});
afterEach(cleanup);

type Shown = ReturnType<typeof show>;

function show(kind: string, more = {}) {
  const props = given(kind, more);
  const { container, rerender } = render(Table, { props });
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const click = async (node: Element | null | undefined) => fireEvent.click(node!);
  /** The same once more, as after a word in the chat: nothing of it is the same object. */
  const again = () => rerender({ view: structuredClone(props.view), lines: [...props.lines], news: [] });
  const point = (pointed: readonly string[]) => rerender({ pointed });
  return {
    ...props,
    container,
    all,
    click,
    again,
    point,
    one: (selector: string) => container.querySelector<HTMLElement>(selector),
  };
}

const group = (table: Shown, name: string) => table.one(`[data-group="${name}"] .whole`);
const faceButtons = (table: Shown) => table.all(".faces button");

/** Point at what a line of a turn needs, as somebody at the table would. */
async function pointAt(table: Shown, line: string): Promise<void> {
  const [verb, ...words] = line.split(" ");
  const cards: Record<string, string> = { assassinate: "assassination", castle: "castling" };
  const card = verb === "down" || verb === "up" ? words[0] : (cards[verb] ?? verb);
  await table.click(table.one(`.hand [data-card="${card}"]`));
  if (verb === "down" || verb === "up") {
    await table.click(faceButtons(table)[verb === "down" ? 0 : 1]);
    await table.click(group(table, words[1]));
  } else if (verb === "assassinate") {
    const aims = table
      .all(`[data-group="${words[0]}"] .victim`)
      .filter(
        (node) => node.querySelector<HTMLElement>(".value")?.dataset.value === (words[1] === "P" ? "Φ" : words[1]),
      );
    await table.click(aims[0].parentElement!.querySelector(".aim"));
  } else {
    for (const word of words) await table.click(group(table, word));
  }
}

describe("every legal line can be reached", () => {
  test.each(["turn", "more", "end"])("of a turn, by cards and groups: %s", async (kind) => {
    const table = show(kind);
    for (const line of VIEWS[kind].lines) {
      if (line !== "pass" && line !== "end") await pointAt(table, line);
      const button = table.one(`[data-action="${line}"]`);
      expect(button, line).not.toBe(null);
      await table.click(button);
      expect(table.play).toHaveBeenLastCalledWith([line]);
      if (table.one(".buttons .back")) await table.click(table.one(".buttons .back"));
    }
  });

  test.each(["veto", "draw", "replace"])("with one button each: %s", async (kind) => {
    for (const line of VIEWS[kind].lines) {
      const table = show(kind);
      await table.click(table.one(`[data-action="${line}"]`));
      expect(table.play).toHaveBeenCalledWith([line]);
      cleanup();
    }
  });

  test("of the spy", async () => {
    for (const line of VIEWS.take.lines) {
      const table = show("take");
      for (const card of table.all(".over .hand button")) {
        if (!table.one(`[data-action="${line}"]`)) await table.click(card);
      }
      await table.click(table.one(`[data-action="${line}"]`));
      expect(table.play).toHaveBeenCalledWith([line]);
      cleanup();
    }
  });

  test("of an exchange, by marking cards", async () => {
    const table = show("exchange");
    expect(table.one("[data-action]")!.dataset.action).toBe("done");
    const [first, second] = table.all(".hand [data-card]");
    await table.click(first);
    await table.click(second);
    const plan = [`exchange ${first.dataset.card}`, `exchange ${second.dataset.card}`, "done"];
    expect(table.one("[data-plan]")!.dataset.plan).toBe(plan.join("; "));
    await table.click(table.one("[data-plan]"));
    expect(table.play).toHaveBeenCalledWith(plan);
  });

  test("of the arranged pile: any card can be on top", async () => {
    for (const line of VIEWS.stack.lines) {
      const table = show("stack");
      const wanted = line.split(" ")[1];
      const at = table.one("[data-plan]")!.dataset.plan!.split("; ").indexOf(`stack ${wanted}`);
      if (at > 0) {
        await table.click(table.all(".over li button")[at]);
        await table.click(table.all(".over li button")[0]);
      }
      expect(table.one("[data-plan]")!.dataset.action).toBe(line);
      await table.click(table.one("[data-plan]"));
      expect(table.play.mock.calls[0][0]).toHaveLength(13);
      cleanup();
    }
  });

  test("of the set-up: card by card, or as suggested, and the last one is remembered", async () => {
    const table = show("set");
    const groups = ["aediles", "censors", "quaestors", "praetors", "senators"];
    for (const name of groups) {
      await table.click(table.one(".hand .take"));
      await table.click(group(table, name));
    }
    const plan = ["set 5 senators", "set 4 praetors", "set 3 quaestors", "set 2 censors", "set 1 aediles"];
    await table.click(table.one("[data-plan]"));
    expect(table.play).toHaveBeenCalledWith(plan);
    cleanup();
    const again = show("set");
    const last = again.all(".buttons button").find((button) => button.textContent === "Same as last time");
    await again.click(last);
    expect(again.one("[data-plan]")!.dataset.action).toBe("set 5 senators");
  });

  test("but at one device nobody is shown what another has hidden", async () => {
    const info = { ...INFO, one_device: true };
    const buttons = (table: Shown) => table.all("button").map((button) => button.textContent);
    for (const kind of ["set", "stack"]) {
      for (const at of [info, INFO]) {
        const table = show(kind, { info: at });
        expect(buttons(table)).not.toContain("Same as last time"); // the one before was at one device
        await table.click(table.all("button").find((button) => button.textContent === "Suggested"));
        await table.click(table.one("[data-plan]"));
        expect(table.play).toHaveBeenCalledOnce();
        cleanup();
      }
      expect(buttons(show(kind))).toContain("Same as last time");
      cleanup();
      expect(buttons(show(kind, { info }))).not.toContain("Same as last time");
      cleanup();
    }
  });

  test("of castling: either group", async () => {
    for (const line of VIEWS.assign.lines) {
      const table = show("assign");
      const [, second] = VIEWS.assign.view.action!.split(" ").slice(1);
      for (let clicks = line.endsWith(second) ? 2 : 1; clicks; clicks -= 1) {
        for (const index of table.all("[data-castled]").map((node) => node.dataset.castled))
          await table.click(table.one(`[data-castled="${index}"]`));
      }
      expect(table.one("[data-plan]")!.dataset.action).toBe(line);
      cleanup();
    }
  });

  test.each(Object.keys(VIEWS).filter((kind) => VIEWS[kind].lines.length && !["veto", "pile"].includes(kind)))(
    "in the list of all choices: %s",
    async (kind) => {
      const table = show(kind);
      const details = table.one("details.all") as HTMLDetailsElement;
      details.open = true;
      await fireEvent(details, new Event("toggle"));
      expect(table.all(".list [data-action]").map((node) => node.dataset.action)).toEqual(VIEWS[kind].lines);
    },
  );
});

describe("what somebody has arranged stays when the same view comes again", () => {
  test("the pile", async () => {
    const table = show("stack");
    await table.click(table.all(".over li button")[0]);
    await table.click(table.all(".over li button")[5]);
    const { plan } = table.one("[data-plan]")!.dataset;
    await table.again();
    expect(table.one("[data-plan]")!.dataset.plan).toBe(plan);
  });

  test("the cards of a castling", async () => {
    const table = show("assign");
    await table.click(table.one(".aside [data-castled]"));
    const left = table.all(".aside [data-castled]").length;
    expect(table.all("[data-castled]").length).toBeGreaterThan(left);
    await table.again();
    expect(table.all(".aside [data-castled]")).toHaveLength(left);
  });
});

describe("what is not allowed", () => {
  test("the engine explains a card that cannot be played", async () => {
    const table = show("end");
    const card = table.all(".hand .off")[0];
    await table.click(card);
    expect(table.why).toHaveBeenCalledOnce();
    expect(table.why.mock.calls[0][0]).toContain(card.dataset.card);
    expect(table.play).not.toHaveBeenCalled();
  });

  test("the engine explains a pile", async () => {
    const table = show("turn");
    await table.click(table.one(".own button.pile"));
    expect(table.why).toHaveBeenCalledWith("draw influence");
  });

  test("CC-T8: the engine explains why a card must be exchanged", async () => {
    const table = show("must-exchange");
    expect(table.one(".question")!.textContent).toContain("mark at least one card");
    expect(table.one('[data-action="done"]')).toBe(null);
    await table.click(table.one(".buttons [aria-disabled]"));
    expect(table.why).toHaveBeenCalledExactlyOnceWith("done");
    expect(table.play).not.toHaveBeenCalled();
    await table.click(table.one(".hand [data-card]"));
    expect(table.one("[data-plan]")!.dataset.plan).toMatch(/^exchange \S+; done$/);
  });

  test("a group without a card asks for the card", async () => {
    const table = show("turn");
    await table.click(group(table, "aediles"));
    expect(table.one(".question")!.textContent).toContain("First choose a card");
  });

  test("in replays and for spectators nothing can be played", () => {
    const table = show("turn", { live: false, seat: null, lines: [] });
    expect(table.all("[data-action], .whole, .hand button")).toEqual([]);
  });
});

describe("the action pile of somebody's own choice", () => {
  const buttons = (table: Shown) => table.all(".over .foot button").map((one) => [one.dataset.action, one.className]);

  test("CC-S3: shuffling comes first for whoever has finished no game yet, and the page says why", async () => {
    const table = show("pile");
    expect(buttons(table).map(([line]) => line)).toEqual(["shuffle", "arrange"]);
    expect(table.one(".over .strong")!.textContent).toBe("Shuffle (for a first game)");
    expect(table.one(".over p")!.textContent).toContain("get to know the cards");
    await table.click(table.one('[data-action="shuffle"]'));
    expect(table.play).toHaveBeenCalledExactlyOnceWith(["shuffle"]);
  });

  test("for all others arranging does", () => {
    rememberFinished("caesar");
    const table = show("pile");
    expect(buttons(table).map(([line]) => line)).toEqual(["arrange", "shuffle"]);
    expect(table.one(".over .strong")!.dataset.action).toBe("arrange");
  });
});

describe("the order of the own pile", () => {
  const known = () => {
    const { view } = structuredClone(VIEWS.draw);
    view.players[view.seat!].action_order = ["wrath", "veto"];
    return view;
  };
  const shown = (live = true) => {
    const table = show("draw", { view: known(), live });
    const aside = render(Aside, { props: given("draw", { view: known(), live }) });
    return { table, aside, label: aside.container.querySelector<HTMLElement>(".hide") };
  };
  const pile = (aside: HTMLElement) =>
    [...aside.querySelectorAll("details")].find((one) => one.textContent!.includes("Your action pile"))!;

  afterEach(() => (memory.hides = false));

  test("is shown to its owner, who can hide it everywhere, and this is remembered", async () => {
    const { table, aside, label } = shown();
    const own = pile(aside.container);
    const draw = () => table.one('[data-action="draw action"]')!.textContent;
    expect(own.querySelectorAll("li")).toHaveLength(2);
    expect(draw()).toContain("Wrath");
    await fireEvent.click(label!.querySelector("input")!);
    expect(own.querySelectorAll("li")).toHaveLength(0);
    expect(own.textContent).toContain("(2)");
    expect(draw()).not.toContain("Wrath");
    expect(table.one('[data-action="draw action"] .drawing')).toBe(null);
    expect(localStorage.getItem("rostra-caesar-hide-order")).toBe("true");
  });

  test("is there again when one looks back", () => {
    memory.hides = true;
    const { aside, label } = shown(false);
    expect(label).toBe(null);
    expect(pile(aside.container).querySelectorAll("li")).toHaveLength(2);
  });

  test("cannot be hidden while it is being made", () => {
    memory.hides = true;
    expect(show("stack").all(".over li")).toHaveLength(13);
  });
});

test("hints are marked on the table and said", () => {
  const table = show("turn", { hints: [{ line: "down 1 censors", value: 1, reason: "nothing" }] });
  expect(table.one('.hand [data-card="1"] .hint')).not.toBe(null);
  expect(table.one('[data-group="censors"] .hint')).not.toBe(null);
  expect(table.one(".advice")!.textContent).toContain("Lay 1 face down at the Censors");
});

test.each(["stack", "assign", "take", "veto"])("a hint is said beside a panel too: %s", (kind) => {
  expect(show(kind).one(".advice")).toBe(null);
  for (const line of VIEWS[kind].lines) {
    const table = show(kind, { hints: [{ line, value: 1, win_chance: 0.55 }] });
    expect(table.one(".advice")!.textContent).toContain("55% to win");
  }
});

test("the groups that a line of the annals is about have a ring, whatever is asked", async () => {
  const table = show("turn", { pointed: places({ event: "castled", groups: ["censors", "aediles"] }) });
  const ringed = () => table.all("[data-group].pointed").map((node) => node.dataset.group);
  expect(ringed()).toEqual(["censors", "aediles"]);
  for (const event of VIEWS.scene.news!) {
    await table.point(places(event));
    expect(ringed()).toHaveLength(event.event === "turn" ? 0 : 1);
  }
});

test("no secrets of the other side are drawn", () => {
  const table = show("turn");
  const theirs = table.view.players[table.view.seat === "caesar" ? "cleopatra" : "caesar"];
  const backs = (within: string) => table.all(`${within} .card.down`);
  for (const group of GROUPS) {
    const at = theirs.table[group];
    const there = `[data-group="${group}"] .above`;
    expect(backs(there), group).toHaveLength(at.down);
    const values = table.all(`${there} .card:not(.down) .value`).map((value) => value.dataset.value!.replace("Φ", "P"));
    expect(values.sort(), group).toEqual([...at.up].sort());
  }
  expect(backs(".opponent .hand")).toHaveLength(theirs.influence_cards + theirs.action_cards);
  expect(table.all(".opponent .hand .card")).toHaveLength(theirs.influence_cards + theirs.action_cards);
  for (const back of table.all(".card.down")) expect(back.querySelector(".value, .drawing")).toBe(null);
});

test("a vote is played as a scene, and Escape ends it", async () => {
  const table = show("scene");
  expect(table.one(".scene")).not.toBe(null);
  while (table.one(".scene")) await fireEvent.keyDown(window, { key: "Escape" });
  expect(table.one(".scene")).toBe(null);
  preferences.pace = 2;
  await tick();
  preferences.pace = 1;
  expect(table.one(".scene")).toBe(null); // another pace does not play it again
});

test("all that is counted is beside the table, and everything can be seen when it is over", () => {
  for (const kind of ["turn", "take", "over"]) {
    const { container } = render(Aside, { props: given(kind) });
    expect(container.textContent).not.toMatch(/page-|undefined/);
    cleanup();
  }
  const all = everything(VIEWS.over.both!);
  const { container } = render(Table, { props: given("over", { view: all, seat: null, live: false }) });
  expect(container.querySelectorAll(".hand .card").length).toBeGreaterThan(0);
});
