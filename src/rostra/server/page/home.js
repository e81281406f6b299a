// The front door: a game against a bot with one click, at one device, with friends; open games; records.

import { Refused, ask, forget, knownMatches, remember } from "./api.js";
import { announce, button, el, field, select, tick } from "./dom.js";

const NAME = "rostra-name";
const SETTINGS = "rostra-settings-";
const LOBBY_EVERY = 10000;

export async function home(main, texts) {
  let games;
  try {
    games = await ask("/api/games");
  } catch (error) {
    main.replaceChildren(el("p", { class: "notice", role: "alert" }, texts.refusal(error.reason)));
    return;
  }
  const complaint = el("p", { class: "notice", role: "alert", hidden: true });
  const name = el("input", { name: "name", maxlength: 40, autocomplete: "nickname", value: localStorage.getItem(NAME) ?? "" });
  name.addEventListener("change", () => localStorage.setItem(NAME, name.value.trim()));
  const tries = (work) => attempt(texts, complaint, work);
  const lobby = el("section", { class: "panel" });
  const mine = el("section", { class: "panel" });
  main.replaceChildren(
    el("div", { class: "home" }, [
      el("div", { class: "hello" }, [
        el("h1", {}, texts.say("page-title")),
        el("p", {}, texts.say("page-lead")),
        field(texts.say("page-your-name"), name),
      ]),
      complaint,
      el("div", { class: "games" }, games.map((game) => gamePanel(texts.of(game.name), game, name, tries))),
      mine,
      lobby,
      records(texts, tries),
    ]),
  );
  await Promise.all([showMine(texts, mine), showLobby(texts, lobby)]);
  setInterval(() => document.hidden || showLobby(texts, lobby), LOBBY_EVERY);
}

async function attempt(texts, complaint, work) {
  complaint.hidden = true;
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    complaint.textContent = texts.refusal(error.reason);
    complaint.hidden = false;
    complaint.scrollIntoView({ block: "nearest" });
  }
}

function gamePanel(texts, game, name, tries) {
  const form = el("form", { class: `panel game ${game.name}`, onsubmit: (event) => event.preventDefault() });
  const start = (mode) => () => tries(() => make(texts, game, form, mode, name));
  form.append(
    el("h2", {}, texts.say(`page-game-${game.name}`)),
    el("p", {}, texts.say(`page-about-${game.name}`)),
    el("div", { class: "starts" }, [
      button(texts.say("page-start-bot"), start("bot"), { class: "strong", "data-start": `${game.name} bot` }),
      button(texts.say("page-start-friends"), start("friends"), { "data-start": `${game.name} friends` }),
      button(texts.say("page-start-device"), start("device"), { "data-start": `${game.name} device` }),
    ]),
    el("details", {}, el("summary", {}, texts.say("page-settings")), settings(texts, game)),
  );
  refill(form, game);
  form.elements.clock.addEventListener("change", () => fitClock(form));
  fitClock(form);
  return form;
}

// Only what belongs to the clock that was chosen
function fitClock(form) {
  const kind = form.elements.clock.value;
  for (const [name, of] of [["minutes", "live"], ["increment", "live"], ["days", "correspondence"]]) {
    form.elements[name].closest(".field").hidden = kind !== of;
  }
}

// Everything that can be chosen; what is left alone is as good as anything.
function settings(texts, game) {
  const say = (id, about) => texts.say(id, about);
  const named = (id, value) => (texts.knows(`${id}-${value}`) ? say(`${id}-${value}`) : value);
  const options = Object.entries(game.options).map(([option, values]) =>
    field(named("page-option", option), select(`option-${option}`, values.map((one) => [one, named("page-value", one)]), values[0])),
  );
  const bots = game.bots.map((bot) => [bot, named("page-level", bot)]);
  const seats = game.seats.map((seat, at) => [String(at), texts.name("seat", seat)]);
  const people = game.seats.slice(1).map((_, at) => [String(at + 2), String(at + 2)]);
  return [
    el("div", { class: "fields" }, [
      field(say("page-bot-level"), select("bot", bots, game.bots.at(-1))),
      field(say("page-your-seat"), select("seat", [...seats, ["lot", say("page-by-lot")]], "0")),
      options,
      game.seats.length > 2
        ? field(say("page-people"), select("people", people, String(game.seats.length)), say("page-people-note"))
        : null,
    ]),
    el("h3", {}, say("page-house")),
    el("div", { class: "fields" }, [
      field(say("page-clock"), select("clock", ["none", "live", "correspondence"].map((one) => [one, say(`page-clock-${one}`)]), "none")),
      field(say("page-minutes"), el("input", { type: "number", name: "minutes", min: 1, max: 600, value: "20" })),
      field(say("page-increment"), el("input", { type: "number", name: "increment", min: 0, max: 600, value: "10" })),
      field(say("page-days"), el("input", { type: "number", name: "days", min: 1, max: 60, value: "3" })),
      field(say("page-leavers"), select("leavers", [...bots, ["none", say("page-leavers-none")]], game.bots.at(-1))),
      field(say("page-pause"), el("input", { type: "number", name: "pause", min: 1, max: 86400, value: "5" }), say("page-pause-note")),
      tick("listed", say("page-listed"), false),
      tick("spectators", say("page-spectators"), true),
      tick("hints", say("page-hints"), true),
      tick("takebacks", say("page-takebacks"), true),
    ]),
  ];
}

// What was chosen last time
function refill(form, game) {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(SETTINGS + game.name)) ?? {};
  } catch {
    return;
  }
  for (const input of form.elements) {
    if (!input.name || !(input.name in kept)) continue;
    if (input.type === "checkbox") input.checked = kept[input.name];
    else if (input.tagName !== "SELECT" || [...input.options].some((one) => one.value === kept[input.name])) {
      input.value = kept[input.name];
    }
  }
}

async function make(texts, game, form, mode, name) {
  const chosen = {};
  for (const input of form.elements) {
    if (input.name) chosen[input.name] = input.type === "checkbox" ? input.checked : input.value;
  }
  localStorage.setItem(SETTINGS + game.name, JSON.stringify(chosen));
  const called = name.value.trim();
  if (mode === "friends" && !called) {
    name.focus();
    throw new Refused({ message: "table-no-name", rule: "house", details: {}, text: "" });
  }
  const made = await ask("/api/matches", wished(texts, game, chosen, mode, called));
  const secret = made.seats.find((seat) => seat.secret).secret;
  remember(made.id, { game: game.name, made: true });
  location.assign(`/m/${made.id}#s=${secret}`);
}

function wished(texts, game, chosen, mode, called) {
  const options = {};
  for (const option of Object.keys(game.options)) options[option] = chosen[`option-${option}`];
  const count = Number(options.players ?? game.seats.length);
  const mine = chosen.seat === "lot" ? Math.floor(Math.random() * count) : Math.min(Number(chosen.seat), count - 1);
  const people = mode === "bot" ? 1 : Math.min(Number(chosen.people ?? count), count);
  const bot = { kind: "bot", bot: chosen.bot };
  const seats = Array(count).fill(bot);
  for (let at = 0; at < people; at += 1) {
    const seat = (mine + at) % count;
    if (mode === "device") seats[seat] = { kind: "person", name: at ? texts.say("page-player", { number: at + 1 }) : called };
    else seats[seat] = at ? { kind: "open" } : { kind: "person", name: called };
  }
  const clocks = {
    live: { kind: "live", minutes: Number(chosen.minutes), increment: Number(chosen.increment) },
    correspondence: { kind: "correspondence", days: Number(chosen.days) },
  };
  return {
    game: game.name, options, seats, clock: clocks[chosen.clock] ?? null, one_device: mode === "device",
    listed: mode === "friends" && chosen.listed, spectators: mode !== "bot" && chosen.spectators, hints: chosen.hints,
    takebacks: chosen.takebacks, leavers: chosen.leavers, pause: Number(chosen.pause),
  };
}

// Lists of matches

async function showLobby(texts, section) {
  let matches;
  try {
    matches = (await ask("/api/lobby")).matches;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return; // the next look will tell
  }
  const said = matches.map((match) => matchLine(texts, match));
  const before = section.dataset.ids;
  section.dataset.ids = matches.map((match) => match.id).join(" ");
  if (before === section.dataset.ids && section.childElementCount) return;
  if (before !== undefined && matches.length) announce([texts.say("page-lobby-new")]);
  section.replaceChildren(
    el("h2", {}, texts.say("page-lobby")),
    matches.length ? el("ul", { class: "matches" }, said) : el("p", { class: "faint" }, texts.say("page-lobby-empty")),
  );
}

async function showMine(texts, section) {
  section.hidden = true;
  const found = [];
  for (const { id } of knownMatches().slice(0, 8)) {
    try {
      found.push(await ask(`/api/matches/${id}`));
    } catch (error) {
      if (error.reason?.message === "table-no-such-match") forget(id);
    }
  }
  if (!found.length) return;
  section.hidden = false;
  section.replaceChildren(
    el("h2", {}, texts.say("page-mine")),
    el("ul", { class: "matches" }, found.map((match) => matchLine(texts, match))),
  );
}

function matchLine(texts, match) {
  const own = texts.of(match.game);
  const seats = match.seats.map((seat) => {
    if (seat.kind === "open") return own.say("page-seat-open");
    return seat.kind === "bot" ? own.say("page-seat-bot", { bot: seat.bot }) : seat.name || own.name("seat", seat.leader);
  });
  const when = new Date(match.created_at).toLocaleString(texts.language, { dateStyle: "medium", timeStyle: "short" });
  return el("li", {}, el("a", { href: `/m/${match.id}` }, [
    el("b", {}, own.say(`page-game-${match.game}`)),
    el("span", {}, seats.join(" · ")),
    el("small", {}, `${own.say(`page-phase-${match.phase}`)} · ${when}`),
  ]));
}

// A record from a file becomes a match to look at.
function records(texts, tries) {
  const input = el("input", { type: "file", accept: ".txt,text/plain", name: "record" });
  input.addEventListener("change", () => {
    const file = input.files[0];
    if (!file) return;
    tries(async () => {
      const made = await ask("/api/records", await file.text());
      location.assign(`/m/${made.id}`);
    });
    input.value = "";
  });
  return el("section", { class: "panel" }, [
    el("h2", {}, texts.say("page-records")),
    field(texts.say("page-upload"), input),
  ]);
}
