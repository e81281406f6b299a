// What is asked in Nero, in sentences: what it is about, then the question. The same as terminal/nero/choices.py.

import type { Arguments, Texts } from "~/lib/texts.ts";

import { strength } from "./strength.ts";
import { tell, troops } from "./words.ts";
import type { NeroAnswering, NeroView } from "./views.ts";

export function question(texts: Texts, view: NeroView, lines: readonly string[]): string {
  if (view.asked === null) return "";
  return [...before(texts, view), asked(texts, view, lines)].join(" ");
}

function before(texts: Texts, view: NeroView): string[] {
  const said: string[] = [];
  const answering = view.answering ?? []; // the first thing and the last answer: those between have been read
  for (const entry of [...answering.slice(0, 1), ...answering.slice(1).slice(-1)])
    said.push(answered(texts, view, entry));
  if (view.entered && view.entered.seat !== view.seat) {
    const id = view.entered.by_galley ? "entered-by-galley" : "entered-on-foot";
    said.push(texts.say(id, { seat: view.entered.seat, province: view.entered.at }));
  }
  return said;
}

function answered(texts: Texts, view: NeroView, { by: seat, what }: NeroAnswering): string {
  const [verb, rest] = what.split(" ");
  const force = view.this_turn.force;
  if (verb === "step" && force) {
    const who = troops(texts, force.legions, force.leader);
    return texts.say("event-stepping", { seat, province: force.at, other: rest, troops: who });
  }
  if (verb === "attack" && force) return texts.say("event-attacking", { seat, opponent: rest, province: force.at });
  if (verb === "retreat") return texts.say("answer-retreat", { seat, province: rest });
  if (verb === "event") return tell(texts, { ...view.event, event: "aimed", seat, card: rest })[0];
  return texts.say(verb === "counter-two" ? "event-countered-two" : "event-countered", { seat, card: rest });
}

/** What is asked, without what it is about. */
export function asked(texts: Texts, view: NeroView, lines: readonly string[]): string {
  const what = (view.asked ?? "").replace("nero-asked-", "");
  const { activation, force } = view.this_turn;
  if (what === "turn")
    return aboutTurn(
      texts,
      view,
      lines.some((line) => line.startsWith("force ")),
    );
  if (what === "battle") return aboutBattle(texts, view);
  if (what === "target") return texts.say(`ask-target-${view.event?.card}`);
  const about: Arguments = {};
  if (["from", "to", "load", "landing", "send", "send-neutral", "bring"].includes(what)) {
    about.province = String(view.event?.at ?? view.event?.to ?? view.event?.from ?? "");
  } else if (what === "first-card") about.province = activation;
  else if (what === "flee" || what === "must-flee") about.province = force?.at;
  return texts.say(`ask-${what}`, about);
}

function aboutTurn(texts: Texts, view: NeroView, somebody: boolean): string {
  const { activation, bp, cards_left, force } = view.this_turn;
  const left = Math.min(cards_left, view.players[view.seat ?? ""]?.cards ?? 0);
  if (force) {
    const about = { province: force.at, troops: troops(texts, force.legions, force.leader), bp };
    return texts.say(force.tired ? "ask-force-tired" : "ask-force", about);
  }
  if (activation)
    return texts.say(somebody ? "ask-activation" : "ask-activation-idle", { province: activation, bp, left });
  return texts.say("ask-turn", { left });
}

function aboutBattle(texts: Texts, view: NeroView): string {
  if (!view.battle) return "";
  const { at, attacker, defender, laid } = view.battle;
  const opponent = view.seat === attacker ? defender : attacker;
  const { own, other } = strength(view);
  return texts.say("ask-battle", { province: at, opponent, cards: laid ?? [], own, otherSide: other });
}
