// The titles of this page: each folder beside this file with a title.ts (title.ts) and an index.ts (game.ts). Everything
// else on the page finds them here, and names none.

import { because } from "~/lib/api.ts";

import type { GameOnPage } from "./game.ts";
import type { Title } from "./title.ts";

/** The folder with the table of every other game. It has no title.ts, because it is no title. */
const PLAIN = "plain";

const FOUND = import.meta.glob<Title>("./*/title.ts", { eager: true, import: "title" });
const TABLES = import.meta.glob<GameOnPage>("./*/index.ts", { import: "game" });

/** In the order of the front door. */
export const TITLES: readonly Title[] = Object.values(FOUND).sort((a, b) => a.order - b.order);

export function titleCalled(name: string): Title | undefined {
  return TITLES.find((title) => title.name === name);
}

/** A title's table. Throws Refused if it cannot be loaded. */
export async function gameCalled(name: string): Promise<GameOnPage> {
  try {
    return await TABLES[`./${titleCalled(name) ? name : PLAIN}/index.ts`]();
  } catch {
    throw because("page-broken");
  }
}

/**
 * The colour of a seat. In a game without a folder here, a seat that is called after a colour has that colour. Otherwise
 * the place at the table gives it one.
 */
export function seatColour(game: string, seat: string, at: number): string {
  const own = titleCalled(game)?.colours[seat];
  if (own) return own;
  if (globalThis.CSS?.supports("color", seat)) return `color-mix(in oklab, ${seat} 60%, var(--ink))`;
  const hue = (35 + at * 137.5) % 360; // neighbours are far apart, however many there are
  return `light-dark(hsl(${hue} 45% 36%), hsl(${hue} 50% 66%))`;
}

/** Where a rule can be read, such as /rules/NAME#XY-A1; undefined if no title has such rules. */
export function addressOf(rule: string): string | undefined {
  const title = TITLES.find(({ rules }) => rules && rule.startsWith(`${rules.prefix}-`));
  return title && `/rules/${title.name}#${rule}`;
}
