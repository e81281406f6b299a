import { afterEach, describe, expect, it } from "vitest";

import { apiOf, decoded, placeOf } from "./addresses.ts";
import { route } from "./route.svelte.ts";

function heading(): HTMLElement {
  const one = document.createElement("h1");
  document.body.append(one);
  route.arrive(one);
  return one;
}

afterEach(() => {
  document.body.replaceChildren();
});

describe("a new place", () => {
  it("has the focus at its heading", () => {
    globalThis.scrollTo = () => {};
    expect(heading()).not.toBe(document.activeElement); // the first page is read from its beginning
    route.go("/rules/toy");
    expect(heading()).toBe(document.activeElement);
    expect(heading()).not.toBe(document.activeElement); // once
  });

  it("leaves the focus where something has taken it", () => {
    route.go("/");
    const button = document.createElement("button");
    document.body.append(button);
    button.focus();
    heading();
    expect(document.activeElement).toBe(button);
  });
});

describe("an address", () => {
  it("has the id of a match as one part, whatever it is", () => {
    expect(placeOf("a/../b?c#d")).toBe("/m/a%2F..%2Fb%3Fc%23d");
    expect(apiOf("%")).toBe("/api/matches/%25");
  });

  it("that is not properly encoded is taken as it is", () => {
    expect([decoded("%"), decoded("a%2Fb")]).toEqual(["%", "a/b"]);
  });
});

it("pulls nobody away by an answer that comes late", () => {
  route.go("/");
  const [early, late] = [route.later(), route.later()];
  route.rename("/?odd"); // the same place
  early("/m/m1");
  expect(location.pathname).toBe("/m/m1");
  late("/m/m2");
  expect(location.pathname).toBe("/m/m1");
});
