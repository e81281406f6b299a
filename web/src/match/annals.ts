// What happened, in sentences: the house's words, and the game's.

import type { Happening, HouseEvent, MatchInfo } from "~/lib/protocol.ts";
import type { Texts } from "~/lib/texts.ts";

import type { GameOnPage } from "~/games/game.ts";

export interface Line {
  kind: "told" | "turn" | "house" | "said";
  text: string;
  /** What it names of the table: ids of places, as the game has them. Empty: there is nothing to show. */
  about: readonly string[];
}

/** Endings that the house must tell of: the game itself says nothing. */
const CUT_SHORT = ["resigned", "timeout", "cancelled", "unfinished", "closed"];

// A match's annals are long and grow at their end: an event that was worded once is not worded again. (A replay gets its
// events anew with every moment, and words them anew.)
const worded = new WeakMap<Happening, { texts: Texts; info: MatchInfo; lines: Line[] }>();

/** What happened, line by line. Some events in a row are told as one. */
export function linesOf(events: readonly Happening[], game: GameOnPage, texts: Texts, info: MatchInfo): Line[] {
  return gathered(events, game).flatMap((event) => wordsOf(event, game, texts, info));
}

function gathered(events: readonly Happening[], game: GameOnPage): Happening[] {
  const told: Happening[] = [];
  for (const event of events) {
    if (event.event === "did") continue; // it has no words, and stands between any two decisions
    const before = told.at(-1);
    const both = before && !event.house ? game.gather?.(before, event) : null;
    if (both) told[told.length - 1] = both;
    else told.push(event);
  }
  return told;
}

export function wordsOf(event: Happening, game: GameOnPage, texts: Texts, info: MatchInfo): Line[] {
  const before = worded.get(event);
  if (before && before.texts.language === texts.language && (!event.house || before.info === info)) return before.lines;
  const lines = words(event, game, texts, info);
  worded.set(event, { texts, info, lines });
  return lines;
}

function words(event: Happening, game: GameOnPage, texts: Texts, info: MatchInfo): Line[] {
  if (event.house) {
    const text = houseWords(texts, event as HouseEvent, info);
    return text === null ? [] : [{ kind: event.event === "said" ? "said" : "house", text, about: [] }];
  }
  const kind = event.event === "turn" || event.event === "round" ? "turn" : "told";
  const about = game.places(event);
  return game.tell(texts, event).map((text) => ({ kind, text, about }));
}

/** What the house tells the page only: the own answer in a pause. */
const UNSAID = ["answered"];

/** An event of the house; null for what one sees anyway. */
function houseWords(texts: Texts, event: HouseEvent, info: MatchInfo): string | null {
  if (UNSAID.includes(event.event)) return null;
  if (event.event === "over") return CUT_SHORT.includes(event.reason) ? texts.say(`page-over-${event.reason}`) : null;
  const seat = "seat" in event ? info.seats[event.seat] : undefined;
  const leader = seat ? texts.name("seat", seat.leader) : "";
  const who = seat?.kind === "person" && seat.name ? `${seat.name} (${leader})` : leader;
  if (event.event === "said") {
    return event.text ? `${who}: ${event.text}` : texts.say("page-event-said-erased", { who });
  }
  return texts.say(`page-event-${event.event}`, {
    who,
    place: leader,
    called: ("name" in event && event.name) || texts.say("page-somebody"),
    bot: "bot" in event ? event.bot : "",
  });
}
