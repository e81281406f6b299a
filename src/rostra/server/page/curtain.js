// Several people at one device: who is to decide may be any of them, and only his own view says so. The page looks from
// every seat, unseen, until it is found; then the curtain is down until he has the device.

import { button, el } from "./dom.js";
import { sitter } from "./house.js";

const LOOK_AGAIN = 1500;

export class Curtain {
  constructor(match) {
    this.match = match;
    this.shown = null; // who may look now
    this.round = null; // from which seats to look next
    this.looking = false; // whether an answer to that is on its way
    this.goneOn = false; // the game has gone on meanwhile
    this.later = [];
  }

  get isUsed() {
    const { info, seats } = this.match;
    return info.one_device && seats.length > 1 && info.phase === "playing";
  }

  // Whether what the page knows now is what somebody sees.
  get isUp() {
    return !this.isUsed || (!this.looking && this.match.seat === this.shown);
  }

  welcomed() {
    if (this.goneOn) this.round = null; // it may be the turn of somebody from whose seat we looked before
    this.looking = this.goneOn = false;
  }

  told() {
    this.goneOn = this.looking;
  }

  look(seat) {
    const { match } = this;
    this.looking = true;
    match.wire.send({ do: "look", seat, after: match.logs.get(seat)?.ply ?? 0 });
  }

  // Something has changed: show it to whom it concerns.
  settle(fresh = []) {
    const { match } = this;
    if (this.looking) return;
    clearTimeout(this.timer);
    const decides = match.lines().length > 0;
    if (!this.isUsed || (decides && match.seat === this.shown)) {
      this.round = null;
      this.show(fresh);
      return;
    }
    if (decides) {
      this.round = null;
      this.lower(match.seat);
      return;
    }
    this.round ??= match.seats.filter((seat) => seat !== match.seat);
    const next = this.round.shift();
    if (next !== undefined) {
      this.look(next);
    } else if (this.shown !== null && match.seat !== this.shown) {
      this.look(this.shown); // nobody of us: a bot is thinking
    } else {
      this.round = null;
      // It may come to somebody else without a word to the seat we look from.
      this.timer = setTimeout(() => this.settle(), LOOK_AGAIN);
      if (this.shown === null) this.lower(null);
      else this.show(fresh);
    }
  }

  show(fresh) {
    this.match.show(fresh);
    for (const message of this.later.splice(0)) this.match.command(message);
  }

  lower(seat) {
    const { match } = this;
    const { texts, screen } = match;
    this.shown = null;
    match.hinted = match.picked = null;
    screen.clear();
    if (seat === null) {
      screen.curtain.replaceChildren(el("p", {}, texts.say("page-waiting")));
      return;
    }
    const leader = match.info.seats[seat].leader;
    const up = button(texts.say("page-curtain-lift"), () => this.lift(seat), { class: "strong", "data-do": "lift" });
    screen.curtain.replaceChildren(
      el("h1", {}, texts.name("seat", leader)),
      el("p", {}, sitter(texts, match.info.seats[seat], false)),
      el("p", {}, texts.say("page-curtain", { seat: leader })),
      up,
    );
    up.focus();
  }

  lift(seat) {
    this.shown = seat;
    this.match.render();
    document.getElementById("question")?.focus();
  }
}
