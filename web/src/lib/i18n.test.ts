import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { news } from "./announce.svelte.ts";
import { Refused } from "./api.ts";
import { i18n } from "./i18n.svelte.ts";
import { preferences } from "./preferences.svelte.ts";

/** Questions that wait for their answer. */
let asked: { path: string; answer(ok?: boolean): Promise<void> }[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    const [language, part] = path.replace("/page/texts/", "").split(".");
    const messages = { [part === "json" ? "hello" : part]: language };
    return new Promise((done) => {
      asked.push({
        path,
        answer: async (ok = true) => {
          done({ ok, status: ok ? 200 : 503, json: async () => (ok ? { language, worded: {}, messages } : {}) });
          await new Promise((resolve) => setTimeout(resolve));
        },
      });
    });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("speaks what was chosen last, whichever answer comes first", async () => {
  const [first, second] = [i18n.choose("de"), i18n.choose("cs")];
  await asked[1].answer();
  await asked[0].answer();
  await Promise.all([first, second]);
  expect([i18n.texts.language, i18n.texts.say("hello"), preferences.language]).toEqual(["cs", "cs", "cs"]);
  expect(document.documentElement.lang).toBe("cs");
});

it("keeps to the language when a part of the one before comes late", async () => {
  const needed = i18n.need("rules-toy"); // in Czech
  const chosen = i18n.choose("nl");
  await asked[1].answer();
  await asked[2].answer(); // the part in Dutch
  await chosen;
  await asked[0].answer();
  await needed;
  expect([i18n.texts.language, i18n.texts.say("rules-toy")]).toEqual(["nl", "nl"]);
});

it("asks once for a part, and again only if that failed", async () => {
  const [first, second] = [i18n.need("lessons-toy"), i18n.need("lessons-toy")];
  const both = Promise.allSettled([first, second]);
  expect(asked.length).toBe(1);
  await asked[0].answer(false);
  expect((await both).map((one) => one.status)).toEqual(["rejected", "rejected"]);
  await expect(first).rejects.toBeInstanceOf(Refused);
  const again = i18n.need("lessons-toy");
  await asked[1].answer();
  await again;
  expect(i18n.texts.say("lessons-toy")).toBe("nl");
  await i18n.need("lessons-toy");
  expect(asked.length).toBe(2);
});

it("stays with the language that is spoken if another cannot be had, and says so", async () => {
  const chosen = i18n.choose("it");
  await asked[0].answer(false);
  await chosen;
  expect([i18n.texts.language, preferences.language]).toEqual(["nl", "nl"]);
  expect(news.text).not.toBe("");
});
