// From a compiled message (server/words.py) and its arguments to a sentence.

export class Bundle {
  constructor(language, messages) {
    this.messages = messages;
    this.plurals = new Intl.PluralRules(language);
    this.figures = new Intl.NumberFormat(language, { useGrouping: "always" });
  }

  has(id) {
    return Object.hasOwn(this.messages, id);
  }

  format(id, args = {}) {
    return this.has(id) ? this.pattern(this.messages[id], args) : id;
  }

  pattern(pattern, args) {
    if (typeof pattern === "string") return pattern;
    return pattern.map((part) => this.part(part, args)).join("");
  }

  part(part, args) {
    if (typeof part === "string") return part;
    if ("arg" in part) return this.value(part.arg, args[part.arg]);
    const found = part.cases.find(([key]) => this.fits(key, args[part.on])) ?? part.cases[part.else];
    return this.pattern(found[1], args);
  }

  value(name, value) {
    if (typeof value === "number") return this.figures.format(value);
    return value === undefined ? `{$${name}}` : String(value);
  }

  // A number fits an equal number or its plural category, a word an equal word.
  fits(key, value) {
    return key === value || (typeof value === "number" && key === this.plurals.select(value));
  }
}
