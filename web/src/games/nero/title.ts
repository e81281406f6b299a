import "./colours.css";

import type { Title } from "../title.ts";

import Emblem from "./Emblem.svelte";

const GENERALS = ["galba", "vitellius", "otho", "vespasian"];

export const title: Title = {
  name: "nero",
  order: 2,
  Emblem,
  // A seat goes by its number until its player has a general.
  colours: Object.fromEntries(
    GENERALS.flatMap((general, at) => [general, `seat${at + 1}`].map((seat) => [seat, `var(--${general})`])),
  ),
  rules: { prefix: "NE", book: async () => (await import("./book.ts")).book },
  lesson: true,
  rare: ["acclamation", "candidates", "attack", "vanish"],
};
