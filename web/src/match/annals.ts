// What happened, in sentences: the house's words, and the game's.

import type { Happening, MatchInfo, SeatInfo } from "~/lib/protocol.ts";
import type { Texts } from "~/lib/texts.ts";

import type { GameOnPage } from "./game.ts";

export interface Line {
  kind: "told" | "turn" | "house" | "said";
  text: string;
}

const PLAYED_TO_THE_END = ["resigned", "timeout", "cancelled", "unfinished"];

// Annals are long and grow at their end: what was worded once is not worded again.
const worded = new WeakMap<Happening, { texts: Texts; info: MatchInfo; lines: Line[] }>();

export function wordsOf(event: Happening, game: GameOnPage, texts: Texts, info: MatchInfo): Line[] {
  const before = worded.get(event);
  if (before && before.texts.language === texts.language && (!event.house || before.info === info)) return before.lines;
  const lines = words(event, game, texts, info);
  worded.set(event, { texts, info, lines });
  return lines;
}

function words(event: Happening, game: GameOnPage, texts: Texts, info: MatchInfo): Line[] {
  if (event.event === "did") return [];
  if (event.house) {
    const text = houseWords(texts, event, info);
    return text === null ? [] : [{ kind: event.event === "said" ? "said" : "house", text }];
  }
  const kind = event.event === "turn" || event.event === "round" ? "turn" : "told";
  return game.tell(texts, event).map((text) => ({ kind, text }));
}

/** An event of the house; null for what one sees anyway. */
function houseWords(texts: Texts, event: Happening, info: MatchInfo): string | null {
  const reason = String(event.reason ?? "");
  if (event.event === "over" && !PLAYED_TO_THE_END.includes(reason)) return null;
  const seat = typeof event.seat === "number" ? info.seats[event.seat] : undefined;
  const leader = seat ? texts.name("seat", seat.leader) : "";
  const who = seat?.kind === "person" && seat.name ? `${seat.name} (${leader})` : leader;
  if (event.event === "said") return `${who}: ${String(event.text)}`;
  if (event.event === "over") return texts.say(`page-over-${reason}`);
  return texts.say(`page-event-${event.event}`, {
    who,
    place: leader,
    called: String(event.name ?? ""),
    bot: String(event.bot ?? ""),
  });
}

/** What somebody is called: by name, as a bot, or as an open seat. */
export function sitter(texts: Texts, seat: SeatInfo, you: boolean): string {
  if (seat.kind === "open") return texts.say("page-seat-open");
  if (seat.kind === "bot") return texts.say("page-seat-bot", { bot: seat.bot });
  const name = seat.name || texts.say("page-somebody");
  if (seat.resigned) return texts.say("page-seat-resigned", { name });
  if (seat.away) return texts.say("page-seat-away", { name, bot: seat.bot });
  if (!you) return name;
  return seat.name ? texts.say("page-seat-you-named", { name }) : texts.say("page-seat-you");
}
