// Made from the server's structs: do not edit. `python -m tools.protocol_types` writes it anew.

import type { GameOutcome } from "~/lib/protocol.ts";

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
  removed?: string[];
}
