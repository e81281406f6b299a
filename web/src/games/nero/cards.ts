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

/** The event of a card: `galley` of `galley/4-1`, where the host's deck has galleys with other points, too. */
export function eventOf(card: string): string {
  return card.split("/", 1)[0];
}

export function drawingOf(card: string): string {
  return DRAWINGS[eventOf(card)] ?? fire; // the revolts
}
