// The names of the game as the notation has them, and what is known of each without any view.

import type { ByGroup, CaesarPlayer, CaesarView, CardsAt } from "./views.ts";

export type Group = keyof ByGroup;
export type Seat = "cleopatra" | "caesar";
export type Face = "down" | "up";

/** Board order (CC-M1). */
export const GROUPS: readonly Group[] = ["senators", "praetors", "quaestors", "censors", "aediles"];
export const SEATS: readonly Seat[] = ["cleopatra", "caesar"];
export const SIZES: Readonly<ByGroup> = { senators: 5, praetors: 5, quaestors: 5, censors: 3, aediles: 3 };
/** CC-T4: at a group, of one side and of both. */
export const MOST_OWN = 5;
export const MOST_BOTH = 8;

/** What the line of an action card begins with. */
export const ACTIONS: Readonly<Record<string, string>> = {
  assassinate: "assassination",
  castle: "castling",
  spy: "spy",
  scout: "scout",
  wrath: "wrath",
};

export const isInfluence = (card: string): boolean => /^[1-5P]$/.test(card);
export const isGroup = (word: string): word is Group => (GROUPS as readonly string[]).includes(word);
export const otherSeat = (seat: Seat): Seat => (seat === "cleopatra" ? "caesar" : "cleopatra");
/** A philosopher counts nothing. */
export const worth = (card: string): number => (card === "P" ? 0 : Number(card));

/** From whose side the table is looked at; spectators sit with Cleopatra. */
export const below = (view: CaesarView): Seat => view.seat ?? "cleopatra";
export const own = (view: CaesarView): CaesarPlayer => view.players[below(view)];

export const cardsAt = (at: CardsAt): number => at.up.length + at.down;
export const pointsOf = (player: CaesarPlayer): number => player.points.reduce((sum, line) => sum + line[2], 0);

/** A hand as it is seen: cards, or only their backs. */
export function handOf(player: CaesarPlayer): { card: string | null; kind: "influence" | "action" }[] {
  if (player.hand) return player.hand.map((card) => ({ card, kind: isInfluence(card) ? "influence" : "action" }));
  const backs = (n: number, kind: "influence" | "action") => Array.from({ length: n }, () => ({ card: null, kind }));
  return [...backs(player.influence_cards, "influence"), ...backs(player.action_cards, "action")];
}

/** What is known of a side's strength at a group, and how many cards are not. */
export function strength(at: CardsAt): { sum: number; hidden: number } {
  const known = [...at.up, ...(at.down_cards ?? [])];
  return { sum: known.reduce((sum, card) => sum + worth(card), 0), hidden: at.down_cards ? 0 : at.down };
}
