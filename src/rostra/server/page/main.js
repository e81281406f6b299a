// The plain page: the front door at /, a match at /m/ID.

import { el, select } from "./dom.js";
import { home } from "./home.js";
import { Match } from "./match.js";
import { LANGUAGES, keepLanguage, loadTexts } from "./texts.js";

const NAMES = { en: "English", de: "Deutsch", nl: "Nederlands", it: "Italiano", cs: "Čeština" };

const texts = await loadTexts();
const main = document.getElementById("main");
const match = location.pathname.match(/^\/m\/([^/]+)$/);
document.documentElement.lang = texts.language;
const here = match ? new Match(main, texts, decodeURIComponent(match[1])) : null;

function speak(event) {
  keepLanguage(event.target.value);
  if (here) here.beforeReload();
  location.reload();
}

const languages = select("language", LANGUAGES.map((one) => [one, NAMES[one]]), texts.language, speak);
languages.setAttribute("aria-label", texts.say("page-language"));
document.getElementById("head").append(
  el("a", { href: "/", class: "logo" }, "Rostra"),
  el("span", { id: "where" }),
  languages,
);

if (here) await here.begin();
else await home(main, texts);
