// The rules of Caesar & Cleopatra, in the order in which one reads them for the first time.

import type { Book } from "~/rules/book.ts";

import Score from "./pictures/Score.svelte";
import Table from "./pictures/Table.svelte";
import Turn from "./pictures/Turn.svelte";
import Vote from "./pictures/Vote.svelte";
import Reference from "./Reference.svelte";

export const book: Book = {
  game: "caesar",
  pictures: { score: Score, table: Table, turn: Turn, vote: Vote },
  Reference,
  chapters: [
    { id: "short", rules: [], pictures: [{ is: "table" }] },
    { id: "material", rules: ["CC-M1", "CC-M2", "CC-M3", "CC-M4"], pictures: [{ is: "cards", after: "CC-M4" }] },
    { id: "setup", rules: ["CC-S1", "CC-S2", "CC-S3", "CC-S4"] },
    {
      id: "turn",
      rules: ["CC-T1", "CC-T2", "CC-T3", "CC-T4", "CC-T5", "CC-T6", "CC-T7", "CC-T8", "CC-T9"],
      pictures: [{ is: "turn", after: "CC-T2" }],
    },
    {
      id: "votes",
      rules: ["CC-V1", "CC-V2", "CC-V3", "CC-V4", "CC-V5", "CC-V6", "CC-V7", "CC-V8", "CC-V9"],
      pictures: [{ is: "vote", after: "CC-V8" }],
    },
    { id: "actions", rules: ["CC-A1", "CC-A2", "CC-A3", "CC-A4", "CC-A5", "CC-A6", "CC-A7", "CC-A8"] },
    {
      id: "end",
      rules: ["CC-E1", "CC-E2", "CC-E4", "CC-E5", "CC-E7"],
      pictures: [{ is: "score", after: "CC-E5" }],
    },
    { id: "options", rules: [] },
    { id: "italian", rules: ["CC-E3", "CC-E6"] },
    { id: "slips", rules: [] },
  ],
};
