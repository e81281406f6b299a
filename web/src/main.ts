import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { Refused } from "./lib/api.ts";
import Broken from "./lib/Broken.svelte";
import { followLinks } from "./lib/route.svelte.ts";
import { speech } from "./lib/speech.svelte.ts";
import { keepWishes } from "./lib/wishes.svelte.ts";

keepWishes();
followLinks();
const target = document.getElementById("app")!;
try {
  await speech.begin();
  mount(App, { target });
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  mount(Broken, { target });
}
