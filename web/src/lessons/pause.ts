// How long something is shown before the next thing happens.

import type { Happening } from "~/lib/protocol.ts";
import { preferences } from "~/lib/preferences.svelte.ts";
import type { GameOnPage } from "~/games/game.ts";

const USUAL = 1200;
const SHORT = 550;
const AFTER = 200; // a scene

export function pauseAfter(
  { scene, brief }: Pick<GameOnPage, "scene" | "brief">,
  events: readonly Happening[],
): number {
  if (!events.length || preferences.pace === 0) return 0;
  const longest = Math.max(...events.map(scene));
  if (longest) return (longest + AFTER) / preferences.pace;
  return (events.every((event) => brief.has(event.event)) ? SHORT : USUAL) / preferences.pace;
}
