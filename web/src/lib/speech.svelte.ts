// The language that is spoken now. Everything on the page reads `speech.texts`, so that it changes in place.

import { ask } from "./api.ts";
import { Texts, type Language } from "./texts.ts";
import { wishes } from "./wishes.svelte.ts";

export const LANGUAGES = { en: "English", de: "Deutsch", nl: "Nederlands", it: "Italiano", cs: "Čeština" } as const;
export type LanguageCode = keyof typeof LANGUAGES;

class Speech {
  texts = $state.raw(new Texts({ language: "en", worded: {}, messages: {} }));
  #parts = new Set<string>();

  /** The language that was chosen, or the first of the browser's that we have. */
  async begin(): Promise<void> {
    const wished = [wishes.language, ...navigator.languages, "en"].map((one) => one.slice(0, 2).toLowerCase());
    await this.speak(wished.find((one): one is LanguageCode => one in LANGUAGES) ?? "en");
  }

  async choose(language: LanguageCode): Promise<void> {
    wishes.language = language;
    await this.speak(language);
  }

  async speak(language: LanguageCode): Promise<void> {
    const texts = new Texts(await ask<Language>(`/page/texts/${language}.json`));
    for (const part of this.#parts) texts.add(await this.#part(language, part));
    this.texts = texts;
    document.documentElement.lang = language;
  }

  /** More words, kept through a change of language: need("rules-caesar"). */
  async need(part: string): Promise<void> {
    if (this.#parts.has(part)) return;
    this.#parts.add(part);
    const { texts } = this;
    texts.add(await this.#part(texts.language, part));
    this.texts = texts.of(texts.game); // another object, so that what shows them is drawn anew
  }

  async #part(language: string, part: string): Promise<Language["messages"]> {
    return (await ask<Language>(`/page/texts/${language}.${part}.json`)).messages;
  }
}

export const speech = new Speech();
