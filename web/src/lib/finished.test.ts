import { beforeEach, expect, test } from "vitest";

import { hasFinished, rememberFinished } from "./finished.ts";
import { store } from "./storage.ts";

beforeEach(() => localStorage.clear());

test("a game that was played to its end is remembered, each by itself", () => {
  expect(hasFinished("toy")).toBe(false);
  rememberFinished("toy");
  rememberFinished("toy");
  expect([hasFinished("toy"), hasFinished("other")]).toEqual([true, false]);
  expect(localStorage.getItem("rostra-finished")).toBe('["toy"]');
});

test("what is stored and cannot be read is as if there was nothing", () => {
  store("finished", { toy: 1 });
  expect(hasFinished("toy")).toBe(false);
});
