// What happened and what is asked in Caesar & Cleopatra, in sentences. As terminal/caesar/events.py and choices.py.

import type { Happening, Result } from "~/lib/protocol.ts";
import type { Arguments, Texts } from "~/lib/texts.ts";

import { ACTIONS, GROUPS, SEATS, below, isGroup, otherSeat, own } from "./names.ts";
import type { CaesarView } from "./views.ts";

/** One side of a vote, as its event tells it. */
export interface VoteSide {
  cards: string[];
  turned: string[];
  sum: number;
  philosophers: number;
}

export interface Vote extends Happening {
  event: "vote";
  group: string;
  extraordinary: boolean;
  cleopatra: VoteSide;
  caesar: VoteSide;
  winner: "cleopatra" | "caesar" | null;
  turned_round?: boolean;
  left?: number;
  lost?: Record<string, string[]>;
}

/** What happened, a sentence each. */
export function tell(texts: Texts, seen: Happening): string[] {
  if (seen.event === "set" || seen.event === "stacked") return []; // one sees it anyway
  const special = SPECIAL[seen.event];
  if (special) return special(texts, seen);
  // Of this the owner learns a card, and the others that it happened.
  const known = seen.event === "drew" && "card" in seen;
  return [texts.say(`event-${seen.event}${known ? "-known" : ""}`, seen as Arguments)];
}

/** The groups that an event names: by a field of its own, or by a vote or bonus card. */
export function places({ group, groups, card }: Happening): string[] {
  return [group, ...((groups as string[] | undefined) ?? []), card].filter((one): one is string =>
    isGroup(String(one)),
  );
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Teller = (texts: Texts, seen: any) => string[];

const SPECIAL: Record<string, Teller> = {
  bonus(texts, seen) {
    return [
      texts.say("card" in seen ? "event-bonus-known" : "event-bonus", { seat: seen.seat, group: seen.card ?? "" }),
    ];
  },
  laid(texts, seen) {
    const known = seen.face !== "up" && "card" in seen ? "-known" : "";
    return [texts.say(`event-laid-${seen.face}${known}`, seen)];
  },
  played(texts, seen) {
    const [group, other] = seen.groups ?? [];
    const about = { seat: seen.seat, group: group ?? "", other: other ?? "", card: seen.target ?? "" };
    return [texts.say(`event-played-${seen.card}`, about)];
  },
  spied(texts, seen) {
    const id = "hand" in seen ? "event-spied-known" : "event-spied";
    return [texts.say(id, { seat: seen.seat, opponent: seen.on, cards: seen.hand ?? [] })];
  },
  castled(texts, seen) {
    const [group, other] = seen.groups;
    const [count, otherCount] = seen.counts;
    return [texts.say("event-castled", { seat: seen.seat, group, other, count, otherCount })];
  },
  wrath(texts, seen) {
    return [texts.say("event-wrath", { group: seen.group }), ...lost(texts, seen)];
  },
  turned(texts, seen) {
    return [texts.say(`event-turned-${seen.effect}`, { vote: seen.card })];
  },
  vote(texts, seen: Vote) {
    const { group } = seen;
    const said = seen.extraordinary ? [texts.say("event-vote-extraordinary", { group })] : [];
    for (const seat of SEATS) {
      const { cards, sum } = seen[seat];
      said.push(texts.say("event-vote-side", { seat, cards, sum }));
    }
    return [...said, verdict(texts, seen), ...lost(texts, seen)];
  },
  ended(texts, seen) {
    return [texts.say(`event-ended-${seen.reason}`)];
  },
};

/** How a vote went, in one sentence. */
export function verdict(texts: Texts, seen: Vote): string {
  const { group } = seen;
  if (seen.winner === null) return texts.say("event-vote-tie", { group });
  const count = seen.cleopatra.philosophers + seen.caesar.philosophers;
  const id = seen.turned_round ? "event-vote-turned-round" : "event-vote-won";
  return texts.say(id, { seat: seen.winner, group, left: seen.left, count });
}

export function lost(texts: Texts, seen: { lost?: Record<string, string[]> }): string[] {
  const losers = Object.entries(seen.lost ?? {}).filter(([, cards]) => cards.length);
  return losers.map(([seat, cards]) => texts.say("event-lost", { seat, cards }));
}

/** What is asked. The hand is before one's eyes, so that it is not said once more. */
export function question(texts: Texts, view: CaesarView, lines: readonly string[]): string {
  const [verb] = lines[0].split(" ");
  const opponent = otherSeat(below(view));
  if (verb === "stack") return texts.say("page-caesar-ask-stack", { done: own(view).action_order?.length ?? 0 });
  if (verb === "set") return texts.say("page-caesar-ask-set");
  if (verb === "assign") {
    const [group, other] = castled(view);
    return texts.say("page-caesar-ask-assign", { group, other });
  }
  if (verb === "take") return texts.say("page-caesar-ask-take", { opponent });
  if (verb === "veto" || verb === "allow") return `${playedNow(texts, view)} ${texts.say("ask-veto")}`;
  if (verb === "draw")
    return texts.say(lines.includes("draw none") ? "page-caesar-ask-replace" : "page-caesar-ask-draw");
  if (verb === "done" || verb === "exchange") return texts.say("page-caesar-ask-exchange");
  if (lines.includes("pass")) return texts.say(lines.length > 1 ? "page-caesar-ask-turn" : "page-caesar-ask-pass");
  return texts.say(lines.includes("end") ? "ask-end" : view.progress.laid ? "page-caesar-ask-second" : "ask-more");
}

/** The action that stands to be answered. */
export function playedNow(texts: Texts, view: CaesarView): string {
  const [verb, ...words] = (view.action ?? "").split(" ");
  const about = { seat: view.turn, group: words[0] ?? "", other: words[1] ?? "", card: words[1] ?? "" };
  return texts.say(`event-played-${ACTIONS[verb]}`, about);
}

/** The two groups of the castling that is being carried out. */
export function castled(view: CaesarView): [string, string] {
  const [, first, second] = (view.action ?? "").split(" ");
  return [first ?? "", second ?? ""];
}

/** A decision in words, as its button says it. */
export function sentence(texts: Texts, view: CaesarView, line: string): string {
  const [verb, ...words] = line.split(" ");
  const seat = below(view);
  const opponent = otherSeat(seat);
  const player = view.players[seat];
  switch (verb) {
    case "down":
    case "up":
    case "set":
    case "assign":
      return texts.say(`page-caesar-do-${verb}`, { card: words[0], group: words[1] });
    case "assassinate":
      return texts.say("page-caesar-do-assassinate", { group: words[0], card: words[1] });
    case "castle":
      return texts.say("page-caesar-do-castle", { group: words[0], other: words[1] });
    case "scout":
    case "wrath":
      return texts.say(`page-caesar-do-${verb}`, { group: words[0] });
    case "spy":
      return texts.say("page-caesar-do-spy", { opponent });
    case "take":
      return texts.say("page-caesar-do-take", { opponent, card: words[0] });
    case "exchange":
    case "stack":
      return texts.say(`page-caesar-do-${verb}`, { card: words[0] });
    case "draw":
      if (words[0] === "action" && player.action_order?.length) {
        return texts.say("page-caesar-do-draw-known", { card: player.action_order[0] });
      }
      return texts.say(`page-caesar-do-draw-${words[0]}`);
    default:
      return texts.say(`page-caesar-do-${verb}`);
  }
}

/** What a card does. */
export function explain(texts: Texts, card: string): string {
  return texts.say(`explain-${/^[1-5]$/.test(card) ? "number" : card}`);
}

/** What is written on a card: a name, with soft hyphens where a narrow card may break it; nothing on a number. Most
    browsers cannot find those places by themselves (`hyphens: auto`): they have no dictionaries. */
export function writtenOn(texts: Texts, card: string): string {
  if (/^[1-5]$/.test(card)) return "";
  const name = texts.name("card", card);
  const broken = texts
    .say("page-caesar-breaks")
    .split(", ")
    .find((one) => one.replaceAll("-", "") === name);
  return broken?.replaceAll("-", "\u00AD") ?? name;
}

/** The rows of the score sheet: one for each thing that brought somebody points. */
export function score(texts: Texts, view: CaesarView): { label: string; cells: string[] }[] {
  const rows = new Map<string, { at: number; label: string; cells: string[] }>();
  for (const [seat, item, place, points] of view.outcome?.lines ?? []) {
    const key = `${place} ${item}`;
    const at = (GROUPS as readonly string[]).indexOf(place);
    if (!rows.has(key)) rows.set(key, { at, label: texts.say(`score-${item}`, { group: place }), cells: ["", ""] });
    rows.get(key)!.cells[(SEATS as readonly string[]).indexOf(seat)] = String(points);
  }
  return [...rows.values()].sort((a, b) => a.at - b.at).map(({ label, cells }) => ({ label, cells }));
}

export function victory(texts: Texts, { points }: Result, winners: readonly string[]): string {
  if (winners.length > 1) return texts.say("score-draw");
  return texts.say(points[0] === points[1] ? "score-won-by-patricians" : "score-won", { seat: winners[0] });
}

/** Each side as its owner sees it: for games that are over. */
export function everything(views: readonly CaesarView[]): CaesarView {
  const players = { ...views[0].players };
  for (const view of views) if (view.seat) players[view.seat] = view.players[view.seat];
  return { ...views[0], seat: null, actions: [], asked: null, players };
}
