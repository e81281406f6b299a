// What happened in Nero, in sentences. The same as terminal/nero/words.py.

// What a player need not read: his hand shows it, or what comes of it is told right after.
const SKIPPED = ["attacked", "dealt", "laid", "ready", "retreating", "sailed", "stepping", "wants"];
// Cards for which something is chosen: who reads what they are aimed at need not read before that they are played.
const AIMED = ["assassin", "crisis", "galley", "germans", "rebellion", "traitor"];

export function tell(texts, seen) {
  const special = SPECIAL[seen.event];
  return special ? special(texts, seen) : [texts.say(`event-${seen.event}`, about(texts, seen))];
}

export function skips(seen) {
  return SKIPPED.includes(seen.event) || (seen.event === "event" && AIMED.includes(seen.card));
}

// Names of the engine as names of the texts: where, from where, to where, and against whom.
function about(texts, seen) {
  const called = { at: "province", from: "province", to: "other", enemy: "opponent", target: "opponent", of: "seats" };
  const given = {};
  for (const [key, value] of Object.entries(seen)) given[called[key] ?? key] = value;
  if (!("from" in seen) && "to" in seen) given.province = seen.to;
  if ("legions" in seen && "leader" in seen) given.troops = troops(texts, seen.legions, seen.leader);
  return given;
}

// Who is in a force: 2 legions and the leader.
export function troops(texts, legions, leader) {
  if (!legions) return texts.say("troops-leader");
  return texts.say(leader ? "troops-both" : "troops-legions", { legions });
}

// An event with what was chosen for it.
export function aimed(texts, seen) {
  if (AIMED.includes(seen.card)) return [texts.say(`event-aimed-${seen.card}`, about(texts, seen))];
  return [texts.say("event-event", { seat: seen.seat, card: seen.card })];
}

// Of these some learn the card, and the others that it happened.
function known(texts, seen) {
  return [texts.say(`event-${seen.event}${"card" in seen ? "-known" : ""}`, about(texts, seen))];
}

function areas(texts, seen) {
  const id = seen.event === "wanted" ? "event-wanted" : "event-area";
  return Object.entries(seen.areas).map(([seat, area]) => texts.say(id, { seat, area }));
}

const SPECIAL = {
  aimed,
  areas,
  wanted: areas,
  dealt: known,
  stolen: known,
  turn: (texts, seen) => [texts.say(seen.last ? "event-turn-last" : "event-turn", { seat: seen.seat })],
  countered(texts, seen) {
    const id = seen.cards === 2 ? "event-countered-two" : "event-countered";
    return [texts.say(id, { seat: seen.seat, card: seen.card })];
  },
  off(texts, seen) {
    if (["step", "attack", "retreat"].includes(seen.what)) return [texts.say(`event-off-${seen.what}`, { seat: seen.seat })];
    return [texts.say("event-off", { seat: seen.seat, card: seen.what })];
  },
  rank: (texts, seen) => [texts.say(`event-rank-${seen.why}`, { seat: seen.seat })],
  landed(texts, seen) {
    return [texts.say(seen.spent ? "event-landed-spent" : "event-landed", { seat: seen.seat, province: seen.at })];
  },
  sent(texts, seen) {
    const id = seen.neutral ? "event-sent-neutral" : "event-sent";
    return [texts.say(id, { seat: seen.seat, province: seen.from, other: seen.to })];
  },
  scored: (texts, seen) => [texts.say(`event-scored-${seen.source}`, { seat: seen.seat, points: seen.points })],
  battle(texts, seen) {
    const side = (seat, cards, strength) => texts.say("event-battle-side", { seat, cards, strength });
    const said = [side(seen.seat, seen.attack_cards, seen.attack), side(seen.enemy, seen.defence_cards, seen.defence)];
    if (seen.winner === null) return [...said, texts.say("event-battle-draw", { province: seen.at })];
    const opponent = seen.winner === seen.seat ? seen.enemy : seen.seat;
    return [...said, texts.say("event-battle-won", { seat: seen.winner, opponent, province: seen.at })];
  },
  ended: (texts, seen) => [texts.say(`event-ended-${seen.reason}`)],
};
