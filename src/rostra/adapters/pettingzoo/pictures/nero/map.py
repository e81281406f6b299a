"""The board of Nero: Rostra's own map in its shapes, another one as places and the links between them."""

import json
import math
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from rostra.adapters.pettingzoo.pictures.scene import (
    GROUND,
    INK,
    LIGHT,
    Area,
    Box,
    Disc,
    Path,
    Points,
    Shape,
    Words,
    mixed,
)
from rostra.nero.data.map_file import AREAS, HEIGHT, IN_AREAS, WIDTH, Map

__all__ = ["BOARD", "COLOURS", "HEIGHT", "NEUTRAL", "Places", "deep", "ground", "places", "star"]

BOARD: Final = WIDTH
COLOURS: Final = {"galba": "#d9a94a", "vitellius": "#86a86b", "otho": "#c8745a", "vespasian": "#a288c4"}
NEUTRAL: Final = "#7d7466"
ITALY: Final = "#e9d3bd"
SEA: Final = "#a9cdd0"
LAND: Final = "#6e6152"


class Places(NamedTuple):
    """For each province: its middle, the places for its pieces, and the left end of its name, where the flag stands."""

    middles: dict[str, tuple[float, float]]
    slots: dict[str, list[tuple[float, float]]]
    flags: dict[str, tuple[float, float]]


def deep(colour: str) -> str:
    return mixed(colour, "#1d120a", 0.56)


def star(x: float, y: float, radius: float, colour: str) -> Area:
    points = []
    for tip in range(10):
        turn, reach = math.pi * tip / 5, radius * (1 if tip % 2 == 0 else 0.45)
        points.append((x + reach * math.sin(turn), y - reach * math.cos(turn)))
    return Area((tuple(points),), colour)


def places(map: Map) -> Places:
    shapes = _shapes_of(map)
    names, points = map.provinces, map.points
    if shapes is None:
        left = {name: (x - _half(name, 14) - 14, y - 34) for name, (x, y) in zip(names, points)}
        around = ((-28, -8), (0, -8), (28, -8), (-28, 18), (0, 18), (28, 18))
        slots = {name: [(x + right, y + down) for right, down in around] for name, (x, y) in zip(names, points)}
        return Places(dict(zip(names, points)), slots, left)
    flags = {}
    for name, shape in shapes.items():
        label = shape["label"]
        turn = math.radians(label["angle"])
        half = max(_half(line, label["size"]) for line in label["lines"]) + 14
        x, y = label["at"]
        flags[name] = (x - half * math.cos(turn), y - half * math.sin(turn) + _line_of(label, 0))
    slots = {name: [(x, y) for x, y in shape["slots"]] for name, shape in shapes.items()}
    return Places({name: tuple(shape["anchor"]) for name, shape in shapes.items()}, slots, flags)


def _half(text: str, size: float) -> float:
    """About half the width of a name."""
    return 0.37 * size * len(text)


def ground(map: Map) -> tuple[Shape, ...]:
    """The part of the picture that never changes."""
    return _drawn(map.leaders) if _shapes_of(map) is not None else _places_and_links(map)


@lru_cache(maxsize=1)
def _shapes() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((files("rostra.nero.data") / "map_shapes.json").read_text(encoding="utf-8"))
    return read


def _shapes_of(map: Map) -> dict[str, Any] | None:
    """Our shapes by province, if this is our map: the same provinces in the same places."""
    found = {shape["id"]: shape for shape in _shapes()["provinces"]}
    if set(found) != set(map.provinces):
        return None
    same = all(tuple(found[name]["anchor"]) == point for name, point in zip(map.provinces, map.points))
    return found if same else None


@lru_cache(maxsize=4)
def _drawn(leaders: tuple[str, ...]) -> tuple[Shape, ...]:
    read = _shapes()
    colours = {area: COLOURS[leader] for area, leader in zip(AREAS, leaders)} | {"italy": ITALY}
    rest = read["background"]
    found: list[Shape] = [Box(0, 0, WIDTH, HEIGHT, SEA)]
    provinces = [(shape, _rings(shape["rings"])) for shape in read["provinces"]]
    coast = mixed(SEA, "#f2fbfb", 0.45)
    for rings in (_rings(rest["rings"]), *(rings for _, rings in provinces)):
        found += [Path((*ring, ring[0]), coast, 12) for ring in rings]
    found.append(Area(_rings(rest["rings"]), LAND, mixed(LAND, INK, 0.5), 1))
    for name in rest["names"]:
        pale = mixed("#3c6a70", SEA, 0.7) if name["kind"] == "sea" else mixed(LIGHT, LAND, 0.4)
        lines = name["text"].split("\n")
        for number, line in enumerate(lines):
            x, y = name["at"]
            y += (number - (len(lines) - 1) / 2) * name["size"] * 1.2
            found.append(Words(x, y, line, 0.9 * name["size"], pale, angle=name["angle"]))
    for shape, rings in provinces:
        colour = colours[shape["area"]]
        found.append(Area(rings, colour, mixed(INK, colour, 0.75), 2.5))
    found += [Area(_rings(lake["rings"]), SEA) for lake in rest["lakes"]]
    for link in read["links"]["sea"]:
        found.append(Path(_curve(link["from"], link["control"], link["to"]), "#31494d", 2.5, dashed=True))
    for shape, _ in provinces:
        if shape["harbour"]:
            x, y = shape["harbour"]["at"]
            found.append(Disc(x, y, 8, LIGHT, "#2b5f68", 2))
            found.append(Path(((x, y - 4), (x, y + 4)), "#2b5f68", 2))
            found.append(Path(((x - 4, y + 1), (x, y + 4), (x + 4, y + 1)), "#2b5f68", 2))
        if shape["id"] == "roma":
            found.append(Area(_rings(shape["rings"]), LIGHT, "#8c2331", 5))
        found += _label(shape["label"])
    return (*found, Box(WIDTH, 0, 400, HEIGHT, GROUND))


def _line_of(label: dict[str, Any], number: int) -> float:
    """How far below its place a line of a label stands."""
    return float((number - (len(label["lines"]) - 1) / 2) * label["size"])


def _label(label: dict[str, Any]) -> list[Shape]:
    x, y = label["at"]
    return [
        Words(x, y + _line_of(label, number), line, label["size"], INK, bold=True, angle=label["angle"])
        for number, line in enumerate(label["lines"])
    ]


def _rings(rings: list[list[list[float]]]) -> tuple[Points, ...]:
    return tuple([tuple([(x, y) for x, y in ring]) for ring in rings])


def _curve(start: list[float], control: list[float], end: list[float]) -> Points:
    """A quadratic curve as a line of 16 pieces."""
    points = []
    for number in range(17):
        t = number / 16
        a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
        points.append((a * start[0] + b * control[0] + c * end[0], a * start[1] + b * control[1] + c * end[1]))
    return tuple(points)


@lru_cache(maxsize=4)
def _places_and_links(map: Map) -> tuple[Shape, ...]:
    """For another map than ours, which has no shapes."""
    found: list[Shape] = [Box(0, 0, WIDTH, HEIGHT, "#e2d8c3")]
    for number, (x, y) in enumerate(map.points):
        for other in range(number + 1, len(map.points)):
            if map.neighbours[number] >> other & 1:
                sea = (number, other) in map.sea_links or (other, number) in map.sea_links
                found.append(Path(((x, y), map.points[other]), "#2b5f68" if sea else LAND, 4, dashed=sea))
    for number, (x, y) in enumerate(map.points):
        colour = COLOURS[map.leaders[number // 5]] if number < IN_AREAS else ITALY
        port = bool(map.ports >> number & 1)
        found.append(Disc(x, y, 46, mixed(colour, LIGHT, 0.6), "#2b5f68" if port else INK, 5 if port else 2))
        found.append(Words(x, y - 34, map.provinces[number], 14, INK, bold=True))
    return (*found, Box(WIDTH, 0, 400, HEIGHT, GROUND))
