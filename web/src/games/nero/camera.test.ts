import { describe, expect, it } from "vitest";

import { held, inSight, over, showing, towards, whole, zoomed } from "./camera.ts";
import type { Point } from "./shapes.ts";

const SIZE: Point = [1600, 1000];
const FRAME = { width: 800, height: 600 };

describe("camera", () => {
  it("shows the whole map in the middle", () => {
    expect(whole(FRAME, SIZE)).toEqual({ k: 0.5, x: 0, y: 50 });
  });

  it("goes no farther than the whole map, and not past its edges", () => {
    expect(held({ k: 0.1, x: 999, y: 999 }, FRAME, SIZE)).toEqual({ k: 0.5, x: 0, y: 50 });
    expect(held({ k: 1, x: 50, y: -9999 }, FRAME, SIZE)).toEqual({ k: 1, x: 0, y: -400 });
  });

  it("keeps the point under the finger where it is", () => {
    const before = over([800, 500], 1, FRAME, SIZE);
    const after = zoomed(before, 2, [300, 200], FRAME, SIZE);
    const under = (camera: typeof before) => [(300 - camera.x) / camera.k, (200 - camera.y) / camera.k];
    expect(under(after)).toEqual(under(before));
  });

  it("brings points in sight", () => {
    const points: Point[] = [
      [100, 100],
      [400, 300],
    ];
    const camera = showing(points, 2, FRAME, SIZE);
    expect(points.every((point) => inSight(point, camera, FRAME))).toBe(true);
  });

  it("goes by arrow to the neighbour in that direction, else to whoever lies there", () => {
    const at: Record<string, Point> = { here: [0, 0], east: [10, 1], north: [0, -10], far: [-50, 0] };
    expect(towards("here", [1, 0], at, ["east", "north"])).toBe("east");
    expect(towards("here", [0, -1], at, ["east", "north"])).toBe("north");
    expect(towards("here", [-1, 0], at, ["east", "north"])).toBe("far");
    expect(towards("here", [0, 1], at, ["east", "north"])).toBeNull();
  });
});
