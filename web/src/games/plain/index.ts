// The table of every game that the page has no folder for: its choices as a list, and what may be seen.

import type { View } from "~/lib/protocol.ts";

import type { GameOnPage } from "../game.ts";

import Aside from "./Aside.svelte";
import Table from "./Table.svelte";
import { everything, question, score, sentence, tell, victory } from "./words.ts";

const NONE: ReadonlySet<string> = new Set();

export const game: GameOnPage<View> = {
  name: "plain",
  Table,
  Aside,
  tell,
  places: () => [],
  sentence,
  question,
  score,
  victory,
  scene: () => 0,
  brief: NONE,
  drums: NONE,
  everything,
};
