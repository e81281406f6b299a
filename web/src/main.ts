import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { followLinks } from "./lib/route.svelte.ts";
import { speech } from "./lib/speech.svelte.ts";
import { keepWishes } from "./lib/wishes.svelte.ts";

keepWishes();
followLinks();
await speech.begin();
mount(App, { target: document.getElementById("app")! });
