import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { route } from "~/lib/route.svelte.ts";

import MatchScreen from "./MatchScreen.svelte";

vi.mock("~/games/titles.ts", async (original) => {
  const { default: Nothing } = await import("~/lib/Announced.svelte"); // a table on which there is nothing
  return {
    ...(await original<object>()),
    gameCalled: async () => ({ name: "toy", tell: () => [], places: () => [], Table: Nothing, Aside: Nothing }),
  };
});

const seat = { kind: "person", name: "", bot: "", ready: true, away: false, resigned: false };
const INFO = {
  id: "m1",
  game: "toy",
  phase: "playing",
  options: {},
  seats: [
    { ...seat, leader: "south" },
    { ...seat, leader: "north" },
  ],
  one_device: false,
  rematch: [],
  takeback: null,
  next_match: null,
  result: null,
  hints: true,
};

interface Socket {
  sent: { do: string }[];
  onmessage?: (event: { data: string }) => void;
}

let socket: Socket | null;

beforeEach(() => {
  vi.stubGlobal(
    "WebSocket",
    class {
      sent: { do: string }[] = [];
      constructor() {
        socket = this; // eslint-disable-line @typescript-eslint/no-this-alias -- the tests speak through it
      }
      send(text: string): void {
        this.sent.push(JSON.parse(text));
      }
      close(): void {}
    },
  );
  vi.stubGlobal("fetch", async (path: string) => {
    const told = path.endsWith("/game") ? { lines: ["pass"], board: null } : path.includes("replay") ? {} : INFO;
    return { ok: !path.includes("replay"), status: 200, json: async () => told };
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The match's screen at this address, after this was told. */
async function told(address: string, more: object): Promise<HTMLElement> {
  socket = null;
  route.rename(address);
  const { container } = render(MatchScreen, { id: "m1" });
  await vi.waitFor(() => expect(socket?.onmessage).toBeTruthy());
  const welcome = {
    tell: "welcome",
    seat: 0,
    seats: [0],
    ply: 0,
    events: [],
    view: { game: "toy", actions: [0] },
    undo: true,
    match: INFO,
  };
  socket!.onmessage?.({ data: JSON.stringify({ ...welcome, ...more }) });
  await tick();
  return container;
}

async function keys(): Promise<string[]> {
  for (const key of ["u", "h"]) await fireEvent.keyDown(window, { key });
  return socket!.sent.map((message) => message.do);
}

it("takes a decision back and asks for a hint by a key", async () => {
  await told("/m/m1", {});
  expect(await keys()).toEqual(["undo", "hint"]);
});

it("does neither while a replay is shown, nor behind the curtain", async () => {
  await told("/m/m1?ply=0", {});
  expect(await keys()).toEqual([]);
  await told("/m/m1", { seats: [0, 1], deciding: 0, match: { ...INFO, one_device: true } });
  expect(await keys()).toEqual([]);
});

it("shows the end of a match that was never begun", async () => {
  const result = { reason: "cancelled", winners: [], points: [] };
  const container = await told("/m/m1", { view: null, match: { ...INFO, phase: "over", result } });
  expect(container.querySelector("main h1")).not.toBeNull();
  expect(container.textContent).toContain("page-over-cancelled");
  expect(container.querySelector("main a")?.getAttribute("href")).toBe("/");
});

it("tells whoever has left what happens meanwhile, with the way back", async () => {
  const [own, other] = INFO.seats;
  const container = await told("/m/m1", { match: { ...INFO, seats: [{ ...own, away: true }, other] } });
  expect(container.textContent).toContain("page-left");
  expect(await keys()).toEqual([]);
  await fireEvent.click(container.querySelector("[data-do=back]")!);
  expect(socket!.sent.map((message) => message.do)).toEqual(["back"]);
});

it("says in a sentence that the match is gone, and leads on", async () => {
  const container = await told("/m/m1", {});
  const reason = { message: "table-match-removed", rule: "house", details: {}, text: "gone" };
  socket!.onmessage?.({ data: JSON.stringify({ tell: "bye", reason }) });
  await tick();
  expect(container.querySelector("main h1")?.textContent).toContain("gone");
  expect(container.querySelector("main a")?.getAttribute("href")).toBe("/");
  expect(container.querySelector(".table")).toBeNull();
});

it("shows neither rematch nor record of a match that the host has closed", async () => {
  const result = { reason: "closed", winners: [], points: [] };
  const container = await told("/m/m1", { view: null, match: { ...INFO, phase: "over", result } });
  expect(container.textContent).toContain("page-over-closed");
  expect(container.querySelector("[data-do=rematch]")).toBeNull();
  expect([...container.querySelectorAll("main a")].map((link) => link.getAttribute("href"))).toEqual(["/"]);
});
