// The numbers of a review: where its moments lie on the curve, and which of them matter most.

import type { Review, ReviewMoment } from "~/lib/protocol.ts";

/** A drawing of so many pixels, of a game of so many plies. */
export interface Sheet {
  width: number;
  height: number;
  plies: number;
}

/** How many standard errors the band is wide, to each side. */
export const SURE = 2;

/** How many moments are marked on the curve, and told in words before the player asks for more. */
export const FEW = 6;

/** Each seat has its own dashes, so that colour is not the only difference. */
export const DASHES = ["none", "7 4", "2 3", "10 3 2 3"];

/** Where a moment is on the curve: the server tells the ply before a decision, but the chance after it. */
export function plyOf(moment: ReviewMoment): number {
  return moment.kind === "decision" ? moment.ply + 1 : moment.ply;
}

export function lastPly(review: Review): number {
  return Math.max(1, ...review.seats.map(({ moments }) => (moments.length ? plyOf(moments[moments.length - 1]) : 0)));
}

export function x(sheet: Sheet, ply: number): number {
  return round((Math.min(ply, sheet.plies) / sheet.plies) * sheet.width);
}

export function y(sheet: Sheet, chance: number): number {
  return round((1 - Math.max(0, Math.min(1, chance))) * sheet.height);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The curve of a side as an SVG path. */
export function line(sheet: Sheet, moments: readonly ReviewMoment[]): string {
  return moments.map((moment, at) => `${at ? "L" : "M"}${x(sheet, plyOf(moment))} ${y(sheet, moment.chance)}`).join("");
}

/** The band around a curve: twice the standard error above and below. */
export function band(sheet: Sheet, moments: readonly ReviewMoment[]): string {
  if (!moments.length) return "";
  const edge = (moment: ReviewMoment, sign: number): string =>
    `${x(sheet, plyOf(moment))} ${y(sheet, moment.chance + sign * SURE * moment.error)}`;
  const above = moments.map((moment) => edge(moment, 1));
  const below = moments.map((moment) => edge(moment, -1)).reverse();
  return `M${[...above, ...below].join("L")}Z`;
}

/** Which moment is the newest at a ply: its place in the list. */
export function placeAt(moments: readonly ReviewMoment[], ply: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => plyOf(moment) <= ply),
  );
}

/** The moment nearest to a point of the drawing. */
export function nearest(sheet: Sheet, review: Review, at: { x: number; y: number }): ReviewMoment | null {
  let found: ReviewMoment | null = null;
  let least = Infinity;
  for (const moment of review.seats.flatMap((seat) => seat.moments)) {
    // the ply counts more than which of the curves is meant
    const far = Math.abs(x(sheet, plyOf(moment)) - at.x) + Math.abs(y(sheet, moment.chance) - at.y) / 8;
    if (far < least) [found, least] = [moment, far];
  }
  return found;
}

/** A ply of a seat's replay (null: of the replay that shows everything) in the replay that shows everything. */
export function wholePly(review: Review, seat: number | null, ply: number): number {
  if (seat === null) return ply;
  const seen = review.seats.flatMap(({ moments }) => moments).filter((moment) => moment.plies[seat] <= ply);
  return Math.max(0, ...seen.map((moment) => moment.ply));
}

/** And back: the ply of a moment in the replay of a seat. */
export function ownPly(moment: ReviewMoment, seat: number | null): number {
  return seat === null ? moment.ply : moment.plies[seat];
}

/** All plies of this replay at which there is a moment, in their order. */
export function stopsOf(review: Review, seat: number | null): number[] {
  const own = (moment: ReviewMoment): number => (seat === null ? plyOf(moment) : ownPly(moment, seat));
  return [...new Set(review.seats.flatMap(({ moments }) => moments.map(own)))].sort((one, other) => one - other);
}

/** How much a moment has changed: a decision compared with the bot's, anything else compared with before. */
export function gain(moment: ReviewMoment): number {
  if (moment.kind !== "decision") return moment.chance - moment.before;
  return moment.bot ? moment.chance - moment.bot.chance : 0;
}

export interface Notable {
  seat: number;
  moment: ReviewMoment;
  gain: number;
}

/** The moments that the server sends details of, the most important first; of one seat, or of all (null). */
export function notable(review: Review, side: number | null): Notable[] {
  return review.seats
    .flatMap(({ moments }, seat) => moments.map((moment) => ({ seat, moment, gain: gain(moment) })))
    .filter(({ seat, moment }) => (side === null || seat === side) && (moment.view || moment.events))
    .sort((one, other) => Math.abs(other.gain) - Math.abs(one.gain));
}
