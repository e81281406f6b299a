// What somebody likes: name, language, light or dark, motion, colours, sound. Remembered in the browser, nowhere else.

const KEPT = "rostra-wishes";

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

const DEFAULTS: Wishes = { name: "", language: "", theme: "auto", motion: "auto", pace: 1, palette: "roman", sound: false };

function kept(): Wishes {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEPT) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const wishes = $state(kept());

/** To be called once: remembers every change, and tells the style sheets. */
export function keepWishes(): void {
  $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(KEPT, JSON.stringify(wishes));
      } catch {
        // a browser that keeps nothing: for this visit it holds
      }
      const { dataset } = document.documentElement;
      dataset.theme = wishes.theme;
      dataset.palette = wishes.palette;
      dataset.motion = calm() ? "less" : "full";
    });
  });
}

const less = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Whether things should appear where they are instead of moving there. */
export function calm(): boolean {
  return wishes.motion === "less" || (wishes.motion === "auto" && (less?.matches ?? false));
}

/** Milliseconds of a motion that takes that long at the usual pace; 0 where nothing should move. */
export function lasting(ms: number): number {
  return calm() || wishes.pace === 0 ? 0 : ms / wishes.pace;
}
