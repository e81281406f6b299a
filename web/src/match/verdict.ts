// How a match ended, in sentences.

import { readable, type Texts } from "~/lib/texts.ts";

import type { Match } from "./match.svelte.ts";

/** First who won, then why it ended; [] until it is over. */
export function verdict(
  texts: Texts,
  { game, info, view, seat }: Pick<Match, "game" | "info" | "view" | "seat">,
): string[] {
  if (!game || !info?.result) return [];
  const { reason, winners, points } = info.result;
  const names = winners.map((winner) => info.seats[winner].leader);
  if (["cancelled", "unfinished", "closed"].includes(reason)) return [texts.say(`page-over-${reason}`)];
  if (!points.length) {
    const won = names.length ? [texts.say("score-won", { seat: names[0] })] : [];
    return [...won, texts.say(`page-over-${reason}`)];
  }
  const ended = `event-ended-${reason}`;
  const said = [game.victory(texts, info.result, names), texts.knows(ended) ? texts.say(ended) : readable(reason)];
  if (typeof seat === "number" && !info.one_device && view?.outcome && winners.length === 1) {
    said.push(texts.say(winners.includes(seat) ? "score-you-won" : "score-you-lost"));
  }
  return said;
}
