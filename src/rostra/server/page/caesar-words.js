// What happened in Caesar & Cleopatra, in sentences. The same as terminal/caesar/words.py.

const SIDES = ["cleopatra", "caesar"];

// An event as a seat may see it, a sentence each.
export function tell(texts, seen) {
  const special = SPECIAL[seen.event];
  if (special) return special(texts, seen);
  // Of these the owner learns a card, and the others that it happened.
  const known = ["set", "drew"].includes(seen.event) && "card" in seen;
  return [texts.say(`event-${seen.event}${known ? "-known" : ""}`, seen)];
}

// What one sees anyway
export function skips(seen) {
  return seen.event === "set" || seen.event === "stacked";
}

const SPECIAL = {
  bonus(texts, seen) {
    const id = "card" in seen ? "event-bonus-known" : "event-bonus";
    return [texts.say(id, { seat: seen.seat, group: seen.card ?? "" })];
  },
  laid(texts, seen) {
    const known = seen.face !== "up" && "card" in seen ? "-known" : "";
    return [texts.say(`event-laid-${seen.face}${known}`, seen)];
  },
  played(texts, seen) {
    const [group, other] = seen.groups ?? [];
    const about = { seat: seen.seat, group: group ?? "", other: other ?? "", card: seen.target ?? "" };
    return [texts.say(`event-played-${seen.card}`, about)];
  },
  spied(texts, seen) {
    const id = "hand" in seen ? "event-spied-known" : "event-spied";
    return [texts.say(id, { seat: seen.seat, opponent: seen.on, cards: seen.hand ?? [] })];
  },
  castled(texts, seen) {
    const [group, other] = seen.groups;
    const [count, otherCount] = seen.counts;
    return [texts.say("event-castled", { seat: seen.seat, group, other, count, otherCount })];
  },
  wrath(texts, seen) {
    return [texts.say("event-wrath", { group: seen.group }), ...lost(texts, seen)];
  },
  turned(texts, seen) {
    return [texts.say(`event-turned-${seen.effect}`, { vote: seen.card })];
  },
  vote(texts, seen) {
    const group = seen.group;
    const said = seen.extraordinary ? [texts.say("event-vote-extraordinary", { group })] : [];
    for (const seat of SIDES) said.push(texts.say("event-vote-side", { seat, ...seen[seat] }));
    if (seen.winner === null) return [...said, texts.say("event-vote-tie", { group })];
    const count = SIDES.flatMap((seat) => seen[seat].cards).filter((card) => card === "P").length;
    const id = seen.turned_round ? "event-vote-turned-round" : "event-vote-won";
    said.push(texts.say(id, { seat: seen.winner, group, left: seen.left, count }));
    return [...said, ...lost(texts, seen)];
  },
  ended(texts, seen) {
    return [texts.say(`event-ended-${seen.reason}`)];
  },
};

function lost(texts, seen) {
  const losers = Object.entries(seen.lost).filter(([, cards]) => cards.length);
  return losers.map(([seat, cards]) => texts.say("event-lost", { seat, cards }));
}
