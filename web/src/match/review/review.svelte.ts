// The review of a finished match: the server makes it when it is asked for, and says how far it is.

import { apiOf } from "~/lib/addresses.ts";
import { Refused, ask } from "~/lib/api.ts";
import type { Reason, Review as Told } from "~/lib/protocol.ts";

const USUAL = 400; // milliseconds until one asks again

export class Review {
  readonly id: string;
  progress = $state(0);
  /** When it is there. */
  told = $state.raw<Told | null>(null);
  complaint = $state.raw<Reason | null>(null);
  #stopped = false;

  constructor(id: string) {
    this.id = id;
  }

  async begin(): Promise<void> {
    this.#stopped = false;
    this.complaint = null;
    try {
      while (!this.#stopped && !this.told) {
        const told = await ask<Told>(`${apiOf(this.id)}/review`);
        this.progress = told.progress;
        if (told.progress >= 1) this.told = told;
        else await new Promise((resolve) => setTimeout(resolve, USUAL));
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.complaint = error.reason;
    }
  }

  stop(): void {
    this.#stopped = true;
  }
}
