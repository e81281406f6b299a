// The score by source, and all hands in one view when a match is over.

import type { NeroView } from "~/lib/protocol.ts";
import type { Texts } from "~/lib/texts.ts";

export const SOURCES = ["before", "battles", "emperor", "rome", "areas", "italy"] as const;

/** A row for each source; of several rounds 5 + 8. */
export function score(texts: Texts, view: NeroView): { label: string; cells: string[] }[] {
  const { outcome } = view;
  if (!outcome) return [];
  const rows = SOURCES.map((source) => ({
    label: texts.say(`score-${source}`),
    cells: view.seats.map((seat) => {
      const lines = outcome.lines.filter(([who, item]) => who === seat && item === source);
      return lines.map((line) => line[3]).join(" + ");
    }),
  }));
  return rows.filter((row) => row.cells.some(Boolean));
}

export function everything(views: readonly NeroView[]): NeroView {
  const players = { ...views[0].players };
  for (const view of views) if (view.seat) players[view.seat] = view.players[view.seat];
  return { ...views[0], seat: null, players };
}
