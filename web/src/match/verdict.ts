// Who won, and how.

import type { Texts } from "~/lib/texts.ts";

import type { Match } from "./match.svelte.ts";

export function verdict(texts: Texts, match: Match): string[] {
  const { game, info, view, seat } = match;
  if (!game || !info?.result) return [];
  const { reason, winners, points } = info.result;
  const names = winners.map((winner) => info.seats[winner].leader);
  if (reason === "cancelled" || reason === "unfinished") return [texts.say(`page-over-${reason}`)];
  if (!points.length) {
    const won = names.length ? [texts.say("score-won", { seat: names[0] })] : [];
    return [texts.say(`page-over-${reason}`), ...won];
  }
  const said = [texts.say(`event-ended-${reason}`), game.victory(texts, info.result, names)];
  if (typeof seat === "number" && !info.one_device && view?.outcome && winners.length === 1) {
    said.push(texts.say(winners.includes(seat) ? "score-you-won" : "score-you-lost"));
  }
  return said;
}
