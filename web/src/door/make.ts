// Makes a match from what was chosen at the front door.

import { placeOf } from "~/lib/addresses.ts";
import { ask, because } from "~/lib/api.ts";
import { hasFinished } from "~/lib/finished.ts";
import { store, storedOr } from "~/lib/storage.ts";
import { remember } from "~/lib/recent.ts";
import type { GameInfo, Made, Settings } from "~/lib/protocol.ts";
import type { Texts } from "~/lib/texts.ts";
import { titleCalled } from "~/games/titles.ts";

import { asOptions, filesKnown, type Files } from "./files.ts";

export type Mode = "bot" | "device" | "friends";

/** What was chosen at the front door; stored for the next time. */
export interface Choice {
  options: Record<string, string>;
  /** Maps, decks and the like of the host's own, by their names. */
  files: Files;
  bot: string;
  seat: string;
  people: number;
  clock: "none" | "live" | "correspondence";
  minutes: number;
  increment: number;
  days: number;
  leavers: string;
  pause: number;
  listed: boolean;
  spectators: boolean;
  hints: boolean;
  takebacks: boolean;
}

const KEY = "choice-";
/** The seat of whoever lets lots decide. */
export const LOT = "lot";

/** The choices that are numbers. */
export const FIGURES = {
  minutes: { least: 1, most: 600, usual: 20 },
  increment: { least: 0, most: 600, usual: 10 },
  days: { least: 1, most: 60, usual: 3 },
  pause: { least: 1, most: 86400, usual: 5 },
} as const;
export type Figure = keyof typeof FIGURES;

/** What is in a field, brought into its limits; the usual number if it is empty. */
export function figure(name: Figure, value: unknown): number {
  const { least, most, usual } = FIGURES[name];
  return typeof value === "number" && Number.isFinite(value)
    ? Math.max(least, Math.min(Math.round(value), most))
    : usual;
}

export function lastChoice(game: GameInfo): Choice {
  const { companion } = game;
  const usual: Choice = {
    options: {},
    files: {},
    bot: companion,
    // With more than two the last has an edge, so lots decide.
    seat: game.seats.length > 2 ? LOT : "0",
    people: game.seats.length,
    clock: "none",
    minutes: FIGURES.minutes.usual,
    increment: FIGURES.increment.usual,
    days: FIGURES.days.usual,
    leavers: companion,
    pause: FIGURES.pause.usual,
    listed: false,
    spectators: true,
    hints: true,
    takebacks: true,
  };
  const choice = storedOr(KEY + game.name, usual);
  const options: Record<string, string> = {};
  for (const [option, values] of Object.entries(game.options)) {
    const last = choice.options[option];
    const first = usualValue(game, option);
    // What the engine begins with was stored here before the page began with something easier.
    const older = last === values[0] && first !== last && !hasFinished(game.name);
    options[option] = last && values.includes(last) && !older ? last : first;
  }
  const known = (bot: string): boolean => game.bots.includes(bot);
  return {
    ...choice,
    options,
    files: filesKnown(game, choice.files),
    bot: known(choice.bot) ? choice.bot : companion,
    leavers: known(choice.leavers) || choice.leavers === "none" ? choice.leavers : companion,
  };
}

/** What an option has for those who do not choose: as the page has it, or the engine. */
export function usualValue(game: GameInfo, option: string): string {
  const values = game.options[option];
  const usual = titleCalled(game.name)?.usual?.[option];
  return usual && values.includes(usual) ? usual : values[0];
}

export function keepChoice(game: string, choice: Choice): void {
  store(KEY + game, choice);
}

/** Make the match. Returns its address, with the seat's secret in the fragment, which browsers send to no server. */
export async function make(texts: Texts, game: GameInfo, choice: Choice, mode: Mode, name: string): Promise<string> {
  if (mode === "friends" && !name) throw because("table-no-name");
  const made = await ask<Made>("/api/matches", settings(texts, game, choice, mode, name));
  remember(made.id, game.name);
  const secret = made.seats.find((seat) => seat.secret)?.secret ?? "";
  return `${placeOf(made.id)}#s=${secret}`;
}

export function settings(texts: Texts, game: GameInfo, choice: Choice, mode: Mode, name: string): Settings {
  const count = Number(choice.options.players ?? game.seats.length);
  const lot = choice.seat === LOT;
  const mine = lot ? 0 : Math.min(Number(choice.seat), count - 1);
  const people = mode === "bot" ? 1 : Math.min(choice.people, count);
  const seats: NonNullable<Settings["seats"]> = Array.from({ length: count }, () => ({ kind: "bot", bot: choice.bot }));
  for (let at = 0; at < people; at += 1) {
    const seat = (mine + at) % count;
    if (at === 0) seats[seat] = { kind: "person", name };
    else if (mode === "device") seats[seat] = { kind: "person", name: texts.say("page-player", { number: at + 1 }) };
    else seats[seat] = { kind: "open" };
  }
  return {
    game: game.name,
    options: { ...choice.options, ...asOptions(choice.files) },
    seats,
    seating: lot ? "lot" : "listed",
    clock: clockOf(choice),
    one_device: mode === "device",
    listed: mode === "friends" && choice.listed,
    spectators: mode !== "bot" && choice.spectators,
    hints: choice.hints,
    takebacks: choice.takebacks,
    leavers: choice.leavers,
    pause: figure("pause", choice.pause),
  };
}

function clockOf(choice: Choice): Settings["clock"] {
  if (choice.clock === "live")
    return {
      kind: "live",
      minutes: figure("minutes", choice.minutes),
      increment: figure("increment", choice.increment),
    };
  if (choice.clock === "correspondence") return { kind: "correspondence", days: figure("days", choice.days) };
  return null;
}
