// What a game is to the page. Each game has a folder with these; the match, replays and lessons know nothing else of it
// but the names of the few events that games have in common (turn, round, drew, ended).

import type { Component } from "svelte";

import type { Happening, MatchInfo, Result, Thought, View } from "~/lib/protocol.ts";
import type { Texts } from "~/lib/texts.ts";

/** What a table is given: the same in play, in a replay and in a lesson. */
export interface TableProps<Seen extends View = View> {
  /** With the words of this game. */
  texts: Texts;
  /** What may be seen. */
  view: Seen;
  info: MatchInfo;
  /** From whose seat one looks; null: a spectator, or everything after the end. */
  seat: number | null;
  /** Whether one may touch anything: false in replays and for spectators. */
  live: boolean;
  /** The legal decisions as notation; empty while one is not asked. */
  lines: readonly string[];
  /** A decision is on its way to the server. */
  busy: boolean;
  /** What a bot would do, the best first; empty if nobody has asked. */
  hints: readonly Thought[];
  /** How the match ended, in sentences: from then on nobody is to move. Not at earlier moments of a replay. */
  over?: readonly string[];
  /** What has just happened on the way to this view, for scenes and motion; another array each time. */
  news: readonly Happening[];
  /** Places that a line of the annals is about, while somebody points at it. */
  pointed?: readonly string[];
  /** Decide: one line, or several of one's own in a row (the rest is dropped as soon as one is not legal). */
  play(lines: readonly string[]): void;
  /** Not legal now: let the engine say why not, and which rule says so. */
  why(line: string): void;
}

export interface GameOnPage<Seen extends View = View> {
  name: string;
  /** The table with hands, question and the one button that does it. */
  Table: Component<TableProps<Seen>>;
  /** What is counted: votes left, points, piles ... beside the table, or below it on a phone. */
  Aside: Component<TableProps<Seen>>;
  /** What happened, a sentence each; [] for what one sees anyway. */
  tell(texts: Texts, event: Happening): string[];
  /** The places of the table that an event names: groups, provinces. */
  places(event: Happening): string[];
  /** A decision in words, as a button would say it: "Lay 5 hidden at the Censors". */
  sentence(texts: Texts, view: Seen, line: string): string;
  /** What is asked. */
  question(texts: Texts, view: Seen, lines: readonly string[]): string;
  /** The rows of the score sheet at the end. */
  score(texts: Texts, view: Seen): { label: string; cells: string[] }[];
  /** Who won, and by what, in a sentence; with the winners' names. */
  victory(texts: Texts, result: Result, winners: readonly string[]): string;
  /** How long the table shows an event as a scene, in milliseconds at the usual pace; 0: it is none. */
  scene(event: Happening): number;
  /** Events that come thick and fast, and say little. */
  brief: ReadonlySet<string>;
  /** Events that are heard as a drum. */
  drums: ReadonlySet<string>;
  /** The views of all seats of a finished match as one that hides nothing. */
  everything(views: readonly Seen[]): Seen;
}
