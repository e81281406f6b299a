// After the end: the result, once more, the record, and the whole match from the beginning.

import { Refused, ask } from "./api.js";
import { button, el, field, select } from "./dom.js";

const SPEED = 900;
const CALM = 80; // between two questions while somebody drags the slider

export function ending(match) {
  const { texts, info } = match;
  const played = info.result.reason !== "cancelled" && info.result.reason !== "unfinished";
  const again = played && (match.seat !== null || info.next_match);
  return [
    el("div", { class: "question", id: "question", tabindex: "-1" }, [
      el("h2", {}, texts.say("score-title")),
      verdict(match).map((sentence) => el("p", {}, sentence)),
    ]),
    sheet(match),
    again ? rematch(match) : null,
    el("div", { class: "row" }, [
      info.result.reason === "cancelled" ? null : el("a", { class: "button", href: `/api/matches/${match.id}/record`, download: "" }, texts.say("page-download")),
      el("a", { class: "button", href: "/" }, texts.say("page-home-door")),
    ]),
  ];
}

function verdict(match) {
  const { texts, info, view } = match;
  const { reason, winners, points } = info.result;
  const names = winners.map((seat) => info.seats[seat].leader);
  if (reason === "cancelled" || reason === "unfinished") return [texts.say(`page-over-${reason}`)];
  if (!points.length) {
    const won = names.length ? [texts.say("score-won", { seat: names[0] })] : [];
    return [texts.say(`page-over-${reason}`), ...won];
  }
  const said = [texts.say(`event-ended-${reason}`)];
  const best = [...points].sort((a, b) => b - a);
  if (names.length > 1) said.push(info.game === "nero" ? texts.say("score-shared", { seats: names }) : texts.say("score-draw"));
  else if (reason === "control") said.push(texts.say("score-won-control", { seat: names[0] }));
  else if (best[0] === best[1]) said.push(texts.say(info.game === "nero" ? "score-won-tie" : "score-won-by-patricians", { seat: names[0] }));
  else said.push(texts.say("score-won", { seat: names[0] }));
  if (match.seat !== null && !info.one_device && view?.outcome && winners.length === 1) {
    said.push(texts.say(winners.includes(match.seat) ? "score-you-won" : "score-you-lost"));
  }
  return said;
}

function sheet(match) {
  const { texts, info, view, game } = match;
  if (!view?.outcome) return null;
  const seats = info.seats.map((seat) => seat.leader);
  const rows = game.score(texts, view.outcome, seats);
  return el("table", { class: "score" }, [
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, texts.say("score-for")), seats.map((seat) => el("th", { scope: "col" }, texts.name("seat", seat))))),
    el("tbody", {}, rows.map((row) => el("tr", {}, el("th", { scope: "row" }, row.label), row.cells.map((cell) => el("td", {}, cell))))),
    el("tfoot", {}, el("tr", {}, el("th", { scope: "row" }, texts.say("score-total")), view.outcome.points.map((points) => el("td", {}, String(points))))),
  ]);
}

function rematch(match) {
  const { texts, info } = match;
  if (info.next_match) return button(texts.say("page-do-next"), () => match.goOn(info.next_match), { class: "strong", "data-do": "next" });
  const asked = info.rematch.includes(match.seat);
  const others = info.rematch.filter((seat) => seat !== match.seat).map((seat) => texts.name("seat", info.seats[seat].leader));
  return el("div", { class: "asked" }, [
    others.length ? el("p", {}, texts.say("page-rematch-asked", { who: others.join(", ") })) : null,
    asked
      ? el("p", {}, texts.say("page-rematch-waiting"))
      : button(texts.say("page-do-rematch"), () => match.rematch(), { class: "strong", "data-do": "rematch" }),
  ]);
}

// The match moment by moment, as a seat saw it or with everything open. show(view, events) draws a moment; null: the end.
export class Replay {
  constructor(match, show) {
    this.match = match;
    this.show = show;
    const { texts, info } = match;
    const wished = new URLSearchParams(location.search);
    this.seat = wished.get("seat") ?? "all";
    this.ply = wished.has("ply") ? Number(wished.get("ply")) || 0 : null;
    this.stops = [];
    const seats = info.seats.map((seat, at) => [String(at), texts.name("seat", seat.leader)]);
    this.choice = select("replay-seat", [["all", texts.say("page-replay-all")], ...seats], this.seat, () => this.look(this.choice.value));
    this.slider = el("input", { type: "range", min: 0, max: 0, name: "ply", oninput: () => this.go(Number(this.slider.value)) });
    this.place = el("output", { class: "faint" });
    const step = (id, to) => button(texts.say(`page-replay-${id}`), to, { "data-replay": id });
    this.playing = step("play", () => this.run());
    this.element = el("section", { class: "replay" }, [
      el("h2", {}, texts.say("page-replay")),
      field(texts.say("page-replay-as"), this.choice),
      field(texts.say("page-replay-moment"), this.slider),
      el("div", { class: "row" }, [
        step("first", () => this.go(0)),
        step("back", () => this.go(this.stops.findLast((stop) => stop < this.ply) ?? 0)),
        this.playing,
        step("next", () => this.go(this.after())),
        step("last", () => this.go(this.last)),
      ]),
      this.place,
    ]);
  }

  // Begin: the whole story once, to know where decisions are.
  async look(seat) {
    this.seat = seat;
    const whole = await this.frame(2 ** 31 - 1);
    if (!whole) return;
    this.last = whole.plies;
    this.slider.max = String(this.last);
    this.stops = whole.events.flatMap((event, at) => (event.event === "did" || event.event === "turn" || event.event === "turned" ? [at] : []));
    if (this.ply === null) this.mark(this.last);
    else await this.go(Math.min(this.ply, this.last));
  }

  after() {
    return this.stops.find((stop) => stop > this.ply) ?? this.last;
  }

  async go(ply) {
    this.ply = ply;
    this.mark(ply);
    if (this.asking) return; // the newest wish is looked at when the answer is there
    this.asking = true;
    const frame = await this.frame(ply);
    await new Promise((resolve) => setTimeout(resolve, CALM));
    this.asking = false;
    if (this.ply !== ply) {
      await this.go(this.ply);
      return;
    }
    history.replaceState(null, "", `${location.pathname}?ply=${ply}&seat=${this.seat}`);
    if (!frame) return;
    const views = frame.views ?? [];
    const view = frame.view ?? (views.length ? this.match.game.everything(views) : null);
    this.show(view, frame.events);
  }

  mark(ply) {
    this.ply = ply;
    this.slider.value = String(ply);
    this.place.textContent = this.match.texts.say("page-replay-place", { ply, plies: this.last });
  }

  async frame(ply) {
    try {
      return await ask(`/api/matches/${this.match.id}/replay?seat=${this.seat}&ply=${ply}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.match.complain(error.reason);
      return null;
    }
  }

  run() {
    const { texts } = this.match;
    if (this.timer) {
      clearInterval(this.timer);
      this.timer = null;
    } else {
      if (this.ply >= this.last) this.go(0);
      this.timer = setInterval(() => (this.ply >= this.last ? this.run() : this.go(this.after())), SPEED);
    }
    this.playing.textContent = texts.say(this.timer ? "page-replay-stop" : "page-replay-play");
  }
}
