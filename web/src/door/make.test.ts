import { beforeEach, describe, expect, it } from "vitest";

import type { GameInfo } from "~/lib/protocol.ts";
import { Texts } from "~/lib/texts.ts";

import { keepChoice, lastChoice, settings, type Choice } from "./make.ts";

const texts = new Texts({ language: "en", worded: {}, messages: { "page-player": ["Player ", { arg: "number" }] } });
const toy: GameInfo = {
  name: "toy",
  seats: ["seat1", "seat2", "seat3", "seat4"],
  options: { players: ["4", "3"], length: ["full", "short"] },
  bots: ["random", "miles", "legatus"],
  companion: "miles",
  lines: [],
};

beforeEach(() => localStorage.clear());

describe("a new match", () => {
  it("against bots has one person and the usual ones", () => {
    const made = settings(texts, toy, { ...lastChoice(toy), seat: "0" }, "bot", "Ada");
    expect(made.seats).toEqual([{ kind: "person", name: "Ada" }, ...Array(3).fill({ kind: "bot", bot: "miles" })]);
    expect(made).toMatchObject({ one_device: false, listed: false, spectators: false, clock: null });
  });

  it("with friends leaves their seats open, from one's own seat on", () => {
    const choice = { ...lastChoice(toy), seat: "3", people: 2, listed: true };
    const made = settings(texts, toy, choice, "friends", "Ada");
    expect(made.seats?.map((seat) => seat.kind)).toEqual(["open", "bot", "bot", "person"]);
    expect(made.listed).toBe(true);
  });

  it("at one device names everybody, and never has more people than seats", () => {
    const choice = { ...lastChoice(toy), seat: "0", people: 4, options: { players: "3", length: "full" } };
    const made = settings(texts, toy, choice, "device", "");
    expect(made.seats).toEqual([
      { kind: "person", name: "" },
      { kind: "person", name: "Player 2" },
      { kind: "person", name: "Player 3" },
    ]);
  });

  it("gives seats by lot at the server where there are more than two, unless one was chosen", () => {
    const drawn = settings(texts, toy, lastChoice(toy), "friends", "Ada");
    expect(drawn.seating).toBe("lot");
    expect(drawn.seats?.map((seat) => seat.kind)).toEqual(["person", "open", "open", "open"]);
    expect(settings(texts, toy, { ...lastChoice(toy), seat: "2" }, "friends", "Ada").seating).toBe("listed");
    expect(lastChoice({ ...toy, seats: ["white", "black"] }).seat).toBe("0");
  });

  it("is played with the usual figure where a field was emptied, and with the nearest where it was too much", () => {
    const emptied = { ...lastChoice(toy), clock: "live", minutes: null, increment: 0, pause: 1e9 } as unknown as Choice;
    expect(settings(texts, toy, emptied, "bot", "")).toMatchObject({
      clock: { kind: "live", minutes: 20, increment: 0 },
      pause: 86400,
    });
    expect(settings(texts, toy, { ...emptied, clock: "correspondence", days: 2.6 }, "bot", "").clock).toEqual({
      kind: "correspondence",
      days: 3,
    });
  });

  it("is remembered, as far as it still exists", () => {
    keepChoice("toy", { ...lastChoice(toy), bot: "gone", clock: "live", options: { players: "3", length: "endless" } });
    expect(lastChoice(toy)).toMatchObject({ bot: "miles", clock: "live", options: { players: "3", length: "full" } });
  });
});
