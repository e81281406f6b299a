// Whose curve it is: the seat's colour, deep enough for a thin line on either ground.

import { seatColour } from "~/games/titles.ts";
import type { MatchInfo } from "~/lib/protocol.ts";

export function lineColours({ game, seats }: MatchInfo): string[] {
  return seats.map(({ leader }, at) => `color-mix(in oklab, ${seatColour(game, leader, at)} 72%, var(--ink))`);
}
