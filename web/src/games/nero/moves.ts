// What moves on the map, out of what has happened: who goes from where to where, one after the other.

import type { Happening } from "~/lib/protocol.ts";

import { standing, type Standing } from "./standing.ts";
import type { NeroView } from "./views.ts";

export interface Move {
  owner: string;
  from: string;
  to: string;
  legions: number;
  leader: boolean;
  /** They get retreat markers. */
  marked: boolean;
  /** Over the sea, on a galley. */
  sails: boolean;
}

/** Moves and what stands on the map while each is on its way; the last is followed by the view itself. */
interface Leg {
  move: Move;
  during: Standing;
}

const MOST = 8; // of more, the first ones are not shown: a player has waited long enough

export function legs(before: NeroView, news: readonly Happening[]): Leg[] {
  const now = structuredClone(standing(before)) as Standing;
  now.force = null; // a force is drawn as what moves
  const found: Leg[] = [];
  for (const event of news) {
    const move = moveOf(now, event);
    if (!move) continue;
    take(now, move);
    found.push({ move, during: structuredClone(now) });
    put(now, move);
  }
  return found.slice(-MOST);
}

function moveOf(now: Standing, event: Happening): Move | null {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const seen = event as Record<string, any>;
  const all = (owner: string, at: string) =>
    (now.provinces[at]?.legions[owner] ?? 0) + (now.provinces[at]?.marked[owner] ?? 0);
  const along = (owner: string, at: string) => now.leaders[owner]?.at === at;
  const base = {
    owner: seen.seat,
    from: seen.from,
    to: seen.to,
    legions: 0,
    leader: false,
    marked: false,
    sails: false,
  };
  switch (event.event) {
    case "stepped":
      return { ...base, legions: seen.legions, leader: seen.leader };
    case "sailed":
      return { ...base, legions: seen.legions, leader: seen.leader, sails: true };
    case "retreated":
      return { ...base, legions: seen.legions, leader: along(seen.seat, seen.from), marked: true };
    case "sent": {
      const owner = seen.neutral ? "neutral" : seen.seat;
      return { ...base, owner, legions: all(owner, seen.from), leader: along(owner, seen.from) };
    }
    case "brought":
      return { ...base, legions: 1 };
    case "called": {
      const from = now.leaders[seen.seat]?.at;
      return from ? { ...base, from, to: seen.to, leader: true } : null;
    }
    default:
      return null;
  }
}

function take(now: Standing, { owner, from, legions, leader }: Move): void {
  const there = now.provinces[from];
  const unmarked = Math.min(legions, there?.legions[owner] ?? 0);
  if (there) {
    there.legions[owner] = (there.legions[owner] ?? 0) - unmarked;
    there.marked[owner] = Math.max(0, (there.marked[owner] ?? 0) - (legions - unmarked));
  }
  if (leader && now.leaders[owner]) now.leaders[owner].at = null;
}

function put(now: Standing, { owner, to, legions, leader, marked }: Move): void {
  const there = now.provinces[to];
  if (there) {
    const where = marked ? there.marked : there.legions;
    where[owner] = (where[owner] ?? 0) + legions;
  }
  if (leader && now.leaders[owner]) now.leaders[owner].at = to;
}

/** A battle as the event tells it. */
export interface Fought {
  seat: string;
  enemy: string;
  at: string;
  attack: number;
  defence: number;
  attack_cards: string[];
  defence_cards: string[];
  winner: string | null;
}

export function fought(news: readonly Happening[]): Fought | null {
  return (news.findLast((event) => event.event === "battle") as unknown as Fought | undefined) ?? null;
}

/** About as long as BattleScene takes. */
export function scene(event: Happening): number {
  return event.event === "battle" ? 4300 : 0;
}

export const BRIEF: ReadonlySet<string> = new Set(["drew", "did", "turn", "activated", "move-card", "force", "ready"]);
export const DRUMS: ReadonlySet<string> = new Set(["battle"]);
