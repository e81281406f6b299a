// The WebSocket of a match. It comes back by itself, says hello with the newest ply, and sends again what was not
// answered: a command has a key, so that it is done once however often it arrives.

import { apiOf } from "./addresses.ts";
import { newKey } from "./api.ts";
import type { FromClient, Hello, ToClient } from "./protocol.ts";

const WAITS = [300, 1000, 2000, 4000, 8000, 15000];
const PING = 25000;
const SILENCE = 60000;
/** After so long without an answer to a command people are told that it is the server they wait for. */
const PATIENCE = 3000;
/** What passes by itself is tried again. */
const PASSES = ["table-closing", "table-store-down", "table-too-fast"];

export type Status = "open" | "stalled" | "waiting" | "closed";
/** A message without what the wire puts in itself. */
export type Command = FromClient extends infer One ? (One extends { key: string } ? Omit<One, "key"> : never) : never;

export interface Ends {
  hello(): Omit<Hello, "do">;
  heard(message: ToClient): void;
  status(status: Status): void;
}

export class Wire {
  #address: string;
  #ends: Ends;
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

  constructor(id: string, ends: Ends) {
    this.#address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${apiOf(id)}/socket`;
    this.#ends = ends;
    this.#beats = setInterval(() => this.#beat(), PING);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** Somebody else now, for example after joining. */
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

  /** Without a key: not a command that must arrive. */
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

  /** From now on the server is waited for, if it is to answer. */
  #watch(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    if (!this.#welcome) return;
    if (this.#stalled) this.#ends.status("open");
    this.#stalled = false;
    if (!this.#waiting.size) return;
    this.#patience = setTimeout(() => {
      this.#stalled = true;
      this.#ends.status("stalled");
    }, PATIENCE);
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#over = false;
    this.#welcome = false;
    const socket = (this.#socket = new WebSocket(this.#address));
    socket.onopen = () => socket.send(JSON.stringify({ do: "hello", ...this.#ends.hello() }));
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
    if (message.tell === "bye") this.#over = !PASSES.includes(message.reason.message);
    if (message.tell === "welcome" && !this.#welcome) {
      this.#welcome = true;
      this.#tries = 0;
      this.#ends.status("open");
      for (const command of this.#waiting.values()) this.send(command);
      this.#stalled = false;
      this.#watch();
    }
    this.#ends.heard(message);
  }

  #lost(): void {
    this.#welcome = false;
    this.#watch();
    if (this.#over) {
      this.#ends.status("closed");
      return;
    }
    this.#ends.status("waiting");
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
