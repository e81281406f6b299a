// Showing what has happened: who moved travels, battles are fought again. What is asked next does not wait for it.

import type { Happening } from "~/lib/protocol.ts";
import { lasting } from "~/lib/preferences.svelte.ts";

import { fought, legs, type Fought, type Move } from "./moves.ts";
import type { Standing } from "./standing.ts";
import type { NeroView } from "./views.ts";

const MOST = 40; // events that are still recent

export class Showing {
  /** What stands on the map while something is on its way; null: what the view says. */
  during = $state.raw<Standing | null>(null);
  move = $state.raw<(Move & { ms: number }) | null>(null);
  battle = $state.raw<Fought | null>(null);
  #recent = $state.raw<readonly Happening[]>([]);
  /** The last things that happened. A battle that is being shown is not spoilt. */
  recent = $derived.by(() => (this.battle ? this.#recent.filter((event) => event.event !== "battle") : this.#recent));

  #before: NeroView | null = null;
  #told: readonly Happening[] | null = null;
  #playing = 0;

  /** A view, and what happened on the way to it. In play one thing follows from another; a replay may go anywhere. */
  see(view: NeroView, news: readonly Happening[], inPlay: boolean): void {
    const fresh = news.filter((event) => !event.house);
    const told = news === this.#told;
    if (!told) this.#recent = inPlay && news.length ? [...this.#recent, ...fresh].slice(-MOST) : fresh;
    if (this.#before && !told && fresh.length) {
      this.battle = fought(fresh);
      void this.#showMoves(this.#before, fresh);
    } else if (this.#before !== view && !(news.length && !told)) this.#still(); // a word in the chat interrupts nothing
    [this.#before, this.#told] = [view, news];
  }

  async #showMoves(from: NeroView, news: readonly Happening[]): Promise<void> {
    const mine = (this.#playing += 1);
    const ms = lasting(340);
    for (const leg of ms ? legs(from, news) : []) {
      this.during = leg.during;
      this.move = { ...leg.move, ms };
      await new Promise((after) => setTimeout(after, ms + 30));
      if (mine !== this.#playing) return;
    }
    this.#still();
  }

  #still(): void {
    this.#playing += 1;
    this.during = null;
    this.move = null;
  }
}
