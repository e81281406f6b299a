// The review of a finished match. The server makes it when it is asked for, and tells its progress until it is finished.

import { apiOf } from "~/lib/addresses.ts";
import { Refused, ask } from "~/lib/api.ts";
import type { Reason, Review as ReviewData } from "~/lib/protocol.ts";

const ASK_AGAIN = 400; // milliseconds

export class Review {
  readonly id: string;
  progress = $state(0);
  /** null until it is finished. */
  data = $state.raw<ReviewData | null>(null);
  complaint = $state.raw<Reason | null>(null);
  #stopped = false;

  constructor(id: string) {
    this.id = id;
  }

  async begin(): Promise<void> {
    this.#stopped = false;
    this.complaint = null;
    try {
      while (!this.#stopped && !this.data) {
        const data = await ask<ReviewData>(`${apiOf(this.id)}/review`);
        this.progress = data.progress;
        if (data.progress >= 1) this.data = data;
        else await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
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
