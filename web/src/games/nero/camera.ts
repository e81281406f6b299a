// Which part of the map is seen: numbers only, so that it can be tested. `k` is pixels per map unit.

import type { Point } from "./shapes.ts";

export interface Camera {
  x: number; // of the map's corner, in pixels from the frame's
  y: number;
  k: number;
}

export interface Frame {
  width: number;
  height: number;
}

const CLOSEST = 3;

/** The whole map, in the middle of the frame. */
export function whole(frame: Frame, [width, height]: Point): Camera {
  const k = Math.min(frame.width / width, frame.height / height) || 0.1;
  return { k, x: (frame.width - width * k) / 2, y: (frame.height - height * k) / 2 };
}

/** So near that the map fills the frame. */
export function filling(frame: Frame, [width, height]: Point): number {
  return Math.max(frame.width / width, frame.height / height);
}

/** Not farther than the whole map, not past its edges. */
export function held(camera: Camera, frame: Frame, size: Point): Camera {
  const least = whole(frame, size).k;
  const k = Math.min(Math.max(camera.k, least), Math.max(CLOSEST, least));
  const along = (at: number, room: number, long: number) =>
    long <= room ? (room - long) / 2 : Math.min(0, Math.max(room - long, at));
  return { k, x: along(camera.x, frame.width, size[0] * k), y: along(camera.y, frame.height, size[1] * k) };
}

/** Nearer or farther by a factor, around a point of the frame that stays where it is. */
export function zoomed(camera: Camera, by: number, at: Point, frame: Frame, size: Point): Camera {
  const k = held({ ...camera, k: camera.k * by }, frame, size).k;
  const ratio = k / camera.k;
  return held({ k, x: at[0] - (at[0] - camera.x) * ratio, y: at[1] - (at[1] - camera.y) * ratio }, frame, size);
}

/** A point of the map in the middle of the frame. */
export function over(point: Point, k: number, frame: Frame, size: Point): Camera {
  return held({ k, x: frame.width / 2 - point[0] * k, y: frame.height / 2 - point[1] * k }, frame, size);
}

/** All these points in sight, not nearer than `most`. */
export function showing(points: readonly Point[], most: number, frame: Frame, size: Point): Camera {
  const [left, right, top, bottom] = bounds(points);
  const around = 90; // map units, for the province around its point
  const k = Math.min(frame.width / (right - left + 2 * around), frame.height / (bottom - top + 2 * around), most);
  return over(centreOf(points), k, frame, size);
}

export function centreOf(points: readonly Point[]): Point {
  const [left, right, top, bottom] = bounds(points);
  return [(left + right) / 2, (top + bottom) / 2];
}

function bounds(points: readonly Point[]): [number, number, number, number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}

export function inSight([x, y]: Point, camera: Camera, frame: Frame): boolean {
  const margin = 20;
  const [px, py] = [camera.x + x * camera.k, camera.y + y * camera.k];
  return px > margin && py > margin && px < frame.width - margin && py < frame.height - margin;
}

/** From a place to the one that lies best in a direction: neighbours first, then any. */
export function towards(
  from: string,
  [dx, dy]: Point,
  at: Record<string, Point>,
  near: readonly string[],
): string | null {
  return best(from, [dx, dy], at, near, 2.4) ?? best(from, [dx, dy], at, Object.keys(at), 1.4);
}

function best(
  from: string,
  [dx, dy]: Point,
  at: Record<string, Point>,
  among: readonly string[],
  cone: number,
): string | null {
  let found: string | null = null;
  let least = Infinity;
  for (const name of among) {
    if (name === from || !at[name]) continue;
    const [x, y] = [at[name][0] - at[from][0], at[name][1] - at[from][1]];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (ahead <= 0 || aside > ahead * cone) continue;
    const far = ahead + aside * 1.5;
    if (far < least) [found, least] = [name, far];
  }
  return found;
}
