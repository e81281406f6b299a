import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Happening, View } from "~/lib/protocol.ts";
import { preferences } from "~/lib/preferences.svelte.ts";
import type { GameOnPage } from "~/games/game.ts";

import { Lesson, plain, type Frame, type LessonData } from "./lesson.svelte.ts";
import { pauseAfter } from "./pause.ts";
import { keepPlace, placeIn } from "./progress.ts";

const view = (name: string): View => ({ game: "toy", seat: "south", name }) as unknown as View;
const frame = (name: string, ...events: string[]): Frame => ({
  view: view(name),
  events: events.map((event): Happening => ({ event })),
});

const DATA: LessonData = {
  game: "toy",
  options: {},
  seats: ["south", "north"],
  seat: 0,
  steps: [
    { message: "lesson-1", rule: "CC-M1", view: view("begin"), asks: [], after: [] },
    {
      message: "lesson-2",
      rule: "CC-T2",
      view: view("two"),
      asks: [
        {
          view: view("two"),
          lines: ["up 3", "up 4", "pass"],
          wanted: {
            "up 3": { after: [frame("three", "laid")], next: 1 },
            "up 4": { after: [frame("four", "laid")], next: 2 },
          },
        },
        {
          view: view("three"),
          lines: ["up 4", "up 5"],
          wanted: { "up 4": { after: [frame("both", "laid")], next: null } },
        },
        {
          view: view("four"),
          lines: ["up 3", "up 5"],
          wanted: { "up 3": { after: [frame("both", "laid")], next: null } },
        },
      ],
      after: [frame("drawn", "drew"), frame("vote", "turned", "vote")],
    },
    { message: "lesson-3", rule: "CC-E5", view: view("vote"), asks: [], after: [] },
  ],
};

const game = {
  name: "toy",
  tell: (_: unknown, event: Happening) => [`${event.event}!`],
  places: () => [],
  sentence: (_: unknown, __: unknown, line: string) => line,
  scene: ({ event, turned_round }: Happening) => (event === "vote" ? (turned_round ? 6700 : 5400) : 0),
  brief: new Set(["drew"]),
} as unknown as GameOnPage;

function opened(): Lesson {
  const lesson = new Lesson("toy");
  lesson.open(DATA, game);
  return lesson;
}

const shown = (lesson: Lesson): string => (lesson.view as unknown as { name: string }).name;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  preferences.pace = 1;
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a lesson", () => {
  it("begins with something to read, and nothing can be touched", async () => {
    const lesson = opened();
    expect([lesson.at, lesson.asked, lesson.lines, lesson.last]).toEqual([0, null, [], false]);
    lesson.play(["pass"]);
    expect(lesson.nudge).toEqual({ kind: "read", line: "pass" });
    await lesson.goOn();
    expect([lesson.at, lesson.nudge, lesson.lines]).toEqual([1, null, ["up 3", "up 4", "pass"]]);
  });

  it("goes on with what is wanted, in either order", async () => {
    for (const order of [
      ["up 3", "up 4"],
      ["up 4", "up 3"],
    ]) {
      const lesson = opened();
      lesson.go(1);
      lesson.play([order[0]]);
      await vi.advanceTimersByTimeAsync(0);
      expect([shown(lesson), lesson.watching, lesson.wanted]).toEqual([
        order[0] === "up 3" ? "three" : "four",
        false,
        [order[1]],
      ]);
      lesson.play([order[1]]);
      expect(lesson.watching).toBe(true);
      await vi.runAllTimersAsync();
      expect([lesson.at, shown(lesson), lesson.watching, lesson.last]).toEqual([2, "vote", false, true]);
      expect(lesson.events.map((event) => event.event)).toEqual(["laid", "laid", "drew", "turned", "vote"]);
      expect(lesson.annals.map((line) => line.text)).toEqual(["laid!", "laid!", "drew!", "turned!", "vote!"]);
    }
  });

  it("takes several lines at once, as far as they are wanted", async () => {
    const lesson = opened();
    lesson.go(1);
    lesson.play(["up 3", "up 5"]);
    await vi.runAllTimersAsync();
    expect([shown(lesson), lesson.nudge]).toEqual(["three", { kind: "other", line: "up 5" }]);
    lesson.play(["up 4"]);
    await vi.runAllTimersAsync();
    expect(lesson.at).toBe(2);
  });

  it("shows one thing after the other, with its news", async () => {
    const lesson = opened();
    lesson.go(1);
    lesson.play(["up 3", "up 4"]);
    await vi.advanceTimersByTimeAsync(0);
    expect([shown(lesson), lesson.asked, lesson.lines]).toEqual(["both", null, []]);
    await vi.advanceTimersByTimeAsync(pauseAfter(game, [{ event: "laid" }]));
    expect([shown(lesson), lesson.news, lesson.told]).toEqual(["drawn", [{ event: "drew" }], ["laid!", "drew!"]]);
    lesson.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect([shown(lesson), lesson.at]).toEqual(["vote", 1]);
    lesson.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(lesson.at).toBe(2);
  });

  it("skips to the next step without a scene", async () => {
    const lesson = opened();
    lesson.go(1);
    lesson.play(["up 3", "up 4"]);
    await vi.advanceTimersByTimeAsync(0);
    lesson.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([lesson.at, lesson.news, lesson.watching]).toEqual([2, [], false]);
  });

  it("answers kindly what is legal but not wanted, and shows the way after two tries", () => {
    const lesson = opened();
    lesson.go(1);
    lesson.play(["pass"]);
    expect([lesson.nudge, lesson.hints]).toEqual([{ kind: "other", line: "pass" }, []]);
    lesson.why("up 9");
    expect(lesson.nudge).toEqual({ kind: "why", line: "up 9" });
    expect(lesson.hints.map((hint) => hint.line)).toEqual(["up 3", "up 4"]);
    expect(shown(lesson)).toBe("two");
  });

  it("marks what is wanted when asked to", () => {
    const lesson = opened();
    lesson.show();
    expect(lesson.hints).toEqual([]);
    lesson.go(1);
    lesson.show();
    expect(lesson.hints[0].line).toBe("up 3");
  });

  it("goes back to the beginning of the step before, also while something is shown", async () => {
    const lesson = opened();
    lesson.back();
    expect(lesson.at).toBe(0);
    await lesson.goOn();
    lesson.play(["up 3", "up 4"]);
    await vi.advanceTimersByTimeAsync(0);
    lesson.go(1);
    await vi.runAllTimersAsync();
    expect([lesson.at, shown(lesson), lesson.watching, lesson.events]).toEqual([1, "two", false, []]);
    lesson.back();
    expect([lesson.at, shown(lesson)]).toEqual([0, "begin"]);
  });

  it("is over at its last step", async () => {
    const lesson = opened();
    lesson.go(2);
    await lesson.goOn();
    expect([lesson.at, lesson.last, lesson.info?.phase]).toEqual([2, true, "over"]);
  });

  it("tells tables who sits where", () => {
    const { info } = opened();
    expect(info?.seats.map((seat) => [seat.leader, seat.kind])).toEqual([
      ["south", "person"],
      ["north", "bot"],
    ]);
    expect(info?.phase).toBe("playing");
  });
});

describe("the place in a lesson", () => {
  it("is remembered", () => {
    opened().go(1);
    expect(opened().at).toBe(1);
  });

  it("is the beginning after the end, and for nonsense", () => {
    keepPlace("toy", 2);
    expect(placeIn("toy", 3)).toBe(0);
    for (const place of ["-1", "x", "1.5", "17"]) {
      localStorage.setItem("rostra-lesson-toy", place);
      expect(placeIn("toy", 16)).toBe(0);
    }
  });
});

describe("a pause", () => {
  it("is as long as there is something to see", () => {
    const [drew, laid, vote] = ["drew", "laid", "vote"].map((event) => pauseAfter(game, [{ event }]));
    expect(drew).toBeLessThan(laid);
    expect(laid).toBeLessThan(vote);
    expect(pauseAfter(game, [{ event: "vote", turned_round: true }])).toBeGreaterThan(vote);
    expect(pauseAfter(game, [])).toBe(0);
  });

  it("is as short as the player prefers", () => {
    preferences.pace = 2;
    expect(pauseAfter(game, [{ event: "laid" }])).toBe(600);
    preferences.pace = 0;
    expect(pauseAfter(game, [{ event: "vote" }])).toBe(0);
  });
});

it("says a text without its marks", () => {
  expect(plain("Lay *two* open, as [CC-T2] says.")).toBe("Lay two open, as CC-T2 says.");
});
