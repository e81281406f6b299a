import { afterEach, expect, it } from "vitest";

import { storedOr } from "./storage.ts";
import { forget, recentMatches } from "./recent.ts";

afterEach(() => {
  localStorage.clear();
});

it.each([["null"], ["5"], ['"dark"'], ["[null]"], ["{"], ['{"language":null,"name":5,"pace":"1","odd":"x"}']])(
  "takes nothing over from rubbish: %s",
  (text) => {
    const usual = { language: "", name: "", pace: 1 };
    localStorage.setItem("rostra-wishes", text);
    expect(storedOr("wishes", usual)).toEqual(usual);
  },
);

it("takes over what is sound beside it", () => {
  localStorage.setItem("rostra-wishes", '{"language":"de","name":5}');
  expect(storedOr("wishes", { language: "", name: "" })).toEqual({ language: "de", name: "" });
});

it("knows no matches that are none", () => {
  localStorage.setItem("rostra-matches", '[null,5,{},{"id":7},{"id":"m1","game":"toy"}]');
  expect(recentMatches()).toEqual([{ id: "m1", game: "toy" }]);
  forget("m1");
  expect(recentMatches()).toEqual([]);
});
