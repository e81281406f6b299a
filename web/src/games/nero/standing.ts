// Who stands where, and how it is laid out as pieces.

import type { Texts } from "~/lib/texts.ts";

import { isCity, known } from "./facts.svelte.ts";
import { OWNERS } from "./owners.ts";
import { troops } from "./words.ts";
import type { NeroView } from "./views.ts";

/** What of a view is drawn as pieces; kept apart, so that pieces can still be on their way. */
export interface Standing {
  provinces: Record<string, { legions: Record<string, number>; marked: Record<string, number> }>;
  leaders: Record<string, { at: string | null; rank: string }>;
  force: { seat: string; at: string; legions: number; leader: boolean } | null;
  germans: string | null;
}

export interface Piece {
  owner: string;
  kind: "legions" | "marked" | "leader" | "force" | "germans";
  count: number;
  rank?: string;
  /** From the province's anchor. */
  x: number;
  y: number;
  scale: number;
}

export function standing(view: NeroView): Standing {
  const { force } = view.this_turn;
  return {
    provinces: view.provinces,
    leaders: view.leaders,
    force: force && view.turn ? { seat: view.turn, at: force.at, legions: force.legions, leader: force.leader } : null,
    germans: view.germans,
  };
}

/** The pieces of a province, in up to three rows around its anchor. */
export function piecesAt(of: Standing, province: string): Piece[] {
  const there = of.provinces[province];
  if (!there) return [];
  const found: Omit<Piece, "x" | "y" | "scale">[] = [];
  for (const owner of OWNERS) {
    const leader = of.leaders[owner];
    const force = of.force?.seat === owner && of.force.at === province ? of.force : null;
    if (leader?.at === province) found.push({ owner, kind: "leader", count: force?.leader ? 1 : 0, rank: leader.rank });
    if (force?.legions) found.push({ owner, kind: "force", count: force.legions });
    const resting = (there.legions[owner] ?? 0) - (force?.legions ?? 0);
    if (resting > 0) found.push({ owner, kind: "legions", count: resting });
    if (there.marked[owner]) found.push({ owner, kind: "marked", count: there.marked[owner] });
  }
  if (of.germans === province) found.push({ owner: "germans", kind: "germans", count: 3 });
  return inRows(found, isCity(province));
}

const WIDTH = 34; // of a piece with the room around it

/** The city is a small round place. */
function inRows(found: Omit<Piece, "x" | "y" | "scale">[], city: boolean): Piece[] {
  const rows = found.length <= (city ? 2 : 3) ? 1 : found.length <= 8 ? 2 : 3;
  const scale = city
    ? [0.9, 0.9, 0.66, 0.56, 0.56][found.length]
    : found.length <= 3
      ? 1
      : found.length <= 6
        ? 0.86
        : 0.7;
  const long = Math.ceil(found.length / rows);
  return found.map((piece, index) => {
    const row = Math.floor(index / long);
    const inRow = Math.min(long, found.length - row * long);
    const x = ((index % long) - (inRow - 1) / 2) * WIDTH * scale;
    const y = (row - (rows - 1) / 2) * WIDTH * scale;
    return { ...piece, x, y, scale };
  });
}

/** A province in words: whose it is and who stands there. */
export function described(texts: Texts, view: NeroView, province: string): string {
  const there = view.provinces[province];
  const facts = known.facts.provinces[province];
  if (!there || !facts) return texts.name("province", province);
  const said = [`${texts.name("province", province)} (${texts.name("area", facts.area)})`];
  if (there.control) said.push(texts.say("page-controlled-by", { seat: there.control }));
  for (const owner of OWNERS) {
    const legions = there.legions[owner] ?? 0;
    const leader = view.leaders[owner]?.at === province ? view.leaders[owner] : null;
    const called = owner === "neutral" ? texts.say("page-neutral") : texts.name("seat", owner);
    const parts = [legions ? troops(texts, legions, false) : "", leader ? texts.name("rank", leader.rank) : ""].filter(
      Boolean,
    );
    if (parts.length) said.push(`${called}: ${parts.join(", ")}`);
    if (there.marked[owner]) {
      said.push(texts.say("page-troops-marked", { name: called, troops: troops(texts, there.marked[owner], false) }));
    }
  }
  for (const seat of view.seats) if (view.leaders[seat].home === province) said.push(texts.say("page-home", { seat }));
  if (facts.port) said.push(texts.say("page-port"));
  if (view.germans === province) said.push(texts.say("page-germans"));
  return `${said.join("; ")}.`;
}
