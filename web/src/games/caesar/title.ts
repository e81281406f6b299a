import "./colours.css";

import type { Title } from "../title.ts";

import Emblem from "./Emblem.svelte";

export const title: Title = {
  name: "caesar",
  order: 1,
  Emblem,
  colours: { cleopatra: "var(--cleopatra)", caesar: "var(--caesar)" },
  rules: { prefix: "CC", book: async () => (await import("./book.ts")).book },
  lesson: true,
  // Nobody begins with putting thirteen unknown cards in order: at the table each player is asked (CC-S3).
  usual: { action_decks: "own-choice" },
};
