// The WebSocket of a match. It comes back by itself, says hello with the newest ply, and sends again what was not
// answered: a command has a key, so that it is done once however often it arrives.

import { newKey } from "./api.js";

const WAITS = [300, 1000, 2000, 4000, 8000, 15000];
const PING = 25000;
const SILENCE = 60000;

export class Wire {
  // heard(message), status("open" | "waiting" | "closed"), hello(): what to say first
  constructor(id, { heard, status, hello }) {
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/matches/${id}/socket`;
    this.heard = heard;
    this.status = status;
    this.hello = hello;
    this.waiting = new Map();
    this.tries = 0;
    this.welcome = false;
    this.heardAt = Date.now();
    setInterval(() => this.#beat(), PING);
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    this.over = false;
    this.welcome = false;
    const socket = (this.socket = new WebSocket(this.address));
    socket.onopen = () => socket.send(JSON.stringify({ do: "hello", ...this.hello() }));
    socket.onmessage = (event) => this.socket === socket && this.#hear(JSON.parse(event.data));
    socket.onclose = () => this.socket === socket && this.#lost();
  }

  // Somebody else now, for example after joining.
  again() {
    this.socket.onclose = null;
    this.socket.close();
    this.open();
  }

  // Without a key: not a command that must arrive
  send(message) {
    if (this.welcome) this.socket.send(JSON.stringify(message));
  }

  command(message) {
    const keyed = { ...message, key: newKey() };
    this.waiting.set(keyed.key, keyed);
    this.send(keyed);
    return keyed.key;
  }

  #hear(message) {
    this.heardAt = Date.now();
    if (message.key) this.waiting.delete(message.key);
    if (message.tell === "bye") {
      // What passes by itself is tried again; what does not is told.
      this.over = !["table-closing", "table-store-down", "table-too-fast"].includes(message.reason.message);
    }
    if (message.tell === "welcome" && !this.welcome) {
      this.welcome = true;
      this.tries = 0;
      this.status("open");
      for (const command of this.waiting.values()) this.send(command);
    }
    this.heard(message);
  }

  #lost() {
    this.welcome = false;
    if (this.over) {
      this.status("closed");
      return;
    }
    this.status("waiting");
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), wait);
  }

  #beat() {
    if (!this.welcome) return;
    if (Date.now() - this.heardAt < SILENCE) {
      this.send({ do: "ping" });
      return;
    }
    this.socket.onclose = null; // a dead line closes slowly
    this.socket.close();
    this.#lost();
  }

  #hurry() {
    if (!this.welcome && !this.over && this.socket.readyState !== WebSocket.CONNECTING) this.open();
  }
}
