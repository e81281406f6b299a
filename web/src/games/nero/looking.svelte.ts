// Looking at the map: it moves under finger, wheel and keys. The camera is written to one element's transform, at most
// once a frame; what needs to know where one looks is told when a movement ends.

import { lasting } from "~/lib/preferences.svelte.ts";

import { centreOf, filling, held, inSight, over, showing, whole, zoomed, type Camera, type Frame } from "./camera.ts";
import type { Point } from "./shapes.ts";

const SLOP = 7; // pixels a finger may tremble

export class Looking {
  frame = $state<Frame>({ width: 0, height: 0 });
  moving = $state(false);
  /** Pixels per map unit, where one came to rest. */
  nearness = $state(1);
  stage: HTMLElement | undefined = undefined;

  #size: () => Point;
  #camera: Camera = { x: 0, y: 0, k: 0.1 };
  #asked = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #gliding: ((now: number) => void) | null = null;
  #arranged: Frame = { width: 0, height: 0 };

  constructor(size: () => Point) {
    this.#size = size;
  }

  get atWhole(): boolean {
    return this.nearness <= whole(this.frame, this.#size()).k * 1.001;
  }

  #see(next: Camera): void {
    this.#camera = next;
    this.moving = true;
    cancelAnimationFrame(this.#asked);
    this.#asked = requestAnimationFrame(() => {
      const { x, y, k } = this.#camera;
      if (this.stage) this.stage.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    });
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), 160);
  }

  /** It has come to rest: drawn sharp again. Not while a finger still holds it, however slow a frame is. */
  #settle(): void {
    if (this.#fingers.size) return;
    this.moving = false;
    this.nearness = this.#camera.k;
    this.stage?.style.setProperty("--piece", String(Math.min(2.1, Math.max(1, 0.92 / this.nearness))));
    this.stage?.style.setProperty("--name", String(Math.min(1.75, Math.max(1, 0.58 / this.nearness))));
  }

  #glide(to: Camera): void {
    const begin = this.#camera;
    const length = lasting(320);
    if (!length) return this.#see(to);
    const start = performance.now();
    const step = (now: number) => {
      if (this.#gliding !== step) return;
      const t = Math.min(1, (now - start) / length);
      const eased = t * (2 - t);
      const between = (a: number, b: number) => a + (b - a) * eased;
      this.#see({ x: between(begin.x, to.x), y: between(begin.y, to.y), k: between(begin.k, to.k) });
      if (t < 1) requestAnimationFrame(step);
    };
    this.#gliding = step;
    requestAnimationFrame(step);
  }

  get #middle(): Point {
    return [this.frame.width / 2, this.frame.height / 2];
  }

  zoom(by: number): void {
    this.#glide(zoomed(this.#camera, by, this.#middle, this.frame, this.#size()));
  }

  wholeMap(): void {
    this.#glide(whole(this.frame, this.#size()));
  }

  /** These points should be in sight, not nearer than it is now. */
  find(points: readonly Point[], least = 0): void {
    if (points.every((point) => inSight(point, this.#camera, this.frame))) return;
    this.#glide(showing(points, Math.max(this.#camera.k, least), this.frame, this.#size()));
  }

  /** Another frame: what was whole stays whole, else the middle stays where it is. At first: these points, or all. */
  arrange(points: readonly Point[], otherwise: Point): void {
    const [before, now, size] = [this.#arranged, { ...this.frame }, this.#size()];
    this.#arranged = now;
    if (!before.width) return this.#see(this.#atFirst(points, otherwise));
    if (this.#camera.k <= whole(before, size).k * 1.01) return this.#see(whole(now, size));
    const shifted = {
      ...this.#camera,
      x: this.#camera.x + (now.width - before.width) / 2,
      y: this.#camera.y + (now.height - before.height) / 2,
    };
    const filled = this.#camera.k >= filling(before, size) * 0.99 ? filling(now, size) / this.#camera.k : 1;
    this.#see(zoomed(shifted, Math.max(1, filled), this.#middle, now, size));
  }

  /** The whole map; where that is too small to read, the part that matters. */
  #atFirst(points: readonly Point[], otherwise: Point): Camera {
    const [frame, size] = [this.frame, this.#size()];
    const all = whole(frame, size);
    if (all.k >= 0.5) return all;
    const near = filling(frame, size);
    const found = points.length ? showing(points, Math.max(near, 0.62), frame, size) : all;
    return found.k >= near ? found : over(points.length ? centreOf(points) : otherwise, near, frame, size);
  }

  // Fingers and mouse

  #fingers = new Map<number, Point>();
  #dragged = false;
  #pressedAt: Point = [0, 0];
  #box = { left: 0, top: 0 }; // measured when a movement begins: to ask each time would lay the page out anew

  #measure(event: Event): void {
    this.#box = (event.currentTarget as HTMLElement).getBoundingClientRect();
  }

  #place(event: PointerEvent | WheelEvent): Point {
    return [event.clientX - this.#box.left, event.clientY - this.#box.top];
  }

  down = (event: PointerEvent): void => {
    if (event.button > 0 || (event.target as Element).closest("button")) return;
    this.#gliding = null;
    if (!this.#fingers.size) this.#measure(event);
    const at = this.#place(event);
    this.#fingers.set(event.pointerId, at);
    if (this.#fingers.size === 1) [this.#dragged, this.#pressedAt] = [false, at];
  };

  drag = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#place(event);
    if (
      !this.#dragged &&
      Math.hypot(now[0] - this.#pressedAt[0], now[1] - this.#pressedAt[1]) < SLOP &&
      this.#fingers.size === 1
    )
      return;
    this.#dragged = true;
    const target = event.currentTarget as HTMLElement;
    if (!target.hasPointerCapture(event.pointerId)) target.setPointerCapture(event.pointerId);
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
    const { x, y, k } = this.#camera;
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const spread = (a: Point) => Math.hypot(a[0] - other[0], a[1] - other[1]);
      const between: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
      const by = spread(now) / Math.max(1, spread(before));
      this.#see(zoomed({ x: x + dx / 2, y: y + dy / 2, k }, by, between, this.frame, this.#size()));
    } else this.#see(held({ x: x + dx, y: y + dy, k }, this.frame, this.#size()));
    this.#fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    clearTimeout(this.#rest);
    if (this.moving) this.#rest = setTimeout(() => this.#settle(), 60);
  };

  /** A drag that ends over a province has not touched it. */
  swallow = (event: MouseEvent): void => {
    if (this.#dragged) event.stopPropagation();
    this.#dragged = false;
  };

  /** By hand, since the page must not scroll meanwhile. */
  wheel = (node: HTMLElement): { destroy(): void } => {
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      this.#gliding = null;
      if (!this.moving) this.#measure(event);
      const by = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : event.deltaMode ? 0.05 : 0.0016));
      this.#see(zoomed(this.#camera, by, this.#place(event), this.frame, this.#size()));
    };
    node.addEventListener("wheel", turn, { passive: false });
    return { destroy: () => node.removeEventListener("wheel", turn) };
  };

  /** + - 0. Whether the key was one of these. */
  key(key: string): boolean {
    if (key === "+" || key === "=") this.zoom(1.5);
    else if (key === "-") this.zoom(1 / 1.5);
    else if (key === "0") this.wholeMap();
    else return false;
    return true;
  }
}
