// The colour of each seat's curve: the seat's, but darker or lighter, so that a thin line can be seen.

import { seatColour } from "~/games/titles.ts";
import type { MatchInfo } from "~/lib/protocol.ts";

export function lineColours({ game, seats }: MatchInfo): string[] {
  return seats.map(({ leader }, at) => `color-mix(in oklab, ${seatColour(game, leader, at)} 72%, var(--ink))`);
}
