// Made from what the engine declares: do not edit. `python -m tools.protocol_types` writes it anew.

import type { Named } from "~/lib/protocol.ts";

import type { Sentences } from "../sentences.ts";

/** What happens in the game, by name: its fields. */
export interface CaesarEvents {
  /** a secret bonus card is dealt */
  "bonus": { seat: string; card?: string; };
  /** own choice: the player decides to arrange the action pile or to shuffle it */
  "action-pile": { seat: string; how: "arrange" | "shuffle"; };
  /** the next card of the own action pile */
  "stacked": { seat: string; card: string; };
  /** the action pile is complete */
  "arranged": { seat: string; };
  /** set-up: a card is laid face down */
  "set": { seat: string; group: string; card?: string; };
  /** a turn begins */
  "turn": { seat: string; };
  /** the turn is a passive one */
  "passed": { seat: string; };
  /** a card is laid at a group; face down only its owner knows which */
  "laid": { seat: string; group: string; face: "down" | "up"; card?: string; };
  /** an action card is played: at which groups, and against which card there */
  "played": { seat: string; card: string; groups?: string[]; target?: string; };
  /** `seat` stops the action card with a veto */
  "vetoed": { seat: string; };
  /** `seat` keeps the veto */
  "allowed": { seat: string; };
  /** `seat` loses a card that lies face up */
  "assassinated": { seat: string; group: string; card: string; };
  /** `seat` sees the hand of the other */
  "spied": { seat: string; on: string; hand?: string[]; };
  /** `seat` discards the card that the spy has chosen */
  "taken": { seat: string; card: string; };
  /** castling: a card is laid again */
  "assigned": { seat: string; card: string; group: string; };
  /** castling is done: how many cards lie at each of the two groups */
  "castled": { seat: string; groups: string[]; counts: number[]; };
  /** cards of `seat` are turned up */
  "scouted": { seat: string; group: string; cards: string[]; };
  /** all cards at a group are discarded */
  "wrath": { group: string; lost: Record<string, string[]>; };
  /** a card is discarded, for another one */
  "exchanged": { seat: string; card: string; };
  /** a card is drawn */
  "drew": { seat: string; pile: "influence" | "action"; card?: string; };
  /** no card is drawn, though one could be */
  "drew-none": { seat: string; };
  /** a vote card is turned, and what comes of it */
  "turned": { card: string; effect: "vote" | "out" | "orgy" | "fades" | "shuffle"; };
  /** a vote of confidence: the cards of each side, those of them `turned` up for it, and what each side loses */
  "vote": { group: string; extraordinary: boolean; cleopatra: { cards: string[]; turned: string[]; sum: number; philosophers: number; }; caesar: { cards: string[]; turned: string[]; sum: number; philosophers: number; }; winner: string | null; turned_round?: boolean; left?: number; lost?: Record<string, string[]>; };
  /** the game is over */
  "ended": { reason: "patricians" | "influence" | "blocked" | "stalled"; };
}

export type CaesarEvent = Named<CaesarEvents>;

export const SENTENCES: Sentences = {
  "bonus": { says: [[{ id: "event-bonus-known", given: { seat: "seat", group: "card" }, when: "card" }, { id: "event-bonus", given: { seat: "seat" } }]] },
  "action-pile": { says: [[{ id: "event-action-pile-{how}", given: { seat: "seat" } }]] },
  "stacked": { says: [[{ id: "event-stacked", given: { seat: "seat", card: "card" } }]], skip: "event" },
  "arranged": { says: [[{ id: "event-arranged", given: { seat: "seat" } }]] },
  "set": { says: [[{ id: "event-set-known", given: { seat: "seat", group: "group", card: "card" }, when: "card" }, { id: "event-set", given: { seat: "seat", group: "group" } }]], skip: "event" },
  "turn": { says: [[{ id: "event-turn", given: { seat: "seat" } }]] },
  "passed": { says: [[{ id: "event-passed", given: { seat: "seat" } }]] },
  "laid": { says: [[{ id: "event-laid-up", given: { seat: "seat", group: "group", card: "card" }, when: "face=up" }, { id: "event-laid-down-known", given: { seat: "seat", group: "group", card: "card" }, when: "card" }, { id: "event-laid-down", given: { seat: "seat", group: "group" } }]] },
  "played": { says: [[{ id: "event-played-{card}", given: { seat: "seat" }, when: "card=spy" }, { id: "event-played-{card}", given: { seat: "seat", group: "groups.0" }, when: "card=scout|wrath" }, { id: "event-played-{card}", given: { seat: "seat", group: "groups.0", other: "groups.1" }, when: "card=castling" }, { id: "event-played-{card}", given: { seat: "seat", group: "groups.0", card: "target" }, when: "card=assassination" }]] },
  "vetoed": { says: [[{ id: "event-vetoed", given: { seat: "seat" } }]] },
  "allowed": { says: [[{ id: "event-allowed", given: { seat: "seat" } }]] },
  "assassinated": { says: [[{ id: "event-assassinated", given: { seat: "seat", group: "group", card: "card" } }]] },
  "spied": { says: [[{ id: "event-spied-known", given: { seat: "seat", opponent: "on", cards: "hand" }, when: "hand" }, { id: "event-spied", given: { seat: "seat", opponent: "on" } }]] },
  "taken": { says: [[{ id: "event-taken", given: { seat: "seat", card: "card" } }]] },
  "assigned": { says: [[{ id: "event-assigned", given: { seat: "seat", card: "card", group: "group" } }]] },
  "castled": { says: [[{ id: "event-castled", given: { seat: "seat", group: "groups.0", other: "groups.1", count: "counts.0", otherCount: "counts.1" } }]] },
  "scouted": { says: [[{ id: "event-scouted", given: { seat: "seat", group: "group", cards: "cards" } }]] },
  "wrath": { says: [[{ id: "event-wrath", given: { group: "group" } }], [{ id: "event-lost", given: { seat: "key", cards: "value" }, when: "value", each: "lost" }]] },
  "exchanged": { says: [[{ id: "event-exchanged", given: { seat: "seat", card: "card" } }]] },
  "drew": { says: [[{ id: "event-drew-known", given: { seat: "seat", card: "card" }, when: "card" }, { id: "event-drew", given: { seat: "seat", pile: "pile" } }]] },
  "drew-none": { says: [[{ id: "event-drew-none", given: { seat: "seat" } }]] },
  "turned": { says: [[{ id: "event-turned-{effect}", given: { vote: "card" } }]] },
  "vote": { says: [[{ id: "event-vote-extraordinary", given: { group: "group" }, when: "extraordinary" }], [{ id: "event-vote-side", given: { seat: "'cleopatra'", cards: "cleopatra.cards", sum: "cleopatra.sum" } }], [{ id: "event-vote-side", given: { seat: "'caesar'", cards: "caesar.cards", sum: "caesar.sum" } }], [{ id: "event-vote-turned-round", given: { group: "group", left: "left", seat: "winner", count: "cleopatra.philosophers + caesar.philosophers" }, when: "turned_round" }, { id: "event-vote-won", given: { group: "group", left: "left", seat: "winner" }, when: "winner" }, { id: "event-vote-tie", given: { group: "group" } }], [{ id: "event-lost", given: { seat: "key", cards: "value" }, when: "value", each: "lost" }]] },
  "ended": { says: [[{ id: "event-ended-{reason}", given: {  } }]] },
};
