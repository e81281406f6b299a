// How long a lesson shows something before the next thing happens, in milliseconds.

import type { Happening } from "~/lib/protocol.ts";
import { preferences } from "~/lib/preferences.svelte.ts";
import type { GameOnPage } from "~/games/game.ts";

const USUAL = 1200;
const SHORT = 550;
const AFTER_SCENE = 200;

export function pauseAfter(
  { scene, brief }: Pick<GameOnPage, "scene" | "brief">,
  events: readonly Happening[],
): number {
  if (!events.length || preferences.pace === 0) return 0;
  const longest = Math.max(...events.map(scene));
  if (longest) return (longest + AFTER_SCENE) / preferences.pace;
  return (events.every((event) => brief.has(event.event)) ? SHORT : USUAL) / preferences.pace;
}
