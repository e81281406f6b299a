// The likeness of a card over the table, where the card is or was: what hangs on a pointer, and what leaves the table.

/** `width` is the card's --w; `above` how high it lies over the rest. */
export function likeness(
  node: HTMLElement,
  at: DOMRect,
  table: HTMLElement,
  width: string,
  above: number,
): HTMLElement {
  const made = node.cloneNode(true) as HTMLElement;
  const ground = table.getBoundingClientRect();
  made.removeAttribute("data-slot");
  made.removeAttribute("data-drop");
  made.setAttribute("aria-hidden", "true");
  made.style.setProperty("--w", width);
  Object.assign(made.style, {
    position: "absolute",
    left: `${at.x - ground.x}px`,
    top: `${at.y - ground.y}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    margin: "0",
    zIndex: String(above),
    pointerEvents: "none",
    transition: "none",
  });
  table.append(made);
  return made;
}
