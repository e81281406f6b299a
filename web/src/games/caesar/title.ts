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
};
