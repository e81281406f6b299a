import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { Refused } from "./lib/api.ts";
import Broken from "./lib/Broken.svelte";
import { followLinks } from "./lib/route.svelte.ts";
import { i18n } from "./lib/i18n.svelte.ts";
import { storePreferences } from "./lib/preferences.svelte.ts";

storePreferences();
followLinks();
const target = document.getElementById("app")!;
try {
  await i18n.begin();
  mount(App, { target });
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  mount(Broken, { target });
}
