// The drawings of this game (game-icons, credited in docs/web.md).

import ancientColumns from "icon:ancient-columns";
import caesar from "icon:caesar";
import cardExchange from "icon:card-exchange";
import centurion from "icon:centurion-helmet";
import cleopatra from "icon:cleopatra";
import coins from "icon:coins";
import cycle from "icon:cycle";
import dagger from "icon:plain-dagger";
import eagle from "icon:eagle-emblem";
import grapes from "icon:grapes";
import halt from "icon:halt";
import laurel from "icon:laurel-crown";
import laurels from "icon:laurels";
import lightning from "icon:lightning-storm";
import philosopher from "icon:philosopher-bust";
import quill from "icon:quill-ink";
import scales from "icon:scales";
import scroll from "icon:scroll-unfurled";
import spy from "icon:spy";
import spyglass from "icon:spyglass";
import toga from "icon:roman-toga";
import twoCoins from "icon:two-coins";

export const GROUP_ICONS: Readonly<Record<string, string>> = {
  senators: toga,
  praetors: scales,
  quaestors: coins,
  censors: quill,
  aediles: ancientColumns,
};

export const CARD_ICONS: Readonly<Record<string, string>> = {
  1: scroll,
  2: twoCoins,
  3: centurion,
  4: eagle,
  5: laurel,
  P: philosopher,
  assassination: dagger,
  spy,
  castling: cardExchange,
  scout: spyglass,
  wrath: lightning,
  veto: halt,
};

export const VOTE_ICONS: Readonly<Record<string, string>> = { ...GROUP_ICONS, orgy: grapes, shuffle: cycle };
export const PORTRAITS: Readonly<Record<string, string>> = { cleopatra, caesar };
export { laurel, laurels, philosopher };
