// The pictures by the names that the books use for them.

import type { Component } from "svelte";

import type { Texts } from "~/lib/texts.ts";

import Battle from "./Battle.svelte";
import Borders from "./Borders.svelte";
import Emperor from "./Emperor.svelte";
import March from "./March.svelte";
import Points from "./Points.svelte";
import Score from "./Score.svelte";
import Table from "./Table.svelte";
import Turn from "./Turn.svelte";
import Uses from "./Uses.svelte";
import Vote from "./Vote.svelte";

export const PICTURES: Readonly<Record<string, Component<{ texts: Texts }>>> = {
  battle: Battle,
  borders: Borders,
  emperor: Emperor,
  march: March,
  points: Points,
  score: Score,
  table: Table,
  turn: Turn,
  uses: Uses,
  vote: Vote,
};
