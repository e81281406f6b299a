// The ground painted on a canvas, stroke by stroke, in the units of the map.

import type { Point, Shapes } from "./shapes.ts";
import { lineOf, pathOf } from "./shapes.ts";

/** Colours as the style sheet has them now. */
export interface Inks {
  sea: string;
  depth: string;
  shallow: string;
  land: string;
  shore: string;
  river: string;
  /** By area: its ground, and the shade along its borders. */
  areas: Record<string, { own: string; deep: string }>;
}

export function paintGround(context: CanvasRenderingContext2D, shapes: Shapes, inks: Inks): void {
  const ground = shapes.background!;
  const dark = pathOf(ground.rings);
  const provinces = shapes.provinces.map(({ area, rings }) => ({
    ...inks.areas[area],
    path: new Path2D(pathOf(rings)),
  }));
  const coast = new Path2D(dark + shapes.provinces.map(({ rings }) => pathOf(rings)).join(""));
  context.lineJoin = "round";
  context.lineCap = "round";
  paintSea(context, shapes.size, inks);
  for (const reach of [34, 22, 12, 5]) stroke(context, coast, inks.shallow, reach, 0.26);
  context.fillStyle = inks.land;
  context.fill(new Path2D(dark), "evenodd");
  stroke(context, new Path2D(dark), inks.shore, 1.2);
  for (const { own, deep, path } of provinces) {
    context.save();
    context.fillStyle = own;
    context.fill(path, "evenodd");
    context.clip(path, "evenodd");
    stroke(context, path, deep, 13, 0.26);
    context.restore();
  }
  for (const { line } of ground.rivers) stroke(context, new Path2D(lineOf(line)), inks.river, 1.6, 0.65);
  context.fillStyle = inks.sea;
  for (const { rings } of ground.lakes) {
    context.fill(new Path2D(pathOf(rings)));
    stroke(context, new Path2D(pathOf(rings)), "#5d7f86", 0.8);
  }
  for (const { path } of provinces) stroke(context, path, "#3b2f20", 1.3);
  for (const path of bordersOfAreas(shapes)) stroke(context, path, "#3b2f20", 3.2);
  for (const { at, height } of ground.mountains) paintMountain(context, at, height / 10);
}

function paintSea(context: CanvasRenderingContext2D, [width, height]: Point, inks: Inks): void {
  context.save();
  context.scale(width, height); // so that the circle becomes as wide as the map
  const sea = context.createRadialGradient(0.5, 0.55, 0, 0.5, 0.55, 0.75);
  sea.addColorStop(0, inks.sea);
  sea.addColorStop(1, inks.depth);
  context.fillStyle = sea;
  context.fillRect(0, 0, 1, 1);
  context.restore();
}

function bordersOfAreas(shapes: Shapes): Path2D[] {
  const areaOf = Object.fromEntries(shapes.provinces.map(({ id, area }) => [id, area]));
  return shapes.links.land.flatMap(({ a, b, lines }) =>
    areaOf[a] === areaOf[b] ? [] : lines.map((line) => new Path2D(lineOf(line))),
  );
}

const SLOPE = "M-7 5L0-6L7 5Z";
const SHADE = "M0-6L7 5H1L-.8 0L1-2.4Z";
const SNOW = "M0-6L2.2-2.5L.8-3L-.4-1.8L-1.4-2.7L-2.2-2.5Z";

function paintMountain(context: CanvasRenderingContext2D, [x, y]: Point, tall: number): void {
  context.save();
  context.translate(x, y);
  context.scale(tall, tall);
  for (const [path, colour] of [
    [SLOPE, "#9a8e77"],
    [SHADE, "#574d3f"],
    [SNOW, "#f0e9d8"],
  ]) {
    context.fillStyle = colour;
    context.fill(new Path2D(path));
    if (path === SLOPE) stroke(context, new Path2D(path), "#463d31", 1.1);
  }
  context.restore();
}

function stroke(context: CanvasRenderingContext2D, path: Path2D, colour: string, width: number, opacity = 1): void {
  context.globalAlpha = opacity;
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(path);
  context.globalAlpha = 1;
}
