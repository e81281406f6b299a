// A match on the screen: its parts are made once, and each is filled anew when something changes.

import { deciding } from "./deciding.js";
import { el } from "./dom.js";
import { Replay, ending } from "./ending.js";
import { gathering, own } from "./gather.js";
import { chat, clockTime, seatList, sitter, tools } from "./house.js";

export class Screen {
  constructor(match, main) {
    this.match = match;
    const say = (id) => match.texts.say(id);
    this.notice = el("p", { class: "notice", role: "alert", hidden: true });
    this.line = el("p", { class: "notice", role: "status", hidden: true });
    this.gather = el("div", { hidden: true });
    this.curtain = el("div", { class: "curtain", hidden: true });
    this.board = el("div", { class: "board" });
    this.deciding = el("section", { class: "deciding", "aria-label": say("page-deciding") });
    this.seats = el("ul", { class: "seats" });
    this.tools = el("div", { class: "tools row" });
    this.log = el("ol", { class: "log", tabindex: "0", "aria-label": say("page-log") });
    this.more = el("div");
    this.annals = el("section", { class: "annals" }, el("h2", {}, say("page-log")), this.log, this.more);
    this.left = el("div", { class: "column" }, this.board);
    this.right = el("div", { class: "column" }, this.deciding, this.tools, this.seats);
    this.title = el("h1", { class: "unseen" });
    this.table = el("div", { class: "match", hidden: true }, this.title, this.left, this.right);
    main.replaceChildren(this.notice, this.line, this.gather, this.curtain, this.table);
    setInterval(() => this.tickClocks(), 500);
  }

  // Where there is room for the annals: the map of Nero is large, the choices of Caesar & Cleopatra are many.
  arrange() {
    const { texts, info } = this.match;
    (info.game === "nero" ? this.right : this.left).append(this.annals);
    const title = texts.say(`page-game-${info.game}`);
    this.title.textContent = title;
    document.title = `${title} – Rostra`;
    document.getElementById("where").textContent = title;
  }

  complain(sentence) {
    this.notice.textContent = sentence;
    this.notice.hidden = !sentence;
  }

  connection(sentence) {
    this.line.textContent = sentence;
    this.line.hidden = !sentence;
  }

  // Nothing of what anybody saw may be left.
  clear() {
    for (const part of [this.board, this.deciding, this.log, document.getElementById("news")]) part.replaceChildren();
    this.table.hidden = true;
    this.curtain.hidden = false;
  }

  render() {
    const { match } = this;
    this.curtain.hidden = true;
    if (match.info.phase === "gathering") {
      this.showGathering();
      return;
    }
    const focused = this.focusKey();
    this.gather.hidden = true;
    this.table.hidden = false;
    const over = match.info.phase === "over";
    if (!this.replay?.moved) {
      this.drawBoard(match.view);
      this.drawLog(match.logs.get(match.seat).lines);
    }
    this.deciding.classList.toggle("over", over);
    this.deciding.replaceChildren(...(over ? ending(match) : deciding(match)).filter(Boolean));
    if (over) this.openReplay();
    this.seats.hidden = !match.clock; // without a clock the table says it all
    this.seats.replaceChildren(...seatList(match));
    this.tools.replaceChildren(...tools(match));
    this.drawMore();
    this.focusAgain(focused);
  }

  drawBoard(view) {
    const { board, match } = this;
    const { texts, info } = match;
    const counted = board.querySelector("#counted")?.open;
    const who = (leader) => {
      const at = info.seats.findIndex((seat) => seat.leader === leader);
      return at < 0 ? "" : sitter(texts, info.seats[at], at === match.seat);
    };
    board.replaceChildren(view ? match.game.draw(texts, view, who, match.facts) : el("p", { class: "faint" }, texts.say("page-no-table")));
    if (counted) board.querySelector("#counted").open = true;
  }

  // The log only grows, as long as it is the same one.
  drawLog(lines) {
    const { log } = this;
    if (log.childElementCount > lines.length || this.logged !== lines) log.replaceChildren();
    this.logged = lines;
    const fresh = lines.slice(log.childElementCount).map((line) => el("li", { class: line.kind }, line.text));
    if (!fresh.length) return;
    log.append(...fresh);
    log.scrollTop = log.scrollHeight;
  }

  drawMore() {
    const { match, more } = this;
    const state = `${match.seat} ${match.secret ?? ""}`;
    if (more.dataset.state === state) return; // what somebody is typing stays
    more.dataset.state = state;
    more.replaceChildren(...[match.seat === null ? null : chat(match), own(match)].filter(Boolean));
  }

  showGathering() {
    const { gather } = this;
    const at = document.activeElement;
    const typed = gather.contains(at) && at.matches("input:not([readonly])") ? at.value : null;
    this.table.hidden = true;
    gather.hidden = false;
    gather.replaceChildren(gathering(this.match));
    const input = gather.querySelector("input[name=name]");
    if (typed !== null && input) {
      input.value = typed;
      input.focus();
    }
  }

  async openReplay() {
    const { match } = this;
    if (match.info.result.reason === "cancelled") return;
    if (!this.replay) {
      this.replay = new Replay(match, (view, events) => {
        this.replay.moved = true;
        this.drawBoard(view);
        this.drawLog(events.flatMap((event) => match.words(event)));
      });
      await this.replay.look(this.replay.seat);
    }
    if (!this.deciding.contains(this.replay.element)) this.deciding.append(this.replay.element);
  }

  tickClocks() {
    const { match } = this;
    if (!match.clock) return;
    for (const shown of this.seats.querySelectorAll(".clock")) {
      shown.textContent = clockTime(match.texts, match.timeLeft(Number(shown.dataset.seat)));
    }
  }

  // The bar that shows how long others may answer
  shrink(bar) {
    const { match } = this;
    const left = Math.max(0, match.pausedUntil - Date.now());
    bar.style.width = `${(100 * left) / match.pauseLength}%`;
    requestAnimationFrame(() => {
      bar.style.transition = `width ${left}ms linear`;
      bar.style.width = "0";
    });
  }

  // Where the keyboard was, when everything around it is made anew

  focusKey() {
    const at = document.activeElement;
    if (this.deciding.contains(at)) return { name: nameOf(at) };
    return this.tools.contains(at) ? { tool: at.dataset.do } : null;
  }

  focusAgain(key) {
    if (!key || document.activeElement !== document.body) return;
    const within = key.tool ? this.tools : this.deciding;
    const found = [...within.querySelectorAll("button")].find((one) => !one.disabled && nameOf(one) === (key.tool ?? key.name));
    (found ?? document.getElementById("question"))?.focus({ preventScroll: true });
  }
}

function nameOf(element) {
  return element.dataset.action ?? element.dataset.do ?? element.textContent;
}
