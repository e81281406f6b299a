// What happened in Nero, in sentences. The same as terminal/nero/events.py.

import type { Happening } from "~/lib/protocol.ts";
import type { Argument, Arguments, Texts } from "~/lib/texts.ts";

/** What a player need not read: their hand shows it, or what comes of it is told right after. */
const SKIPPED = ["attacked", "dealt", "laid", "ready", "retreating", "sailed", "stepping", "wants"];
/** Cards for which something is chosen: who reads what they are aimed at need not read before that they are played. */
const AIMED = ["assassin", "crisis", "galley", "germans", "rebellion", "traitor"];

/** Whatever an event says; its fields depend on its kind (docs/nero-views.md). */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Seen = Record<string, any>;

export function tell(texts: Texts, event: Happening): string[] {
  const seen: Seen = event;
  if (SKIPPED.includes(seen.event) || (seen.event === "event" && AIMED.includes(seen.card))) return [];
  const special = SPECIAL[seen.event];
  if (!special && !texts.knows(`event-${seen.event}`)) return []; // nothing of the game's
  return special ? special(texts, seen) : [texts.say(`event-${seen.event}`, about(texts, seen))];
}

/** The provinces that an event names: where, from where, to where. */
export function places({ at, from, to }: Happening): string[] {
  return [at, from, to].filter((one) => typeof one === "string");
}

/** Names of the engine as names of the texts: where, from where, to where, and against whom. */
function about(texts: Texts, seen: Seen): Arguments {
  const called: Record<string, string> = {
    at: "province",
    from: "province",
    to: "other",
    enemy: "opponent",
    target: "opponent",
    of: "seats",
  };
  const given: Arguments = {};
  for (const [key, value] of Object.entries(seen)) given[called[key] ?? key] = value as Argument;
  if (!("from" in seen) && "to" in seen) given.province = seen.to;
  if ("legions" in seen && "leader" in seen) given.troops = troops(texts, seen.legions, seen.leader);
  return given;
}

/** Who is in a force: 2 legions and the leader. */
export function troops(texts: Texts, legions: number, leader: boolean): string {
  if (!legions) return texts.say("troops-leader");
  return texts.say(leader ? "troops-both" : "troops-legions", { legions });
}

/** An event with what was chosen for it. */
export function aimed(texts: Texts, seen: Seen): string[] {
  if (AIMED.includes(seen.card)) return [texts.say(`event-aimed-${seen.card}`, about(texts, seen))];
  return [texts.say("event-event", { seat: seen.seat, card: seen.card })];
}

/** What a card's event does. */
export function explained(texts: Texts, card: string): string {
  const said = texts.say(`explain-${card.startsWith("revolt-") ? "revolt" : card}`);
  const [name, ...rest] = said.split(": "); // "Galley: up to 3 legions ...": the name stands on the card already
  return rest.length && name.length < 40 ? capital(rest.join(": ")) : said;
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Of these some learn the card, and the others that it happened. */
function knownTo(texts: Texts, seen: Seen): string[] {
  return [texts.say(`event-${seen.event}${"card" in seen ? "-known" : ""}`, about(texts, seen))];
}

function areas(texts: Texts, seen: Seen): string[] {
  const id = seen.event === "wanted" ? "event-wanted" : "event-area";
  return Object.entries(seen.areas as Record<string, string>).map(([seat, area]) => texts.say(id, { seat, area }));
}

function off(texts: Texts, seen: Seen): string[] {
  if (["step", "attack", "retreat"].includes(seen.what))
    return [texts.say(`event-off-${seen.what}`, { seat: seen.seat })];
  return [texts.say("event-off", { seat: seen.seat, card: seen.what })];
}

function battle(texts: Texts, seen: Seen): string[] {
  const side = (seat: string, cards: string[], strength: number) =>
    texts.say("event-battle-side", { seat, cards, strength });
  const said = [side(seen.seat, seen.attack_cards, seen.attack), side(seen.enemy, seen.defence_cards, seen.defence)];
  if (seen.winner === null) return [...said, texts.say("event-battle-draw", { province: seen.at })];
  const opponent = seen.winner === seen.seat ? seen.enemy : seen.seat;
  return [...said, texts.say("event-battle-won", { seat: seen.winner, opponent, province: seen.at })];
}

const SPECIAL: Record<string, (texts: Texts, seen: Seen) => string[]> = {
  aimed,
  areas,
  battle,
  off,
  wanted: areas,
  dealt: knownTo,
  stolen: knownTo,
  turn: (texts, { seat, last }) => [texts.say(last ? "event-turn-last" : "event-turn", { seat })],
  countered: (texts, { seat, card, cards }) => [
    texts.say(cards === 2 ? "event-countered-two" : "event-countered", { seat, card }),
  ],
  rank: (texts, { seat, why }) => [texts.say(`event-rank-${why}`, { seat })],
  landed: (texts, { seat, at, spent }) => [
    texts.say(spent ? "event-landed-spent" : "event-landed", { seat, province: at }),
  ],
  sent: (texts, { seat, from, to, neutral }) => [
    texts.say(neutral ? "event-sent-neutral" : "event-sent", { seat, province: from, other: to }),
  ],
  scored: (texts, { seat, source, points }) => [texts.say(`event-scored-${source}`, { seat, points })],
  ended: (texts, { reason }) => [texts.say(`event-ended-${reason}`)],
};
