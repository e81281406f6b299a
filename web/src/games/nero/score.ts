// The score by source, and all hands in one view when a match is over.

import type { Result } from "~/lib/protocol.ts";
import type { Texts } from "~/lib/texts.ts";

import type { NeroView } from "./views.ts";

export const SOURCES = ["battles", "emperor", "rome", "areas", "italy"] as const;

/** A seat's points of one source in all rounds. */
export function sumOf(view: NeroView, seat: string, source: (typeof SOURCES)[number]): number {
  return view.players[seat].points_by_round.reduce((sum, round) => sum + round[source], 0);
}

/** A row for each source; of several rounds 5 + 8. */
export function score(texts: Texts, view: NeroView): { label: string; cells: string[] }[] {
  const { outcome } = view;
  if (!outcome) return [];
  const rows = ["before", ...SOURCES].map((source) => ({
    label: texts.say(`score-${source}`),
    cells: view.seats.map((seat) => {
      const lines = outcome.lines.filter(([who, item]) => who === seat && item === source);
      return lines.map((line) => line[3]).join(" + ");
    }),
  }));
  return rows.filter((row) => row.cells.some(Boolean));
}

export function victory(texts: Texts, { reason, points }: Result, winners: readonly string[]): string {
  if (winners.length > 1) return texts.say("score-shared", { seats: winners });
  const [first, second] = [...points].sort((a, b) => b - a);
  const how = reason === "control" ? "score-won-control" : first === second ? "score-won-tie" : "score-won";
  return texts.say(how, { seat: winners[0] });
}

export function everything(views: readonly NeroView[]): NeroView {
  const players = { ...views[0].players };
  for (const view of views) if (view.seat) players[view.seat] = view.players[view.seat];
  return { ...views[0], seat: null, players };
}
