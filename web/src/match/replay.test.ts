import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { route } from "~/lib/route.svelte.ts";

import type { GameOnPage } from "~/games/game.ts";
import { Replay } from "./replay.svelte.ts";

const game = { everything: ([view]: unknown[]) => view } as unknown as GameOnPage;

/** How many events each seat has seen at ply 4; at the end it is one more. */
const SEEN: Record<string, number> = { "0": 2, "1": 3, all: 3 };
let refused: boolean;

beforeEach(() => {
  refused = false;
  route.rename("/m/m1?ply=4&seat=0");
  vi.stubGlobal("fetch", async (path: string) => {
    const { pathname, searchParams } = new URL(path, "http://rostra");
    if (refused)
      return {
        ok: false,
        status: 409,
        json: async () => ({ reason: { message: "table-not-over-yet", rule: "house", details: {}, text: "" } }),
      };
    if (!pathname.endsWith("/replay")) return { ok: true, status: 200, json: async () => ({ phase: "over" }) };
    const seat = searchParams.get("seat") ?? "";
    const ply = Number(searchParams.get("ply"));
    const events = Array.from({ length: SEEN[seat] + (ply > 4 ? 1 : 0) }, (_, at) => ({ event: `${seat} ${at}` }));
    return {
      ok: true,
      status: 200,
      json: async () => ({ seat: null, match: { phase: "over" }, stops: [0, 4, 5], events, view: {} }),
    };
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("has news of what comes next, and none when seen from another seat", async () => {
  const replay = new Replay("m1", game);
  await replay.begin();
  expect([replay.seat, replay.ply, replay.events.length, replay.news]).toEqual(["0", 4, 2, []]);
  await replay.go(5);
  expect(replay.news).toEqual([{ event: "0 2" }]);
  await replay.look("1", 5);
  expect([replay.events.length, replay.news]).toEqual([4, []]);
  expect(location.search).toBe("?ply=5&seat=1");
});

it("does not pull back whoever has left", async () => {
  const replay = new Replay("m1", game);
  const begun = replay.begin();
  route.rename("/rules/toy");
  replay.end();
  await begun;
  expect(location.pathname).toBe("/rules/toy");
});

it("says why there is none", async () => {
  refused = true;
  const replay = new Replay("m1", game);
  await replay.begin();
  expect([replay.complaint?.message, replay.info]).toEqual(["table-not-over-yet", null]);
});

it.each([
  ["3.7", 4],
  ["x", 0],
  ["-2", 0],
  ["1e999", 5],
])("begins at a moment there is, whatever the address says: %s", async (asked, ply) => {
  route.rename(`/m/m1?ply=${asked}&seat=0`);
  const replay = new Replay("m1", game);
  await replay.begin();
  expect([replay.ply, replay.complaint]).toEqual([ply, null]);
});
