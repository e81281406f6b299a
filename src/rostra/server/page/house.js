// Who sits where, what the house tells, and what can be asked of it: undo, takeback, hint, resign ...

import { button, confirmed, el } from "./dom.js";

// What somebody is called: by name, as a bot, or as an open seat.
export function sitter(texts, seat, you) {
  if (seat.kind === "open") return texts.say("page-seat-open");
  if (seat.kind === "bot") return texts.say("page-seat-bot", { bot: seat.bot });
  const name = seat.name || texts.say("page-somebody");
  if (seat.resigned) return texts.say("page-seat-resigned", { name });
  if (seat.away) return texts.say("page-seat-away", { name, bot: seat.bot });
  return you ? (seat.name ? texts.say("page-seat-you-named", { name }) : texts.say("page-seat-you")) : name;
}

// An event of the house in words; null for what one sees anyway.
export function houseWords(texts, seen, seats) {
  if (seen.event === "over" && !["resigned", "timeout", "cancelled", "unfinished"].includes(seen.reason)) return null;
  const seat = seats[seen.seat];
  const leader = seat ? texts.name("seat", seat.leader) : "";
  const name = seat?.kind === "person" && seat.name ? `${seat.name} (${leader})` : leader;
  if (seen.event === "said") return `${name}: ${seen.text}`;
  if (seen.event === "over") return texts.say(`page-over-${seen.reason}`);
  return texts.say(`page-event-${seen.event}`, { who: name, place: leader, called: seen.name ?? "", bot: seen.bot ?? "" });
}

// The seats with clocks and who is to move.
export function seatList(match) {
  const { texts, info, view } = match;
  return info.seats.map((seat, at) => {
    const mine = match.seats.includes(at) && (at === match.seat || !info.one_device);
    const moves = view && info.phase === "playing" && view.waiting_for === seat.leader;
    return el("li", { class: `seat ${seat.leader}${moves ? " moves" : ""}` }, [
      el("span", { class: "place" }, texts.name("seat", seat.leader)),
      el("span", { class: "who" }, sitter(texts, seat, mine)),
      match.clock ? el("span", { class: "clock", "data-seat": String(at) }, clockTime(texts, match.timeLeft(at))) : null,
      moves ? el("span", { class: "unseen" }, texts.say("page-to-move")) : null,
    ]);
  });
}

export function clockTime(texts, ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return texts.say("page-clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  const two = (number) => String(number).padStart(2, "0");
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

// The buttons of the house, as far as they make sense now.
export function tools(match) {
  const { texts, info } = match;
  if (match.seat === null) return [el("p", { class: "faint" }, texts.say("page-watching"))];
  const seat = info.seats[match.seat];
  const playing = info.phase === "playing";
  const made = [];
  const tool = (id, command, enabled = true, more = {}) =>
    made.push(button(texts.say(`page-do-${id}`), () => match.command(command), { "data-do": id, disabled: !enabled, ...more }));
  const sure = (id, command) =>
    made.push(button(texts.say(`page-do-${id}`), async () => {
      const yes = await confirmed(texts.say(`page-sure-${id}`), texts.say(`page-do-${id}`), texts.say("page-no"));
      if (yes) match.command(command);
    }, { "data-do": id }));
  if (playing && seat.away) {
    tool("back", { do: "back" }, true, { class: "strong" });
    return made;
  }
  if (playing && !seat.resigned) {
    const ply = match.ply;
    tool("undo", { do: "undo", ply }, match.undo);
    tool("reset", { do: "reset", ply }, match.undo);
    if (info.takebacks && info.takeback === null) tool("takeback", { do: "takeback", ply }, match.mayTakeBack());
    if (info.hints) tool("hint", { do: "hint" }, match.lines().length > 0);
    if (!info.one_device && !match.pausedUntil) tool("quiet", { do: "quiet" }, match.mayBeQuiet());
    if (info.leavers !== "none" && !info.one_device) sure("leave", { do: "leave" });
    sure("resign", { do: "resign" });
  }
  return made;
}

// Somebody asks to take a decision back.
export function takeback(match) {
  const { texts, info } = match;
  if (info.takeback === null || info.phase !== "playing" || match.seat === null) return null;
  const name = texts.name("seat", info.seats[info.takeback].leader);
  const answer = (id, word = id) => button(texts.say(`page-do-${word}`), () => match.command({ do: id }), { "data-do": id });
  if (info.takeback === match.seat) {
    return el("div", { class: "asked" }, el("p", {}, texts.say("page-takeback-own")), el("div", { class: "row" }, answer("decline", "withdraw")));
  }
  const buttons = el("div", { class: "row" }, answer("agree"), answer("decline"));
  return el("div", { class: "asked" }, el("p", {}, texts.say("page-takeback-asked", { who: name })), buttons);
}

export function chat(match) {
  const { texts } = match;
  const input = el("input", { name: "text", maxlength: 300, autocomplete: "off", "aria-label": texts.say("page-chat") });
  const send = (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (text) match.command({ do: "say", text });
    input.value = "";
  };
  return el("form", { class: "chat row", onsubmit: send }, input, el("button", { type: "submit" }, texts.say("page-say")));
}
