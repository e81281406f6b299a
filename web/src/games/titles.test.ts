import { describe, expect, it } from "vitest";

import { TITLES, addressOf, gameCalled, seatColour, titleCalled } from "./titles.ts";

const names = TITLES.map(({ name }) => name);
const FOLDERS = Object.keys(import.meta.glob("./*/title.ts")).map((path) => path.split("/")[1]);

describe("the titles", () => {
  it("are called as their folders are, and stand in an order", () => {
    expect([...names].sort()).toEqual(FOLDERS.sort());
    expect(new Set(TITLES.map(({ order }) => order)).size).toBe(TITLES.length);
  });

  it.each(names)("%s has a table of its own", async (name) => {
    expect((await gameCalled(name)).name).toBe(name);
  });

  it("a game without a folder has the plain table, and colours that can be told apart", async () => {
    expect(titleCalled("toy")).toBeUndefined();
    expect((await gameCalled("toy")).name).toBe("plain");
    expect(new Set([0, 1, 2, 3].map((at) => seatColour("toy", `seat${at}`, at))).size).toBe(4);
  });
});

describe("the rules", () => {
  const all = TITLES.filter(({ rules }) => rules);

  it.each(all)("of $name stand in its book once each, with the pictures that it names", async ({ name, rules }) => {
    const { game, chapters, pictures } = await rules!.book();
    const listed = chapters.flatMap((chapter) => chapter.rules);
    expect(game).toBe(name);
    expect(new Set(listed).size).toBe(listed.length);
    for (const rule of listed) expect(addressOf(rule)).toBe(`/rules/${name}#${rule}`);
    for (const chapter of chapters) {
      for (const { is, after } of chapter.pictures ?? []) {
        expect(is === "cards" || Object.hasOwn(pictures, is)).toBe(true);
        expect(after === undefined || chapter.rules.includes(after)).toBe(true);
      }
    }
  });

  it("of nobody are nowhere", () => {
    expect(addressOf("house")).toBeUndefined();
  });
});
