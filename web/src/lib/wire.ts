// The WebSocket of a match. If it breaks, it connects again, says hello with the newest ply, and sends again what was
// not answered. A command has a key: however often it arrives, it is done once.

import { apiOf } from "./addresses.ts";
import { newKey } from "./api.ts";
import type { FromClient, Hello, ToClient } from "./protocol.ts";

// All in milliseconds.
/** Before each try to connect again. */
const WAITS = [300, 1000, 2000, 4000, 8000, 15000];
const PING = 25000;
const SILENCE = 60000;
/** If a command is not answered for so long, the player is told that the server is slow. */
const PATIENCE = 3000;
/** After a goodbye for these reasons it connects again: they pass by themselves. */
const PASSING = ["table-closing", "table-store-down", "table-too-fast"];

export type Status = "open" | "stalled" | "waiting" | "closed";
/** A command without its key, which the wire adds. */
export type Command = FromClient extends infer One ? (One extends { key: string } ? Omit<One, "key"> : never) : never;

/** Who uses the wire. */
export interface Listener {
  hello(): Omit<Hello, "do">;
  heard(message: ToClient): void;
  status(status: Status): void;
}

export class Wire {
  #address: string;
  #listener: Listener;
  #socket!: WebSocket;
  #waiting = new Map<string, FromClient>();
  #tries = 0;
  #welcome = false;
  #over = false;
  #heardAt = Date.now();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #stalled = false;
  #beats: ReturnType<typeof setInterval>;

  constructor(id: string, listener: Listener) {
    this.#address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${apiOf(id)}/socket`;
    this.#listener = listener;
    this.#beats = setInterval(() => this.#beat(), PING);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** Connect anew as somebody else, for example after joining. */
  again(): void {
    this.#drop();
    this.#open();
  }

  close(): void {
    clearInterval(this.#beats);
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#over = true;
    this.#drop();
  }

  /** Send a message now. It is not sent again: only commands are. */
  send(message: FromClient): void {
    if (this.#welcome) this.#socket.send(JSON.stringify(message));
  }

  command(command: Command): string {
    const key = newKey();
    const message = { ...command, key } as FromClient;
    this.#waiting.set(key, message);
    this.send(message);
    if (this.#patience === undefined) this.#watch();
    return key;
  }

  /** Whether such a command is on its way. */
  awaits(what: Command["do"]): boolean {
    return [...this.#waiting.values()].some((message) => message.do === what);
  }

  /** Begin to wait anew for the server, if a command is not answered yet. */
  #watch(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    if (!this.#welcome) return;
    if (this.#stalled) this.#listener.status("open");
    this.#stalled = false;
    if (!this.#waiting.size) return;
    this.#patience = setTimeout(() => {
      this.#stalled = true;
      this.#listener.status("stalled");
    }, PATIENCE);
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#over = false;
    this.#welcome = false;
    const socket = (this.#socket = new WebSocket(this.#address));
    socket.onopen = () => socket.send(JSON.stringify({ do: "hello", ...this.#listener.hello() }));
    socket.onmessage = (event) => this.#socket === socket && this.#hear(JSON.parse(event.data));
    socket.onclose = () => this.#socket === socket && this.#lost();
  }

  #drop(): void {
    this.#socket.onclose = null;
    this.#socket.onmessage = null;
    this.#socket.close();
    this.#welcome = false;
    this.#watch();
  }

  #hear(message: ToClient): void {
    this.#heardAt = Date.now();
    if ("key" in message && message.key && this.#waiting.delete(message.key)) this.#watch();
    if (message.tell === "bye") this.#over = !PASSING.includes(message.reason.message);
    if (message.tell === "welcome" && !this.#welcome) {
      this.#welcome = true;
      this.#tries = 0;
      this.#listener.status("open");
      for (const command of this.#waiting.values()) this.send(command);
      this.#stalled = false;
      this.#watch();
    }
    this.#listener.heard(message);
  }

  #lost(): void {
    this.#welcome = false;
    this.#watch();
    if (this.#over) {
      this.#listener.status("closed");
      return;
    }
    this.#listener.status("waiting");
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  #beat(): void {
    if (!this.#welcome) return;
    if (Date.now() - this.#heardAt < SILENCE) {
      this.send({ do: "ping" });
      return;
    }
    this.#drop(); // a dead line closes slowly
    this.#lost();
  }

  #hurry = (): void => {
    if (document.hidden || this.#welcome || this.#over || this.#socket.readyState === WebSocket.CONNECTING) return;
    this.#open();
  };
}
