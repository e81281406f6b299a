// What is asked now: the own hand, the question, and every legal answer as a button with its notation line.

import { button, el } from "./dom.js";
import { takeback } from "./house.js";

export function deciding(match) {
  const { texts, game, view, facts } = match;
  const lines = match.lines();
  const hand = view ? game.hand(texts, view, match.picked, (card) => match.pick(card), facts) : null;
  return [
    takeback(match),
    el("div", { class: "question", id: "question", tabindex: "-1" }, asked(match, lines)),
    match.pausedUntil ? pause(match) : null,
    match.hinted ? hints(match) : null,
    hand,
    lines.length ? el("div", { class: "choices" }, rows(match, lines)) : null,
  ];
}

function asked(match, lines) {
  const { texts, game, view, facts } = match;
  if (lines.length) return game.question(texts, view, lines, facts).map((sentence) => el("p", {}, sentence));
  if (match.busy) return [el("p", {}, texts.say("page-thinking"))];
  if (match.pausedUntil) return [el("p", {}, texts.say("page-paused"))];
  const name = view?.waiting_for;
  return [el("p", {}, name && name !== "chance" ? texts.say("page-waiting-for", { seat: name }) : texts.say("page-waiting"))];
}

// Others may be answering: a bar that shrinks. It looks the same whether or not somebody is asked.
function pause(match) {
  const { texts } = match;
  const bar = el("div", { class: "pause", role: "img", "aria-label": texts.say("page-paused") }, el("i"));
  match.screen.shrink(bar.firstChild);
  const quiet = match.mayBeQuiet() ? button(texts.say("page-do-quiet"), () => match.command({ do: "quiet" }), { "data-do": "quiet" }) : null;
  const asked = match.lines().length ? el("p", { class: "faint" }, texts.say("page-answer-in-time")) : null;
  return el("div", { class: "paused" }, bar, asked, quiet);
}

function rows(match, lines) {
  const { texts, game, view, facts, picked } = match;
  // With a card picked, the choices of other cards step back.
  const fits = (line) => picked === null || game.cardOf(line) === null || game.cardOf(line) === picked;
  const shown = lines.filter(fits);
  const all = game.choices(texts, view, shown.length ? shown : lines, facts);
  return all.map((row) => (row.cells ? grid(match, row) : list(match, row)));
}

function list(match, row) {
  const items = row.items.map((item) => answer(match, item));
  return el("section", {}, row.caption ? el("h3", {}, row.caption) : null, el("div", { class: "row" }, items));
}

// Cards down, groups across
function grid(match, row) {
  const heads = row.columns.map((name) => el("span", { class: "head", "aria-hidden": "true" }, name));
  const cells = row.cells.flat().map((item) => (item ? answer(match, item) : el("span")));
  return el("section", {}, el("h3", {}, row.caption), el("div", { class: "grid5" }, heads, cells));
}

function answer(match, item) {
  const [line, ...rest] = item.lines;
  // A plan of several decisions is not the decision it begins with.
  const given = rest.length ? { "data-plan": item.lines.join("; ") } : { "data-action": line };
  const best = !rest.length && match.hinted?.thoughts[0]?.line === line;
  const more = { ...given, class: best ? "hinted" : null, "aria-label": item.name, title: item.name, disabled: match.busy };
  return button(item.label, () => match.play(item.lines), more);
}

function hints(match) {
  const { texts, game, view, facts, hinted } = match;
  const said = hinted.thoughts.slice(0, 3).map((thought) => {
    const parts = [game.whole(texts, view, thought.line, facts)];
    if (thought.reason) parts.push(texts.say(thought.reason));
    if (thought.win_chance !== null && thought.win_chance !== undefined) {
      parts.push(texts.say("page-hint-chance", { percent: Math.round(100 * thought.win_chance) }));
    }
    return el("li", {}, parts.join(" – "));
  });
  return el("div", { class: "asked" }, el("p", {}, texts.say("page-hint", { bot: hinted.bot })), el("ol", {}, said));
}
