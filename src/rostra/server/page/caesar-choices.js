// What is asked in Caesar & Cleopatra, and the legal answers as rows of buttons. As terminal/caesar/choices.py.

export const GROUPS = ["senators", "praetors", "quaestors", "censors", "aediles"];
const ACTIONS = { assassinate: "assassination", castle: "castling", spy: "spy", scout: "scout", wrath: "wrath" };

// A pile to begin with: eyes and daggers early, vetoes before the opponent's big cards are likely.
const ORDER = [
  "scout", "assassination", "veto", "spy", "assassination", "castling", "assassination",
  "veto", "wrath", "spy", "assassination", "scout", "castling",
];

export function question(texts, view, lines) {
  const [verb, ...words] = lines[0].split(" ");
  const player = view.players[view.seat];
  const cards = player.hand;
  if (verb === "stack") return [texts.say("ask-stack", { done: player.action_order.length, cards: player.action_order })];
  if (verb === "set") return [texts.say("ask-set", { group: words[1] })];
  if (verb === "assign") return [texts.say("ask-assign", { card: words[0], cards: player.aside.cards })];
  if (verb === "take") return [texts.say("ask-take")];
  if (verb === "veto" || verb === "allow") return [playedNow(texts, view), texts.say("ask-veto")];
  if (verb === "draw") return [texts.say(lines.includes("draw none") ? "ask-replace" : "ask-draw", { cards })];
  if (verb === "done" || verb === "exchange") return [texts.say("ask-exchange", { cards })];
  if (lines.includes("pass")) return [texts.say("ask-turn")];
  return [texts.say(lines.includes("end") ? "ask-end" : "ask-more")];
}

// The action that stands to be answered.
function playedNow(texts, view) {
  const [verb, ...words] = view.action.split(" ");
  const about = { seat: view.turn, group: words[0] ?? "", other: words[1] ?? "", card: words[1] ?? "" };
  return texts.say(`event-played-${ACTIONS[verb]}`, about);
}

// The own card a line needs; null if it needs none.
export function cardOf(line) {
  const [verb, ...words] = line.split(" ");
  if (verb in ACTIONS) return ACTIONS[verb];
  return ["down", "up", "exchange"].includes(verb) ? words[0] : null;
}

// Rows: a caption, and buttons each with the lines it plays. A row with columns is a grid under the groups.
export function choices(texts, view, lines) {
  const rows = new Map();
  const add = (caption, item) => {
    if (!rows.has(caption)) rows.set(caption, { caption, items: [] });
    rows.get(caption).items.push(item);
  };
  const verb = lines[0].split(" ")[0];
  if ((verb === "stack" || verb === "set") && lines.length > 1) shortcuts(texts, view, lines, verb, add);
  for (const face of ["down", "up"]) {
    const laying = lines.filter((line) => line.startsWith(`${face} `));
    if (laying.length) rows.set(face, grid(texts, face, laying));
  }
  const last = (line) => line === "pass" || line === "end";
  const others = lines.filter((line) => !/^(down|up) /.test(line));
  others.sort((a, b) => last(a) - last(b));
  for (const line of others) add(caption(texts, line), { lines: [line], label: inWords(texts, view, line) });
  return [...rows.values()];
}

function grid(texts, face, lines) {
  const cards = [...new Set(lines.map((line) => line.split(" ")[1]))].sort();
  const cells = cards.map((card) =>
    GROUPS.map((group) => {
      const line = `${face} ${card} ${group}`;
      const name = texts.say(`page-lay-${face}`, { card, group });
      return lines.includes(line) ? { lines: [line], label: card, name } : null;
    }),
  );
  return { caption: texts.say(`page-menu-${face}`), columns: GROUPS.map((group) => texts.name("group", group)), cells };
}

function caption(texts, line) {
  const verb = line.split(" ")[0];
  if (verb in ACTIONS) return texts.say("menu-action", { card: ACTIONS[verb] });
  if (verb === "stack" || verb === "set") return texts.say(`menu-${verb}`);
  return verb === "pass" || verb === "end" ? texts.say("menu-otherwise") : "";
}

// A choice out of its row, for hints.
export function whole(texts, view, line) {
  const [verb, card, group] = line.split(" ");
  if (verb === "down" || verb === "up") return texts.say(`page-lay-${verb}`, { card, group });
  const words = inWords(texts, view, line);
  return verb in ACTIONS ? `${texts.say("menu-action", { card: ACTIONS[verb] })} ${words}` : words;
}

function inWords(texts, view, line) {
  const [verb, ...words] = line.split(" ");
  const player = view.players[view.seat];
  if (verb === "assassinate") return texts.say("choice-assassinate", { group: words[0], card: words[1] });
  if (verb === "assign") return texts.say("choice-assign", { card: words[0], group: words[1] });
  if (verb === "castle") return texts.say("choice-castle", { group: words[0], other: words[1] });
  if (verb === "scout" || verb === "wrath") return texts.say(`choice-${verb}`, { group: words[0] });
  if (["take", "exchange", "stack", "set"].includes(verb)) {
    const n = (player.aside.cards ?? []).filter((card) => card === words[0]).length;
    return texts.say(`choice-${verb}`, { card: words[0], n });
  }
  if (verb === "draw") {
    const left = player[`${words[0]}_pile`];
    if (words[0] === "action" && player.action_order?.length) {
      return texts.say("choice-draw-known", { left, card: player.action_order[0] });
    }
    return texts.say(`choice-draw-${words[0]}`, words[0] === "none" ? {} : { left });
  }
  return texts.say(`choice-${verb}`);
}

// The rest of the pile, or of the five cards, with one click: as suggested, or at random.

function shortcuts(texts, view, lines, verb, add) {
  const caption = texts.say(`menu-${verb}-all`);
  const rest = suggested(verb, view);
  const plan = (cards) => {
    const first = GROUPS.indexOf(lines[0].split(" ")[2]);
    return cards.map((card, at) => (verb === "stack" ? `stack ${card}` : `set ${card} ${GROUPS[first + at]}`));
  };
  add(caption, { lines: plan(rest), label: texts.say("choice-suggested", { cards: rest }) });
  add(caption, { lines: plan(shuffled(rest)), label: texts.say("choice-random") });
}

function suggested(verb, view) {
  const player = view.players[view.seat];
  const left = [...player.aside.cards];
  const count = (cards, card) => cards.filter((one) => one === card).length;
  if (verb === "stack") return ORDER.filter((card, at) => count(ORDER.slice(at + 1), card) < count(left, card));
  // Strength where it counts: the group of the secret bonus, then the groups of five, then those of three.
  const free = GROUPS.filter((group) => !player.table[group].down);
  const byWorth = [...free].sort((a, b) => (b === player.bonus) - (a === player.bonus));
  const strong = left.filter((card) => card !== "P").sort().reverse();
  return free.map((group) => strong[byWorth.indexOf(group)]);
}

function shuffled(cards) {
  const mixed = [...cards];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
  }
  return mixed;
}
