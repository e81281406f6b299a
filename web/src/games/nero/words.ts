// What happened in Nero, in sentences.

import type { Happening } from "~/lib/protocol.ts";
import type { Texts } from "~/lib/texts.ts";

import { sentences, worded } from "../sentences.ts";
import { SENTENCES, TROOPS } from "./events.ts";

/** The event of a card: `galley` of `galley/4-1`, where the host's deck has galleys with other points, too. */
export function eventOf(card: string): string {
  return card.split("/", 1)[0];
}

/** What happened, a sentence each. */
export function tell(texts: Texts, seen: Happening): string[] {
  return sentences(SENTENCES, texts, seen);
}

/** Own legions and neutral ones are taken along by a decision each (NE-M5), and told in one line. */
export function gather(before: Happening, event: Happening): Happening | null {
  if (event.event !== "took" || before.event !== "took") return null;
  if (before.seat !== event.seat || before.at !== event.at) return null;
  return {
    ...event,
    legions: Number(before.legions) + Number(event.legions),
    leader: Boolean(before.leader || event.leader),
  };
}

/** The provinces that an event names: where, from where, to where. */
export function places({ at, from, to }: Happening): string[] {
  return [at, from, to].filter((one) => typeof one === "string");
}

/** Who is in a force: 2 legions and the leader. */
export function troops(texts: Texts, legions: number, leader: boolean): string {
  return worded(texts, TROOPS, { legions, leader })[0];
}

/** What a card's event does. */
export function explained(texts: Texts, card: string): string {
  const said = texts.say(`explain-${card.startsWith("revolt-") ? "revolt" : eventOf(card)}`);
  const [name, ...rest] = said.split(": "); // "Galley: up to 3 legions ...": the name stands on the card already
  return rest.length && name.length < 40 ? capital(rest.join(": ")) : said;
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
