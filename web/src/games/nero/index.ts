// Nero on the page.

import type { GameOnPage } from "../game.ts";

import Aside from "./Aside.svelte";
import { question } from "./asking.ts";
import { known, type Facts } from "./facts.svelte.ts";
import { BRIEF, DRUMS, scene } from "./moves.ts";
import { everything, score, victory } from "./score.ts";
import { sentence } from "./sentence.ts";
import Table from "./Table.svelte";
import { gather, places, tell } from "./words.ts";
import type { NeroView } from "./views.ts";

known.learn();

export const game: GameOnPage<NeroView> = {
  name: "nero",
  Table,
  Aside,
  tell,
  gather,
  places,
  sentence,
  question,
  score,
  victory,
  scene,
  brief: BRIEF,
  drums: DRUMS,
  printed: (board) => known.use(board as Facts | null),
  everything,
};
