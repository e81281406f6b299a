// Whether the order of the own arranged pile is hidden. The player made it, and may see it all game (CC-S3); some want
// memory to count. Only a matter of what is drawn, remembered in this browser.

import { store, stored } from "~/lib/storage.ts";

import { toStack } from "./presets.ts";
import type { CaesarView } from "./views.ts";

const KEY = "caesar-hide-order";

class Memory {
  #hides = $state(stored(KEY) === true);

  get hides(): boolean {
    return this.#hides;
  }

  set hides(hides: boolean) {
    this.#hides = hides;
    store(KEY, hides);
  }
}

export const memory = new Memory();

/** The view as if the player did not know the order any more; the same view while the pile is being made. */
export function withoutOrder(view: CaesarView): CaesarView {
  if (!memory.hides || view.seat === null || toStack(view).length) return view;
  const own = { ...view.players[view.seat], action_order: null };
  return { ...view, players: { ...view.players, [view.seat]: own } };
}
