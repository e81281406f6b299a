"""Builds src/rostra/nero/data/map_shapes.json: what the page draws of map.toml.

    python -m venv /tmp/map && /tmp/map/bin/pip install shapely pyproj && npm install --prefix /tmp/map world-atlas
    /tmp/map/bin/python tools/map/build_map.py --atlas /tmp/map/node_modules/world-atlas/land-50m.json

Nobody needs it to play or to build the program: the file it makes is kept. It is for whoever changes the drawing.

1. Coastlines: Natural Earth 1:50m (public domain), from the npm package world-atlas.
2. Borders: our own lines in geography.py. Coast and lines are noded together and cut into faces, so neighbours share
   their border exactly; a face belongs to the province whose seed it holds, else it is dark land.
3. Projection: Lambert conformal conic, then a few soft lenses that enlarge the crowded middle and Iudaea.
4. One simplification of the whole coverage (shared lines stay shared), on a grid of 0.1 map units.
5. Checks against NE-B3: every linked pair shares a visible border, no other pair touches. The build fails otherwise.

What is in the file (points are [x, y] in a view of 1600 x 1000 units, y down; rings are filled even-odd, not closed):
provinces    id, name, area, port, harbour (name and place of the anchor sign, or null), label (middle, size, angle,
             lines), short (three letters), centre (of the largest circle inside, for a short label), anchor (middle of
             the tokens), slots (places for six tokens; Rome four), rings
links        sea: quadratic curves (path is ready for SVG); land: shared border lines, their length and middle
background   rings of the dark land, lakes, rivers, peaks of the mountains nobody crosses, names of seas and lands
"""

# mypy: ignore-errors

import argparse
import json
import math
from itertools import combinations
from pathlib import Path

import geography as geo
import layout
import numpy as np
import shapely
from pyproj import Transformer
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import polygonize, unary_union

OUT = Path(__file__).resolve().parents[2] / "src" / "rostra" / "nero" / "data" / "map_shapes.json"
WIDTH, HEIGHT = 1600, 1000  # map units; the viewBox
WINDOW = box(-30, 20, 60, 66)  # degrees that can be seen at all
GRID = 0.1  # map units: everything lies on this grid before it is cut, so rounding breaks nothing
SIMPLIFY = 1.6  # map units: the side of the largest bump that may vanish
SMALLEST_ISLAND = 14  # square map units
MOST_CORNERS = 120  # of one ring of a province
VISIBLE = 20  # map units a linked border must at least be long
HAIR = 0.5  # and one that is not linked at most

PROJECTION = "+proj=lcc +lat_1=34 +lat_2=52 +lat_0=42 +lon_0=10.5 +units=km +ellps=WGS84"
# lenses: centre, radius in km, how much the centre grows
LENSES = [
    ((11.2, 47.4), 1000, 0.40),
    ((20.6, 42.0), 850, 0.34),
    ((15.3, 40.9), 640, 0.50),
    ((35.4, 31.6), 480, 0.40),
    ((6.6, 50.8), 480, 0.30),
]
# what lies in this zone (it ends in the open sea) is moved by so many km, so that the Channel can be seen
BRITAIN = Polygon([(-14, 48.4), (-5, 49.3), (-1.9, 50.1), (1.55, 51.0), (2.6, 52.0), (3.5, 54), (3, 62), (-14, 62)])
BRITAIN_BY = (-48, 22)
FRAME = (-1805, -1375, 2650)  # west, south, east edge of the board in km after the lenses
SQUEEZE = 0.96  # heights are drawn this much lower than true
ROMA = ((12.55, 41.92), 42)  # the city is a disc: centre, radius in map units


# --- projection -------------------------------------------------------------------------------------------------------
_lcc = Transformer.from_crs("EPSG:4326", PROJECTION, always_xy=True)
_centres = [(np.array(_lcc.transform(*at)), radius, growth) for at, radius, growth in LENSES]


def project(points):
    """Degrees, an (n, 2) array, to map units: x to the right, y down."""
    xy = np.column_stack(_lcc.transform(points[:, 0], points[:, 1]))
    shift = np.zeros_like(xy)
    for centre, radius, growth in _centres:
        away = xy - centre
        u = np.minimum(np.hypot(away[:, 0], away[:, 1]) / radius, 1)
        shift += away * (growth * (1 - u**2) ** 2)[:, None]
    xy = xy + shift + np.outer(shapely.contains_xy(BRITAIN, points), BRITAIN_BY)
    west, south, east = FRAME
    scale = WIDTH / (east - west)
    return np.column_stack(((xy[:, 0] - west) * scale, HEIGHT - (xy[:, 1] - south) * scale * SQUEEZE))


def at(lonlat):
    return tuple(float(v) for v in project(np.array([lonlat]))[0])


# --- lines and faces --------------------------------------------------------------------------------------------------
def coast(path):
    """The land of the window in degrees, out of a TopoJSON file."""
    topo = json.loads(Path(path).read_text())
    (sx, sy), (tx, ty) = topo["transform"]["scale"], topo["transform"]["translate"]
    arcs = [np.cumsum(arc, axis=0) * (sx, sy) + (tx, ty) for arc in topo["arcs"]]

    def ring(ids):
        return np.concatenate([arcs[i] if i >= 0 else arcs[~i][::-1] for i in ids])

    shapes = []
    for geometry in topo["objects"]["land"]["geometries"]:
        for rings in geometry["arcs"]:
            shapes.append(shapely.make_valid(Polygon(ring(rings[0]), [ring(r) for r in rings[1:]])))
    return unary_union([shape.intersection(WINDOW) for shape in shapes])


def curved(points, steps=6):
    """A Catmull-Rom curve through hand-drawn points, with a little fixed unrest so that it looks like a river."""
    p = np.array(points, float)
    p = np.vstack((2 * p[0] - p[1], p, 2 * p[-1] - p[-2]))
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        side = np.array((b[1] - c[1], c[0] - b[0]))
        for t in np.arange(steps) / steps:
            q = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            out.append(q + side * 0.05 * math.sin(2 * math.pi * t + 7 * b[0] + 3 * b[1]) * (1 - (2 * t - 1) ** 2))
    return np.array([*out, p[-2]])


def faces(land):
    """Cut the projected land along our lines; (province or None, polygon) for each face."""
    frame = box(-20, -20, WIDTH + 20, HEIGHT + 20)
    cuts = [LineString(project(curved(points))) for points in geo.LINES.values()]
    rome = Point(at(ROMA[0])).buffer(ROMA[1], quad_segs=10)
    coast_units = shapely.transform(shapely.segmentize(land, 0.2), project).intersection(frame).difference(rome)
    noded = shapely.union_all([coast_units.boundary, *cuts, rome.exterior], grid_size=GRID)
    seeds = {name: Point(at(seed)) for name, (_, seed, _) in geo.PROVINCES.items()}
    boxes = [(name, shapely.transform(shapely.segmentize(box(*b), 0.5), project)) for name, b in geo.ISLANDS]
    for face in polygonize(noded):
        inside = face.representative_point()
        if rome.contains(inside):
            yield "roma", face
        elif coast_units.contains(inside):
            owner = [n for n, seed in seeds.items() if face.contains(seed)]
            owner = owner or [n for n, b in boxes if b.contains(inside)]
            yield (owner[0] if owner else None), face


def coverage(parts):
    """Merge, simplify all together, drop specks: {province, or None for the dark land: multipolygon}."""
    owners = {}
    for owner, face in parts:
        owners.setdefault(owner, []).append(face)
    names = list(owners)
    shapes = [unary_union(owners[name]) for name in names]
    shapes = shapely.coverage_simplify(shapes, SIMPLIFY)
    shapes = [shapely.MultiPolygon([p for p in shapely.get_parts(s) if p.area > SMALLEST_ISLAND]) for s in shapes]
    shapes = thin([shapely.transform(s, lambda xy: np.round(xy, 1)) for s in shapes], names)
    if not shapely.coverage_is_valid(shapes):
        raise SystemExit("the simplified shapes overlap or leave gaps")
    return dict(zip(names, shapes))


def thin(shapes, names):
    """Take the flattest corners out of coasts that still have too many; corners shared with a neighbour stay."""
    corners = [{tuple(xy) for xy in shapely.get_coordinates(shape)} for shape in shapes]
    for i, name in enumerate(names):
        if name is None:
            continue
        shared = set().union(*(c for j, c in enumerate(corners) if j != i))
        parts = []
        for part in shapely.get_parts(shapes[i]):
            ring = list(part.exterior.coords[:-1])
            while len(ring) > MOST_CORNERS:
                bumps = sorted(
                    (Polygon((ring[k - 1], ring[k], ring[(k + 1) % len(ring)])).area, k)
                    for k in range(len(ring))
                    if ring[k] not in shared
                )
                for _, k in bumps:
                    if Polygon(ring[:k] + ring[k + 1 :]).is_valid:
                        del ring[k]
                        break
            parts.append(Polygon(ring, part.interiors))
        shapes[i] = shapely.MultiPolygon(parts)
    return shapes


# --- checks -----------------------------------------------------------------------------------------------------------
def pairs(text):
    return [tuple(pair.split()) for pair in text.replace("\n", " ").split(",")]


def check(shapes):
    """Shared border lengths of all pairs; exits if they are not those of NE-B3."""
    linked = {frozenset(pair) for pair in pairs(geo.BORDERS)}
    shared, wrong = {}, []
    for a, b in combinations(sorted(n for n in shapes if n), 2):
        common = shapes[a].intersection(shapes[b])
        if common.is_empty and frozenset((a, b)) not in linked:
            continue
        shared[a, b] = common
        if frozenset((a, b)) in linked and common.length < VISIBLE:
            wrong.append(f"linked, but only {common.length:.1f} units of border: {a} {b}")
        if frozenset((a, b)) not in linked and common.length > HAIR:
            wrong.append(f"not linked, but {common.length:.1f} units of border: {a} {b}")
    corners = [pair for pair, common in shared.items() if frozenset(pair) not in linked]
    print(f"{len(shared) - len(corners)} of {len(linked)} linked pairs touch; others that touch: {corners or 'none'}")
    apart = sorted(
        (shapes[a].distance(shapes[b]), a, b)
        for a, b in combinations(sorted(n for n in shapes if n), 2)
        if frozenset((a, b)) not in linked
    )
    print("shortest linked borders:", sorted((round(c.length), *p) for p, c in shared.items())[:6])
    print("nearest pairs not linked:", [(round(d, 1), a, b) for d, a, b in apart[:8]])
    if wrong:
        raise SystemExit("\n".join(wrong))
    return {pair: common for pair, common in shared.items() if frozenset(pair) in linked}


# --- writing ----------------------------------------------------------------------------------------------------------
def rings(shape):
    """Outer rings then holes, largest first, each [[x, y], ...] without the closing point."""
    parts = sorted(shapely.get_parts(shape), key=lambda p: -p.area)
    lines = [p.exterior for p in parts] + [hole for p in parts for hole in p.interiors]
    return [[[round(x, 1), round(y, 1)] for x, y in line.coords[:-1]] for line in lines]


def write(path, data):
    """JSON with one ring, point or small object a line: small, and a change can still be read."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for mark in ('"rings":', '{"id":', "[[[", "]],[["):
        text = text.replace(mark, {"[[[": "[\n[[", "]],[[": "]],\n[["}.get(mark, "\n" + mark))
    path.write_text(text + "\n")
    print(f"{path.name}: {path.stat().st_size / 1000:.1f} kB")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--atlas", default="node_modules/world-atlas/land-50m.json")
    parser.add_argument("--out", default=OUT, type=Path)
    options = parser.parse_args()

    shapes = coverage(faces(coast(options.atlas)))
    missing = set(geo.PROVINCES) - set(shapes)
    if missing:
        raise SystemExit(f"no face holds the seed of {missing}")
    borders = check(shapes)
    write(options.out, layout.shapes_of(shapes, borders, at, (WIDTH, HEIGHT), rings, curved, project))


if __name__ == "__main__":
    main()
