// Made from the server's structs: do not edit. `python tools/protocol_types.py` writes it anew.

/** Something that happened, as a seat may know it; with `house` it happened at the table, not in the game. */
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

/** To the takeback somebody asks for. */
export interface Agree {
  do: "agree";
  key: string;
}

/** Cards not yet laid, in set-up or castling. */
export interface Aside {
  count: number;
  cards: string[] | null;
}

/** Ask the others to let one take the own last decision back, whatever was revealed. */
export interface AskTakeback {
  do: "takeback";
  key: string;
  ply: number;
}

/** Take the own seat over from the bot again. */
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

export interface ByGroup {
  senators: number;
  praetors: number;
  quaestors: number;
  censors: number;
  aediles: number;
}

/** The last message before the server closes the socket. */
export interface Bye {
  tell: "bye";
  reason: Reason;
}

export interface CaesarPlayer {
  hand: string[] | null;
  influence_cards: number;
  action_cards: number;
  influence_pile: number;
  action_pile: number;
  action_order: string[] | null;
  discard: string[];
  bonus: "aediles" | "censors" | "praetors" | "quaestors" | "senators" | null;
  won: ByGroup;
  table: CardsByGroup;
  aside: Aside;
  unseen: Record<string, number>;
  points: [string, string, number][];
  spied?: Spied;
}

export interface CaesarPlayers {
  cleopatra: CaesarPlayer;
  caesar: CaesarPlayer;
}

/** What the active player has done this turn. */
export interface CaesarProgress {
  laid: number;
  acted: boolean;
  passive: boolean;
  exchanged: number;
  idle_turns: number;
}

export interface CaesarView {
  game: "caesar";
  options: Record<string, string | number | boolean>;
  seat: "caesar" | "cleopatra" | null;
  turn: "caesar" | "cleopatra" | null;
  waiting_for: string | null;
  actions: number[];
  asked: string | null;
  action: string | null;
  progress: CaesarProgress;
  patricians: ByGroup;
  votes: CaesarVotes;
  players: CaesarPlayers;
  outcome: GameOutcome | null;
}

export interface CaesarVotes {
  left: string[];
  discard: string[];
  removed: string[];
}

/** A player's cards at a group. */
export interface CardsAt {
  up: string[];
  down: number;
  down_cards: string[] | null;
}

export interface CardsByGroup {
  senators: CardsAt;
  praetors: CardsAt;
  quaestors: CardsAt;
  censors: CardsAt;
  aediles: CardsAt;
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

/** The takeback somebody asks for, or withdraw one's own. */
export interface Decline {
  do: "decline";
  key: string;
}

/** It is stored. What follows from it comes with `now`: at once, or after a pause. */
export interface Done {
  tell: "done";
  key: string;
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

/** Go: before the start the seat is open again, afterwards a bot plays on. */
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
}

export interface NeroAnswering {
  by: string;
  what: string;
}

export interface NeroArea {
  player: string | null;
  control: string | null;
}

export interface NeroBattle {
  at: string;
  attacker: string;
  defender: string;
  laid: string[] | null;
}

export interface NeroEntered {
  seat: string;
  at: string;
  by_galley: boolean;
}

export interface NeroForce {
  at: string;
  legions: number;
  leader: boolean;
  tired: boolean;
  landed: number;
  came_from: string | null;
  may_step: boolean;
  may_attack: string[];
  hindered_by: string[];
  leader_landed: boolean;
  drawn: boolean;
  stopped_by_weather: boolean;
  not_to_attack: string[];
  asked: string[];
  granted: string[];
  toll_to: string[];
  step_costs: Record<string, number>;
}

export interface NeroKp {
  total: number;
  italy: number;
  areas: number;
  cards: number;
}

export interface NeroLeader {
  at: string | null;
  rank: string;
  home: string | null;
  spent: boolean;
  landed: boolean;
}

export interface NeroPlayer {
  area: "danube" | "east" | "north" | "west" | null;
  hand: string[] | null;
  cards: number;
  points: number;
  points_by_round: NeroPoints[];
  points_before: number;
  kp: NeroKp;
  controls: ("danube" | "east" | "north" | "west")[];
  legions: number;
  known: string[];
}

export interface NeroPoints {
  battles: number;
  emperor: number;
  rome: number;
  areas: number;
  italy: number;
}

export interface NeroProvince {
  legions: Record<string, number>;
  marked: Record<string, number>;
  control: string | null;
  spent: number;
  landed: number;
  fresh: number;
  welcome: string[];
  no_attack: string[];
}

export interface NeroTurn {
  cards_used: number;
  cards_left: number;
  last_of_round: boolean;
  played_once: string[];
  activation: string | null;
  bp: number;
  force: NeroForce | null;
}

export interface NeroView {
  game: "nero";
  options: Record<string, string | number | boolean>;
  seat: string | null;
  seats: string[];
  round: number;
  opener: string | null;
  turn: string | null;
  waiting_for: string | null;
  actions: number[];
  asked: string | null;
  answering: NeroAnswering[] | null;
  wanted: "danube" | "east" | "north" | "west" | null;
  germans: string | null;
  areas: Record<string, NeroArea>;
  provinces: Record<string, NeroProvince>;
  leaders: Record<string, NeroLeader>;
  players: Record<string, NeroPlayer>;
  this_turn: NeroTurn;
  entered: NeroEntered | null;
  battle: NeroBattle | null;
  event: Record<string, string | number | boolean | null> | null;
  discard: string[];
  deck: number;
  unseen: Record<string, number>;
  outcome: GameOutcome | null;
}

/** What is new. `match` comes along when something about the match itself has changed. */
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

/** Answer nothing for the rest of this turn: no need to ask, no need to wait. */
export interface Quiet {
  do: "quiet";
  key: string;
}

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

/** Once more, with the seats exchanged. It begins when all have asked for it. */
export interface Rematch {
  do: "rematch";
  key: string;
}

export interface Rename {
  do: "name";
  key: string;
  name: string;
}

/** Take back as much of the own turn as can be. */
export interface ResetTurn {
  do: "reset";
  key: string;
  ply: number;
}

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

/** A secret that came in a link's fragment, to be kept in a cookie for this match; with `rematch` for the match that follows it, whose seats the same secrets open. Without a secret, the one that this match's cookie has. */
export interface Session {
  secret?: string | null;
  rematch?: boolean;
}

export interface Settings {
  game: string;
  options?: Record<string, string | number | boolean>;
  seats?: SeatPlan[];
  clock?: Live | Correspondence | null;
  one_device?: boolean;
  listed?: boolean;
  spectators?: boolean;
  hints?: boolean;
  takebacks?: boolean;
  leavers?: string;
  pause?: number;
}

/** What the viewer knows of the opponent's hand since he last saw it. */
export interface Spied {
  cards: string[];
  laid_hidden_since: number;
}

/** Begin now: whoever sits is ready, bots take the open seats. For the one who made the match. */
export interface Start {
  do: "start";
  key: string;
}

/** Take the own last decision back, as long as nothing was revealed. */
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

export type View = CaesarView | NeroView;
