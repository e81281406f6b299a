// How strong the two sides of a battle are, as far as it can be seen (NE-F3).

import { pointsOf } from "./facts.svelte.ts";
import type { NeroView } from "./views.ts";

const RANKS = ["general", "candidate", "emperor"];

/** What a leader who fights along is worth. */
export function bonus(view: NeroView, seat: string): number {
  return Math.max(0, RANKS.indexOf(view.leaders[seat]?.rank ?? ""));
}

export function gpOf(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card).gp, 0);
}

/** Both sides without their cards. */
export function bare(view: NeroView): { attack: number; defence: number } {
  const { battle } = view;
  const { force } = view.this_turn;
  if (!battle || !force) return { attack: 0, defence: 0 };
  const attack = force.legions + (force.leader ? bonus(view, battle.attacker) : 0);
  let defence = view.provinces[battle.at].legions[battle.defender] ?? 0;
  if (defence && view.leaders[battle.defender].at === battle.at) defence += bonus(view, battle.defender);
  return { attack, defence };
}

/** The viewer's strength with the cards they have laid, and the other's without cards. */
export function strength(view: NeroView): { own: number; other: number } {
  const { attack, defence } = bare(view);
  const attacking = view.seat === view.battle?.attacker;
  const cards = gpOf(view.battle?.laid ?? []);
  return { own: (attacking ? attack : defence) + cards, other: attacking ? defence : attack };
}
