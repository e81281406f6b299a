// All that is said to people: message ids and arguments here, sentences in locales/*.ftl. The same as texts.py.

import { Bundle } from "./fluent.js";

const KEPT = "rostra-language";

export async function loadTexts() {
  const wished = [localStorage.getItem(KEPT), ...navigator.languages, "en"];
  for (const one of wished) {
    const language = (one ?? "").slice(0, 2).toLowerCase();
    if (!/^[a-z]{2}$/.test(language)) continue;
    const answer = LANGUAGES.includes(language) ? await fetch(`/page/texts/${language}.json`) : null;
    if (answer?.ok) return new Texts(await answer.json());
  }
  throw new Error("no texts");
}

export const LANGUAGES = ["en", "de", "nl", "it", "cs"];

export function keepLanguage(language) {
  localStorage.setItem(KEPT, language);
}

export class Texts {
  constructor(data, game = "caesar", bundle = new Bundle(data.language, data.messages)) {
    this.data = data;
    this.language = data.language;
    this.game = game;
    this.worded = data.worded[game];
    this.bundle = bundle;
  }

  of(game) {
    return new Texts(this.data, game, this.bundle);
  }

  knows(id) {
    return this.bundle.has(`${this.game}-${id}`) || this.bundle.has(id);
  }

  // The message with its arguments. Names of the game are worded, and their bare ids come along: $card, $card-id.
  say(id, args = {}) {
    const values = {};
    for (const [name, value] of Object.entries(args)) {
      values[name] = this.#value(name, value);
      if (name in this.worded && typeof value === "string") values[`${name}-id`] = value;
    }
    const own = `${this.game}-${id}`;
    return this.bundle.format(this.bundle.has(own) ? own : id, values);
  }

  // A name of the game. Cards of Nero can be called after a province: revolt-moesia is card-revolt of $province.
  name(kind, value) {
    if (this.knows(`${kind}-${value}`)) return this.say(`${kind}-${value}`);
    const [family, ...rest] = value.split("-");
    if (this.knows(`${kind}-${family}`)) return this.say(`${kind}-${family}`, { province: rest.join("-") });
    return value;
  }

  list(kind, values) {
    return values.length ? values.map((one) => this.name(kind, one)).join(", ") : this.say("nothing");
  }

  // 2 x 3, Spy: a heap of cards in short
  counted(cards, kind = "card") {
    const heap = new Map();
    for (const card of cards) heap.set(card, (heap.get(card) ?? 0) + 1);
    if (!heap.size) return this.say("nothing");
    const parts = [...heap].map(([card, n]) => {
      const name = this.name(kind, card);
      return n === 1 ? name : this.say("heap", { n, name });
    });
    return parts.join(", ");
  }

  #value(name, value) {
    if (typeof value === "number") return value;
    const kind = this.worded[name];
    if (typeof value === "string") {
      if (!kind) return value;
      value = value.split(", "); // of the engine's reasons some are lists
    }
    if (!Array.isArray(value)) return String(value);
    if (!value.length) return this.say("nothing");
    return value.map((one) => (kind ? this.name(kind, one) : one)).join(", ");
  }

  // Why not: the house's own words, or the engine's with the rule that says so.
  refusal(reason) {
    if (reason.rule === "house") return this.bundle.has(reason.message) ? this.say(reason.message, reason.details) : reason.text;
    const game = reason.message.split("-")[0];
    if (game in this.data.worded && game !== this.game) return this.of(game).refusal(reason);
    let message = reason.message;
    const details = { ...reason.details };
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
