// The legal decisions, sorted by what one touches to make them: a province, a card, so many legions, or a button.

import { isCity } from "./facts.svelte.ts";
import type { NeroView } from "./views.ts";

const BY_PROVINCE = ["place", "home", "activate", "step", "retreat", "from", "to", "send", "send-neutral", "at"];
const BY_CARD = ["move-card", "battle-card", "event", "counter", "counter-two"];
/** What has a number: `take own` and `take neutral` since version 4 of the rules (NE-M5). */
const BY_AMOUNT = ["force", "load", "take own", "take neutral", "leave"] as const;

/** Legions and leader to choose from: all that can be sent off, embarked, taken up or left behind. */
export interface Amount {
  verb: (typeof BY_AMOUNT)[number];
  /** As notation writes them: `force 2 leader`. */
  lines: ReadonlySet<string>;
  most: number;
  /** Whether there is a line with the leader, and one without. */
  withLeader: boolean;
  without: boolean;
}

export interface Offer {
  provinces: ReadonlyMap<string, readonly string[]>;
  cards: ReadonlyMap<string, readonly string[]>;
  areas: ReadonlyMap<string, string>;
  amounts: readonly Amount[];
  /** All others, as buttons, in the order in which they are shown. */
  buttons: readonly string[];
}

/** What ends something comes last. */
const BUTTONS = [
  "declare",
  "attack",
  "target",
  "grant",
  "refuse",
  "take",
  "unmark",
  "ask-leave",
  "stay",
  "no-counter",
  "ready",
  "halt",
  "end-turn",
];

export function verbOf(line: string): string {
  return line.split(" ", 1)[0];
}

/** What a line with a number of legions begins with; null: it has none, as `take own` of the older rules. */
function amountOf(line: string): Amount["verb"] | null {
  return BY_AMOUNT.find((verb) => line.startsWith(`${verb} `)) ?? null;
}

export function offer(lines: readonly string[]): Offer {
  const provinces = new Map<string, string[]>();
  const cards = new Map<string, string[]>();
  const areas = new Map<string, string>();
  const buttons: string[] = [];
  const put = (where: Map<string, string[]>, key: string, line: string) =>
    where.set(key, [...(where.get(key) ?? []), line]);
  for (const line of lines) {
    const [verb, first] = line.split(" ");
    if (BY_PROVINCE.includes(verb)) put(provinces, first, line);
    else if (BY_CARD.includes(verb)) put(cards, first, line);
    else if (verb === "want") areas.set(first, line);
    else if (!amountOf(line)) buttons.push(line);
  }
  buttons.sort((a, b) => BUTTONS.indexOf(verbOf(a)) - BUTTONS.indexOf(verbOf(b)));
  const amounts = BY_AMOUNT.map((verb) => amount(verb, lines)).filter((one) => one.lines.size > 0);
  return { provinces, cards, areas, amounts, buttons };
}

function amount(verb: Amount["verb"], lines: readonly string[]): Amount {
  const own = lines.filter((line) => amountOf(line) === verb);
  const legions = own.map(legionsOf).filter((number) => !Number.isNaN(number));
  return {
    verb,
    lines: new Set(own),
    most: Math.max(0, ...legions),
    withLeader: own.some((line) => line.endsWith(" leader")),
    without: own.some((line) => !line.endsWith(" leader")),
  };
}

/** The number in a line: `force 2 leader`, `take own 2`. */
export function legionsOf(line: string): number {
  return Number(/\d+/.exec(line)?.[0] ?? NaN);
}

/** The line for so many legions, with or without the leader. `leave` takes one or the other. */
export function lineFor(verb: Amount["verb"], legions: number, leader: boolean): string {
  if (verb === "leave") return leader ? "leave leader" : `leave ${legions}`;
  return `${verb} ${legions}${leader ? " leader" : ""}`;
}

/** Where a force of the activated province could go at once, and what the step costs: sending off and stepping in one. */
export function departures(view: NeroView, lines: readonly string[], near: readonly string[]): Map<string, number> {
  const { activation, bp, force } = view.this_turn;
  const found = new Map<string, number>();
  if (!activation || force || !lines.some((line) => verbOf(line) === "force")) return found;
  for (const province of near) {
    const cost = view.germans === province ? 3 : 1;
    const leaderOnly = isCity(province) && !lines.includes("force 0 leader");
    if (cost <= bp && !leaderOnly) found.set(province, cost);
  }
  return found;
}

/** Whether the only thing that keeps the force from an attack is that no card may be laid any more (NE-F2). */
export function disarmed(view: NeroView, lines: readonly string[]): boolean {
  const { force, bp, cards_left } = view.this_turn;
  const cards = view.players[view.seat ?? ""]?.cards ?? 0;
  if (view.asked !== "nero-asked-turn") return false;
  if (!force?.legions || (cards_left > 0 && cards > 0) || lines.some((line) => verbOf(line) === "attack")) return false;
  if (force.drawn || force.landed || force.leader_landed || bp < (force.tired ? 2 : 1)) return false;
  const { legions, marked, no_attack } = view.provinces[force.at];
  return view.seats.some(
    (seat) =>
      seat !== view.seat &&
      Boolean(legions[seat] || marked[seat]) &&
      ![...no_attack, ...force.not_to_attack].includes(seat),
  );
}

/** What somebody who touches this province would have wanted: for the engine to say why not. */
export function wouldBe(view: NeroView, province: string): string {
  const what = (view.asked ?? "").replace("nero-asked-", "");
  const { force } = view.this_turn;
  const verb = {
    place: "place",
    home: "home",
    from: "from",
    to: "to",
    bring: "from",
    send: "send",
    "send-neutral": "send-neutral",
    germany: "at",
    "give-way": "retreat",
    flee: "retreat",
    "must-flee": "retreat",
    turn: force ? "step" : "activate",
  }[what];
  if (what === "legion") return `at ${province} ${ownerAt(view, province)}`;
  return `${verb ?? "activate"} ${province}`;
}

function ownerAt(view: NeroView, province: string): string {
  const there = view.provinces[province];
  return view.seats.find((seat) => there.legions[seat] || there.marked[seat]) ?? view.seats[0];
}

/** The same for a card that cannot be played now. */
export function wouldBeCard(view: NeroView, card: string): string {
  const what = (view.asked ?? "").replace("nero-asked-", "");
  if (what === "battle") return `battle-card ${card}`;
  if (what === "answer") return `counter ${card}`;
  if (what === "first-card" || view.this_turn.activation) return `move-card ${card}`;
  return `event ${card}`;
}

/** What stands to be answered goes from here to there: a step, a retreat, a galley. */
export function announced(view: NeroView): { from: string; to: string } | null {
  const first = view.answering?.[0]?.what;
  if (!first) return null;
  const [verb, to] = first.split(" ");
  const { force } = view.this_turn;
  if (verb === "step" && force) return { from: force.at, to };
  if (verb === "retreat" && (force || view.entered)) return { from: force?.at ?? view.entered!.at, to };
  if (view.event?.from && view.event.to) return { from: String(view.event.from), to: String(view.event.to) };
  return null;
}

/** A heap of cards less some of them. */
export function without(heap: readonly string[], some: readonly string[]): string[] {
  const left = [...heap];
  for (const card of some) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

/** The province or card a line is about, to mark it on the table. */
export function subject(view: NeroView, line: string): { province?: string; card?: string; area?: string } {
  const [verb, first] = line.split(" ");
  if (BY_PROVINCE.includes(verb)) return { province: first };
  if (BY_CARD.includes(verb)) return { card: first };
  if (verb === "want") return { area: first };
  if (verb === "force") return { province: view.this_turn.activation ?? undefined };
  if (["attack", "take", "leave", "halt"].includes(verb)) return { province: view.this_turn.force?.at };
  return {};
}
