// A drawing for every card.

import coins from "icon:swap-bag";
import raven from "icon:raven";
import storm from "icon:lightning-storm";
import guard from "icon:roman-shield";
import galley from "icon:trireme";
import hail from "icon:rally-the-troops";
import uprising from "icon:uprising";
import fire from "icon:fire";
import senate from "icon:public-speaker";
import dagger from "icon:cloak-dagger";
import health from "icon:caduceus";
import crisis from "icon:ancient-ruins";
import axes from "icon:crossed-axes";
import mask from "icon:double-face-mask";

import { eventOf } from "./words.ts";

const DRAWINGS: Record<string, string> = {
  bribery: coins,
  "bad-omens": raven,
  "bad-weather": storm,
  "praetorian-guard": guard,
  galley,
  "ave-caesar": hail,
  rebellion: uprising,
  senate,
  assassin: dagger,
  "bad-health": health,
  crisis,
  germans: axes,
  traitor: mask,
};

export function drawingOf(card: string): string {
  return DRAWINGS[eventOf(card)] ?? fire; // the revolts
}
