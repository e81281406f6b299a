// Which of the news are worth a scene, and how long its steps take.

import type { Happening } from "~/lib/protocol.ts";

import type { CaesarEvent } from "./events.ts";

/** A vote card that brings no vote is shown in passing: it holds nobody up. */
export type Act = Extract<CaesarEvent, { event: "vote" | "wrath" | "turned" }>;

/** After a long absence only the newest are played. */
const MOST = 2;

export function acts(news: readonly Happening[]): Act[] {
  const all = (news as readonly CaesarEvent[]).filter(
    (seen): seen is Act =>
      seen.event === "vote" || seen.event === "wrath" || (seen.event === "turned" && seen.effect !== "vote"),
  );
  return all.slice(-MOST);
}

/** Steps of an act with their milliseconds. */
export type Step = "card" | "turn" | "count" | "round" | "verdict";

export function steps(act: Act): [Step, number][] {
  if (act.event === "turned") return [["card", 1500]];
  if (act.event === "wrath")
    return [
      ["card", 900],
      ["verdict", 1700],
    ];
  const round: [Step, number][] = act.turned_round ? [["round", 1300]] : [];
  return [["card", 900], ["turn", 900], ["count", 1000], ...round, ["verdict", 2600]];
}

export function scene(event: Happening): number {
  return acts([event])
    .flatMap(steps)
    .reduce((sum, [, ms]) => sum + ms, 0);
}

export const BRIEF: ReadonlySet<string> = new Set(["drew", "did", "turn"]);
export const DRUMS: ReadonlySet<string> = new Set(["vote", "wrath"]);
