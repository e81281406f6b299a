// Puts the sentences of locales/ together. The server has parsed them (server/fluent_export.py).

type Part = string | { arg: string } | { on: string; cases: [string | number, Pattern][]; else: number };
type Pattern = string | Part[];
export type Messages = Record<string, Pattern>;
export type Values = Record<string, string | number>;

export class Bundle {
  #messages: Messages;
  #plurals: Intl.PluralRules;
  #figures: Intl.NumberFormat;

  constructor(language: string, messages: Messages) {
    this.#messages = { ...messages };
    this.#plurals = new Intl.PluralRules(language);
    this.#figures = new Intl.NumberFormat(language, { useGrouping: "always" } as Intl.NumberFormatOptions);
  }

  has(id: string): boolean {
    return Object.hasOwn(this.#messages, id);
  }

  /** More messages of the same language, such as the rules. */
  add(messages: Messages): void {
    Object.assign(this.#messages, messages);
  }

  /** The sentence. A missing one is its id: it must not take the page down. */
  format(id: string, values: Values = {}): string {
    return this.has(id) ? this.#put(this.#messages[id], values) : id;
  }

  #put(pattern: Pattern, values: Values): string {
    if (typeof pattern === "string") return pattern;
    return pattern.map((part) => this.#part(part, values)).join("");
  }

  #part(part: Part, values: Values): string {
    if (typeof part === "string") return part;
    if ("arg" in part) return this.#value(part.arg, values[part.arg]);
    const value = values[part.on];
    const found = part.cases.find(([key]) => this.#fits(key, value)) ?? part.cases[part.else];
    return this.#put(found[1], values);
  }

  #value(name: string, value: string | number | undefined): string {
    if (typeof value === "number") return this.#figures.format(value);
    return value ?? `{$${name}}`;
  }

  /** A number fits an equal number or its plural category, a word an equal word. */
  #fits(key: string | number, value: string | number | undefined): boolean {
    return key === value || (typeof value === "number" && key === this.#plurals.select(value));
  }
}
