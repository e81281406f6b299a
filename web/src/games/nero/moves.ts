// What moves on the map, out of what has happened: who goes from where to where, one after the other.

import type { Happening } from "~/lib/protocol.ts";

import type { NeroEvent } from "./events.ts";
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
  for (const event of news as readonly NeroEvent[]) {
    const move = moveOf(now, event);
    if (!move) continue;
    take(now, move);
    found.push({ move, during: structuredClone(now) });
    put(now, move);
  }
  return found.slice(-MOST);
}

function moveOf(now: Standing, seen: NeroEvent): Move | null {
  const all = (owner: string, at: string) =>
    (now.provinces[at]?.legions[owner] ?? 0) + (now.provinces[at]?.marked[owner] ?? 0);
  const along = (owner: string, at: string) => now.leaders[owner]?.at === at;
  const way = ({ seat, from, to }: { seat: string; from: string; to: string }): Move => ({
    owner: seat,
    from,
    to,
    legions: 0,
    leader: false,
    marked: false,
    sails: false,
  });
  switch (seen.event) {
    case "stepped":
    case "sailed":
      return { ...way(seen), legions: seen.legions, leader: seen.leader, sails: seen.event === "sailed" };
    case "retreated":
      return { ...way(seen), legions: seen.legions, leader: along(seen.seat, seen.from), marked: true };
    case "sent": {
      const owner = seen.neutral ? "neutral" : seen.seat;
      return { ...way(seen), owner, legions: all(owner, seen.from), leader: along(owner, seen.from) };
    }
    case "brought":
      return { ...way(seen), legions: 1 };
    case "called": {
      const from = now.leaders[seen.seat]?.at;
      return from ? { ...way({ ...seen, from }), leader: true } : null;
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

export type Fought = Extract<NeroEvent, { event: "battle" }>;

export function fought(news: readonly Happening[]): Fought | null {
  return (news as readonly NeroEvent[]).findLast((event) => event.event === "battle") ?? null;
}

/** About as long as BattleScene takes. */
export function scene(event: Happening): number {
  return event.event === "battle" ? 4300 : 0;
}

export const BRIEF: ReadonlySet<string> = new Set(["drew", "did", "turn", "activated", "move-card", "force", "ready"]);
export const DRUMS: ReadonlySet<string> = new Set(["battle"]);
