import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, it } from "vitest";

import Bar from "./Bar.svelte";

// What browsers have and jsdom lacks; the focus goes inside.
HTMLDialogElement.prototype.showModal = function () {
  this.querySelector("button")?.focus();
};
HTMLDialogElement.prototype.close = function () {};

it.each(["the cross", "Escape"])("gives the focus back to what opened it: %s", async (way) => {
  const { container } = render(Bar);
  const opener = container.querySelector<HTMLElement>("header button")!;
  opener.focus();
  await fireEvent.click(opener);
  const dialog = container.querySelector("dialog")!;
  expect(dialog.contains(document.activeElement)).toBe(true);
  if (way === "Escape") await fireEvent(dialog, new Event("cancel", { cancelable: true }));
  else await fireEvent.click(dialog.querySelector(".head button")!);
  await tick();
  expect(container.querySelector("dialog")).toBeNull();
  expect(document.activeElement).toBe(opener);
});
