"""A scene as pixels, with numpy alone: two tools, a brush that fills rings and a pen that follows lines."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rostra.adapters.pettingzoo.pictures.letters import HEIGHT, written
from rostra.adapters.pettingzoo.pictures.scene import Area, Box, Disc, Path, Scene, Shape, Words

Numbers = NDArray[Any]
Line = Sequence[tuple[float, float]]

FINER: Final = 4
"""Each row of pixels is computed as this many finer rows, so that edges are soft."""


def paint(scene: Scene) -> Numbers:
    """Height x width x 3, uint8."""
    canvas = _painted_ground(scene.width, scene.height, scene.scale, scene.ground).copy()
    for shape in scene.shapes:
        _draw(canvas, shape, scene.scale)
    return canvas


@lru_cache(maxsize=4)
def _painted_ground(width: int, height: int, scale: float, ground: tuple[Shape, ...]) -> Numbers:
    canvas = np.full((round(height * scale), round(width * scale), 3), 255, dtype=np.uint8)
    for shape in ground:
        _draw(canvas, shape, scale)
    return canvas


def _draw(canvas: Numbers, shape: Shape, scale: float) -> None:
    if isinstance(shape, Words):
        _write(canvas, shape, scale)
    elif isinstance(shape, Path):
        lines = _dashes(shape.points, 3 * shape.width) if shape.dashed else [shape.points]
        _pen(canvas, [_scaled(line, scale) for line in lines], shape.width * scale, shape.colour)
    else:
        rings = [_scaled(ring, scale) for ring in _rings(shape)]
        _brush(canvas, rings, shape.colour)
        edge_width = shape.width if isinstance(shape, Area) else shape.edge_width
        if shape.edge:
            _pen(canvas, [[*ring, ring[0]] for ring in rings], edge_width * scale, shape.edge)


def _scaled(line: Line, scale: float) -> Line:
    return [(x * scale, y * scale) for x, y in line]


def _rings(shape: Area | Box | Disc) -> Iterable[Line]:
    if isinstance(shape, Area):
        return shape.rings
    if isinstance(shape, Disc):
        return [_arc(shape.x, shape.y, shape.radius, 0, 32)]
    left, top, right, bottom = shape.x, shape.y, shape.x + shape.width, shape.y + shape.height
    r = shape.round
    if not r:
        return [[(left, top), (right, top), (right, bottom), (left, bottom)]]
    corners = ((right - r, bottom - r), (left + r, bottom - r), (left + r, top + r), (right - r, top + r))
    return [[point for turn, (x, y) in enumerate(corners) for point in _arc(x, y, r, 8 * turn, 9)]]


def _arc(x: float, y: float, radius: float, first: int, points: int) -> Line:
    """Points on a circle that is cut into 32, clockwise from the right."""
    turns = [(first + i) * math.pi / 16 for i in range(points)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def _dashes(points: Line, length: float) -> list[Line]:
    """Cut a line into pieces of this length and keep every second one."""
    found: list[Line] = []
    at = 0.0
    for (x, y), (to_x, to_y) in pairwise(points):
        whole = math.hypot(to_x - x, to_y - y)
        here = 0.0
        while here < whole:
            end = min(whole, here + length - at % length)
            if int((at + 1e-9) // length) % 2 == 0:
                found.append([(x + (to_x - x) * t / whole, y + (to_y - y) * t / whole) for t in (here, end)])
            at += end - here
            here = end
    return found


def _window(canvas: Numbers, lines: Sequence[Line], room: float) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of the pixels that these lines can touch; empty if they are outside."""
    xs = [x for line in lines for x, _ in line]
    ys = [y for line in lines for _, y in line]
    height, width, _ = canvas.shape
    left, top = max(0, math.floor(min(xs) - room)), max(0, math.floor(min(ys) - room))
    return left, top, min(width, math.ceil(max(xs) + room)), min(height, math.ceil(max(ys) + room))


def _blend(canvas: Numbers, left: int, top: int, share: Numbers, colour: str) -> None:
    """Lay a colour over the canvas, as thickly as ``share`` says for each pixel."""
    part = canvas[top : top + share.shape[0], left : left + share.shape[1]]
    paint = np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)], dtype=np.float32)
    part[...] = np.rint(part + (paint - part) * share[:, :, None]).clip(0, 255)


def _brush(canvas: Numbers, rings: Sequence[Line], colour: str) -> None:
    """Fill rings, even-odd: along each fine row the edges lead in and out in turn."""
    left, top, right, bottom = _window(canvas, rings, 0)
    if left >= right or top >= bottom:
        return
    start = np.array([point for ring in rings for point in ring], dtype=np.float64)
    end = np.array([point for ring in rings for point in (*ring[1:], ring[0])], dtype=np.float64)
    rows = top + (np.arange((bottom - top) * FINER) + 0.5) / FINER
    row, edge = np.nonzero((start[:, 1] <= rows[:, None]) != (end[:, 1] <= rows[:, None]))
    (x, y), (run, rise) = start[edge].T, (end - start)[edge].T
    width = right - left
    crossing = np.clip(x + (rows[row] - y) * run / rise - left, 0, width)
    order = np.lexsort((crossing, row))
    row, crossing = row[order] // FINER, crossing[order]
    leads = np.where(np.arange(len(row)) % 2 == 0, 1.0, -1.0) / FINER
    # A crossing fills its own pixel from the crossing to the right, and all pixels after that one completely.
    column = crossing.astype(np.int64)
    within = crossing - column
    at = row * (width + 2) + column
    size = (bottom - top) * (width + 2)
    changes = np.bincount(at, leads * (1 - within), size) + np.bincount(at + 1, leads * within, size)
    share = np.cumsum(changes.reshape(bottom - top, width + 2), axis=1)[:, :width].astype(np.float32)
    _blend(canvas, left, top, share, colour)


def _pen(canvas: Numbers, lines: Sequence[Line], width: float, colour: str) -> None:
    if lines:
        left, top, right, bottom = _window(canvas, lines, width / 2 + 1)
        if left < right and top < bottom:
            _blend(canvas, left, top, _traced(lines, width, left, top, right, bottom), colour)


def _traced(lines: Sequence[Line], width: float, left: int, top: int, right: int, bottom: int) -> Numbers:
    """How much of each pixel a round pen covers: by its distance from the nearest piece of a line."""
    distance = np.full((bottom - top, right - left), np.inf, dtype=np.float32)
    room = width / 2 + 1
    for line in lines:
        for (x, y), (to_x, to_y) in pairwise(line):
            first_row, last_row = int(max(0, min(y, to_y) - room - top)), math.ceil(max(y, to_y) + room - top)
            first, last = int(max(0, min(x, to_x) - room - left)), math.ceil(max(x, to_x) + room - left)
            part = distance[first_row : max(last_row, 0), first : max(last, 0)]
            across = np.arange(first, first + part.shape[1], dtype=np.float32) + (left + 0.5 - x)
            down = (np.arange(first_row, first_row + part.shape[0], dtype=np.float32) + (top + 0.5 - y))[:, None]
            run, rise = to_x - x, to_y - y
            along = np.clip((across * run + down * rise) / ((run * run + rise * rise) or 1.0), 0, 1)
            np.minimum(part, np.hypot(across - along * run, down - along * rise), out=part)
    covered: Numbers = np.clip(width / 2 + 0.5 - distance, 0, min(1.0, width))
    return covered


def _write(canvas: Numbers, words: Words, scale: float) -> None:
    share, width = _lettering(words.text, words.size * scale, words.bold, words.angle)
    if width == 0:
        return
    height, breadth = share.shape
    aside = {"start": 0.0, "middle": width / 2, "end": width}[words.anchor]
    # The lettering is centred on its own middle, so the anchor only moves it along its line.
    turn = math.radians(words.angle)
    x = words.x * scale + (width / 2 - aside) * math.cos(turn) - breadth / 2
    y = words.y * scale + (width / 2 - aside) * math.sin(turn) - height / 2
    left, top = round(x), round(y)
    cut_left, cut_top = max(0, -left), max(0, -top)
    cut = share[cut_top : max(0, canvas.shape[0] - top), cut_left : max(0, canvas.shape[1] - left)]
    if cut.size:
        _blend(canvas, left + cut_left, top + cut_top, cut, words.colour)


@lru_cache(maxsize=1024)
def _lettering(text: str, size: float, bold: bool, angle: float) -> tuple[Numbers, float]:
    """A text as the pixels it covers, centred; and its width."""
    strokes, wide = written(text)
    if not strokes:
        return np.zeros((0, 0), dtype=np.float32), 0.0
    unit = 0.69 * size / HEIGHT
    turn = math.radians(angle)
    pen = size * (0.13 if bold else 0.085)
    half_x, half_y = wide * unit / 2, HEIGHT * unit / 2
    reach_x = math.ceil(abs(half_x * math.cos(turn)) + abs(half_y * math.sin(turn)) + pen + 1)
    reach_y = math.ceil(abs(half_x * math.sin(turn)) + abs(half_y * math.cos(turn)) + pen + 1)
    lines = []
    for stroke in strokes:
        flat = [(x * unit - half_x, half_y - y * unit) for x, y in stroke]
        lines.append(
            [
                (reach_x + x * math.cos(turn) - y * math.sin(turn), reach_y + x * math.sin(turn) + y * math.cos(turn))
                for x, y in flat
            ]
        )
    return _traced(lines, max(pen, 1.0), 0, 0, 2 * reach_x, 2 * reach_y), wide * unit
