// Caesar & Cleopatra on the page.

import type { CaesarView } from "~/lib/protocol.ts";
import type { GameOnPage } from "~/games/game.ts";

import Aside from "./Aside.svelte";
import { BRIEF, DRUMS, scene } from "./scenes.ts";
import Table from "./Table.svelte";
import { everything, places, question, score, sentence, tell, victory } from "./words.ts";

export const caesar: GameOnPage<CaesarView> = {
  name: "caesar", Table, Aside, tell, places, sentence, question, score, victory, scene, brief: BRIEF, drums: DRUMS, everything,
};
