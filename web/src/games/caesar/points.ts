// Points as they would be counted now (CC-E5, CC-E6), and what one patrician more would bring.

import { GROUPS, SIZES, otherSeat, type Group, type Seat } from "./names.ts";
import type { ByGroup, CaesarView } from "./views.ts";

interface Tally {
  patricians: number;
  majorities: number;
  all: number;
  bonus: number;
}

export function tally(view: CaesarView, seat: Seat, more: Partial<ByGroup> = {}): Tally {
  const player = view.players[seat];
  const other = view.players[otherSeat(seat)];
  const italian = view.options.edition === "italian";
  const sum: Tally = { patricians: 0, majorities: 0, all: 0, bonus: 0 };
  for (const group of GROUPS) {
    const extra = more[group] ?? 0;
    const won = player.won[group] + extra;
    const left = view.patricians[group] - extra;
    sum.patricians += won;
    if (won > SIZES[group] / 2 && (left === 0 || !italian)) sum.majorities += 1;
    if (italian ? won > 0 && other.won[group] === 0 : won === SIZES[group]) sum.all += 1;
    if (player.bonus === group && won >= 3) sum.bonus += 2;
  }
  return sum;
}

export const total = (one: Tally): number => one.patricians + one.majorities + one.all + one.bonus;

/** What the next patrician of a group would bring this side. */
export function worthNext(view: CaesarView, seat: Seat, group: Group): number {
  if (!view.patricians[group]) return 0;
  return total(tally(view, seat, { [group]: 1 })) - total(tally(view, seat));
}
