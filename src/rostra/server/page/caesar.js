// Caesar & Cleopatra: the table, drawn from a view. What is not in the view cannot be drawn.

import { el } from "./dom.js";
import { GROUPS, cardOf, choices, question, whole } from "./caesar-choices.js";
import { skips, tell } from "./caesar-words.js";

export const caesar = { draw, hand, question, choices, whole, cardOf, explain, tell, skips, score, everything };

const SIZES = { senators: 5, praetors: 5, quaestors: 5, censors: 3, aediles: 3 };

function draw(texts, view, who) {
  const below = view.seat ?? "cleopatra";
  const above = below === "cleopatra" ? "caesar" : "cleopatra";
  return el("div", { class: "board-caesar" }, [
    side(texts, view, above, who),
    el("div", { class: "groups" }, GROUPS.map((group) => column(texts, view, group, above, below))),
    side(texts, view, below, who),
    votes(texts, view),
    counts(texts, view, [above, below]),
  ]);
}

// A side: name, points, and what everybody can count.
function side(texts, view, seat, who) {
  const player = view.players[seat];
  const items = [];
  if (player.bonus) items.push(texts.say("table-bonus", { group: player.bonus }));
  if (player.action_order?.length) items.push(texts.say("table-next-actions", { cards: player.action_order.slice(0, 2) }));
  if (player.spied?.cards.length) items.push(texts.say("table-spied", { list: texts.counted(player.spied.cards) }));
  if (player.hand && seat !== view.seat) items.push(texts.say("table-hand", { cards: player.hand }));
  if (player.aside.count) {
    const aside = player.aside.cards ? texts.counted(player.aside.cards) : String(player.aside.count);
    items.push(texts.say("table-aside", { list: aside }));
  }
  const points = player.points.reduce((sum, line) => sum + line[2], 0);
  return el("section", { class: `side ${seat}${view.turn === seat ? " moves" : ""}` }, [
    el("h2", {}, texts.name("seat", seat), " ", el("small", {}, who(seat))),
    el("p", { class: "points" }, el("b", {}, String(points)), " ", texts.say("page-points")),
    el("p", { class: "has" }, handCounts(texts, player)),
    items.map((item) => el("p", { class: "has" }, item)),
  ]);
}

function handCounts(texts, player) {
  return texts.say("page-caesar-counts", {
    influence: player.influence_cards, actions: player.action_cards,
    influencePile: player.influence_pile, actionPile: player.action_pile,
  });
}

function column(texts, view, group, above, below) {
  const left = view.patricians[group];
  const won = (seat) => view.players[seat].won[group];
  const pips = [];
  for (let at = 0; at < SIZES[group]; at += 1) {
    const owner = at < won("cleopatra") ? "cleopatra" : at < won("cleopatra") + won("caesar") ? "caesar" : "";
    pips.push(el("i", { class: `pip ${owner}` }));
  }
  const title = texts.say("page-patricians", { left, cleopatra: won("cleopatra"), caesar: won("caesar") });
  return el("section", { class: `group${left ? "" : " gone"}` }, [
    cards(texts, view, group, above, false),
    el("div", { class: "middle" }, [
      el("h3", {}, texts.name("group", group)),
      el("p", { class: "pips", role: "img", "aria-label": title, title }, pips),
      el("p", { class: "left", "aria-hidden": "true" }, String(left)),
    ]),
    cards(texts, view, group, below, true),
  ]);
}

// One side's cards at a group. Hidden ones that the viewer knows are dashed; of the others he sees backs.
function cards(texts, view, group, seat, inwards) {
  const at = view.players[seat].table[group];
  const known = at.down_cards ?? [];
  const backs = at.down_cards === null ? at.down : 0;
  const sum = [...at.up, ...known].reduce((total, card) => total + (card === "P" ? 0 : Number(card)), 0);
  const strength = backs ? texts.say("table-sum-open", { sum, hidden: backs }) : String(sum);
  const any = at.up.length + at.down > 0;
  const label = any ? texts.say("page-cards-at", { seat, group, cards: at.up, list: texts.counted(known), hidden: backs }) : "";
  const row = el("div", { class: "cards", role: any ? "img" : null, "aria-label": any ? label : null, title: label }, [
    at.up.map((card) => face(card, seat)),
    known.map((card) => face(card, `${seat} own-hidden`)),
    Array.from({ length: backs }, () => face("?", `${seat} back`)),
  ]);
  const total = el("p", { class: "sum" }, any ? strength : "");
  return el("div", { class: `at ${inwards ? "below" : "above"}` }, inwards ? [total, row] : [row, total]);
}

function face(card, kind) {
  return el("span", { class: `card ${kind}` }, card);
}

// The own hand: each card can be picked, to see what it does and only its choices.
function hand(texts, view, picked, pick) {
  const player = view.seat && view.players[view.seat];
  if (!player?.hand) return null;
  const buttons = player.hand.map((card) => {
    const action = !/^[1-5P]$/.test(card);
    const given = { type: "button", class: `handcard ${view.seat}${action ? " action" : ""}`, "aria-pressed": String(picked === card) };
    const name = texts.name("card", card);
    const inside = action ? [el("span", { class: "name" }, name)] : [el("b", {}, card), el("span", { class: "name" }, card === "P" ? name : "")];
    return el("button", { ...given, onclick: () => pick(picked === card ? null : card) }, inside);
  });
  return el("section", { class: "hand" }, [
    el("h2", {}, texts.say("page-hand")),
    el("div", { class: "row" }, buttons.length ? buttons : texts.say("nothing")),
    picked ? el("p", { class: "explained" }, explain(texts, picked)) : null,
  ]);
}

function explain(texts, card) {
  return texts.say(`explain-${/^[1-5]$/.test(card) ? "number" : card}`);
}

function votes(texts, view) {
  const given = view.votes;
  const chip = (kind) => (vote) => el("li", { class: kind }, texts.name("vote", vote));
  const held = given.left.filter((vote) => view.patricians[vote]).length; // neither orgies nor groups that are gone
  return el("section", { class: "votes" }, [
    el("h2", {}, texts.say("page-votes")),
    el("ul", { class: "chips" }, [
      given.left.map(chip("left")),
      given.discard.map(chip("turned")),
      given.removed.map(chip("removed")),
    ]),
    el("p", {}, texts.say("page-votes-odds", { held, left: given.left.length })),
  ]);
}

// Discards, and what has not been seen yet.
function counts(texts, view, seats) {
  const said = [];
  for (const seat of seats) {
    const player = view.players[seat];
    said.push(texts.say("details-discards", { seat, list: texts.counted(player.discard) }));
    const unseen = Object.entries(player.unseen).flatMap(([card, n]) => Array(n).fill(card));
    const id = seat === view.seat ? "details-piles" : "details-unseen";
    said.push(texts.say(id, { seat, list: texts.counted(unseen) }));
    if (player.action_order?.length) said.push(texts.say("details-order", { cards: player.action_order }));
  }
  return el("details", { id: "counted" }, el("summary", {}, texts.say("page-counted")), said.map((one) => el("p", {}, one)));
}

// The score line by line: a row for each thing that brought somebody points.
function score(texts, outcome, seats) {
  const rows = new Map();
  for (const [seat, item, place, points] of outcome.lines) {
    const key = `${GROUPS.indexOf(place)} ${item}`;
    if (!rows.has(key)) rows.set(key, { label: texts.say(`score-${item}`, { group: place }), cells: seats.map(() => "") });
    rows.get(key).cells[seats.indexOf(seat)] = String(points);
  }
  return [...rows].sort(([a], [b]) => Number(a[0]) - Number(b[0])).map(([, row]) => row);
}

// Each side as its owner sees it: for games that are over.
function everything(views) {
  const all = { ...views[0], seat: null, players: {} };
  for (const view of views) all.players[view.seat] = view.players[view.seat];
  return all;
}
