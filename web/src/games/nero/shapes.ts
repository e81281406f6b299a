// How the map is drawn: shapes in a view of 1600 x 1000 units. A map that has none is drawn as a graph.

import type { ProvinceFacts } from "./facts.svelte.ts";

export type Point = [number, number];
type Ring = Point[];

export interface ProvinceShape {
  id: string;
  area: string;
  port: boolean;
  harbour: { name: string; at: Point } | null;
  label: { at: Point; size: number; angle: number; lines: string[] };
  short: string;
  /** Of the largest circle inside. */
  centre: Point;
  /** The middle of its pieces. */
  anchor: Point;
  rings: Ring[];
}

export interface Shapes {
  size: Point;
  provinces: ProvinceShape[];
  links: {
    sea: { a: string; b: string; middle: Point; path: string }[];
    /** Without lines the drawing shows no border there: a map of a host's own has one, and `path` is drawn over it. */
    land: { a: string; b: string; middle: Point; lines: Point[][]; path?: string }[];
    /** Borders of the drawing that a map of a host's own does not have. */
    closed?: { a: string; b: string; middle: Point }[];
  };
  /** A graph whose provinces have outlines of their own: they are not pushed apart. */
  outlined?: boolean;
  /** null: there is no land around, this is a graph. */
  background: {
    rings: Ring[];
    lakes: { id: string; rings: Ring[] }[];
    rivers: { id: string; line: Point[] }[];
    mountains: { at: Point; height: number }[];
    names: { text: string; at: Point; size: number; angle: number; kind: "sea" | "land" }[];
  } | null;
}

export function pathOf(rings: readonly Ring[]): string {
  return rings.map((ring) => `${lineOf(ring)}Z`).join("");
}

export function lineOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;
}

const NODE = { width: 118, height: 84 }; // of a province in a graph

/** Provinces as nodes where the map file puts them, lines for borders, curves for sea links. */
export function drawnAsGraph(provinces: Record<string, ProvinceFacts>): Shapes {
  const names = Object.keys(provinces);
  const outlined = names.length > 0 && names.every((id) => provinces[id].outline);
  const at = outlined
    ? Object.fromEntries(names.map((id): [string, Point] => [id, provinces[id].at]))
    : apart(provinces);
  const shapes = names.map((id): ProvinceShape => {
    const [x, y] = at[id];
    const { area, port } = provinces[id];
    return {
      id,
      area,
      port,
      harbour: port ? { name: "", at: [x + NODE.width / 2 - 6, y - NODE.height / 2 + 6] } : null,
      label: { at: [x, y - 27], size: id.length > 13 ? 10 : 13, angle: 0, lines: [id] },
      short: id.slice(0, 3),
      centre: [x, y],
      anchor: [x, y + 10],
      rings: [(outlined && provinces[id].outline) || rounded(x, y)],
    };
  });
  const pairs = (of: "borders" | "sea"): [string, string][] =>
    names.flatMap((a) => provinces[a][of].filter((b) => a < b).map((b): [string, string] => [a, b]));
  const middle = (a: string, b: string): Point => [(at[a][0] + at[b][0]) / 2, (at[a][1] + at[b][1]) / 2];
  return {
    size: [1600, 1000],
    provinces: shapes,
    links: {
      sea: pairs("sea").map(([a, b]) => ({ a, b, middle: middle(a, b), path: lineOf(between(at[a], at[b])) })),
      land: pairs("borders").map(([a, b]) => ({ a, b, middle: middle(a, b), lines: [[at[a], at[b]]] })),
    },
    outlined,
    background: null,
  };
}

/** From edge to edge, about. */
function between([ax, ay]: Point, [bx, by]: Point): Point[] {
  const off = Math.min(0.4, 66 / Math.hypot(bx - ax, by - ay));
  const along = (t: number): Point => [Math.round(ax + (bx - ax) * t), Math.round(ay + (by - ay) * t)];
  return [along(off), along(1 - off)];
}

/** The places of the file, pushed apart until no node covers another. */
function apart(provinces: Record<string, ProvinceFacts>): Record<string, Point> {
  const names = Object.keys(provinces);
  const at = Object.fromEntries(names.map((name): [string, Point] => [name, [...provinces[name].at]]));
  const [width, height] = [NODE.width + 22, NODE.height + 26];
  for (let round = 0; round < 400; round += 1) {
    let moved = false;
    for (const [index, a] of names.entries()) {
      for (const b of names.slice(index + 1)) {
        const [dx, dy] = [at[b][0] - at[a][0], at[b][1] - at[a][1]];
        const [overX, overY] = [width - Math.abs(dx), height - Math.abs(dy)];
        if (overX <= 0 || overY <= 0) continue;
        moved = true;
        const across = overX < overY;
        const push = (across ? overX * (dx < 0 ? -1 : 1) : overY * (dy < 0 ? -1 : 1)) / 4;
        at[a][across ? 0 : 1] -= push;
        at[b][across ? 0 : 1] += push;
      }
    }
    for (const name of names) {
      at[name][0] = Math.min(Math.max(at[name][0], width / 2), 1600 - width / 2);
      at[name][1] = Math.min(Math.max(at[name][1], height / 2), 1000 - height / 2);
    }
    if (!moved) break;
  }
  for (const name of names) at[name] = [Math.round(at[name][0]), Math.round(at[name][1])];
  return at;
}

function rounded(x: number, y: number): Ring {
  const [right, down, corner] = [NODE.width / 2, NODE.height / 2, 16];
  const ring: Ring = [];
  for (const [sx, sy, turn] of [
    [1, -1, -90],
    [1, 1, 0],
    [-1, 1, 90],
    [-1, -1, 180],
  ]) {
    for (let step = 0; step <= 90; step += 15) {
      const angle = ((turn + step) * Math.PI) / 180;
      const dx = sx * (right - corner) + corner * Math.cos(angle);
      const dy = sy * (down - corner) + corner * Math.sin(angle);
      ring.push([Math.round((x + dx) * 10) / 10, Math.round((y + dy) * 10) / 10]);
    }
  }
  return ring;
}
