// A bot's hint in sentences: what its suggestion is good for, the chance to win with it, and the second best choice.

import type { Thought } from "~/lib/protocol.ts";
import type { Texts } from "~/lib/texts.ts";

/** A choice that was tried less often than this share of the best one's visits is not told: its chance is a guess. */
const TRIED = 0.1;

const percent = (chance: number): number => Math.round(100 * chance);

export function advice(texts: Texts, thoughts: readonly Thought[], sentence: (line: string) => string): string[] {
  const [best, next] = thoughts;
  if (!best) return [];
  const said: string[] = [];
  if (best.reason) said.push(texts.say(best.reason));
  if (typeof best.win_chance !== "number") return said;
  said.push(texts.say("page-hint-chance", { percent: percent(best.win_chance) }));
  if (next && typeof next.win_chance === "number" && (next.visits ?? 0) > TRIED * (best.visits ?? 0))
    said.push(texts.say("page-hint-next", { what: sentence(next.line), percent: percent(next.win_chance) }));
  return said;
}
