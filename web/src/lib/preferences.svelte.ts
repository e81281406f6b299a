// What somebody likes: name, language, light or dark, motion, colours, sound. Remembered in the browser, nowhere else.

import { keep, keptOf } from "./kept.ts";

const KEPT = "wishes";

interface Wishes {
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

const DEFAULTS: Wishes = {
  name: "",
  language: "",
  theme: "auto",
  motion: "auto",
  pace: 1,
  palette: "roman",
  sound: false,
};

export const wishes: Wishes = $state(keptOf(KEPT, DEFAULTS));

/** To be called once: remembers every change, and tells the style sheets. */
export function keepWishes(): void {
  $effect.root(() => {
    $effect(() => {
      keep(KEPT, wishes);
      const { dataset } = document.documentElement;
      dataset.theme = wishes.theme;
      dataset.palette = wishes.palette;
      dataset.motion = calm() ? "less" : "full";
    });
  });
}

const media = (query: string) => (typeof matchMedia === "function" ? matchMedia(query) : null);
const less = media("(prefers-reduced-motion: reduce)");
const dark = media("(prefers-color-scheme: dark)");

/** Whether the machine is in its night colours: for what is painted, not styled. */
export const night = $state({ now: dark?.matches ?? false });
dark?.addEventListener("change", () => (night.now = dark.matches));

/** Whether things should appear where they are instead of moving there. */
export function calm(): boolean {
  return wishes.motion === "less" || (wishes.motion === "auto" && (less?.matches ?? false));
}

/** Milliseconds of a motion that takes that long at the usual pace; 0 where nothing should move. */
export function lasting(ms: number): number {
  return calm() || wishes.pace === 0 ? 0 : ms / wishes.pace;
}
