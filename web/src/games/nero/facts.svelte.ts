// What is printed on the board and on the cards: asked for once, then known.

import { ask } from "~/lib/api.ts";

import { drawnAsGraph, type Shapes } from "./shapes.ts";

export interface ProvinceFacts {
  /** west, north, danube, east, or italy, which is no area. */
  area: string;
  at: [number, number];
  port: boolean;
  borders: string[];
  sea: string[];
  /** As a map of a host's own draws it. */
  outline?: [number, number][];
}

export interface CardFacts {
  bp: number;
  gp: number;
}

export interface Facts {
  provinces: Record<string, ProvinceFacts>;
  cards: Record<string, CardFacts>;
  /** Who leads an area. */
  leaders: Record<string, string>;
  /** The province that is a city. */
  city: string;
  /** How the map is drawn; null: it has no shapes, and is drawn as a graph. */
  shapes: Shapes | null;
}

const NOTHING: Facts = { provinces: {}, cards: {}, leaders: {}, city: "", shapes: null };
const AGAIN = 2000; // ms until a server that did not answer is asked again

class Known {
  #usual = $state.raw<Facts>(NOTHING);
  /** Of the match that is looked at: it may have a map or a deck of its own. */
  #ofMatch = $state.raw<Facts | null>(null);
  #asked = false;
  #facts = $derived(this.#ofMatch ?? this.#usual);
  /** Whether it has arrived. */
  here = $derived(this.#facts !== NOTHING);
  /** What the map is drawn from, with or without shapes of its own. */
  shapes = $derived(this.#facts.shapes ?? drawnAsGraph(this.#facts.provinces));

  get facts(): Facts {
    return this.#facts;
  }

  know(facts: Facts): void {
    this.#usual = facts;
    this.#asked = true;
  }

  /** From now on those of a match; null: the usual ones again. */
  use(facts: Facts | null): void {
    this.#ofMatch = facts;
  }

  /** Ask for it unless it is known or on its way. */
  learn(): void {
    if (this.#asked) return;
    this.#asked = true;
    ask<Facts>("/page/facts/nero.json").then(
      (facts) => this.know(facts),
      () =>
        setTimeout(() => {
          this.#asked = false;
          this.learn();
        }, AGAIN),
    );
  }
}

export const known = new Known();

export function isCity(province: string): boolean {
  return province === known.facts.city;
}

export function pointsOf(card: string): CardFacts {
  return known.facts.cards[card] ?? { bp: 0, gp: 0 };
}

export function neighbours(province: string): string[] {
  const it = known.facts.provinces[province];
  return it ? [...it.borders, ...it.sea] : [];
}
