// A match, moment by moment: as a seat saw it, or, after the end, with everything open.

import { apiOf, placeOf } from "~/lib/addresses.ts";
import { Refused, ask } from "~/lib/api.ts";
import type { Frame, Happening, MatchInfo, Reason, View } from "~/lib/protocol.ts";
import { route } from "~/lib/route.svelte.ts";

import type { GameOnPage } from "~/games/game.ts";

const LAST = 2 ** 31 - 1;
const USUAL = 1400; // milliseconds a moment

export class Replay {
  readonly id: string;
  readonly game: GameOnPage;
  info = $state.raw<MatchInfo | null>(null);
  view = $state.raw<View | null>(null);
  events = $state.raw<Happening[]>([]);
  news = $state.raw<Happening[]>([]);
  /** All plies at which there is something to see. */
  stops = $state.raw<number[]>([]);
  ply = $state(0);
  /** A seat's number, or "all". */
  seat = $state("");
  speed = $state(1);
  playing = $state(false);
  complaint = $state.raw<Reason | null>(null);

  #wanted = { seat: "", ply: 0 };
  #asking = false;
  /** The seat from which the events that are shown were seen. */
  #shownTo: string | null = null;
  /** Whether the player has left this screen: a late answer must not pull them back. */
  #left = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, game: GameOnPage) {
    this.id = id;
    this.game = game;
  }

  last = $derived(this.stops.at(-1) ?? 0);
  /** The number of the present stop. */
  at = $derived(this.placeOf(this.ply));
  /** The seat one looks from; null: with everything open, or as a spectator. */
  looking = $derived(/^\d+$/.test(this.seat) ? Number(this.seat) : null);
  /** The address of this moment. */
  address = $derived.by(() => `${placeOf(this.id)}?${query(this.seat, this.ply)}`);

  /** Begin where the address says: ?ply=N&seat=S. */
  async begin(): Promise<void> {
    const asked = new URLSearchParams(route.search);
    const info = await this.#ask<MatchInfo>("");
    if (info)
      await this.look(
        asked.get("seat") ?? (info.phase === "over" ? "all" : ""),
        Math.round(Number(asked.get("ply"))) || 0,
      );
  }

  end(): void {
    this.#left = true;
    this.stop();
  }

  /** Look from another seat: at the same moment, or at the end if that is where one is. */
  async look(seat: string, ply: number | null = null): Promise<void> {
    const whole = await this.#frame(seat, LAST);
    if (!whole) return;
    ply ??= this.ply === this.last ? LAST : this.ply; // meanwhile one may have gone on
    this.seat = seat || String(whole.seat ?? "");
    this.info = whole.match;
    this.stops = whole.stops.length ? whole.stops : [0];
    await this.go(ply);
  }

  async go(ply: number): Promise<void> {
    this.ply = Math.max(0, Math.min(ply, this.last));
    this.#wanted = { seat: this.seat, ply: this.ply };
    if (this.#asking) return; // the loop below goes on until it has the newest
    this.#asking = true;
    try {
      let shown;
      while (shown !== this.#wanted) {
        shown = this.#wanted;
        const frame = await this.#frame(shown.seat, shown.ply);
        if (frame && shown === this.#wanted) this.#show(frame, shown.seat);
      }
    } finally {
      this.#asking = false;
    }
    if (!this.#left) route.rename(this.address);
  }

  #show(frame: Frame, seat: string): void {
    // Only for the same seat further events are new: another seat has seen other things.
    const forward = seat === this.#shownTo && frame.events.length > this.events.length;
    this.news = forward ? frame.events.slice(this.events.length) : [];
    this.events = frame.events;
    this.view = frame.view ?? (frame.views?.length ? this.game.everything(frame.views) : null);
    this.#shownTo = seat;
  }

  #frame(seat: string, ply: number): Promise<Frame | null> {
    return this.#ask<Frame>(`/replay?${query(seat, ply)}`);
  }

  /** null if the server refuses. */
  async #ask<Answer>(path: string): Promise<Answer | null> {
    try {
      return await ask<Answer>(apiOf(this.id) + path);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.complaint = error.reason;
      this.stop();
      return null;
    }
  }

  placeOf(ply: number): number {
    return Math.max(
      0,
      this.stops.findLastIndex((stop) => stop <= ply),
    );
  }

  /** Go to a moment, and stay there. */
  jump(ply: number): void {
    this.stop();
    void this.go(ply);
  }

  step(by: number): void {
    void this.go(this.stops[Math.max(0, Math.min(this.at + by, this.stops.length - 1))]);
  }

  run(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    this.playing = true;
    if (this.ply >= this.last) void this.go(0);
    this.#tick();
  }

  #tick(): void {
    this.#timer = setTimeout(() => {
      if (this.ply >= this.last) {
        this.stop();
        return;
      }
      this.step(1);
      this.#tick();
    }, USUAL / this.speed);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
}

function query(seat: string, ply: number): string {
  return `ply=${ply}${seat ? `&seat=${encodeURIComponent(seat)}` : ""}`;
}
