// The player's preferences: name, language, light or dark, motion, colours, sound. Stored in the browser, nowhere else.

import { store, storedOr } from "./storage.ts";

const KEY = "wishes"; // browsers have stored them under this name

interface Preferences {
  name: string;
  /** Empty: as the browser says. */
  language: string;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "less";
  /** How fast scenes are played: 0 not at all. */
  pace: 0 | 0.5 | 1 | 2;
  palette: "roman" | "safe";
  sound: boolean;
}

const DEFAULTS: Preferences = {
  name: "",
  language: "",
  theme: "auto",
  motion: "auto",
  pace: 1,
  palette: "roman",
  sound: false,
};

export const preferences: Preferences = $state(storedOr(KEY, DEFAULTS));

/** To be called once: remembers every change, and tells the style sheets. */
export function storePreferences(): void {
  $effect.root(() => {
    $effect(() => {
      store(KEY, preferences);
      const { dataset } = document.documentElement;
      dataset.theme = preferences.theme;
      dataset.palette = preferences.palette;
      dataset.motion = calm() ? "less" : "full";
    });
  });
}

const media = (query: string) => (typeof matchMedia === "function" ? matchMedia(query) : null);
const less = media("(prefers-reduced-motion: reduce)");
const dark = media("(prefers-color-scheme: dark)");

/** Whether the system is in dark mode: for what is painted, not styled. */
export const night = $state({ now: dark?.matches ?? false });
dark?.addEventListener("change", () => (night.now = dark.matches));

/** Whether nothing should move. */
export function calm(): boolean {
  return preferences.motion === "less" || (preferences.motion === "auto" && (less?.matches ?? false));
}

/** How many milliseconds a motion lasts, if it lasts `ms` at the usual pace; 0 if nothing should move. */
export function lasting(ms: number): number {
  return calm() || preferences.pace === 0 ? 0 : ms / preferences.pace;
}
