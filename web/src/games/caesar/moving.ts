// Motion explains: before the page changes, where every card is is remembered; afterwards each goes from there to where
// it is now. Cards carry `data-slot`, places that cards come from or go to `data-spot`.

import { lasting } from "~/lib/preferences.svelte.ts";

import { likeness } from "./likeness.ts";

const TIME = 320;
const GENTLE = "cubic-bezier(0.3, 0.7, 0.2, 1)";

export class Moving {
  #cards = new Map<string, { rect: DOMRect; node: HTMLElement; goes: string }>();
  #spots = new Map<string, DOMRect>();
  #going = 0;

  remember(table: HTMLElement): void {
    if (this.#going) return; // several changes before the page is drawn are one
    this.#cards.clear();
    this.#spots.clear();
    for (const node of table.querySelectorAll<HTMLElement>("[data-slot]")) {
      this.#cards.set(node.dataset.slot!, { rect: node.getBoundingClientRect(), node, goes: node.dataset.goes ?? "" });
    }
    for (const node of table.querySelectorAll<HTMLElement>("[data-spot]")) {
      this.#spots.set(node.dataset.spot!, node.getBoundingClientRect());
    }
  }

  /** When the page is drawn next: to ask where things are before that would lay it out once more. */
  go(table: HTMLElement): void {
    this.#going ||= requestAnimationFrame(() => {
      this.#going = 0;
      this.#go(table);
    });
  }

  #go(table: HTMLElement): void {
    const duration = lasting(TIME);
    if (!duration || !this.#spots.size || typeof table.animate !== "function") return;
    const there = new Set<string>();
    for (const node of table.querySelectorAll<HTMLElement>("[data-slot]")) {
      const slot = node.dataset.slot!;
      there.add(slot);
      const from = this.#cards.get(slot)?.rect ?? this.#spots.get(node.dataset.comes ?? "");
      if (from?.width) this.#move(node, from, node.getBoundingClientRect(), duration);
    }
    for (const [slot, card] of this.#cards) {
      const to = this.#spots.get(card.goes);
      if (!there.has(slot) && to?.width) this.#leave(table, card.node, card.rect, to, duration);
    }
  }

  #move(node: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
    if (!to.width || Math.hypot(from.x - to.x, from.y - to.y) < 3) return;
    node.animate(
      [
        { transform: between(to, from), zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      { duration, easing: GENTLE },
    );
  }

  /** What is gone from the page goes once more, as its own likeness. */
  #leave(table: HTMLElement, node: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
    const leaving = likeness(node, from, table, `${from.width}px`, 20);
    const gone = leaving.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: between(from, to), opacity: 0.2 },
      ],
      { duration: duration * 1.3, easing: GENTLE },
    );
    gone.onfinish = gone.oncancel = () => leaving.remove();
  }
}

/** From where one is to where another is, as a transform of the first. */
function between(one: DOMRect, other: DOMRect): string {
  const x = other.x + other.width / 2 - (one.x + one.width / 2);
  const y = other.y + other.height / 2 - (one.y + one.height / 2);
  return `translate(${x}px, ${y}px) scale(${Math.max(0.2, other.width / one.width)})`;
}
