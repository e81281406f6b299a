// The numbers of a review: where its moments lie on the curve, and which of them matter most.

import type { Review, ReviewMoment } from "~/lib/protocol.ts";

/** A drawing of so many pixels, of a game of so many plies. */
export interface Sheet {
  width: number;
  height: number;
  plies: number;
}

/** So many standard errors the band is wide, to each side; and as many must be between two chances that differ. */
export const SURE = 2;

/** So many moments are marked on the curve, and told before one asks for more. */
export const FEW = 6;

/** Each side's line is drawn in another way, so that colour is not the only sign. */
export const DASHES = ["none", "7 4", "2 3", "10 3 2 3"];

/** A decision is told at the moment before it, and its chance is the one after it. */
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

/** How sure it is: the area between twice the standard error above and below. */
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
    // along the game it must be right; which of the sides it is matters less
    const far = Math.abs(x(sheet, plyOf(moment)) - at.x) + Math.abs(y(sheet, moment.chance) - at.y) / 8;
    if (far < least) [found, least] = [moment, far];
  }
  return found;
}

/** The ply of the replay that shows everything, where somebody looks from this seat (null: at everything). */
export function wholePly(review: Review, seat: number | null, ply: number): number {
  if (seat === null) return ply;
  const seen = review.seats.flatMap(({ moments }) => moments).filter((moment) => moment.plies[seat] <= ply);
  return Math.max(0, ...seen.map((moment) => moment.ply));
}

/** And back: the ply to go to. */
export function ownPly(moment: ReviewMoment, seat: number | null): number {
  return seat === null ? moment.ply : moment.plies[seat];
}

/** All plies of this replay at which there is a moment, in their order. */
export function stopsOf(review: Review, seat: number | null): number[] {
  const own = (moment: ReviewMoment): number => (seat === null ? plyOf(moment) : ownPly(moment, seat));
  return [...new Set(review.seats.flatMap(({ moments }) => moments.map(own)))].sort((one, other) => one - other);
}

/** How much a moment has changed: a decision against what the bot would have done, everything else against before. */
export function gain(moment: ReviewMoment): number {
  if (moment.kind !== "decision") return moment.chance - moment.before;
  return moment.bot ? moment.chance - moment.bot.chance : 0;
}

export interface Notable {
  seat: number;
  moment: ReviewMoment;
  gain: number;
}

/** What the server found worth telling in words, the weightiest first; of one side, or of all (null). */
export function notable(review: Review, side: number | null): Notable[] {
  return review.seats
    .flatMap(({ moments }, seat) => moments.map((moment) => ({ seat, moment, gain: gain(moment) })))
    .filter(({ seat, moment }) => (side === null || seat === side) && (moment.view || moment.events))
    .sort((one, other) => Math.abs(other.gain) - Math.abs(one.gain));
}
