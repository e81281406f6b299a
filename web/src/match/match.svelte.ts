// A match: what the server has told, and what is sent to it.

import { apiOf, placeOf } from "~/lib/addresses.ts";
import { announce, silence } from "~/lib/announce.svelte.ts";
import { Refused, ask } from "~/lib/api.ts";
import { rememberFinished } from "~/lib/finished.ts";
import { remember } from "~/lib/recent.ts";
import type {
  Clock,
  Happening,
  MatchGame,
  MatchInfo,
  Now,
  Reason,
  Refused as Refusal,
  Thought,
  ToClient,
  View,
  Welcome,
} from "~/lib/protocol.ts";
import { route } from "~/lib/route.svelte.ts";
import { i18n } from "~/lib/i18n.svelte.ts";
import { sound, soundOf } from "~/lib/sound.ts";
import { Wire, type Command, type Status } from "~/lib/wire.ts";

import { linesOf } from "./annals.ts";
import type { GameOnPage } from "~/games/game.ts";
import { gameCalled } from "~/games/titles.ts";

/** Commands that are not sent again while one is on its way: a second click asks for the same. */
const ONCE: readonly Command["do"][] = [
  "takeback",
  "agree",
  "decline",
  "leave",
  "back",
  "resign",
  "hint",
  "start",
  "ready",
];

/** Reasons after which there is nothing to show any more. */
const GONE = ["table-no-such-match", "table-match-removed", "table-blocked"];

/** What a seat of this device has been told. */
interface Told {
  ply: number;
  events: Happening[];
}

export class Match {
  readonly id: string;
  game = $state.raw<GameOnPage | null>(null);
  info = $state.raw<MatchInfo | null>(null);
  view = $state.raw<View | null>(null);
  /** The seat we look from; null: a spectator; undefined: not known yet. */
  seat = $state<number | null | undefined>(undefined);
  seats = $state.raw<number[]>([]);
  events = $state.raw<Happening[]>([]);
  news = $state.raw<Happening[]>([]);
  /** How many events this seat has been told of. A command says for which ply it is meant. */
  ply = $state(0);
  undo = $state(false);
  busy = $state(false);
  clock = $state.raw<(Clock & { at: number }) | null>(null);
  /** A pause in which others may be answering: when it ends, and how long it is in all. */
  pause = $state.raw<{ until: number; length: number } | null>(null);
  /** Whether this player passes on everything for the rest of the turn. */
  quiet = $state(false);
  hints = $state.raw<{ bot: string; thoughts: Thought[] } | null>(null);
  complaint = $state.raw<Reason | null>(null);
  /** Why there is no match here (any more). */
  gone = $state.raw<Reason | null>(null);
  status = $state<Status>("open");
  /** At one device: the seat that the curtain waits for; null while it is up. */
  curtain = $state<number | null>(null);
  /** The own seat's secret, as long as this page knows it: for another device. */
  secret = $state<string | null>(null);

  #wire: Wire | null = null;
  #notation: string[] = [];
  #told = new Map<number | null, Told>();
  /** Decisions to play after the one that is on its way. */
  #queue: string[] = [];
  /** The key of the decision that is on its way. */
  #decision: string | null = null;
  /** Talk that is not answered yet, by its key. */
  #said = new Map<string, (taken: boolean) => void>();
  #wantsRematch = false;
  /** Whether the player has left this screen: a late answer must not pull them back. */
  #left = false;
  /** At one device: the seat whose player has it in hand, as far as we know. */
  #shownTo: number | null = null;

  constructor(id: string) {
    this.id = id;
  }

  texts = $derived(i18n.texts.of(this.info?.game ?? ""));
  /** Whether a bot plays the own seat, because the player has left or was out of time. */
  away = $derived(typeof this.seat === "number" && this.info?.phase === "playing" && this.info.seats[this.seat].away);
  #resigned = $derived(typeof this.seat === "number" && this.info?.seats[this.seat].resigned);
  /** No person is left: the bots rest until somebody comes back. */
  deserted = $derived(
    this.info?.phase === "playing" &&
      !this.info.seats.some((seat) => seat.kind === "person" && !seat.away && !seat.resigned),
  );
  /** What this player may decide now: nothing if a bot has the seat. */
  lines = $derived(
    this.curtain !== null || this.away || this.#resigned
      ? []
      : (this.view?.actions ?? []).map((action) => this.#notation[action]),
  );

  async begin(): Promise<void> {
    await this.attempt(async () => {
      const secret = new URLSearchParams(route.hash.slice(1)).get("s");
      if (secret) {
        await ask(`${apiOf(this.id)}/session`, { secret });
        if (this.#left) return;
        this.secret = secret;
        route.rename(location.pathname + location.search); // out of the address, the history and the eyes
      }
      const info = await ask<MatchInfo>(apiOf(this.id));
      // Notation and board depend on the rules of the match, and on maps and decks of the host.
      const [played, game] = await Promise.all([ask<MatchGame>(`${apiOf(this.id)}/game`), gameCalled(info.game)]);
      if (this.#left) return;
      this.#notation = played.lines;
      game.printed?.(played.board);
      this.info = info;
      this.game = game;
      remember(this.id, info.game);
      this.#wire = new Wire(this.id, {
        hello: () => ({ seat: this.seat ?? undefined, after: this.#told.get(this.seat ?? null)?.ply ?? 0 }),
        heard: (message) => this.#hear(message),
        status: (status) => {
          this.status = status;
          if (status !== "closed") return; // what is on its way is sent again
          this.busy = false;
          for (const taken of this.#said.values()) taken(false);
          this.#said.clear();
        },
      });
    });
  }

  end(): void {
    this.#left = true;
    this.#wire?.close();
    this.game?.printed?.(null);
  }

  /** Do something over HTTP. If it is refused, the reason is shown. */
  async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#complain(error.reason);
    }
  }

  #complain(reason: Reason): void {
    if (GONE.includes(reason.message)) this.gone = reason;
    else this.complaint = reason;
  }

  // Messages

  #hear(message: ToClient): void {
    if ("key" in message && message.key) {
      this.#said.get(message.key)?.(message.tell !== "refused");
      this.#said.delete(message.key);
    }
    switch (message.tell) {
      case "welcome":
        this.#welcome(message);
        break;
      case "now":
        this.complaint = null;
        this.#take(message);
        break;
      case "done":
        this.#answered(message.key);
        break;
      case "refused":
        this.#refused(message);
        break;
      case "hint":
        // A late one is about another question.
        if (message.thoughts.every(({ line }) => this.lines.includes(line))) this.hints = message;
        break;
      case "bye":
        // Somebody without a seat before the start: they may take one.
        if (this.info?.phase === "gathering" && message.reason.message === "table-no-spectators") this.seat = null;
        else this.#complain(message.reason);
        break;
    }
  }

  #welcome(message: Welcome): void {
    // Its events go on where we were; or begin anew, if the server does not know where we were, or a host has changed
    // what happened.
    const after = message.ply - message.events.length;
    const goesOn = this.#told.get(message.seat)?.ply === after;
    if (!goesOn) this.#told.set(message.seat, { ply: 0, events: [] });
    const known = this.seat === message.seat && this.view !== null && goesOn;
    this.seat = message.seat;
    this.seats = message.seats;
    this.#take(message, known);
  }

  /** Something new: remember it; then, unless the curtain falls, show it and let it be heard. */
  #take(message: Now | Welcome, fresh = true): void {
    this.#remember(message);
    const own = this.#answered("key" in message ? message.key : undefined);
    if (this.#lowersCurtain(message.deciding)) return;
    this.#show(message, fresh);
    const happened = (name: string): boolean => message.events.some((event) => event.event === name);
    if (happened("turn")) this.quiet = false;
    if (happened("left") && this.#stoodUp) {
      this.sitDown(null);
      return;
    }
    if (happened("rematch") && this.#wantsRematch) void this.toRematch();
    if (own) this.#playNext();
    if (fresh) this.#sound(message.events);
  }

  #remember(message: Now | Welcome): void {
    const before = this.#told.get(this.seat ?? null)?.events ?? [];
    this.#told.set(this.seat ?? null, { ply: message.ply, events: [...before, ...message.events] });
    if (message.match !== undefined) this.info = message.match as MatchInfo;
    // Without points it was given up, or cancelled.
    const played = this.info?.phase === "over" && this.info.result?.points.length && typeof this.seat === "number";
    if (this.info && played) rememberFinished(this.info.game);
    this.clock = message.clock ? { ...message.clock, at: Date.now() } : null;
    this.#setPause(message.pause);
  }

  #show(message: Now | Welcome, fresh: boolean): void {
    if (String(this.view?.actions) !== String(message.view?.actions)) this.hints = null;
    this.view = message.view;
    this.ply = message.ply;
    this.undo = message.undo;
    this.events = this.#told.get(this.seat ?? null)?.events ?? [];
    this.news = fresh ? message.events : [];
  }

  /** For the ears: a small sound, and what screen readers say. */
  #sound(events: readonly Happening[]): void {
    const { game, info, texts } = this;
    if (!game || !info) return;
    const heard = soundOf(
      events.map((event) => event.event),
      game.drums,
      this.lines.length > 0,
    );
    if (heard) sound(heard);
    announce(linesOf(events, game, texts, info).map((line) => line.text));
  }

  /** Before the start: whether the own seat is open again. */
  get #stoodUp(): boolean {
    return (
      this.info?.phase === "gathering" && typeof this.seat === "number" && this.info.seats[this.seat].kind === "open"
    );
  }

  /** Whether this answers the decision that is on its way. */
  #answered(key: string | undefined): boolean {
    if (key === undefined || key !== this.#decision) return false;
    this.#decision = null;
    this.busy = false;
    return true;
  }

  #playNext(): void {
    const next = this.#queue.shift();
    if (next !== undefined && this.lines.includes(next)) this.play([next, ...this.#queue]);
    else this.#queue = [];
  }

  #refused(message: Refusal): void {
    this.#answered(message.key);
    this.#queue = [];
    this.#complain(message.reason);
    if (message.view !== undefined && this.curtain === null) this.view = message.view;
    if (message.ply !== undefined && message.ply > this.ply) this.#look(this.seat ?? null); // something came between
  }

  #setPause(left: number | undefined): void {
    if (!left) {
      this.pause = null;
      return;
    }
    const until = Date.now() + left;
    // The same pause told again keeps its length.
    const same = this.pause !== null && Math.abs(until - this.pause.until) < 400;
    this.pause = { until, length: same && this.pause ? this.pause.length : left };
  }

  // Several people at one device

  get shared(): boolean {
    return this.info !== null && this.info.one_device && this.seats.length > 1 && this.info.phase === "playing";
  }

  /** If another player decides now, the curtain falls before anything of theirs is shown. */
  #lowersCurtain(deciding: number | undefined): boolean {
    if (!this.shared) {
      this.curtain = null;
      return false;
    }
    const next = deciding ?? this.#shownTo ?? this.seat ?? 0;
    if (next === this.#shownTo && this.seat === next) {
      this.curtain = null;
      return false;
    }
    this.view = null; // nothing may be left of what the last player saw, heard or could do
    this.events = [];
    this.news = [];
    this.hints = null;
    this.undo = false;
    this.complaint = null;
    silence();
    this.curtain = next;
    this.#shownTo = null;
    return true;
  }

  lift(): void {
    this.#shownTo = this.curtain;
    this.#look(this.curtain);
  }

  #look(seat: number | null): void {
    if (seat === null) return;
    this.#wire?.send({ do: "look", seat, after: this.#told.get(seat)?.ply ?? 0 });
  }

  // Commands

  command(command: Command): string | null {
    if (ONCE.includes(command.do) && this.#wire?.awaits(command.do)) return null;
    this.complaint = null;
    if (command.do === "quiet") this.quiet = true;
    return this.#wire?.command(command) ?? null;
  }

  /** One decision, or several in a row. */
  play([line, ...rest]: readonly string[]): void {
    if (line === undefined || this.busy) return;
    this.#queue = rest;
    this.#decide({ do: "play", ply: this.ply, line });
  }

  /** Until this is answered, nothing else can be decided. */
  #decide(command: Command): void {
    if (this.busy) return;
    this.busy = true;
    this.#decision = this.command(command);
  }

  /** Not legal: the engine says why. */
  why(line: string): void {
    if (this.busy || this.lines.length === 0) return;
    this.command({ do: "play", ply: this.ply, line });
  }

  undoOne(): void {
    this.#decide({ do: "undo", ply: this.ply });
  }

  resetTurn(): void {
    this.#decide({ do: "reset", ply: this.ply });
  }

  askTakeback(): void {
    this.command({ do: "takeback", ply: this.ply });
  }

  askHint(): void {
    if (this.command({ do: "hint" }) !== null) this.hints = null;
  }

  /** Talk to the others. Whether the server has taken it. */
  say(text: string): Promise<boolean> {
    return new Promise((taken) => {
      const key = this.command({ do: "say", text });
      if (key === null) taken(false);
      else this.#said.set(key, taken);
    });
  }

  /** At one device one player asks for all. */
  rematch(): void {
    if (this.#wire?.awaits("rematch")) return;
    this.#wantsRematch = true;
    const asked = this.info?.rematch ?? [];
    for (const seat of this.info?.one_device ? this.seats : [this.seat ?? 0]) {
      if (asked.includes(seat)) continue;
      if (this.info?.one_device) this.#look(seat);
      this.command({ do: "rematch" });
    }
  }

  async toRematch(): Promise<void> {
    await this.attempt(async () => {
      if (this.seat !== null) await ask(`${apiOf(this.id)}/session`, { rematch: true });
      if (!this.#left) route.go(placeOf(this.info?.next_match ?? ""));
    });
  }

  /** ``seat``: which; null: any open one, by lot. */
  async join(name: string, seat: number | null): Promise<void> {
    await this.attempt(async () => {
      const joined = await ask<{ secret: string }>(`${apiOf(this.id)}/join`, { name, seat });
      this.sitDown(joined.secret);
    });
  }

  /** A seat was taken or given up: hello again, with the cookie that has come. */
  sitDown(secret: string | null): void {
    this.#decision = null;
    this.busy = false;
    this.secret = secret;
    this.seat = undefined;
    this.#told.clear();
    this.complaint = null;
    this.#wire?.again();
  }

  timeLeft(seat: number, now: number): number {
    if (!this.clock) return 0;
    return this.clock.left[seat] - (this.clock.running === seat ? now - this.clock.at : 0);
  }
}
