// The language in use. Everything on the page reads `i18n.texts`, so that it changes in place.

import { announce } from "./announce.svelte.ts";
import { Refused, ask } from "./api.ts";
import { Texts, type Language } from "./texts.ts";
import { preferences } from "./preferences.svelte.ts";

export const LANGUAGES = { en: "English", de: "Deutsch", nl: "Nederlands", it: "Italiano", cs: "Čeština" } as const;
export type LanguageCode = keyof typeof LANGUAGES;

class I18n {
  texts = $state.raw(new Texts({ language: "en", worded: {}, messages: {} }));
  /** The parts that were asked for. */
  #parts = new Map<string, Promise<void>>();
  /** How often a language was asked for: only the last one counts, whichever answer comes first. */
  #times = 0;

  /** The language that was chosen, or the first of the browser's that we have. */
  async begin(): Promise<void> {
    const preferred = [preferences.language, ...navigator.languages, "en"].map((one) => one.slice(0, 2).toLowerCase());
    await this.use(preferred.find((one): one is LanguageCode => Object.hasOwn(LANGUAGES, one)) ?? "en");
  }

  /** Change the language. If the new one cannot be loaded, the old one says so, and stays. */
  async choose(language: LanguageCode): Promise<void> {
    try {
      await this.use(language);
      preferences.language = this.texts.language;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      announce([this.texts.refusal(error.reason)]);
    }
  }

  async use(language: LanguageCode): Promise<void> {
    this.#times += 1;
    const time = this.#times;
    const texts = new Texts(await ask<Language>(`/page/texts/${language}.json`));
    for (const part of this.#parts.keys()) texts.add(await this.#part(language, part)); // also parts that are asked for in the meantime
    if (time !== this.#times) return;
    this.texts = texts;
    document.documentElement.lang = language;
  }

  /** Load a part of the texts, now and after every change of language: need("rules-NAME"). */
  need(part: string): Promise<void> {
    const coming = this.#parts.get(part) ?? this.#bring(part);
    this.#parts.set(part, coming);
    return coming;
  }

  async #bring(part: string): Promise<void> {
    const { language } = this.texts;
    try {
      const messages = await this.#part(language, part);
      if (language !== this.texts.language) return; // the other language has brought its own
      this.texts.add(messages);
      this.texts = this.texts.of(this.texts.game); // another object, so that what shows them is drawn anew
    } catch (error) {
      if (language === this.texts.language) this.#parts.delete(part); // so that it can be asked for again
      throw error;
    }
  }

  async #part(language: string, part: string): Promise<Language["messages"]> {
    return (await ask<Language>(`/page/texts/${language}.${part}.json`)).messages;
  }
}

export const i18n = new I18n();
