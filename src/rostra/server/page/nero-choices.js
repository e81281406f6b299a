// What is asked in Nero, and the legal answers as rows of buttons. The same as terminal/nero/choices.py.

import { aimed, troops } from "./nero-words.js";

// The rows in the order in which they are shown: first what is most of the turn, last what ends something.
const ORDER = [
  "declare", "want", "place", "home", "target", "from", "to", "load", "at", "send", "send-neutral", "counter",
  "counter-two", "step", "attack", "take", "leave", "force", "unmark", "activate", "move-card", "battle-card",
  "event", "retreat", "grant", "refuse", "ask-leave", "stay", "ready", "no-counter", "halt", "end-turn",
];
const CAPTIONS = [
  "declare", "counter", "step", "attack", "take", "leave", "force", "activate", "move-card", "battle-card", "event",
  "retreat",
];
const OTHERWISE = ["ask-leave", "stay", "ready", "no-counter", "halt", "end-turn"];
const RANKS = ["general", "candidate", "emperor"];

export const SIGNS = { galba: "G", vitellius: "V", otho: "O", vespasian: "P", neutral: "n" };
export const RANK_SIGNS = { general: "^", candidate: "+", emperor: "*" };

// Sentences: what it is about, then the question.
export function question(texts, view, lines, facts) {
  const before = [];
  const answering = view.answering ?? []; // the first thing and the last answer: those between have been read
  for (const entry of [...answering.slice(0, 1), ...answering.slice(1).slice(-1)]) before.push(answered(texts, view, entry));
  if (view.entered && view.entered.seat !== view.seat) {
    const id = view.entered.by_galley ? "entered-by-galley" : "entered-on-foot";
    before.push(texts.say(id, { seat: view.entered.seat, province: view.entered.at }));
  }
  return [...before, asked(texts, view, lines, facts)];
}

function answered(texts, view, entry) {
  const [verb, rest] = entry.what.split(" ");
  const seat = entry.by;
  const force = view.this_turn.force;
  if (verb === "step") {
    const who = troops(texts, force.legions, force.leader);
    return texts.say("event-stepping", { seat, province: force.at, other: rest, troops: who });
  }
  if (verb === "attack") return texts.say("event-attacking", { seat, opponent: rest, province: force.at });
  if (verb === "retreat") return texts.say("answer-retreat", { seat, province: rest });
  if (verb === "event") return aimed(texts, { ...view.event, seat })[0];
  return texts.say(verb === "counter-two" ? "event-countered-two" : "event-countered", { seat, card: rest });
}

function asked(texts, view, lines, facts) {
  const what = view.asked.replace("nero-asked-", "");
  const turn = view.this_turn;
  if (what === "turn") return aboutTurn(texts, view, lines.some((line) => line.startsWith("force ")));
  if (what === "battle") return aboutBattle(texts, view, facts);
  if (what === "target") return texts.say(`ask-target-${view.event.card}`);
  const about = {};
  if (["from", "to", "load", "landing", "send", "send-neutral", "bring"].includes(what)) {
    about.province = view.event.at ?? view.event.to ?? view.event.from ?? "";
  } else if (what === "first-card") about.province = turn.activation;
  else if (what === "flee" || what === "must-flee") about.province = turn.force.at;
  return texts.say(`ask-${what}`, about);
}

function aboutTurn(texts, view, somebody) {
  const turn = view.this_turn;
  const left = Math.min(turn.cards_left, view.players[view.seat].cards);
  const force = turn.force;
  if (force) {
    const about = { province: force.at, troops: troops(texts, force.legions, force.leader), bp: turn.bp };
    return texts.say(force.tired ? "ask-force-tired" : "ask-force", about);
  }
  if (turn.activation) {
    return texts.say(somebody ? "ask-activation" : "ask-activation-idle", { province: turn.activation, bp: turn.bp, left });
  }
  return texts.say("ask-turn", { left });
}

// The strength of both sides as far as it can be seen (NE-F3).
function aboutBattle(texts, view, facts) {
  const { at, attacker, defender, laid } = view.battle;
  const attacking = view.seat === attacker;
  const bonus = (seat) => RANKS.indexOf(view.leaders[seat].rank);
  const force = view.this_turn.force;
  const attack = force.legions + (force.leader ? bonus(attacker) : 0);
  let defence = view.provinces[at].legions[defender] ?? 0;
  if (defence && view.leaders[defender].at === at) defence += bonus(defender);
  const cards = laid.reduce((sum, card) => sum + facts.cards[card].gp, 0);
  return texts.say("ask-battle", {
    province: at, opponent: attacking ? defender : attacker, cards: laid,
    own: (attacking ? attack : defence) + cards, otherSide: attacking ? defence : attack,
  });
}

// The own card a line needs; null if it needs none.
export function cardOf(line) {
  const [verb, card] = line.split(" ");
  return ["move-card", "battle-card", "event", "counter"].includes(verb) ? card : null;
}

export function choices(texts, view, lines, facts) {
  const rows = new Map();
  const inOrder = [...lines].sort((a, b) => place(a) - place(b));
  for (const line of inOrder) {
    const caption = captionOf(texts, line);
    if (!rows.has(caption)) rows.set(caption, { caption, items: [] });
    rows.get(caption).items.push({ lines: [line], label: inWords(texts, view, line, facts) });
  }
  return [...rows.values()];
}

function place(line) {
  return ORDER.indexOf(line.split(" ")[0]);
}

function captionOf(texts, line) {
  const verb = line.split(" ")[0];
  if (OTHERWISE.includes(verb)) return texts.say("menu-otherwise");
  if (verb === "counter-two") return texts.say("menu-counter");
  return CAPTIONS.includes(verb) ? texts.say(`menu-${verb}`) : "";
}

// A choice out of its row, for hints.
export function whole(texts, view, line, facts) {
  const verb = line.split(" ")[0];
  const words = inWords(texts, view, line, facts);
  return OTHERWISE.includes(verb) ? words : `${captionOf(texts, line)} ${words}`.trim();
}

function inWords(texts, view, line, facts) {
  const [verb, ...words] = line.split(" ");
  const leader = words.at(-1) === "leader";
  if (verb === "want") return texts.say("choice-want", { area: words[0], seat: facts.leaders[words[0]] });
  if (verb === "force" || verb === "load") return troops(texts, Number(words[0]), leader);
  if (verb === "leave") return troops(texts, leader ? 0 : Number(words[0]), leader);
  if (verb === "take") return texts.say(`choice-take-${words[0]}`);
  if (verb === "move-card") return texts.say("choice-move-card", { card: words[0], points: facts.cards[words[0]].bp });
  if (verb === "battle-card") return texts.say("choice-battle-card", { card: words[0], points: facts.cards[words[0]].gp });
  if (verb === "event" || verb === "counter") return texts.name("card", words[0]);
  if (verb === "counter-two") return texts.say("choice-counter-two");
  if (verb === "activate") return activation(texts, view, words[0]);
  if (verb === "step") {
    const met = signs(view, words[0]);
    const about = { province: words[0], bp: view.this_turn.force.step_costs[words[0]], troops: met };
    return texts.say(met ? "choice-step-met" : "choice-step", about);
  }
  if (verb === "attack") return attack(texts, view, words[0]);
  if (verb === "target") return texts.name("seat", words[0]);
  if (verb === "at" && words.length === 2) return texts.say("choice-at", { province: words[0], seat: words[1] });
  if (words.length) {
    const met = signs(view, words.at(-1));
    return texts.say(met ? "choice-province-met" : "choice-province", { province: words.at(-1), troops: met });
  }
  return texts.say(`choice-${verb}`);
}

// With the own troops there, and how many of them can march no more this turn.
function activation(texts, view, province) {
  const there = view.provinces[province];
  const marked = there.marked[view.seat] ?? 0;
  const legions = there.spent + marked;
  const own = troops(texts, (there.legions[view.seat] ?? 0) + marked, view.leaders[view.seat].at === province);
  return texts.say(legions ? "choice-activate-tied" : "choice-activate", { province, troops: own, legions });
}

function attack(texts, view, seat) {
  const force = view.this_turn.force;
  const there = view.provinces[force.at];
  const legions = (there.legions[seat] ?? 0) + (there.marked[seat] ?? 0);
  return texts.say("choice-attack", { seat, legions, bp: force.tired ? 2 : 1 });
}

// Who stands in a province, in short: G2* V1(V1). Nothing if nobody does.
function signs(view, province) {
  const there = view.provinces[province];
  const parts = Object.entries(SIGNS).map(([owner, letter]) => {
    const legions = there.legions[owner] ?? 0;
    const marked = there.marked[owner] ?? 0;
    const leader = view.leaders[owner];
    const rank = leader?.at === province ? RANK_SIGNS[leader.rank] : "";
    return (legions || rank ? `${letter}${legions || ""}${rank}` : "") + (marked ? `(${letter}${marked})` : "");
  });
  return parts.filter(Boolean).join(" ");
}
