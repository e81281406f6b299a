// Drag and drop with pointers, so that it is the same for a mouse and a finger. What takes a card has `data-drop`.

import { likeness } from "./likeness.ts";

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
        const table = node.closest<HTMLElement>(".caesar") ?? document.body;
        ghost = likeness(node, node.getBoundingClientRect(), table, getComputedStyle(node).getPropertyValue("--w"), 30);
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
