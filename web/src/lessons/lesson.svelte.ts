// A lesson, the guided first game: its steps, which the server has played through, and where the learner is.

import { Refused, ask } from "~/lib/api.ts";
import { announce } from "~/lib/announce.svelte.ts";
import type { Happening, MatchInfo, Reason, Thought, View } from "~/lib/protocol.ts";
import { i18n } from "~/lib/i18n.svelte.ts";
import { linesOf, type Line } from "~/match/annals.ts";
import type { GameOnPage } from "~/games/game.ts";
import { gameCalled } from "~/games/titles.ts";
import { pieces } from "~/rules/markup.ts";

import { pauseAfter } from "./pause.ts";
import { keepPlace, placeIn } from "./progress.ts";

/** A view, and the events that led to it. */
export interface Frame {
  view: View;
  events: Happening[];
}

/** What follows from a wanted line, and the number of the next ask; null: it was the last of the step. */
export interface Way {
  after: Frame[];
  next: number | null;
}

export interface Ask {
  view: View;
  lines: string[];
  wanted: Record<string, Way>;
}

export interface Step {
  message: string;
  rule: string;
  view: View;
  /** Empty: there is only something to read. */
  asks: Ask[];
  after: Frame[];
}

/** /page/facts/lesson-NAME.json, made by rostra.lessons. */
export interface LessonData {
  game: string;
  options: MatchInfo["options"];
  seats: string[];
  seat: number;
  steps: Step[];
}

/** Why a line was not taken: another one is wanted, it is not legal, or there is something to read first. */
export interface Nudge {
  kind: "other" | "why" | "read";
  line: string;
}

/** After so many other lines, the wanted one is marked on the table. */
const TRIES = 2;

export class Lesson {
  readonly name: string;
  game = $state.raw<GameOnPage | null>(null);
  data = $state.raw<LessonData | null>(null);
  view = $state.raw<View | null>(null);
  news = $state.raw<Happening[]>([]);
  events = $state.raw<Happening[]>([]);
  at = $state(0);
  /** Whether frames are being shown: in the meantime nothing can be decided. */
  watching = $state(false);
  /** What has happened since the step was done, in words. */
  told = $state.raw<string[]>([]);
  /** Whether the wanted line is marked on the table. */
  shown = $state(false);
  nudge = $state.raw<Nudge | null>(null);
  complaint = $state.raw<Reason | null>(null);

  #ask = $state(0);
  #tries = 0;
  /** How many events there were when each step began. */
  #before: number[] = [];
  /** Grows when frames begin or stop: whoever shows older ones sees that, and ends. */
  #run = 0;
  #skipping = false;
  #goOn: (() => void) | null = null;

  constructor(name: string) {
    this.name = name;
  }

  texts = $derived.by(() => i18n.texts.of(this.name));
  steps = $derived(this.data?.steps ?? []);
  step = $derived<Step | null>(this.steps[this.at] ?? null);
  last = $derived(this.at === this.steps.length - 1);
  /** What is asked of the learner; null while there is only something to read or to watch. */
  asked = $derived<Ask | null>(this.watching ? null : (this.step?.asks[this.#ask] ?? null));
  lines = $derived<readonly string[]>(this.asked?.lines ?? []);
  wanted = $derived(this.asked ? Object.keys(this.asked.wanted) : []);
  hints = $derived<Thought[]>(this.shown ? this.wanted.map((line) => ({ line, value: 1 })) : []);
  /** Who sits where: as in a match, so that a table knows no difference. */
  info = $derived(this.data ? infoOf(this.data, this.last) : null);

  /** Where the learner left off, or at the beginning. */
  async begin(): Promise<void> {
    try {
      const [data, game] = await Promise.all([
        ask<LessonData>(`/page/facts/lesson-${encodeURIComponent(this.name)}.json`),
        gameCalled(this.name),
        i18n.need(`lessons-${this.name}`),
      ]);
      this.open(data, game);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.complaint = error.reason;
    }
  }

  open(data: LessonData, game: GameOnPage): void {
    this.game = game;
    this.data = data;
    this.go(placeIn(this.name, data.steps.length));
  }

  end(): void {
    this.#stop();
  }

  /** To the beginning of a step. */
  go(at: number): void {
    this.#stop();
    this.events = this.events.slice(0, this.#before[at] ?? 0);
    this.news = [];
    this.#arrive(at);
  }

  back(): void {
    if (this.at > 0) this.go(this.at - 1);
  }

  /** On, after reading. */
  async goOn(): Promise<void> {
    const { step } = this;
    if (!step || this.watching || this.asked || this.last) return;
    await this.#finish(step);
  }

  show(): void {
    this.shown = this.wanted.length > 0;
  }

  // What the table calls

  /** A wanted line is played. Any other only gets a nudge. */
  play([line, ...rest]: readonly string[]): void {
    if (line === undefined || this.watching) return;
    const way = this.asked && Object.hasOwn(this.asked.wanted, line) ? this.asked.wanted[line] : null;
    if (way) void this.#take(way, rest);
    else this.#miss("other", line);
  }

  why(line: string): void {
    if (!this.watching) this.#miss("why", line);
  }

  #miss(kind: Nudge["kind"], line: string): void {
    if (!this.asked) {
      this.nudge = { kind: "read", line };
      return;
    }
    this.nudge = { kind, line };
    this.#tries += 1;
    if (this.#tries >= TRIES) this.show();
  }

  async #take(way: Way, rest: readonly string[]): Promise<void> {
    const { step } = this;
    if (!step) return;
    const run = this.#start();
    if (way.next !== null) {
      if (!(await this.#frames(run, way.after, false))) return;
      this.#ask = way.next;
      this.watching = false;
      if (rest.length) this.play(rest);
      return;
    }
    if (await this.#frames(run, way.after, true)) await this.#finish(step, run);
  }

  async #finish(step: Step, run = this.#start()): Promise<void> {
    if (!(await this.#frames(run, step.after, true))) return;
    this.#stop();
    this.#arrive(this.at + 1);
  }

  // What is shown

  #start(): number {
    this.nudge = null;
    this.shown = false;
    this.watching = true;
    this.told = [];
    this.#skipping = false;
    this.#run += 1;
    return this.#run;
  }

  #stop(): void {
    this.#run += 1;
    this.#skipping = false;
    this.watching = false;
    this.#goOn?.();
  }

  /** Show one frame after the other. Whether it got to the end. */
  async #frames(run: number, frames: readonly Frame[], more: boolean): Promise<boolean> {
    for (const [number, frame] of frames.entries()) {
      this.#see(frame);
      if (!more && number === frames.length - 1) break;
      if (!this.#skipping) await this.#wait(pauseAfter(this.game!, frame.events));
      if (run !== this.#run) return false;
    }
    return true;
  }

  #see(frame: Frame): void {
    this.view = frame.view;
    this.news = this.#skipping ? [] : frame.events;
    this.events = [...this.events, ...frame.events];
    const said = this.#words(frame.events).map((line) => line.text);
    this.told = [...this.told, ...said];
    announce(said);
  }

  #words(events: readonly Happening[]): Line[] {
    const { game, info, texts } = this;
    return game && info ? linesOf(events, game, texts, info) : [];
  }

  get annals(): Line[] {
    return this.#words(this.events);
  }

  #wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(() => this.#goOn?.(), ms);
      this.#goOn = () => {
        clearTimeout(timer);
        this.#goOn = null;
        done();
      };
    });
  }

  /** On to the next frame at once. */
  hurry(): void {
    this.#goOn?.();
  }

  /** On to the next step at once. */
  skip(): void {
    if (!this.watching) return;
    this.#skipping = true;
    this.#goOn?.();
  }

  #arrive(at: number): void {
    const step = this.steps[at];
    if (!step) return;
    this.at = at;
    this.#ask = 0;
    this.#tries = 0;
    this.shown = false;
    this.nudge = null;
    this.view = step.view;
    this.#before[at] = this.events.length;
    keepPlace(this.name, at);
    announce([plain(this.texts.say(step.message))]);
  }
}

/** Without the marks of emphasis and of links to rules. */
export function plain(words: string): string {
  return pieces(words)
    .map(({ text }) => text)
    .join("");
}

function infoOf(data: LessonData, over: boolean): MatchInfo {
  return {
    id: `lesson-${data.game}`,
    game: data.game,
    options: data.options,
    phase: over ? "over" : "playing",
    seats: data.seats.map((leader, seat) => ({
      kind: seat === data.seat ? "person" : "bot",
      name: "",
      bot: "",
      ready: true,
      away: false,
      resigned: false,
      leader,
    })),
    clock: null,
    one_device: false,
    listed: false,
    spectators: false,
    hints: true,
    takebacks: false,
    leavers: "none",
    pause: 0,
    created_at: 0,
    maker: data.seat,
    takeback: null,
    rematch: [],
    next_match: null,
    result: null,
  };
}
