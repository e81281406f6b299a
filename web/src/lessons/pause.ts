// How long something is shown before the next thing happens.

import type { Happening } from "~/lib/protocol.ts";
import { wishes } from "~/lib/wishes.svelte.ts";

const USUAL = 1200;
const SHORT = 550;
/** Events that come thick and fast, and say little. */
const BRIEF = new Set(["drew", "did", "turn", "activated", "move-card", "force", "ready"]);
/** Events that a table shows as a scene, with its length. */
const SCENES: Record<string, number> = { vote: 5600, wrath: 2700, battle: 4500, turned: 1700 };

export function pauseAfter(events: readonly Happening[]): number {
  if (!events.length || wishes.pace === 0) return 0;
  const scene = Math.max(...events.map((event) => (SCENES[event.event] ?? 0) + (event.turned_round ? 1300 : 0)));
  const usual = events.every((event) => BRIEF.has(event.event)) ? SHORT : USUAL;
  return Math.max(scene, usual) / wishes.pace;
}
