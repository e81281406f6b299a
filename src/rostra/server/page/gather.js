// Before the start: the link for friends, who is there, and a seat for whoever comes.

import { ask, remember } from "./api.js";
import { button, confirmed, copy, el, field, select } from "./dom.js";
import { sitter } from "./house.js";

const NAME = "rostra-name";

export function gathering(match) {
  const { texts, info } = match;
  const seats = info.seats.map((seat, at) =>
    el("li", { class: `seat ${seat.leader}` }, [
      el("span", { class: "place" }, texts.name("seat", seat.leader)),
      el("span", { class: "who" }, sitter(texts, seat, match.seats.includes(at))),
      el("span", { class: "faint" }, seat.kind === "person" ? texts.say(seat.ready ? "page-ready" : "page-not-ready") : ""),
    ]),
  );
  const options = Object.entries(info.options).map(([name, value]) => {
    const word = (id, one) => (texts.knows(`${id}-${one}`) ? texts.say(`${id}-${one}`) : String(one));
    return `${word("page-option", name)}: ${word("page-value", value)}`;
  });
  return el("div", { class: "gathering" }, [
    el("section", { class: "panel" }, [
      el("h1", {}, texts.say(`page-game-${info.game}`)),
      el("p", { class: "faint" }, options.join(" · ")),
      el("ul", { class: "seats" }, seats),
    ]),
    match.seat === null || match.seat === undefined ? joining(match) : waiting(match),
    el("section", { class: "panel" }, [el("h2", {}, texts.say("page-invite")), link(match, `/m/${info.id}`, "page-invite-note"), own(match)]),
  ]);
}

function link(match, address, note) {
  const { texts } = match;
  const input = el("input", { readonly: true, value: new URL(address, location.origin).href, "aria-label": texts.say(note) });
  const said = el("span", { role: "status" });
  const press = async () => {
    await copy(input);
    said.textContent = texts.say("page-copied");
  };
  return el("div", { class: "link" }, [
    el("p", { class: "faint" }, texts.say(note)),
    el("div", { class: "row" }, input, button(texts.say("page-copy"), press), said),
  ]);
}

// The own seat's link, to go on at another device; only as long as this page knows the secret.
export function own(match) {
  if (!match.secret) return null;
  return el("details", {}, [
    el("summary", {}, match.texts.say("page-own-link")),
    link(match, `/m/${match.id}#s=${match.secret}`, "page-own-link-note"),
  ]);
}

function joining(match) {
  const { texts, info } = match;
  const open = info.seats.flatMap((seat, at) => (seat.kind === "open" ? [[String(at), texts.name("seat", seat.leader)]] : []));
  if (!open.length) return el("section", { class: "panel" }, el("p", {}, texts.say("table-full")));
  const name = el("input", { name: "name", maxlength: 40, required: true, autocomplete: "nickname", value: localStorage.getItem(NAME) ?? "" });
  const seat = select("seat", open, open[0][0]);
  const join = (event) => {
    event.preventDefault();
    localStorage.setItem(NAME, name.value.trim());
    match.attempt(async () => {
      const joined = await ask(`/api/matches/${match.id}/join`, { name: name.value, seat: Number(seat.value) });
      remember(match.id, { game: info.game });
      match.sitDown(joined.secret);
    });
  };
  return el("section", { class: "panel" }, el("form", { onsubmit: join }, [
    el("h2", {}, texts.say("page-join")),
    el("div", { class: "fields" }, field(texts.say("page-your-name"), name), field(texts.say("page-your-seat"), seat)),
    el("button", { type: "submit", class: "strong", "data-do": "join" }, texts.say("page-join-now")),
  ]));
}

function waiting(match) {
  const { texts, info } = match;
  const seat = info.seats[match.seat];
  const name = el("input", { name: "name", maxlength: 40, value: seat.name });
  const rename = (event) => {
    event.preventDefault();
    localStorage.setItem(NAME, name.value.trim());
    match.command({ do: "name", name: name.value });
  };
  const leave = async () => {
    const id = match.made ? "cancel" : "stand-up";
    if (await confirmed(texts.say(`page-sure-${id}`), texts.say(`page-do-${id}`), texts.say("page-no"))) {
      match.command({ do: "leave" });
    }
  };
  return el("section", { class: "panel" }, [
    el("h2", {}, texts.say("page-waiting-for-players")),
    el("form", { class: "row", onsubmit: rename }, [
      field(texts.say("page-your-name"), name),
      el("button", { type: "submit" }, texts.say("page-rename")),
    ]),
    el("div", { class: "row" }, [
      button(texts.say(seat.ready ? "page-do-not-ready" : "page-do-ready"), () => match.command({ do: "ready", ready: !seat.ready }), { "data-do": "ready" }),
      match.made ? button(texts.say("page-do-start"), () => match.command({ do: "start" }), { class: "strong", "data-do": "start" }) : null,
      button(texts.say(match.made ? "page-do-cancel" : "page-do-stand-up"), leave, { "data-do": "leave" }),
    ]),
  ]);
}
