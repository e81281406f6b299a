// A match: what the server told last, and what is sent to it.

import { Refused, ask, knownMatches, remember } from "./api.js";
import { caesar } from "./caesar.js";
import { Curtain } from "./curtain.js";
import { announce } from "./dom.js";
import { houseWords } from "./house.js";
import { nero } from "./nero.js";
import { Screen } from "./screen.js";
import { Wire } from "./wire.js";

const GAMES = { caesar, nero };

export class Match {
  constructor(main, texts, id) {
    this.texts = texts;
    this.id = id;
    this.info = this.view = this.clock = this.hinted = this.picked = this.pausedUntil = null;
    this.seat = undefined; // null: a spectator
    this.seats = [];
    this.ply = 0;
    this.undo = this.busy = this.isQuiet = false;
    this.plan = [];
    this.logs = new Map(); // what each seat of this device has been told
    this.screen = new Screen(this, main);
    this.curtain = new Curtain(this);
  }

  async begin() {
    const secret = new URLSearchParams(location.hash.slice(1)).get("s");
    if (location.hash) history.replaceState(null, "", location.pathname + location.search);
    await this.attempt(async () => {
      if (secret) {
        this.secret = secret;
        await ask(`/api/matches/${this.id}/session`, { secret });
      }
      this.info = await ask(`/api/matches/${this.id}`);
      this.made = knownMatches().find((one) => one.id === this.id)?.made === true;
      remember(this.id, { game: this.info.game });
      const games = await ask("/api/games");
      this.notation = games.find((game) => game.name === this.info.game).lines;
      this.game = GAMES[this.info.game];
      this.facts = this.info.game === "nero" ? await ask("/page/nero.json") : null;
      this.texts = this.texts.of(this.info.game);
      this.screen.arrange();
      this.wire = new Wire(this.id, {
        hello: () => ({ seat: this.seat ?? undefined, after: this.logs.get(this.seat)?.ply ?? 0 }),
        heard: (message) => this.heard(message),
        status: (status) => this.connection(status),
      });
    });
  }

  // Errors of HTTP in words
  async attempt(work) {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.complain(error.reason);
    }
  }

  complain(reason) {
    this.screen.complain(reason ? this.texts.refusal(reason) : "");
  }

  connection(status) {
    this.curtain.looking = false;
    if (status === "waiting") this.busy = false;
    this.screen.connection(status === "waiting" ? this.texts.say("page-reconnecting") : "");
  }

  // A seat was taken or given up: hello again, with the cookie that has come.
  sitDown(secret) {
    this.secret = secret;
    this.seat = undefined;
    this.logs.clear();
    this.complain(null);
    this.wire.again();
  }

  beforeReload() {
    if (this.secret) history.replaceState(null, "", `${location.pathname}${location.search}#s=${this.secret}`);
  }

  // Messages

  heard(message) {
    switch (message.tell) {
      case "welcome": {
        // Its events go on where we were; from the beginning, if the server does not know that we were.
        const after = message.ply - message.events.length;
        if (this.logs.get(message.seat)?.ply !== after) this.logs.set(message.seat, { ply: 0, lines: [] });
        this.curtain.welcomed();
        this.seat = message.seat;
        this.seats = message.seats;
        this.take(message);
        break;
      }
      case "now":
        this.curtain.told();
        this.take(message);
        break;
      case "done":
        this.busy = false;
        this.curtain.settle();
        break;
      case "refused":
        this.refused(message);
        break;
      case "hint":
        this.hinted = message;
        this.render();
        break;
      case "bye":
        if (this.info.phase === "gathering" && message.reason.message === "table-no-spectators") this.render(); // he may join
        else this.complain(message.reason);
        break;
    }
  }

  refused(message) {
    this.busy = false;
    this.plan = [];
    this.complain(message.reason);
    if (message.view !== undefined) this.view = message.view;
    if (message.ply > this.ply) this.curtain.look(this.seat); // something came between
    else this.curtain.settle();
  }

  // Something new: remember it, tell it, show it.
  take(message) {
    const happened = (name) => message.events.some((event) => event.event === name);
    const before = this.view;
    if (message.match !== undefined) this.info = message.match;
    this.view = message.view;
    this.ply = message.ply;
    this.undo = message.undo;
    this.clock = message.clock ? { ...message.clock, at: Date.now() } : null;
    this.setPause(message.pause);
    this.busy = false;
    const fresh = message.events.flatMap((event) => this.words(event));
    const log = this.logs.get(this.seat);
    log.lines.push(...fresh);
    log.ply = message.ply;
    if (message.tell === "now") this.complain(null);
    if (String(before?.actions) !== String(this.view?.actions)) this.picked = this.hinted = null;
    if (happened("turn")) this.isQuiet = false;
    if (happened("left") && this.info.phase === "gathering" && this.info.seats[this.seat]?.kind === "open") {
      this.sitDown(null);
      return;
    }
    if (happened("rematch") && this.wishesRematch) this.goOn(this.info.next_match);
    const next = this.plan.shift();
    if (next !== undefined && this.lines().includes(next)) {
      this.play([next, ...this.plan]);
      return;
    }
    this.plan = [];
    this.curtain.settle(message.tell === "now" ? fresh : []);
  }

  // An event as lines of the log: { kind, text }
  words(event) {
    if (event.event === "did") return [];
    if (event.house) {
      const text = houseWords(this.texts, event, this.info.seats);
      return text === null ? [] : [{ kind: event.event === "said" ? "said" : "house", text }];
    }
    if (this.game.skips(event)) return [];
    const kind = event.event === "turn" || event.event === "round" ? "turn" : "told";
    return this.game.tell(this.texts, event).map((text) => ({ kind, text }));
  }

  setPause(left) {
    if (!left) {
      this.pausedUntil = null;
      return;
    }
    const until = Date.now() + left;
    // The same pause told again keeps its length.
    if (this.pausedUntil === null || Math.abs(until - this.pausedUntil) > 400) this.pauseLength = left;
    this.pausedUntil = until;
  }

  timeLeft(seat) {
    const { left, running, at } = this.clock;
    return left[seat] - (running === seat ? Date.now() - at : 0);
  }

  // Showing

  render() {
    if (this.curtain.isUp) this.screen.render();
  }

  show(fresh) {
    this.screen.render();
    announce(fresh.map((line) => line.text));
  }

  // Commands

  lines() {
    return (this.view?.actions ?? []).map((action) => this.notation[action]);
  }

  command(message) {
    if (!this.curtain.isUp) {
      this.curtain.later.push(message); // just now we look from another seat
      return;
    }
    this.complain(null);
    this.wire.command(message);
    if (message.do === "quiet") {
      this.isQuiet = true;
      this.render();
    }
  }

  // One decision, or several of one's own in a row
  play([line, ...rest]) {
    this.plan = rest;
    this.busy = true;
    this.command({ do: "play", ply: this.ply, line });
    this.render();
  }

  pick(card) {
    this.picked = card;
    this.render();
  }

  // At one device whoever asks for it asks for all.
  rematch() {
    this.wishesRematch = true;
    for (const seat of this.info.one_device ? this.seats : [this.seat]) {
      if (this.info.rematch.includes(seat)) continue;
      if (this.info.one_device) this.wire.send({ do: "look", seat, after: this.logs.get(seat)?.ply ?? 0 });
      this.command({ do: "rematch" });
    }
  }

  async goOn(id) {
    await this.attempt(async () => {
      if (this.seat !== null) await ask(`/api/matches/${this.id}/session`, { rematch: true });
      location.assign(`/m/${id}`);
    });
  }

  mayTakeBack() {
    return this.pausedUntil === null && !this.undo;
  }

  mayBeQuiet() {
    return !this.isQuiet && this.seat !== null && this.view !== null && this.view.turn !== this.view.seat;
  }
}
