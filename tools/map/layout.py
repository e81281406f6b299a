"""Puts label and tokens into each province, and everything together."""

# mypy: ignore-errors

import itertools
import math

import geography as geo
import numpy as np
import shapely
from shapely.affinity import rotate, translate
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import linemerge

TOKEN, SPACING, SLOTS = 13, 28, 6  # map units: radius of a token, distance of two; places a province has
CAPITALS = {
    "I": 0.36,
    "M": 0.89,
    "E": 0.62,
    "L": 0.62,
    "S": 0.56,
    "B": 0.64,
    "P": 0.58,
    "T": 0.62,
    " ": 0.25,
}  # others 0.7
MARGIN = 10  # nothing is placed nearer to the edge of the board


def label_box(text, size):
    lines = text.upper().split("/")
    width = size * max(sum(CAPITALS.get(letter, 0.70) + 0.05 for letter in line) for line in lines)
    return box(-width / 2, -len(lines) * size * 0.55, width / 2, len(lines) * size * 0.55)


def lattices():
    """Regular patterns around the origin in a few shifts: rows in line, and rows shifted by half."""
    n = np.arange(-4, 5)
    rows, columns = np.meshgrid(n, n)
    for half, height in ((0, 1.0), (0.5, math.sqrt(3) / 2)):
        base = np.column_stack(((columns + half * (rows % 2)).ravel(), rows.ravel() * height)) * SPACING
        for dx in range(4):
            for dy in range(4):
                yield base + (dx * SPACING / 4, dy * SPACING / 4)


LATTICES = list(lattices())


def places(shape, text, size, angle):
    """Where the label goes and six tokens beside it: the most compact pair that stays inside the province."""
    label = rotate(label_box(text, size), angle, origin=(0, 0))
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    turn = np.array(((c, s), (-s, c)))
    left, top, right, bottom = shape.bounds
    room = shape.buffer(-TOKEN + 1)  # a token may just reach over the border line
    heart = np.array(shapely.maximum_inscribed_circle(shape, 1).coords[0])
    shapely.prepare(shape)
    shapely.prepare(room)
    best = math.inf, None, None
    for x, y in itertools.product(np.arange(left, right, 5), np.arange(top, bottom, 5)):
        here = translate(label, x, y)
        if not shape.contains(here):
            continue
        roomy = 2.5 * min(shape.exterior.distance(here), 8)
        taken = here.buffer(TOKEN - 2)
        shapely.prepare(taken)
        for beside in ((0, 32), (0, -32), (-95, 10), (95, 10), (-60, 30), (60, 30)):
            middle = (x, y) + np.array(beside) @ turn
            for lattice in LATTICES:
                spots = lattice @ turn + middle
                spots = spots[shapely.contains_xy(room, spots) & ~shapely.contains_xy(taken, spots)]
                if len(spots) < SLOTS:
                    continue
                spots = spots[np.argsort(np.hypot(*(spots - middle).T))[:SLOTS]]
                centre = spots.mean(axis=0)
                seen = (spots - (x, y)) @ turn.T  # as the label sees them: across, down
                across, down = seen.mean(axis=0)
                lengths = np.unique(seen[:, 1].round(), return_counts=True)[1]
                cost = 1.5 * np.hypot(*(spots - centre).T).sum() + 0.6 * abs(across) + 0.5 * abs(down)
                cost += 0.25 * np.hypot(*(centre - heart)) + (0, 0, 0, 12, 40)[min(len(lengths), 4)] - roomy
                cost += 9 * (lengths.max() - lengths.min()) + (0 if down > 0 else 30)
                cost += 40 if seen[:, 1].min() < -9 and seen[:, 1].max() > 9 else 0
                if cost - 12 < best[0]:
                    cost -= min(12, sum(shape.exterior.distance(Point(*spot)) for spot in spots) * 0.1)
                    if cost < best[0]:
                        best = cost, (x, y), spots
    return best[1:]


def rome(shape):
    x, y = shape.centroid.coords[0]
    spots = [(x + dx, y + dy) for dy in (0, 25) for dx in (-13, 13)]
    return (x, y - 22), np.array(spots)


def point(p):
    return [round(float(p[0]), 1), round(float(p[1]), 1)]


def province(name, shape, at, board, rings):
    area, _, port = geo.PROVINCES[name]
    text, size, short = geo.LABELS[name]
    angle = geo.ANGLES.get(name, 0)
    largest = max(shapely.get_parts(shape.intersection(board)), key=lambda part: part.area)
    found = rome(largest) if name == "roma" else places(largest, text, size, angle)
    if found[0] is None:
        raise SystemExit(f"no room for the label and {SLOTS} tokens in {name}")
    label, spots = found
    spots = spots[np.lexsort((spots[:, 0], spots[:, 1].round()))]
    heart = shapely.maximum_inscribed_circle(largest, 0.5).coords[0]
    return {
        "id": name,
        "name": text.replace("/", " "),
        "area": area,
        "short": short,
        "port": port is not None,
        "harbour": {"name": port[0], "at": point(at(port[1]))} if port else None,
        "label": {"at": point(label), "size": size, "angle": angle, "lines": text.split("/")},
        "centre": point(heart),
        "anchor": point(spots.mean(axis=0)),
        "slots": [point(s) for s in spots],
        "rings": rings(shape),
    }


def sea_link(pair, at):
    start, end, bend = geo.SEA_CURVES[pair]
    a, b = np.array(at(start)), np.array(at(end))
    control = (a + b) / 2 + np.array((b[1] - a[1], a[0] - b[0])) * bend
    path = "M{} {}Q{} {} {} {}".format(*point(a), *point(control), *point(b))
    return {
        "a": pair[0],
        "b": pair[1],
        "from": point(a),
        "control": point(control),
        "to": point(b),
        "middle": point((a + 2 * control + b) / 4),
        "path": path,
    }


def land_link(pair, common):
    lines = shapely.get_parts(linemerge([part for part in shapely.get_parts(common) if part.length]))
    longest = max(lines, key=lambda line: line.length)
    middle = longest.interpolate(0.5, normalized=True)
    return {
        "a": pair[0],
        "b": pair[1],
        "length": round(common.length),
        "middle": point(middle.coords[0]),
        "lines": [[point(p) for p in line.coords] for line in lines],
    }


def shapes_of(shapes, borders, at, size, rings, curved, project):
    """All that is drawn, as map_shapes.json holds it (build_map.py says what is what)."""
    board = box(MARGIN, MARGIN, size[0] - MARGIN, size[1] - MARGIN)
    return {
        "size": size,
        "token": {"radius": TOKEN, "spacing": SPACING},
        "provinces": [province(name, shapes[name], at, board, rings) for name in geo.PROVINCES],
        "links": {
            "sea": [sea_link(pair, at) for pair in geo.SEA_CURVES],
            "land": [land_link(pair, common) for pair, common in borders.items()],
        },
        "background": {
            "rings": rings(shapes[None]),
            "lakes": [
                {"id": name, "rings": rings(Polygon(project(curved([*points, points[0]]))).buffer(0.5).simplify(0.2))}
                for name, points in geo.LAKES.items()
            ],
            "rivers": [
                {
                    "id": name,
                    "line": [point(p) for p in shapely.simplify(LineString(project(curved(points))), 0.7).coords],
                }
                for name, points in geo.RIVERS.items()
            ],
            "mountains": [{"at": point(at((lon, lat))), "height": height} for lon, lat, height in geo.MOUNTAINS],
            "names": [
                {"text": text, "at": point(at(where)), "size": height, "angle": angle, "kind": kind}
                for text, where, height, angle, kind in geo.NAMES
            ],
        },
    }
