import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, it } from "vitest";

import { announce, silence } from "./announce.svelte.ts";
import Announced from "./Announced.svelte";

it("says the same sentence again as something new, and nothing after a silence", async () => {
  const { container } = render(Announced);
  const log = container.querySelector("[role=log]")!;
  announce(["North passes."]);
  await tick();
  const first = log.querySelector("p");
  expect(first?.textContent).toBe("North passes.");
  announce(["North passes."]);
  await tick();
  expect(log.textContent?.trim()).toBe("North passes.");
  expect(log.querySelector("p")).not.toBe(first); // an element of its own, or it would not be read out
  silence();
  await tick();
  expect(log.textContent?.trim()).toBe("");
});
