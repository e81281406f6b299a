// Small sounds, made on the spot: a card laid, a turn that is ours, a vote, the end. Off unless the player turns them on.

import { preferences } from "./preferences.svelte.ts";

export type Sound = "card" | "turn" | "drum" | "end";

/** Pitch in Hz, when it begins and how long it rings, in seconds. */
const NOTES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  card: [[210, 0, 0.06]],
  turn: [
    [392, 0, 0.18],
    [523, 0.12, 0.25],
  ],
  drum: [
    [98, 0, 0.3],
    [98, 0.22, 0.3],
  ],
  end: [
    [392, 0, 0.25],
    [494, 0.2, 0.25],
    [587, 0.4, 0.5],
  ],
};

let context: AudioContext | null = null;

export function sound(kind: Sound): void {
  if (!preferences.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [pitch, begin, length] of NOTES[kind]) {
    const tone = context.createOscillator();
    const level = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0.12, now + begin);
    level.gain.exponentialRampToValueAtTime(0.001, now + begin + length);
    tone.connect(level).connect(context.destination);
    tone.start(now + begin);
    tone.stop(now + begin + length);
  }
}

/** The sound for what has just happened; the most important of several. */
export function soundOf(events: readonly string[], drums: ReadonlySet<string>, isOurTurn: boolean): Sound | null {
  if (events.includes("ended") || events.includes("over")) return "end";
  if (events.some((event) => drums.has(event))) return "drum";
  if (isOurTurn && events.includes("turn")) return "turn";
  return events.length ? "card" : null;
}
