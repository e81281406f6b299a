// Whose pieces they are: a shape and a device each, so that colour is never the only sign.

import eagle from "icon:eagle-emblem";
import grapes from "icon:grapes";
import palm from "icon:palm-tree";
import wolf from "icon:wolf-head";
import helmet from "icon:centurion-helmet";
import laurels from "icon:laurels";
import crown from "icon:laurel-crown";

import { known } from "./facts.svelte.ts";

interface Owner {
  /** The outline of their shields, about 14 units around the origin. */
  shield: string;
  /** Their device: the eagle of Spain, the feaster's grapes, the she-wolf, the palm of Judaea. */
  device: string;
}

const SIGNS: Record<string, Owner> = {
  galba: { shield: "M0-13.5A13.5 13.5 0 1 1 0 13.5A13.5 13.5 0 1 1 0-13.5Z", device: eagle },
  vitellius: { shield: "M0-15L13-7.5V7.5L0 15L-13 7.5V-7.5Z", device: grapes },
  otho: {
    shield: "M-11.5-11Q-11.5-13.5-9-13.5H9Q11.5-13.5 11.5-11V11Q11.5 13.5 9 13.5H-9Q-11.5 13.5-11.5 11Z",
    device: wolf,
  },
  vespasian: { shield: "M-12.5-12Q0-16.5 12.5-12Q14.5 4 0 16Q-14.5 4-12.5-12Z", device: palm },
};
const NEUTRAL: Owner = { shield: "M-5-12H5L12-5V5L5 12H-5L-12 5V-5Z", device: helmet };
export const OWNERS: readonly string[] = [...Object.keys(SIGNS), "neutral"];

export function ownerOf(name: string): Owner {
  return SIGNS[name] ?? NEUTRAL;
}

export function ownerClass(name: string | null | undefined): string {
  return `owner-${name && name in SIGNS ? name : "neutral"}`;
}

/** The colour of an area's ground: its general's, whoever plays. */
export function areaClass(area: string): string {
  return area === "italy" ? "owner-italy" : ownerClass(known.facts.leaders[area]);
}

export const RANK_ICONS: Record<string, string> = { general: helmet, candidate: laurels, emperor: crown };
