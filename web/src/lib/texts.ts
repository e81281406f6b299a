// Everything that people read: message ids and arguments go in, sentences from locales/ come out. The same as texts.py.

import { Bundle, type Messages } from "./fluent.ts";
import type { Reason } from "./protocol.ts";

export type Argument = string | number | readonly string[] | boolean | null | undefined;
export type Arguments = Record<string, Argument>;

/** What /page/texts/xx.json has. */
export interface Language {
  language: string;
  /** By game: the arguments that are names of the game, and the first word of their messages' ids. */
  worded: Record<string, Record<string, string>>;
  messages: Messages;
}

/** An id that has no message, as words: "last-stand" as "Last stand". */
export function readable(id: string): string {
  const words = id.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export class Texts {
  readonly language: string;
  readonly game: string;
  #data: Language;
  #bundle: Bundle;
  #worded: Record<string, string>;

  /** Without a game it speaks of the house only. */
  constructor(data: Language, game = "", bundle = new Bundle(data.language, data.messages)) {
    this.#data = data;
    this.#bundle = bundle;
    this.#worded = data.worded[game] ?? {};
    this.language = data.language;
    this.game = game;
  }

  /** The same language, with the words of a game. */
  of(game: string): Texts {
    return new Texts(this.#data, game, this.#bundle);
  }

  add(messages: Messages): void {
    this.#bundle.add(messages);
  }

  knows(id: string): boolean {
    return this.owns(id) || this.#bundle.has(id);
  }

  /** Whether the game has words of its own for it. */
  owns(id: string): boolean {
    return this.#bundle.has(`${this.game}-${id}`);
  }

  /** The message with its arguments. Names of the game are worded, and their bare ids come along: $card, $card-id. */
  say(id: string, args: Arguments = {}): string {
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) {
      values[name] = this.#value(name, value);
      if (name in this.#worded && typeof value === "string") values[`${name}-id`] = value.split("/", 1)[0];
    }
    return this.#bundle.format(this.owns(id) ? `${this.game}-${id}` : id, values);
  }

  /** A game. */
  title(game: string): string {
    return this.named("page-game", game);
  }

  /** The message if there is one, else the bare name: for bots that came after these texts. */
  called(kind: string, value: string): string {
    return this.knows(`${kind}-${value}`) ? this.say(`${kind}-${value}`) : value;
  }

  /** The message if there is one, else the id as words: for games and options that came after these texts. */
  named(kind: string, value: string): string {
    return this.knows(`${kind}-${value}`) ? this.say(`${kind}-${value}`) : readable(value);
  }

  /** What an option can be. An option can have words of its own for it: `true` can mean anything. */
  valued(option: string, value: string): string {
    const own = `page-value-${option}-${value}`;
    return this.knows(own) ? this.say(own) : this.named("page-value", value);
  }

  /**
   * A name of the game. Cards can be called after a province: revolt-moesia is card-revolt of $province. What is told
   * apart by numbers has them behind its name: galley/4-1 is the galley 4/1.
   */
  name(kind: string, value: string): string {
    const [plain, numbers] = value.split("/");
    if (numbers) return `${this.name(kind, plain)} ${numbers.replace("-", "/")}`;
    if (this.knows(`${kind}-${value}`)) return this.say(`${kind}-${value}`);
    const [family, ...rest] = value.split("-");
    if (this.knows(`${kind}-${family}`)) return this.say(`${kind}-${family}`, { province: rest.join("-") });
    return kind === "seat" ? readable(value) : value.replaceAll("-", " ");
  }

  list(kind: string, values: readonly string[]): string {
    return values.length ? values.map((one) => this.name(kind, one)).join(", ") : this.say("nothing");
  }

  /** 2 x 3, Spy: a heap of cards in short */
  counted(cards: readonly string[], kind = "card"): string {
    const heap = new Map<string, number>();
    for (const card of cards) heap.set(card, (heap.get(card) ?? 0) + 1);
    if (!heap.size) return this.say("nothing");
    const parts = [...heap].map(([card, n]) => {
      const name = this.name(kind, card);
      return n === 1 ? name : this.say("heap", { n, name });
    });
    return parts.join(", ");
  }

  #value(name: string, value: Argument): string | number {
    if (typeof value === "number") return value;
    const kind = this.#worded[name];
    let many: readonly string[];
    if (Array.isArray(value)) many = value;
    else if (typeof value === "string" && kind)
      many = value.split(", "); // of the engine's reasons some are lists
    else return String(value ?? "");
    if (!many.length) return this.say("nothing");
    return many.map((one) => (kind ? this.name(kind, one) : one)).join(", ");
  }

  /** Why not: the house's own words, or the engine's with the rule that says so. */
  refusal(reason: Reason): string {
    if (reason.rule === "house") {
      return this.#bundle.has(reason.message) ? this.say(reason.message, reason.details) : reason.text;
    }
    const game = reason.message.split("-")[0];
    if (game in this.#data.worded && game !== this.game) return this.of(game).refusal(reason);
    let message = reason.message;
    const details: Arguments = { ...reason.details };
    for (const [name, value] of Object.entries(details)) {
      if (typeof value !== "string" || !value.replace(`${this.game}-`, "").startsWith("asked-")) continue;
      if (name === "right") message += "-asked";
      details[name] = this.say(value);
    }
    if (!this.knows(message)) return reason.text;
    const line = /^line (\d+)$/.exec(reason.rule); // of a record
    if (line) return this.say("record-bad-line", { line: line[1], text: "none", why: this.say(message, details) });
    const rule = reason.rule === "notation" ? this.say("rule-notation") : reason.rule;
    return this.say("refused", { why: this.say(message, details), rule });
  }
}
