// What a game is to the page: index.ts in its folder exports one of these as `game`. The match, replays and lessons know
// nothing else of it, except a few events that games have in common (turn, round, drew, ended).

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
  /** The seat one looks from; null: a spectator, or everything is open after the end. */
  seat: number | null;
  /** Whether anything can be decided: false in replays and for spectators. */
  live: boolean;
  /** The legal decisions as notation; empty unless this player decides. */
  lines: readonly string[];
  /** A decision is on its way to the server. */
  busy: boolean;
  /** What a bot would do, the best first; empty if nobody has asked. */
  hints: readonly Thought[];
  /** How the match ended, in sentences; nothing before the end, also in a replay. */
  over?: readonly string[];
  /** What has just happened on the way to this view, for scenes and motion; another array each time. */
  news: readonly Happening[];
  /** Places that a line of the annals is about, while somebody points at it. */
  pointed?: readonly string[];
  /** Decide: one line, or several in a row. As soon as one is not legal, the rest is dropped. */
  play(lines: readonly string[]): void;
  /** For a line that is not legal: the engine says why not, and by which rule. */
  why(line: string): void;
}

export interface GameOnPage<Seen extends View = View> {
  name: string;
  /** The table: hands, the question, and the button that decides. */
  Table: Component<TableProps<Seen>>;
  /** What is counted: votes left, points, piles ... beside the table, or below it on a phone. */
  Aside: Component<TableProps<Seen>>;
  /** An event, as sentences; [] for what one sees anyway. */
  tell(texts: Texts, event: Happening): string[];
  /** Two events in a row that the annals tell as one, as this one; null for any others. */
  gather?(before: Happening, event: Happening): Happening | null;
  /** The places of the table that an event names: groups, provinces. */
  places(event: Happening): string[];
  /** A decision in words, as a button would say it: "Lay 5 face down at the Censors". */
  sentence(texts: Texts, view: Seen, line: string): string;
  /** What is asked. */
  question(texts: Texts, view: Seen, lines: readonly string[]): string;
  /** The rows of the score sheet at the end. */
  score(texts: Texts, view: Seen): { label: string; cells: string[] }[];
  /** Who won, and by what, in a sentence; with the winners' names. */
  victory(texts: Texts, result: Result, winners: readonly string[]): string;
  /** How long the table shows an event as a scene, in milliseconds at the usual pace; 0: it shows none. */
  scene(event: Happening): number;
  /** Events that come often and say little: lessons pause only briefly after them. */
  brief: ReadonlySet<string>;
  /** Events that are heard as a drum. */
  drums: ReadonlySet<string>;
  /** What is printed on the board and the cards of the match that is looked at; null: no match any more. */
  printed?(board: unknown): void;
  /** One view that hides nothing, from the views of all seats of a finished match. */
  everything(views: readonly Seen[]): Seen;
}
