// Views have heaps of cards; eyes follow single ones. Here every card on the table and in the hand gets an id that it
// keeps from view to view, wherever it goes, so that it can be seen going there.

import { GROUPS, SEATS, below, type Group, type Seat } from "./names.ts";
import type { CaesarView } from "./views.ts";

/** "hand", or a group. */
type Zone = "hand" | Group;

export interface Slot {
  id: number;
  seat: Seat;
  zone: Zone;
  /** null: the viewer does not know it. */
  card: string | null;
  up: boolean;
}

export function follow(before: readonly Slot[], view: CaesarView): Slot[] {
  const wanted = lying(view);
  const free = new Set(before);
  const found = new Map<Omit<Slot, "id">, Slot>();
  // A card that lies as it lay; one that was turned; one that went somewhere else.
  const passes: ((one: Omit<Slot, "id">, old: Slot) => boolean)[] = [
    (one, old) => one.zone === old.zone && one.card === old.card && one.up === old.up,
    (one, old) => one.zone === old.zone && (one.card === old.card || old.card === null),
    (one, old) => one.zone !== old.zone && one.zone !== "hand" && one.card !== null && one.card === old.card,
  ];
  for (const fits of passes) {
    for (const one of wanted) {
      if (found.has(one)) continue;
      const old = [...free].find((other) => other.seat === one.seat && fits(one, other));
      if (!old) continue;
      free.delete(old);
      found.set(one, old);
    }
  }
  let next = Math.max(0, ...before.map((slot) => slot.id)) + 1;
  const slots = wanted.map((one) => ({ ...one, id: found.get(one)?.id ?? next++ }));
  return keepingPlaces(slots, before);
}

function lying(view: CaesarView): Omit<Slot, "id">[] {
  const all: Omit<Slot, "id">[] = [];
  const seat = below(view);
  for (const card of view.players[seat].hand ?? []) all.push({ seat, zone: "hand", card, up: true });
  for (const seat of SEATS) {
    for (const zone of GROUPS) {
      const at = view.players[seat].table[zone];
      for (const card of at.up) all.push({ seat, zone, card, up: true });
      const down: (string | null)[] = at.down_cards ?? Array<null>(at.down).fill(null);
      for (const card of down) all.push({ seat, zone, card, up: false });
    }
  }
  return all;
}

/** On the table nobody sorts cards: those that lie stay where they lie, new ones come last. */
function keepingPlaces(slots: Slot[], before: readonly Slot[]): Slot[] {
  const place = new Map(before.map((slot, at) => [`${slot.zone} ${slot.id}`, at]));
  const at = (slot: Slot): number =>
    slot.zone === "hand" ? -1 : (place.get(`${slot.zone} ${slot.id}`) ?? before.length);
  return slots
    .map((slot, index) => ({ slot, index }))
    .sort((a, b) => at(a.slot) - at(b.slot) || a.index - b.index)
    .map(({ slot }) => slot);
}
