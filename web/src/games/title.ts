// What a title tells the rooms of the page before its table is loaded. Each title's folder has a title.ts that exports
// one of these as `title`; titles.ts finds them. Keep it small: it is part of the first script.

import type { Component } from "svelte";

import type { Book } from "~/rules/book.ts";

export interface Title {
  /** As the server calls it, and as its folder is called. */
  name: string;
  /** Its place at the front door: the smallest comes first. */
  order: number;
  /** The picture at the front door. */
  Emblem: Component;
  /** The colour of each seat by the seat's id, as CSS has it: in the waiting room, on the curtain, in reviews. */
  colours: Readonly<Record<string, string>>;
  /** Its rules, to be read at /rules/NAME; their words are the part "rules-NAME" of the texts. */
  rules?: {
    /** What the ids of its rules begin with: "XY" of XY-A1. */
    prefix: string;
    book(): Promise<Book>;
  };
  /** Whether the server has a lesson for it, at /learn/NAME. */
  lesson?: boolean;
  /** Options with which the page begins where they are not the engine's own. */
  usual?: Readonly<Record<string, string>>;
  /** Options that few people change: folded away where a match is set up. */
  rare?: readonly string[];
}
