// Made from the server's structs: do not edit. `python -m tools.protocol_types` writes it anew.

/** Something that happened, as a seat may know it: at the table if it has `house` (`HouseEvent`), else in the game
 *  (games/NAME/events.ts). */
export interface Happening {
  event: string;
  house?: boolean;
  [name: string]: unknown;
}

/** What a bot thinks of a decision, the best first. */
export interface Thought {
  line: string;
  value: number;
  visits?: number | null;
  points?: number | null;
  win_chance?: number | null;
  reason?: string | null;
}

/** What every game's view has; the rest is in games/NAME/views.ts. */
export interface View {
  game: string;
  options: Record<string, string | number | boolean>;
  seat: string | null;
  turn: string | null;
  waiting_for: string | null;
  actions: number[];
  asked: string | null;
  outcome: GameOutcome | null;
}

/** Events by their names, as they come: with the name as `event`. */
export type Named<Events> = { [Name in keyof Events]: { event: Name } & Events[Name] }[keyof Events];

/** What happens at the table, by name: its fields. */
export interface HouseEvents {
  /** a player takes the seat */
  "sat": { seat: number; name: string; house: boolean; };
  /** a bot takes the seat */
  "bot": { seat: number; bot: string; house: boolean; };
  /** the player at the seat has another name */
  "named": { seat: number; name: string; house: boolean; };
  /** the player is ready */
  "ready": { seat: number; house: boolean; };
  /** the player is not ready yet */
  "not-ready": { seat: number; house: boolean; };
  /** the match begins */
  "started": { house: boolean; };
  /** talk */
  "said": { seat: number; text: string; house: boolean; };
  /** the own answer in a pause */
  "answered": { seat: number; line: string; house: boolean; };
  /** the seat takes back a decision; only who was shown something of it is told */
  "undone": { seat: number; house: boolean; };
  /** the seat asks to take a decision back */
  "takeback-asked": { seat: number; house: boolean; };
  /** the seat agrees */
  "takeback-agreed": { seat: number; house: boolean; };
  /** the seat declines, or no longer asks */
  "takeback-declined": { seat: number; house: boolean; };
  /** the player leaves */
  "left": { seat: number; house: boolean; };
  /** the player is out of time */
  "timeout": { seat: number; house: boolean; };
  /** the player is back */
  "back": { seat: number; house: boolean; };
  /** the player gives up */
  "resigned": { seat: number; house: boolean; };
  /** the match is over: an ending of the game, or why it was cut short */
  "over": { reason: string; house: boolean; };
  /** the seat would like a rematch */
  "rematch-asked": { seat: number; house: boolean; };
  /** the rematch is ready: the id of its match */
  "rematch": { match: string; house: boolean; };
  /** the line that the own seat has played, or that was played for it because there was no choice */
  "did": { seat: number; line: string; };
}

export type HouseEvent = Named<HouseEvents>;

/** Consent to the takeback that somebody asks for. */
export interface Agree {
  do: "agree";
  key: string;
}

/** Ask the others for consent to take back the own last decision, whatever it revealed. */
export interface AskTakeback {
  do: "takeback";
  key: string;
  ply: number;
}

/** Take the own seat back from the bot. */
export interface Back {
  do: "back";
  key: string;
}

/** What the bot would have decided. */
export interface BotsMove {
  line: string;
  chance: number;
  error: number;
}

/** Play on from a moment of a finished match. */
export interface Branching {
  ply: number;
  seat?: number;
  bot?: string;
  name?: string;
  looking?: number | null;
}

/** The last message before the server closes the socket. */
export interface Bye {
  tell: "bye";
  reason: Reason;
}

export interface Clock {
  left: number[];
  running: number | null;
}

/** So many days for each turn. */
export interface Correspondence {
  kind: "correspondence";
  days: number;
}

/** Refuse the takeback that somebody asks for, or withdraw one's own. */
export interface Decline {
  do: "decline";
  key: string;
}

/** It is stored. What follows from it comes with `now`: at once, or after a pause. */
export interface Done {
  tell: "done";
  key: string;
}

/** A file of the host's own that can be chosen by its name, such as a map. */
export interface FileInfo {
  name: string;
  about?: string;
  digest?: string;
  problem?: string;
  fits?: Record<string, string[]>;
}

/** A file that a match is played with. The match keeps it, whatever becomes of the host's. */
export interface FileUsed {
  name: string;
  digest: string;
  about?: string;
}

/** A moment of a replay. */
export interface Frame {
  match: MatchInfo;
  seat: number | null;
  ply: number;
  plies: number;
  stops: number[];
  events: Happening[];
  view: View | null;
  views?: View[];
}

export interface GameInfo {
  name: string;
  seats: string[];
  options: Record<string, string[]>;
  bots: string[];
  companion: string;
  lines: string[];
  files?: Record<string, FileInfo[]>;
}

export interface GameOutcome {
  points: number[];
  winners: string[];
  lines: [string, string, string, number][];
  reason: string;
}

/** The first message: who is there (nobody: a spectator), and the ply of the newest message received before. */
export interface Hello {
  do: "hello";
  secret?: string | null;
  seat?: number | null;
  after?: number;
}

/** What would a bot do? */
export interface Hint {
  do: "hint";
  key: string;
}

export interface Hinted {
  tell: "hint";
  key: string;
  bot: string;
  thoughts: Thought[];
}

export interface Imported {
  id: string;
}

export interface Joined {
  seat: number;
  secret: string;
}

export interface Joining {
  name: string;
  seat?: number | null;
  ready?: boolean;
}

/** Leave the match: before the start the seat is open again, later a bot plays on. */
export interface Leave {
  do: "leave";
  key: string;
}

/** So many minutes for the whole game, and some seconds more for each turn. */
export interface Live {
  kind: "live";
  minutes: number;
  increment?: number;
}

export interface Lobby {
  matches: MatchInfo[];
  next: string | null;
}

/** At one device: show the table as this seat sees it. */
export interface Look {
  do: "look";
  seat: number;
  after?: number;
}

/** A match that was made; secrets are told here and never again. */
export interface Made {
  id: string;
  seats: SeatMade[];
}

/** What depends on the options, files and rules of a match. */
export interface MatchGame {
  lines: string[];
  board: Record<string, unknown> | null;
}

/** All about a match that everybody may know who has its link. */
export interface MatchInfo {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  phase: "gathering" | "over" | "playing";
  seats: SeatInfo[];
  clock: Live | Correspondence | null;
  one_device: boolean;
  listed: boolean;
  spectators: boolean;
  hints: boolean;
  takebacks: boolean;
  leavers: string;
  pause: number;
  created_at: number;
  maker: number | null;
  takeback: number | null;
  rematch: number[];
  next_match: string | null;
  result: Result | null;
  files?: Record<string, FileUsed>;
}

/** What is new. `match` comes with it when something about the match itself has changed. */
export interface Now {
  tell: "now";
  ply: number;
  events: Happening[];
  view: View | null;
  undo: boolean;
  deciding?: number;
  pause?: number;
  clock?: Clock;
  match?: MatchInfo;
  key?: string;
}

export interface Ping {
  do: "ping";
}

/** A decision of the game. */
export interface Play {
  do: "play";
  key: string;
  ply: number;
  line: string;
}

export interface Pong {
  tell: "pong";
}

/** Pass on everything for the rest of this turn: there is no need to ask, or to wait. */
export interface Quiet {
  do: "quiet";
  key: string;
}

/** Say before the start whether one is ready. */
export interface Ready {
  do: "ready";
  key: string;
  ready?: boolean;
}

/** Why not: a message id with its arguments (locales/), the rule, and the same in English. */
export interface Reason {
  message: string;
  rule: string;
  details: Record<string, string | number>;
  text: string;
}

export interface Refused {
  tell: "refused";
  reason: Reason;
  key?: string;
  ply?: number;
  view?: View | null;
}

/** Play again, everybody one seat further. It begins when all have asked for it. */
export interface Rematch {
  do: "rematch";
  key: string;
}

/** Take another name. */
export interface Rename {
  do: "name";
  key: string;
  name: string;
}

/** Take back as much of the own turn as possible. */
export interface ResetTurn {
  do: "reset";
  key: string;
  ply: number;
}

/** Give up. This ends a game of two; with more players a bot plays on. */
export interface Resign {
  do: "resign";
  key: string;
}

export interface Result {
  reason: string;
  winners: number[];
  points: number[];
}

/** A finished match looked at again. While `progress` is less than 1 there are no seats yet: ask again. */
export interface Review {
  progress: number;
  bot: string;
  worlds: number;
  seats: SeatReview[];
}

/** A moment at which the chances of a seat may have changed, as far as it could know. */
export interface ReviewMoment {
  kind: "decision" | "luck" | "others" | "start";
  ply: number;
  plies: number[];
  before: number;
  chance: number;
  error: number;
  line?: string;
  bot?: BotsMove;
  verdict?: "better" | "mistake";
  view?: View | null;
  events?: Happening[];
}

export interface ReviewSum {
  change: number;
  error: number;
}

/** Talk to the table. */
export interface Say {
  do: "say";
  key: string;
  text: string;
}

export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  ready: boolean;
  away: boolean;
  resigned: boolean;
  leader: string;
}

export interface SeatMade {
  seat: string;
  secret?: string | null;
}

/** `person`: taken by whoever makes the match; `open`: by whoever joins; `bot`: by a bot of that level. */
export interface SeatPlan {
  kind?: "bot" | "open" | "person";
  name?: string;
  bot?: string;
}

/** How the chances of a seat went, and what its decisions, luck and the others have changed in all. */
export interface SeatReview {
  moments: ReviewMoment[];
  decisions: ReviewSum;
  luck: ReviewSum;
  others: ReviewSum;
}

/** What runs there. */
export interface ServerInfo {
  version: string;
  compiled: boolean;
}

/** Put a secret, such as one from a link's fragment, into a cookie for this match; with `rematch` for its rematch, which the same secrets open. Without `secret`: the one in this match's cookie. */
export interface Session {
  secret?: string | null;
  rematch?: boolean;
}

/** How a match is to be played: the game, who sits where, the rules of the house. */
export interface Settings {
  game: string;
  options?: Record<string, string | number | boolean>;
  seats?: SeatPlan[];
  seating?: "listed" | "lot";
  clock?: Live | Correspondence | null;
  one_device?: boolean;
  listed?: boolean;
  spectators?: boolean;
  hints?: boolean;
  takebacks?: boolean;
  leavers?: string;
  pause?: number;
}

/** Begin now: who sits counts as ready, bots take the open seats. For the player who made the match. */
export interface Start {
  do: "start";
  key: string;
}

/** Take back the own last decision, if it revealed nothing. */
export interface Undo {
  do: "undo";
  key: string;
  ply: number;
}

/** The answer to hello and look: all there is to see. */
export interface Welcome {
  tell: "welcome";
  seat: number | null;
  seats: number[];
  ply: number;
  events: Happening[];
  view: View | null;
  undo: boolean;
  match: MatchInfo;
  deciding?: number;
  pause?: number;
  clock?: Clock;
}

export type FromClient = Hello | Look | Hint | Ping | Play | Undo | ResetTurn | AskTakeback | Agree | Decline | Quiet | Say | Rename | Ready | Start | Resign | Leave | Back | Rematch;

export type ToClient = Welcome | Now | Done | Refused | Hinted | Pong | Bye;
