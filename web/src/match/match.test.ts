import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { news } from "~/lib/announce.svelte.ts";
import { hasFinished } from "~/lib/finished.ts";
import type { MatchInfo } from "~/lib/protocol.ts";

import { route } from "~/lib/route.svelte.ts";

import { Match } from "./match.svelte.ts";

vi.mock("~/games/titles.ts", async (original) => ({
  ...(await original<object>()),
  gameCalled: async () => ({
    name: "toy",
    drums: new Set(),
    tell: (_: unknown, event: { event: string }) => [event.event],
    places: () => [],
  }),
}));

const seat = { kind: "person", name: "", bot: "", ready: true, away: false, resigned: false };
const INFO = {
  id: "m1",
  game: "toy",
  phase: "playing",
  seats: [
    { ...seat, leader: "south" },
    { ...seat, leader: "north" },
  ],
  one_device: false,
  rematch: [],
  takeback: null,
  next_match: null,
  result: null,
} as unknown as MatchInfo;

class FakeSocket {
  static last: FakeSocket;
  static CONNECTING = 0;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.last = this;
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The answer to hello: seat 0 may pass, unless something else is said. */
  welcome(more: object = {}): void {
    const usual = { seat: 0, seats: [0], ply: 0, events: [], view: view([0], "south"), undo: false, match: info };
    this.tell({ tell: "welcome", ...usual, ...more });
  }

  close(): void {}
}

let info: MatchInfo;
let match: Match;

async function begin(more: Partial<MatchInfo> = {}): Promise<FakeSocket> {
  info = { ...INFO, ...more };
  match = new Match("m1");
  await match.begin();
  await Promise.resolve();
  return FakeSocket.last;
}

function view(actions: number[], name: string): object {
  return { game: "toy", seat: name, actions, turn: name };
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (path: string) => {
    const told = path.endsWith("/game") ? { lines: ["pass", "end", "down 3 censors"], board: null } : info;
    return { ok: true, status: 200, json: async () => told };
  });
});

afterEach(() => {
  match.end();
  vi.unstubAllGlobals();
});

describe("a match", () => {
  it("forgets what it was told when a host has changed it, and does not take the past for news", async () => {
    const socket = await begin();
    const said = (text: string): object => ({ event: "said", house: true, seat: 1, text });
    socket.welcome({ ply: 2, events: [said("my address is ..."), said("well played")] });
    socket.welcome({ ply: 2, events: [said(""), said("well played")] });
    expect(match.events.map((event) => event.text)).toEqual(["", "well played"]);
    expect(match.news).toEqual([]);
  });

  it("says hello, shows what it is told, and decides with the ply it has seen", async () => {
    const socket = await begin();
    expect(socket.sent).toEqual([{ do: "hello", after: 0 }]);
    socket.welcome({ ply: 3, view: view([0, 2], "south") });
    expect(match.lines).toEqual(["pass", "down 3 censors"]);
    match.play(["pass", "end"]);
    expect(socket.sent.at(-1)).toMatchObject({ do: "play", ply: 3, line: "pass" });
    expect(match.busy).toBe(true);
    const key = socket.sent.at(-1)?.key;
    socket.tell({ tell: "now", key, ply: 5, events: [{ event: "passed" }], view: view([1], "south"), undo: true });
    expect(socket.sent.at(-1)).toMatchObject({ do: "play", ply: 5, line: "end" }); // the plan goes on
  });

  it("is remembered as finished by those who played it, if it was played to its end", async () => {
    const result = (...points: number[]) => ({ phase: "over", result: { points, winners: [0], reason: "x" } });
    const told = async (seat: number | null, over: object) => {
      const socket = await begin();
      socket.welcome({ seat, seats: seat === null ? [] : [seat] });
      socket.tell({
        tell: "now",
        ply: 1,
        events: [],
        view: view([], "south"),
        undo: false,
        match: { ...info, ...over },
      });
      match.end();
      return hasFinished("toy");
    };
    expect([await told(0, result()), await told(null, result(3, 5)), await told(0, result(3, 5))]).toEqual([
      false, // resigned
      false, // looked on
      true,
    ]);
  });

  it("drops the rest of a plan that is not legal any more", async () => {
    const socket = await begin();
    socket.welcome();
    match.play(["pass", "down 3 censors"]);
    const { length } = socket.sent;
    const key = socket.sent.at(-1)?.key;
    socket.tell({ tell: "now", ply: 1, events: [], view: view([0], "south"), undo: false });
    expect(match.busy).toBe(true); // that was something else
    socket.tell({ tell: "now", key, ply: 2, events: [], view: view([1], "south"), undo: false });
    expect(socket.sent.length).toBe(length);
    expect(match.busy).toBe(false);
  });

  it("tells why something was refused, and lets one go on", async () => {
    const socket = await begin();
    socket.welcome();
    match.why("down 3 censors");
    const reason = { message: "why-x", rule: "CC-T1", details: {}, text: "No." };
    socket.tell({ tell: "refused", key: socket.sent.at(-1)?.key, reason, ply: 0, view: view([0], "south") });
    expect(match.complaint).toEqual(reason);
    expect(match.lines).toEqual(["pass"]);
  });

  it("sends again what was not answered when the line comes back", async () => {
    const socket = await begin();
    socket.welcome();
    match.play(["pass"]);
    const sent = socket.sent.at(-1);
    vi.useFakeTimers();
    socket.onclose?.();
    expect(match.status).toBe("waiting");
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    const again = FakeSocket.last;
    expect(again).not.toBe(socket);
    again.welcome();
    expect(again.sent.at(-1)).toEqual(sent);
  });

  it("takes a hint only for what is asked now", async () => {
    const socket = await begin();
    socket.welcome({ view: view([0, 2], "south") });
    match.askHint();
    socket.tell({ tell: "now", ply: 1, events: [], view: view([1], "south"), undo: false });
    const thoughts = [
      { line: "pass", value: 0.6 },
      { line: "down 3 censors", value: 0.4 },
    ];
    socket.tell({ tell: "hint", key: "k", bot: "miles", thoughts });
    expect(match.hints).toBe(null);
    socket.tell({ tell: "now", ply: 2, events: [], view: view([0, 2], "south"), undo: false });
    socket.tell({ tell: "hint", key: "k", bot: "miles", thoughts });
    expect(match.hints?.thoughts).toEqual(thoughts);
  });

  it("says the same thing once, however often it is clicked", async () => {
    const socket = await begin();
    socket.welcome({ ply: 4, undo: true });
    for (const _ of [1, 2]) {
      match.undoOne();
      match.askHint();
      match.rematch();
      match.command({ do: "leave" });
    }
    expect(socket.sent.slice(1).map((message) => message.do)).toEqual(["undo", "hint", "rematch", "leave"]);
    const undone = socket.sent[1].key;
    socket.tell({ tell: "now", key: undone, ply: 5, events: [], view: view([0], "south"), undo: true });
    match.undoOne();
    expect(socket.sent.at(-1)).toMatchObject({ do: "undo", ply: 5 });
  });

  it("tells whether what was said was taken", async () => {
    const socket = await begin();
    socket.welcome();
    const first = match.say("Salve");
    socket.tell({
      tell: "refused",
      key: socket.sent.at(-1)?.key,
      reason: { message: "table-too-often", rule: "house", details: {}, text: "" },
    });
    const second = match.say("Salve");
    socket.tell({
      tell: "now",
      key: socket.sent.at(-1)?.key,
      ply: 1,
      events: [],
      view: view([0], "south"),
      undo: false,
    });
    expect([await first, await second]).toEqual([false, true]);
  });

  it("says that the server is waited for, until it answers", async () => {
    const socket = await begin();
    socket.welcome();
    vi.useFakeTimers();
    match.play(["pass"]);
    vi.advanceTimersByTime(2900);
    expect(match.status).toBe("open");
    vi.advanceTimersByTime(200);
    expect(match.status).toBe("stalled");
    socket.tell({ tell: "done", key: socket.sent.at(-1)?.key });
    expect(match.status).toBe("open");
    vi.advanceTimersByTime(10000);
    expect(match.status).toBe("open");
    vi.useRealTimers();
  });

  it("asks nothing of whoever has left, and rests when nobody is there", async () => {
    const socket = await begin();
    const [own, other] = info.seats;
    const seats = [{ ...own, away: true, bot: "miles" }, other];
    socket.welcome({ match: { ...info, seats } });
    expect([match.lines, match.away, match.deserted]).toEqual([[], true, false]);
    seats[1] = { ...other, kind: "bot", bot: "miles" };
    socket.tell({ tell: "now", ply: 1, events: [], view: view([0], "south"), undo: false, match: { ...info, seats } });
    expect(match.deserted).toBe(true);
  });

  it("that was left before it began opens no socket and leaves the address alone", async () => {
    FakeSocket.last = null as unknown as FakeSocket;
    route.rename("/m/m1#s=secret");
    info = INFO;
    match = new Match("m1");
    const begun = match.begin();
    match.end();
    route.rename("/rules/toy#s=1");
    await begun;
    expect([FakeSocket.last, location.hash]).toEqual([null, "#s=1"]);
  });

  it("keeps the secret in the address until the server has it", async () => {
    route.rename("/m/m1#s=secret");
    const sent: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      sent.push(`${path} ${location.hash}`);
      return { ok: false, status: 503, json: async () => ({}) };
    });
    match = new Match("m1");
    await match.begin();
    expect([sent, location.hash, match.secret]).toEqual([["/api/matches/m1/session #s=secret"], "#s=secret", null]);
    vi.stubGlobal("fetch", async () => ({ ok: true, status: 200, json: async () => INFO }));
    await match.begin().catch(() => {}); // of what follows nothing is asked here
    expect([location.hash, match.secret]).toEqual(["", "secret"]);
  });
});

describe("the curtain at one device", () => {
  const shared = { one_device: true };

  it("is down until somebody lifts it, and nothing is shown before", async () => {
    const socket = await begin(shared);
    socket.welcome({ seats: [0, 1], deciding: 0 });
    expect([match.curtain, match.view, match.lines]).toEqual([0, null, []]);
    match.lift();
    expect(socket.sent.at(-1)).toMatchObject({ do: "look", seat: 0 });
    socket.welcome({ seats: [0, 1], deciding: 0 });
    expect([match.curtain, match.lines]).toEqual([null, ["pass"]]);
  });

  it("falls when another is to decide, with nothing left of what was seen", async () => {
    const socket = await begin(shared);
    socket.welcome({ seats: [0, 1], deciding: 0 });
    match.lift();
    socket.welcome({ seats: [0, 1], deciding: 0 });
    socket.tell({
      tell: "now",
      ply: 1,
      events: [{ event: "drew" }],
      view: view([0], "south"),
      undo: true,
      deciding: 0,
    });
    expect([match.undo, news.text]).toEqual([true, "drew"]);
    socket.tell({
      tell: "now",
      ply: 2,
      events: [{ event: "turn" }],
      view: view([], "south"),
      undo: false,
      deciding: 1,
    });
    expect([match.curtain, match.view, match.events, match.news, match.undo, news.text]).toEqual([
      1,
      null,
      [],
      [],
      false,
      "",
    ]);
    match.lift();
    expect(socket.sent.at(-1)).toMatchObject({ do: "look", seat: 1 });
    socket.welcome({
      seat: 1,
      seats: [0, 1],
      ply: 2,
      events: [{ event: "a" }, { event: "b" }],
      view: view([1], "north"),
      deciding: 1,
    });
    expect([match.curtain, match.lines, match.events.length]).toEqual([null, ["end"], 2]);
  });

  it("stays up while a bot decides", async () => {
    const socket = await begin(shared);
    socket.welcome({ seats: [0, 1], deciding: 0 });
    match.lift();
    socket.welcome({ seats: [0, 1], deciding: 0 });
    socket.tell({ tell: "now", ply: 1, events: [], view: view([], "south"), undo: false });
    expect(match.curtain).toBe(null);
  });
});
