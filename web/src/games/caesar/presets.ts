// Orders and placements to begin with: suggested, at random, or as the last time.

import { store, stored } from "~/lib/storage.ts";
import type { MatchInfo } from "~/lib/protocol.ts";

import { GROUPS, isInfluence, own, type Group } from "./names.ts";
import type { CaesarView } from "./views.ts";

/** As the strongest bot lays it (bots/caesar/setting_up.py): vetoes and assassins early, castlings and scouts last. */
const ORDER: readonly string[] = [
  "veto",
  "assassination",
  "assassination",
  "veto",
  "assassination",
  "wrath",
  "assassination",
  "spy",
  "spy",
  "castling",
  "castling",
  "scout",
  "scout",
];

const count = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;

/** The action cards that are not in the pile yet. */
export function toStack(view: CaesarView): string[] {
  return (own(view).aside.cards ?? []).filter((card) => !isInfluence(card));
}

/** The cards of the first five that do not lie yet, and the groups they are for. */
export function toSet(view: CaesarView): { cards: string[]; groups: Group[] } {
  const player = own(view);
  return {
    cards: (player.aside.cards ?? []).filter(isInfluence),
    groups: GROUPS.filter((group) => !player.table[group].down),
  };
}

/** `order` as far as it goes with these cards: cards that are gone are left out, from its beginning. */
export function fitted(order: readonly string[], cards: readonly string[]): string[] {
  return order.filter((card, at) => count(order.slice(at + 1), card) < count(cards, card));
}

export function suggestedStack(cards: readonly string[]): string[] {
  return fitted(ORDER, cards);
}

/** Strength where it counts: the group of the secret bonus, then the groups of five, then those of three. */
export function suggestedSet(view: CaesarView): string[] {
  const { cards, groups } = toSet(view);
  const { bonus } = own(view);
  const byWorth = [...groups].sort((a, b) => Number(b === bonus) - Number(a === bonus));
  const strong = [...cards].sort().reverse();
  return groups.map((group) => strong[byWorth.indexOf(group)]);
}

export function shuffled<One>(cards: readonly One[]): One[] {
  const mixed = [...cards];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
  }
  return mixed;
}

// The last one used, in this browser. Not at one device: it would show the one what the other has just hidden.

type Preset = "stack" | "set";

export function keepUsed(info: MatchInfo, what: Preset, cards: readonly string[]): void {
  if (!info.one_device) store(`caesar-${what}`, cards);
}

/** The last one used, if it is of the very same cards. */
export function lastUsed(info: MatchInfo, what: Preset, cards: readonly string[]): string[] | null {
  if (info.one_device) return null;
  const found = stored(`caesar-${what}`);
  const same = Array.isArray(found) && [...found].sort().join() === [...cards].sort().join();
  return same ? (found as string[]) : null;
}
