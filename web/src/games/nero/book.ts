// The rules of Nero, in the order in which one reads them for the first time.

import type { Book } from "~/rules/book.ts";

import { known } from "./facts.svelte.ts";
import Battle from "./pictures/Battle.svelte";
import Borders from "./pictures/Borders.svelte";
import Emperor from "./pictures/Emperor.svelte";
import March from "./pictures/March.svelte";
import Points from "./pictures/Points.svelte";
import Uses from "./pictures/Uses.svelte";
import Reference from "./Reference.svelte";

export const book: Book = {
  game: "nero",
  pictures: { battle: Battle, borders: Borders, emperor: Emperor, march: March, points: Points, uses: Uses },
  Reference,
  isComplete: () => known.here,
  chapters: [
    { id: "short", rules: [] },
    {
      id: "board",
      rules: ["NE-B1", "NE-B2", "NE-B3", "NE-B4", "NE-B5", "NE-B6"],
      pictures: [{ is: "borders", after: "NE-B3" }],
    },
    { id: "cards", rules: [], pictures: [{ is: "uses" }, { is: "cards" }] },
    { id: "setup", rules: ["NE-S1", "NE-S2", "NE-S3", "NE-S4"] },
    { id: "rounds", rules: ["NE-T1", "NE-T2", "NE-T3", "NE-T4", "NE-T5", "NE-T6"] },
    {
      id: "march",
      rules: ["NE-M1", "NE-M2", "NE-M3", "NE-M4", "NE-M5", "NE-M6", "NE-M7", "NE-M8", "NE-M9"],
      pictures: [{ is: "march", after: "NE-M3" }],
    },
    { id: "retreat", rules: ["NE-R1", "NE-R2", "NE-R3"] },
    {
      id: "battle",
      rules: ["NE-F1", "NE-F2", "NE-F3", "NE-F4", "NE-F5", "NE-F6"],
      pictures: [{ is: "battle", after: "NE-F4" }],
    },
    {
      id: "emperor",
      rules: ["NE-K1", "NE-K2", "NE-K3", "NE-K4", "NE-K5"],
      pictures: [{ is: "emperor" }],
    },
    {
      id: "events",
      rules: [
        "NE-C1",
        "NE-C2",
        "NE-C3",
        "NE-C4",
        "NE-C5",
        "NE-C6",
        "NE-C7",
        "NE-C8",
        "NE-C9",
        "NE-C10",
        "NE-C11",
        "NE-C12",
        "NE-C13",
        "NE-C14",
        "NE-C15",
        "NE-C16",
      ],
    },
    {
      id: "points",
      rules: ["NE-P1", "NE-P2", "NE-P3", "NE-P4"],
      pictures: [{ is: "points", after: "NE-P2" }],
    },
    {
      id: "fine",
      decided: true,
      rules: [
        "NE-J1",
        "NE-J2",
        "NE-J3",
        "NE-J4",
        "NE-J5",
        "NE-J6",
        "NE-J7",
        "NE-J8",
        "NE-J9",
        "NE-J10",
        "NE-J11",
        "NE-J12",
        "NE-J13",
        "NE-J14",
        "NE-J15",
        "NE-J16",
        "NE-J17",
        "NE-J18",
        "NE-J19",
        "NE-J20",
        "NE-J21",
        "NE-J22",
        "NE-J23",
        "NE-J24",
        "NE-J25",
        "NE-J26",
        "NE-J27",
      ],
    },
    { id: "options", rules: [] },
  ],
};
