import type { Texts } from "~/lib/texts.ts";

/** Time that is left, as a clock shows it. */
export function clockTime(texts: Texts, ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return texts.say("page-clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  const two = (number: number): string => String(number).padStart(2, "0");
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}
