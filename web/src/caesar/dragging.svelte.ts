// Drag and drop with pointers, so that it is the same for a mouse and a finger. What takes a card has `data-drop`.

const FAR = 7;

export class Dragging {
  /** The card that hangs on the pointer. */
  card = $state<string | null>(null);
  /** `data-drop` of what is under it. */
  over = $state<string | null>(null);

  /** To be called on pointerdown. `drop` learns where it was let go; a press that does not move stays a click. */
  begin(event: PointerEvent, card: string, drop: (on: string) => void): void {
    if (event.button !== 0) return;
    const node = event.currentTarget as HTMLElement;
    const { clientX, clientY, pointerId } = event;
    let ghost: HTMLElement | null = null;

    const move = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      const [x, y] = [now.clientX - clientX, now.clientY - clientY];
      if (!ghost && Math.hypot(x, y) < FAR) return;
      now.preventDefault();
      if (!ghost) {
        ghost = likeness(node);
        node.style.opacity = "0.35";
        this.card = card;
      }
      ghost.style.transform = `translate(${x}px, ${y}px) rotate(2deg) scale(1.04)`;
      this.over = under(now);
    };
    const stop = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
      if (!ghost) return;
      ghost.remove();
      node.style.opacity = "";
      const on = now.type === "pointerup" ? under(now) : null;
      this.card = null;
      this.over = null;
      // The click that follows a drag is not one.
      addEventListener("click", silence, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", silence, { capture: true }), 0);
      if (on) drop(on);
    };
    addEventListener("pointermove", move, { passive: false });
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
  }
}

function silence(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function under(event: PointerEvent): string | null {
  const found = document.elementsFromPoint(event.clientX, event.clientY);
  const places = found.map((one) => one.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? "").filter(Boolean);
  // A place within a place is meant: "up censors" rather than "censors".
  return places.sort((a, b) => b.split(" ").length - a.split(" ").length)[0] ?? null;
}

function likeness(node: HTMLElement): HTMLElement {
  const rect = node.getBoundingClientRect();
  const ground = (node.closest<HTMLElement>(".caesar") ?? document.body);
  const ghost = node.cloneNode(true) as HTMLElement;
  const base = ground.getBoundingClientRect();
  ghost.removeAttribute("data-slot");
  ghost.removeAttribute("data-drop");
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.setProperty("--w", getComputedStyle(node).getPropertyValue("--w"));
  Object.assign(ghost.style, {
    position: "absolute",
    left: `${rect.x - base.x}px`,
    top: `${rect.y - base.y}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: "0",
    zIndex: "30",
    pointerEvents: "none",
    transition: "none",
  });
  ground.append(ghost);
  return ghost;
}
