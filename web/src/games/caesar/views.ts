// Made from the server's structs: do not edit. `python -m tools.protocol_types` writes it anew.

import type { GameOutcome } from "~/lib/protocol.ts";

/** Cards not yet laid, in set-up or castling. */
export interface Aside {
  count: number;
  cards: string[] | null;
}

export interface ByGroup {
  senators: number;
  praetors: number;
  quaestors: number;
  censors: number;
  aediles: number;
}

export interface CaesarPlayer {
  hand: string[] | null;
  influence_cards: number;
  action_cards: number;
  influence_pile: number;
  action_pile: number;
  action_order: string[] | null;
  discard: string[];
  bonus: "aediles" | "censors" | "praetors" | "quaestors" | "senators" | null;
  won: ByGroup;
  table: CardsByGroup;
  aside: Aside;
  unseen: Record<string, number>;
  points: [string, string, number][];
  spied?: Spied;
  arranged?: boolean | null;
}

export interface CaesarPlayers {
  cleopatra: CaesarPlayer;
  caesar: CaesarPlayer;
}

/** What the active player has done this turn. */
export interface CaesarProgress {
  laid: number;
  acted: boolean;
  passive: boolean;
  exchanged: number;
  idle_turns: number;
}

export interface CaesarView {
  game: "caesar";
  options: Record<string, string | number | boolean>;
  seat: "caesar" | "cleopatra" | null;
  turn: "caesar" | "cleopatra" | null;
  waiting_for: string | null;
  actions: number[];
  asked: string | null;
  action: string | null;
  progress: CaesarProgress;
  patricians: ByGroup;
  votes: CaesarVotes;
  players: CaesarPlayers;
  outcome: GameOutcome | null;
}

export interface CaesarVotes {
  left: string[];
  discard: string[];
  removed: string[];
}

/** A player's cards at a group. */
export interface CardsAt {
  up: string[];
  down: number;
  down_cards: string[] | null;
}

export interface CardsByGroup {
  senators: CardsAt;
  praetors: CardsAt;
  quaestors: CardsAt;
  censors: CardsAt;
  aediles: CardsAt;
}

/** What the viewer knows of the opponent's hand since they last saw it. */
export interface Spied {
  cards: string[];
  laid_hidden_since: number;
}
