// A book of rules: its chapters in order, the rules of each, and where the pictures stand. Each title has one in its folder;
// its words are the part "rules-NAME" of the texts, by the ids of the rules.

import type { Component } from "svelte";

import type { Texts } from "~/lib/texts.ts";

export interface Chapter {
  id: string;
  rules: readonly string[];
  /** A picture after this rule; without one, after the introduction. */
  pictures?: readonly { is: string; after?: string }[];
  /** All its rules are our own decisions, so they need no notes. */
  decided?: boolean;
}

export interface Book {
  game: string;
  chapters: readonly Chapter[];
  /** The pictures by the names that the chapters use for them. "cards" is the quick reference. */
  pictures: Readonly<Record<string, Component<{ texts: Texts }>>>;
  /** What every card does. It can be opened in play, too. */
  Reference: Component<{ texts: Texts }>;
  /** Whether everything that its pictures need has been loaded; reactive. */
  isComplete?(): boolean;
}

/** Words as they are searched for: without accents, in small letters. */
export function plain(words: string): string {
  return words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The rules that have all the words sought in their text, note, chapter's title or id. */
export function search(book: Book, texts: Texts, sought: string): Set<string> {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  const found = new Set<string>();
  for (const { id, rules } of book.chapters) {
    const title = texts.say(`rules-${book.game}-chapter-${id}`);
    for (const rule of rules) {
      const note = texts.knows(`rules-${rule}-note`) ? texts.say(`rules-${rule}-note`) : "";
      const all = plain(`${rule} ${title} ${texts.say(`rules-${rule}`)} ${note}`);
      if (words.every((word) => all.includes(word))) found.add(rule);
    }
  }
  return found;
}
