// Which of the news are worth a scene, and how long its steps take.

import type { Happening } from "~/lib/protocol.ts";

import type { Vote } from "./words.ts";

export type Act =
  | { is: "vote"; vote: Vote }
  | { is: "wrath"; group: string; lost: Record<string, string[]> }
  /** A vote card that brings no vote: shown in passing, it holds nobody up. */
  | { is: "turned"; card: string; seen: Happening };

/** After a long absence only the newest are played. */
const MOST = 2;

export function acts(news: readonly Happening[]): Act[] {
  const all: Act[] = [];
  for (const seen of news) {
    if (seen.event === "vote") all.push({ is: "vote", vote: seen as Vote });
    if (seen.event === "wrath")
      all.push({ is: "wrath", group: String(seen.group), lost: seen.lost as Record<string, string[]> });
    if (seen.event === "turned" && seen.effect !== "vote") all.push({ is: "turned", card: String(seen.card), seen });
  }
  return all.slice(-MOST);
}

/** Steps of an act with their milliseconds. */
export type Step = "card" | "turn" | "count" | "round" | "verdict";

export function steps(act: Act): [Step, number][] {
  if (act.is === "turned") return [["card", 1500]];
  if (act.is === "wrath")
    return [
      ["card", 900],
      ["verdict", 1700],
    ];
  const round: [Step, number][] = act.vote.turned_round ? [["round", 1300]] : [];
  return [["card", 900], ["turn", 900], ["count", 1000], ...round, ["verdict", 2600]];
}

export function scene(event: Happening): number {
  return acts([event])
    .flatMap(steps)
    .reduce((sum, [, ms]) => sum + ms, 0);
}

export const BRIEF: ReadonlySet<string> = new Set(["drew", "did", "turn"]);
export const DRUMS: ReadonlySet<string> = new Set(["vote", "wrath"]);
