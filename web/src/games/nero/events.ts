// Made from what the engine declares: do not edit. `python -m tools.protocol_types` writes it anew.

import type { Named } from "~/lib/protocol.ts";

import type { Choice, Sentences } from "../sentences.ts";

/** What happens in the game, by name: its fields. */
export interface NeroEvents {
  /** the area that `seat` names */
  "wants": { seat: string; area: string; };
  /** the areas that all have named */
  "wanted": { areas: Record<string, string>; };
  /** `seat` gets a contested area */
  "lot": { seat: string; area: string; };
  /** how the areas came out */
  "areas": { areas: Record<string, string>; };
  /** a legion is placed */
  "placed": { seat: string; at: string; };
  /** a home province is chosen */
  "home": { seat: string; at: string; };
  /** a round begins */
  "round": { round: number; opener: string; };
  /** `seat` is dealt a card */
  "dealt": { seat: string; card?: string; };
  /** a turn begins, the last of the round or not */
  "turn": { seat: string; last: boolean; };
  /** so many cards are left over, unseen */
  "lost": { seat: string; cards: number; };
  /** points at the end of a round */
  "scored": { seat: string; source: "emperor" | "rome" | "areas" | "italy"; points: number; };
  /** an activation begins */
  "activated": { seat: string; at: string; };
  /** a card is used for its MP; `pool`: all there are now */
  "move-card": { seat: string; card: string; bp: number; pool: number; };
  /** a force gathers */
  "force": { seat: string; at: string; legions: number; leader: boolean; };
  /** a step is paid for, and can be answered */
  "stepping": { seat: string; from: string; to: string; bp: number; legions: number; leader: boolean; };
  /** the step happens */
  "stepped": { seat: string; from: string; to: string; legions: number; leader: boolean; };
  /** the force leaves these behind */
  "left": { seat: string; at: string; legions: number; leader: boolean; };
  /** the force takes these up */
  "took": { seat: string; at: string; legions: number; leader: boolean; };
  /** the force has finished */
  "halted": { seat: string; at: string; legions: number; leader: boolean; };
  /** retreat markers come off */
  "unmarked": { seat: string; at: string; legions: number; };
  /** leave to go on is asked for */
  "asked-leave": { seat: string; of: string[]; };
  /** `seat` gives leave */
  "granted": { seat: string; };
  /** `seat` gives none */
  "refused": { seat: string; };
  /** `seat` does not retreat */
  "stayed": { seat: string; };
  /** a retreat that can be answered */
  "retreating": { seat: string; from: string; to: string; };
  /** the retreat happens */
  "retreated": { seat: string; from: string; to: string; legions: number; };
  /** an attack that can be answered */
  "attacking": { seat: string; enemy: string; at: string; bp: number; };
  /** the battle begins */
  "attacked": { seat: string; enemy: string; at: string; };
  /** a card is laid for the battle */
  "laid": { seat: string; card: string; };
  /** `seat` lays no more cards */
  "ready": { seat: string; };
  /** strength and cards of both sides; `winner` is null if they are equal */
  "battle": { seat: string; enemy: string; at: string; attack: number; defence: number; attack_cards: string[]; defence_cards: string[]; winner: string | null; };
  /** a leader has another rank, and why */
  "rank": { seat: string; rank: "general" | "candidate" | "emperor"; why: "declared" | "legions" | "rome" | "victory" | "lost" | "assassinated"; };
  /** a card is played for its event */
  "event": { seat: string; card: string; };
  /** what was chosen for the event: it can be answered now */
  "aimed": { seat: string; card: string; from?: string; to?: string; at?: string; target?: string; legions?: number; leader?: boolean; };
  /** `seat` answers with one of these cards, or two */
  "countered": { seat: string; card: string; cards: number; };
  /** what `seat` does not do, because of an answer: `step`, `attack`, `retreat`, or the event of a card */
  "off": { seat: string; what: string; };
  /** cards that leave the game: an assassination in which a guard was answered */
  "removed": { cards: string[]; };
  /** the leader of `seat` moves no more this turn */
  "held": { seat: string; };
  /** one more CP: so many by cards this turn */
  "kp": { seat: string; kp: number; };
  /** a galley crosses */
  "sailed": { seat: string; from: string; to: string; card: string; legions: number; leader: boolean; };
  /** those aboard land; they are `spent`, or may go on */
  "landed": { seat: string; at: string; spent: boolean; };
  /** an emperor is called to Rome */
  "called": { seat: string; to: string; };
  /** a traitor draws a card; the two of them see which */
  "stolen": { seat: string; target: string; card?: string; };
  /** a traitor finds no card */
  "stolen-nothing": { seat: string; target: string; };
  /** the Germans come */
  "germans": { at: string; };
  /** where `seat` sends its legions, or the `neutral` ones, because of the Germans */
  "sent": { seat: string; from: string; to: string; neutral: boolean; };
  /** a revolt against `seat` */
  "revolt": { seat: string; at: string; };
  /** `seat` brings a legion for it */
  "brought": { seat: string; from: string; to: string; };
  /** so many legions of `seat` become neutral */
  "neutral": { seat: string; at: string; legions: number; };
  /** the game is over */
  "ended": { reason: "control" | "rounds"; };
}

export type NeroEvent = Named<NeroEvents>;

export const TROOPS: Choice = [{ id: "troops-leader", given: {  }, when: "legions=0" }, { id: "troops-both", given: { legions: "legions" }, when: "leader" }, { id: "troops-legions", given: { legions: "legions" } }];

export const SENTENCES: Sentences = {
  "wants": { says: [[{ id: "event-wants", given: { seat: "seat", area: "area" } }]], skip: "event" },
  "wanted": { says: [[{ id: "event-wanted", given: { seat: "key", area: "value" }, each: "areas" }]] },
  "lot": { says: [[{ id: "event-lot", given: { seat: "seat", area: "area" } }]] },
  "areas": { says: [[{ id: "event-area", given: { seat: "key", area: "value" }, each: "areas" }]] },
  "placed": { says: [[{ id: "event-placed", given: { seat: "seat", province: "at" } }]] },
  "home": { says: [[{ id: "event-home", given: { seat: "seat", province: "at" } }]] },
  "round": { says: [[{ id: "event-round", given: { round: "round", opener: "opener" } }]] },
  "dealt": { says: [[{ id: "event-dealt-known", given: { seat: "seat", card: "card" }, when: "card" }, { id: "event-dealt", given: { seat: "seat" } }]], skip: "event" },
  "turn": { says: [[{ id: "event-turn-last", given: { seat: "seat" }, when: "last" }, { id: "event-turn", given: { seat: "seat" } }]] },
  "lost": { says: [[{ id: "event-lost", given: { seat: "seat", cards: "cards" } }]] },
  "scored": { says: [[{ id: "event-scored-{source}", given: { seat: "seat", points: "points" } }]] },
  "activated": { says: [[{ id: "event-activated", given: { seat: "seat", province: "at" } }]] },
  "move-card": { says: [[{ id: "event-move-card", given: { seat: "seat", card: "card", bp: "bp", pool: "pool" } }]] },
  "force": { says: [[{ id: "event-force", given: { seat: "seat", province: "at", troops: TROOPS } }]] },
  "stepping": { says: [[{ id: "event-stepping", given: { seat: "seat", province: "from", other: "to", troops: TROOPS } }]], skip: "event" },
  "stepped": { says: [[{ id: "event-stepped", given: { seat: "seat", province: "from", other: "to", troops: TROOPS } }]] },
  "left": { says: [[{ id: "event-left", given: { seat: "seat", province: "at", troops: TROOPS } }]] },
  "took": { says: [[{ id: "event-took", given: { seat: "seat", province: "at", troops: TROOPS } }]] },
  "halted": { says: [[{ id: "event-halted", given: { seat: "seat", province: "at", troops: TROOPS } }]] },
  "unmarked": { says: [[{ id: "event-unmarked", given: { seat: "seat", legions: "legions", province: "at" } }]] },
  "asked-leave": { says: [[{ id: "event-asked-leave", given: { seat: "seat", seats: "of" } }]] },
  "granted": { says: [[{ id: "event-granted", given: { seat: "seat" } }]] },
  "refused": { says: [[{ id: "event-refused", given: { seat: "seat" } }]] },
  "stayed": { says: [[{ id: "event-stayed", given: { seat: "seat" } }]] },
  "retreating": { says: [[{ id: "event-retreating", given: { seat: "seat", province: "from", other: "to" } }]], skip: "event" },
  "retreated": { says: [[{ id: "event-retreated", given: { seat: "seat", legions: "legions", province: "from", other: "to" } }]] },
  "attacking": { says: [[{ id: "event-attacking", given: { seat: "seat", opponent: "enemy", province: "at" } }]] },
  "attacked": { says: [[{ id: "event-attacked", given: { seat: "seat", opponent: "enemy", province: "at" } }]], skip: "event" },
  "laid": { says: [[{ id: "event-laid", given: { seat: "seat", card: "card" } }]], skip: "event" },
  "ready": { says: [[{ id: "event-ready", given: { seat: "seat" } }]], skip: "event" },
  "battle": { says: [[{ id: "event-battle-side", given: { seat: "seat", cards: "attack_cards", strength: "attack" } }], [{ id: "event-battle-side", given: { seat: "enemy", cards: "defence_cards", strength: "defence" } }], [{ id: "event-battle-won", given: { seat: "seat", opponent: "enemy", province: "at" }, when: "winner={seat}" }, { id: "event-battle-won", given: { seat: "enemy", opponent: "seat", province: "at" }, when: "winner={enemy}" }, { id: "event-battle-draw", given: { province: "at" } }]] },
  "rank": { says: [[{ id: "event-rank-{why}", given: { seat: "seat" } }]] },
  "event": { says: [[{ id: "event-event", given: { seat: "seat", card: "card" } }]], skip: "card=assassin|crisis|galley|germans|rebellion|traitor" },
  "aimed": { says: [[{ id: "event-aimed-{card}", given: { seat: "seat", province: "from", other: "to", troops: TROOPS }, when: "card=galley" }, { id: "event-aimed-{card}", given: { seat: "seat", opponent: "target" }, when: "card=assassin|crisis|traitor" }, { id: "event-aimed-{card}", given: { seat: "seat", province: "at" }, when: "card=germans" }, { id: "event-aimed-{card}", given: { seat: "seat", province: "at", opponent: "target" }, when: "card=rebellion" }, { id: "event-event", given: { seat: "seat", card: "card" } }]] },
  "countered": { says: [[{ id: "event-countered-two", given: { seat: "seat", card: "card" }, when: "cards=2" }, { id: "event-countered", given: { seat: "seat", card: "card" } }]] },
  "off": { says: [[{ id: "event-off-{what}", given: { seat: "seat" }, when: "what=step|attack|retreat" }, { id: "event-off", given: { seat: "seat", card: "what" } }]] },
  "removed": { says: [[{ id: "event-removed", given: { cards: "cards" } }]] },
  "held": { says: [[{ id: "event-held", given: { seat: "seat" } }]] },
  "kp": { says: [[{ id: "event-kp", given: { seat: "seat", kp: "kp" } }]] },
  "sailed": { says: [[{ id: "event-sailed", given: { seat: "seat", province: "from", other: "to", troops: TROOPS } }]], skip: "event" },
  "landed": { says: [[{ id: "event-landed-spent", given: { seat: "seat", province: "at" }, when: "spent" }, { id: "event-landed", given: { seat: "seat", province: "at" } }]] },
  "called": { says: [[{ id: "event-called", given: { seat: "seat" } }]] },
  "stolen": { says: [[{ id: "event-stolen-known", given: { seat: "seat", card: "card", opponent: "target" }, when: "card" }, { id: "event-stolen", given: { seat: "seat", opponent: "target" } }]] },
  "stolen-nothing": { says: [[{ id: "event-stolen-nothing", given: { seat: "seat", opponent: "target" } }]] },
  "germans": { says: [[{ id: "event-germans", given: { province: "at" } }]] },
  "sent": { says: [[{ id: "event-sent-neutral", given: { seat: "seat", province: "from", other: "to" }, when: "neutral" }, { id: "event-sent", given: { seat: "seat", province: "from", other: "to" } }]] },
  "revolt": { says: [[{ id: "event-revolt", given: { seat: "seat", province: "at" } }]] },
  "brought": { says: [[{ id: "event-brought", given: { seat: "seat", province: "from", other: "to" } }]] },
  "neutral": { says: [[{ id: "event-neutral", given: { seat: "seat", legions: "legions", province: "at" } }]] },
  "ended": { says: [[{ id: "event-ended-{reason}", given: {  } }]] },
};
