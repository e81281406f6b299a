// What has happened, in sentences: events as a title declares them (SENTENCES of its events.ts, made from the engine's
// declarations: src/rostra/event_kinds.py says what they mean). The same as annals.py.

import type { Happening } from "~/lib/protocol.ts";
import type { Argument, Arguments, Texts } from "~/lib/texts.ts";

/** A message with its arguments, and when it is said. */
export interface Say {
  id: string;
  given: Readonly<Record<string, string | Choice>>;
  when?: string;
  /** It is said of each pair in this field. */
  each?: string;
}

/** Of these the first that can be said now is said. */
export type Choice = readonly Say[];

export type Sentences = Readonly<Record<string, { says: readonly Choice[]; skip?: string }>>;

type Fields = Readonly<Record<string, unknown>>;

/** What happened, a sentence each; [] for what one sees anyway, or what is no event of the game. */
export function sentences(kinds: Sentences, texts: Texts, seen: Happening): string[] {
  const kind = Object.hasOwn(kinds, seen.event) ? kinds[seen.event] : undefined;
  if (!kind || (kind.skip && holds(kind.skip, seen))) return [];
  return kind.says.flatMap((choice) => worded(texts, choice, seen));
}

export function worded(texts: Texts, choice: Choice, seen: Fields): string[] {
  for (const say of choice) {
    const pairs = say.each ? Object.entries(seen[say.each] ?? {}) : [];
    const scopes = say.each ? pairs.map(([key, value]): Fields => ({ ...seen, key, value })) : [seen];
    const said = scopes
      .filter((scope) => !say.when || holds(say.when, scope))
      .map((scope) => wordedOne(texts, say, scope));
    if (said.length) return said;
  }
  return [];
}

function wordedOne(texts: Texts, { id, given }: Say, seen: Fields): string {
  const about: Arguments = {};
  for (const [name, what] of Object.entries(given)) {
    about[name] = typeof what === "string" ? argument(what, seen) : worded(texts, what, seen).join(" ");
  }
  return texts.say(filled(id, seen), about);
}

function argument(what: string, seen: Fields): Argument {
  if (what.startsWith("'")) return what.slice(1, -1);
  const found = what.split(" + ").map((path) => field(path, seen));
  return found.length > 1 ? found.reduce((sum: number, one) => sum + Number(one), 0) : (found[0] as Argument);
}

function holds(when: string, seen: Fields): boolean {
  const [path, words] = when.split("=");
  const found = field(path, seen);
  if (words !== undefined) return filled(words, seen).split("|").includes(String(found));
  return typeof found === "object" && found !== null ? Object.keys(found).length > 0 : Boolean(found);
}

function filled(text: string, seen: Fields): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(seen[name]));
}

function field(path: string, seen: Fields): unknown {
  return path.split(".").reduce((found, step) => (found as Fields | undefined)?.[step], seen as unknown);
}
