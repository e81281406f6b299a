import { render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";

import Words from "./Words.svelte";

vi.mock("~/games/titles.ts", () => ({ addressOf: (rule: string) => `/rules/toy#${rule}` }));

it("shows emphasis and links, and nothing of the marks", () => {
  const { container } = render(Words, { text: "*Castling:* the limits of [CC-T4] hold, <i>always</i>." });
  expect(container.textContent).toBe("Castling: the limits of CC-T4 hold, <i>always</i>.");
  expect(container.querySelector("strong")?.textContent).toBe("Castling:");
  expect(container.querySelector("a")?.getAttribute("href")).toBe("/rules/toy#CC-T4");
  expect(container.querySelector("i")).toBeNull();
});
