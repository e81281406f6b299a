// Caesar & Cleopatra on the page.

import type { GameOnPage } from "../game.ts";

import Aside from "./Aside.svelte";
import { BRIEF, DRUMS, scene } from "./scenes.ts";
import Table from "./Table.svelte";
import { everything, places, question, score, sentence, tell, victory } from "./words.ts";
import type { CaesarView } from "./views.ts";

export const game: GameOnPage<CaesarView> = {
  name: "caesar",
  Table,
  Aside,
  tell,
  places,
  sentence,
  question,
  score,
  victory,
  scene,
  brief: BRIEF,
  drums: DRUMS,
  everything,
};
