import "../styles/fonts.css"; import "../styles/tokens.css"; import "../styles/base.css";
import { mount } from "svelte";
import { speech } from "../lib/speech.svelte.ts";
import { keepWishes, wishes } from "../lib/wishes.svelte.ts";
import Harness from "./Harness.svelte";
const q = new URLSearchParams(location.search);
keepWishes();
wishes.theme = (q.get("theme") ?? "light") as any;
await speech.speak((q.get("lang") ?? "en") as any);
const fix = (await import(`./fixtures/${q.get("fix") ?? "turn"}.json`)).default;
const hints = q.has("hint") ? [{ line: fix.lines[Number(q.get("hint"))], value: 1, reason: "nero-thought-province" }] : [];
const props = $state_props({ fix: q.has("news") ? { ...fix, news: [] } : fix, hints });
function $state_props(x: any) { return x; }
mount(Harness, { target: document.getElementById("app")!, props: { ...props, late: q.has("late") } });
