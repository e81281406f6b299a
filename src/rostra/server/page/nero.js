// Nero: players, map and provinces, the own hand, drawn from a view. What is not in the view cannot be drawn.

import { el, svg } from "./dom.js";
import { RANK_SIGNS, SIGNS, cardOf, choices, question, whole } from "./nero-choices.js";
import { skips, tell, troops } from "./nero-words.js";

export const nero = { draw, hand, question, choices, whole, cardOf, explain, tell, skips, score, everything };

const AREAS = ["west", "north", "danube", "east", "italy"];
const SOURCES = ["before", "battles", "emperor", "rome", "areas", "italy"];

function draw(texts, view, who, facts) {
  return el("div", { class: "board-nero" }, [
    el("h2", { class: "round" }, title(texts, view)),
    el("div", { class: "players" }, view.seats.map((seat) => player(texts, view, seat, who))),
    map(texts, view, facts),
    thisTurn(texts, view),
    el("div", { class: "areas" }, AREAS.map((area) => areaTable(texts, view, area, facts))),
    el("p", { class: "signs" }, texts.say("page-nero-signs")),
    counts(texts, view),
  ]);
}

function title(texts, view) {
  if (!view.round) return texts.say("table-title-set-up");
  if (view.turn === null) return texts.say("table-title-round", { round: view.round });
  return texts.say("table-title", { round: view.round, seat: view.turn });
}

function player(texts, view, seat, who) {
  const it = view.players[seat];
  const leader = view.leaders[seat];
  const kp = it.kp;
  const row = (id, value, name) => el("div", { title: name }, el("dt", {}, texts.say(id)), el("dd", {}, value));
  const crown = it.area ? ` · ${texts.name("rank", leader.rank)}` : "";
  const at = leader.at ? ` · ${texts.name("province", leader.at)}` : "";
  return el("section", { class: `player ${seat}${view.turn === seat ? " moves" : ""}` }, [
    el("h3", {}, device(seat), ` ${texts.name("seat", seat)} `, el("small", {}, who(seat))),
    el("p", { class: "rank" }, it.area ? `${texts.name("area", it.area)}${crown}${at}` : ""),
    el("dl", {}, [
      row("table-points", String(it.points)),
      row("table-cards", String(it.cards)),
      row("table-legions", String(it.legions)),
      row("page-kp", texts.say("table-kp-sum", kp), texts.say("table-kp")),
    ]),
    it.controls.length ? el("p", { class: "rank" }, texts.say("page-controls", { list: texts.list("area", it.controls) })) : null,
  ]);
}

function device(owner) {
  return el("span", { class: `device ${owner}`, "aria-hidden": "true" }, SIGNS[owner] ?? "?");
}

// Legions and leaders of one owner somewhere, as a small coloured piece, with words for those who listen.
function pieces(texts, view, province) {
  const there = view.provinces[province];
  return Object.keys(SIGNS).flatMap((owner) => {
    const legions = there.legions[owner] ?? 0;
    const marked = there.marked[owner] ?? 0;
    const leader = view.leaders[owner]?.at === province ? view.leaders[owner] : null;
    const called = owner === "neutral" ? texts.say("page-neutral") : texts.name("seat", owner);
    const made = [];
    if (legions || leader) {
      const parts = [legions ? troops(texts, legions, false) : "", leader ? texts.name("rank", leader.rank) : ""];
      const said = `${called}: ${parts.filter(Boolean).join(", ")}`;
      const short = `${SIGNS[owner]}${legions || ""}${leader ? RANK_SIGNS[leader.rank] : ""}`;
      made.push({ owner, short, said, ranked: leader !== null });
    }
    if (marked) {
      const said = texts.say("page-troops-marked", { name: called, troops: troops(texts, marked, false) });
      made.push({ owner, short: `(${SIGNS[owner]}${marked})`, said, ranked: false });
    }
    return made;
  });
}

function piece({ owner, short, said, ranked }) {
  return el("span", { class: `piece ${owner}${ranked ? " ranked" : ""}`, title: said, role: "img", "aria-label": said }, short);
}

function areaTable(texts, view, area, facts) {
  const names = Object.keys(view.provinces).filter((name) => facts.provinces[name]?.area === area);
  const of = view.areas[area];
  const control = of?.control ? texts.say("page-controlled-by", { seat: of.control }) : "";
  return el("section", { class: `area ${area}` }, [
    el("h3", {}, texts.name("area", area), " ", el("small", {}, control)),
    el("table", {}, [
      el("thead", { class: "unseen" }, el("tr", {}, ["province", "troops", "neighbours"].map((id) => el("th", { scope: "col" }, texts.say(`map-${id}`))))),
      el("tbody", {}, names.map((name) => provinceRow(texts, view, name, facts.provinces[name]))),
    ]),
  ]);
}

function provinceRow(texts, view, name, facts) {
  const there = view.provinces[name];
  const signs = [];
  if (facts.port) signs.push(el("span", { class: "port", title: texts.say("page-port"), role: "img", "aria-label": texts.say("page-port") }, "⚓"));
  if (view.germans === name) signs.push(el("span", { class: "germans", title: texts.say("page-germans"), role: "img", "aria-label": texts.say("page-germans") }, "!3"));
  const home = view.seats.find((seat) => view.leaders[seat].home === name);
  if (home) signs.push(el("span", { class: "hearth", title: texts.say("page-home", { seat: home }), role: "img", "aria-label": texts.say("page-home", { seat: home }) }, "⌂"));
  const here = view.this_turn.force?.at === name || view.this_turn.activation === name;
  const holder = there.control;
  const by = holder ? texts.say("page-controlled-by", { seat: holder }) : null;
  const borders = [...facts.borders.map((one) => texts.name("province", one)), ...facts.sea.map((one) => `~${texts.name("province", one)}`)];
  return el("tr", { class: `${holder ?? ""}${here ? " here" : ""}` }, [
    el("th", { scope: "row" }, [
      el("span", { class: `held ${holder ?? ""}`, title: by, role: by ? "img" : null, "aria-label": by }),
      texts.name("province", name), " ", signs,
    ]),
    el("td", { class: "pieces" }, pieces(texts, view, name).map(piece)),
    el("td", { class: "borders" }, borders.join(", ")),
  ]);
}

// The map as a plain graph: where everything is, at a glance. The tables below say the same in words.

// Where a province is drawn: not where it lies, but so that nothing is in the way of anything.
const PLACES = {
  britannia: [100, 60], belgica: [410, 60], "germania-inferior": [740, 60],
  lugdunensis: [230, 230], "germania-superior": [580, 230], raetia: [900, 230], noricum: [1170, 230], pannonia: [1450, 230],
  aquitania: [100, 400], narbonensis: [400, 400], "italia-nord": [790, 400], dalmatia: [1170, 400], moesia: [1470, 400],
  tarraconensis: [140, 570], roma: [550, 570], "italia-sud": [800, 570], achaia: [1170, 570], asia: [1480, 570],
  lusitania: [110, 740], baetica: [390, 740], aegyptus: [960, 740], iudaea: [1220, 740], syria: [1480, 740],
};
const WIDTH = 212; // of a province

function map(texts, view, facts) {
  const lines = [];
  const spots = [];
  for (const [name, it] of Object.entries(facts.provinces)) {
    const [x, y] = PLACES[name];
    for (const other of [...it.borders, ...it.sea]) {
      if (name > other) continue;
      const [x2, y2] = PLACES[other];
      lines.push(svg("line", { x1: x, y1: y, x2, y2, class: it.sea.includes(other) ? "link sea" : "link" }));
    }
    spots.push(spot(texts, view, name, it, x, y));
  }
  const drawn = svg("svg", { viewBox: "-10 0 1600 800", role: "img", "aria-label": texts.say("page-map") }, lines, spots);
  return el("div", { class: "map", tabindex: "0" }, drawn);
}

function spot(texts, view, name, it, x, y) {
  const holder = view.provinces[name].control;
  const here = view.this_turn.force?.at === name || view.this_turn.activation === name;
  const made = pieces(texts, view, name);
  const step = Math.min(64, (WIDTH - 6) / made.length);
  const first = x - ((made.length - 1) * step) / 2;
  const title = short(texts.name("province", name)) + (it.port ? " ⚓" : "") + (view.germans === name ? " !3" : "");
  return svg("g", { class: here ? "here" : "" }, [
    svg("rect", { x: x - WIDTH / 2, y: y - 46, width: WIDTH, height: 92, rx: 12, class: `ground held-${holder ?? "none"}` }),
    svg("text", { x, y: y - 16, class: "place" }, title),
    made.map((one, at) => [
      svg("rect", { x: first + at * step - step / 2 + 2, y: y - 2, width: step - 4, height: 40, rx: 8, class: `piece ${one.owner}` }),
      svg("text", { x: first + at * step, y: y + 27, class: "count" }, one.short),
    ]),
  ]);
}

// Germania Sup.: what there is room for
function short(name) {
  const [first, last] = name.split(" ");
  return last && name.length > 13 ? `${first} ${last.slice(0, 3)}.` : name;
}

function thisTurn(texts, view) {
  const turn = view.this_turn;
  if (!view.round || view.turn === null) return null;
  const said = [texts.say("page-turn-cards", { used: turn.cards_used, left: turn.cards_left })];
  if (turn.activation) said.push(texts.say("page-turn-activation", { province: turn.activation, bp: turn.bp }));
  if (turn.force) {
    const who = troops(texts, turn.force.legions, turn.force.leader);
    said.push(texts.say("page-turn-force", { province: turn.force.at, troops: who }));
  }
  return el("p", { class: "this-turn" }, said.join(" "));
}

// The own hand: a card with its points; pick it to see what its event does and only its choices.
function hand(texts, view, picked, pick, facts) {
  const held = view.seat && view.players[view.seat].hand;
  if (!held || !view.round) return null;
  const kinds = [...new Set(held)];
  const buttons = kinds.map((card) => {
    const n = held.filter((one) => one === card).length;
    const name = texts.name("card", card);
    const points = facts.cards[card];
    const given = { type: "button", class: "handcard paper", "aria-pressed": String(picked === card) };
    return el("button", { ...given, onclick: () => pick(picked === card ? null : card) }, [
      el("span", { class: "name" }, n > 1 ? texts.say("heap", { n, name }) : name),
      el("span", { class: "worth" }, texts.say("page-card-points", points)),
    ]);
  });
  return el("section", { class: "hand" }, [
    el("h2", {}, texts.say("page-hand")),
    el("div", { class: "row" }, buttons.length ? buttons : texts.say("nothing")),
    picked ? el("p", { class: "explained" }, explain(texts, picked)) : null,
  ]);
}

function explain(texts, card) {
  return texts.say(`explain-${card.startsWith("revolt-") ? "revolt" : card}`);
}

function counts(texts, view) {
  const unseen = Object.entries(view.unseen).flatMap(([card, n]) => Array(n).fill(card));
  const said = [
    texts.say("details-discards", { list: texts.counted(view.discard) }),
    texts.say("details-unseen", { deck: view.deck, list: texts.counted(unseen) }),
  ];
  for (const seat of view.seats) {
    const it = view.players[seat];
    if (it.known.length) said.push(texts.say("details-known", { seat, list: texts.counted(it.known) }));
    if (it.hand && seat !== view.seat) said.push(texts.say("page-hand-of", { seat, list: texts.counted(it.hand) }));
    const sums = { before: it.points_before };
    for (const round of it.points_by_round) {
      for (const [source, points] of Object.entries(round)) sums[source] = (sums[source] ?? 0) + points;
    }
    const parts = SOURCES.filter((source) => sums[source]).map((source) => texts.say(`details-points-${source}`, { points: sums[source] }));
    said.push(texts.say("details-points", { seat, points: it.points, list: parts.join(", ") || "-" }));
  }
  return el("details", { id: "counted" }, el("summary", {}, texts.say("page-counted")), said.map((one) => el("p", {}, one)));
}

// The score by source; of several rounds 5 + 8.
function score(texts, outcome, seats) {
  const rows = [];
  for (const source of SOURCES) {
    const cells = seats.map((seat) => {
      const lines = outcome.lines.filter(([who, item]) => who === seat && item === source);
      return lines.map((line) => line[3]).join(" + ");
    });
    if (cells.some(Boolean)) rows.push({ label: texts.say(`score-${source}`), cells });
  }
  return rows;
}

function everything(views) {
  const all = { ...views[0], seat: null, players: {} };
  for (const view of views) all.players[view.seat] = view.players[view.seat];
  return all;
}
