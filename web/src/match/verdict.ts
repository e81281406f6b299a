// Who won, and how.

import type { Texts } from "~/lib/texts.ts";

import type { Match } from "./match.svelte.ts";

export function verdict(texts: Texts, match: Match): string[] {
  const { info, view, seat } = match;
  if (!info?.result) return [];
  const { reason, winners, points } = info.result;
  const names = winners.map((winner) => info.seats[winner].leader);
  const nero = info.game === "nero";
  if (reason === "cancelled" || reason === "unfinished") return [texts.say(`page-over-${reason}`)];
  if (!points.length) {
    const won = names.length ? [texts.say("score-won", { seat: names[0] })] : [];
    return [texts.say(`page-over-${reason}`), ...won];
  }
  const said = [texts.say(`event-ended-${reason}`)];
  const [first, second] = [...points].sort((a, b) => b - a);
  if (names.length > 1) said.push(nero ? texts.say("score-shared", { seats: names }) : texts.say("score-draw"));
  else if (reason === "control") said.push(texts.say("score-won-control", { seat: names[0] }));
  else if (first === second) said.push(texts.say(nero ? "score-won-tie" : "score-won-by-patricians", { seat: names[0] }));
  else said.push(texts.say("score-won", { seat: names[0] }));
  if (typeof seat === "number" && !info.one_device && view?.outcome && winners.length === 1) {
    said.push(texts.say(winners.includes(seat) ? "score-you-won" : "score-you-lost"));
  }
  return said;
}
