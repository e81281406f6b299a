"""Charts as SVG, drawn by hand: rows with intervals, stacked rows, and a line with its band."""

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from rostra.statistics import Interval

WIDTH = 860
ROW = 30
INK, SOFT, LINE, GROUND = "#2d2720", "#6d6252", "#ddd3c0", "#fdfaf3"
COLOURS = ("#9f3a43", "#23788c", "#b98a2e", "#6f8f55", "#8268a8", "#7d7466")
FONT = "'Segoe UI', 'Helvetica Neue', 'DejaVu Sans', Arial, sans-serif"


class Row(NamedTuple):
    label: str
    value: Interval
    note: str
    """The figure as text, at the right end."""
    colour: str


class Axis(NamedTuple):
    low: float
    high: float
    write: Callable[[float], str]
    mark: float | None = None
    """Where a dashed line marks what would be fair."""

    def at(self, value: float, left: float, right: float) -> float:
        inside = min(max(value, self.low), self.high)
        return left + (inside - self.low) / (self.high - self.low) * (right - left)


class Drawing:
    """A picture that is drawn from the top down; the next piece goes at ``height``."""

    def __init__(self, title: str, subtitle: str = "") -> None:
        self.title = title
        self.pieces: list[str] = []
        self.height = 56.0
        self.text(24, 40, title, size=20, weight=600)
        if subtitle:
            self.text(24, 64, subtitle, size=13, fill=SOFT)
            self.height = 82

    def text(
        self, x: float, y: float, words: str, size: int = 13, anchor: str = "start", weight: int = 400, fill: str = INK
    ) -> None:
        self.pieces.append(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}" '
            f'fill="{fill}">{escape(words)}</text>'
        )

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: str, width: float = 1, more: str = "") -> None:
        self.pieces.append(
            f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{colour}" '
            f'stroke-width="{width}"{more}/>'
        )

    def bar(self, x: float, y: float, width: float, height: float, colour: str, opacity: float = 1) -> None:
        self.pieces.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}" rx="2" fill="{colour}" '
            f'fill-opacity="{opacity}"/>'
        )

    def heading(self, words: str) -> None:
        self.text(24, self.height + 24, words, size=15, weight=600)
        self.height += 36

    def svg(self) -> str:
        height = math.ceil(self.height + 16)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
            f'role="img" aria-label="{escape(self.title)}" font-family="{FONT}">\n'
            f'<rect width="{WIDTH}" height="{height}" fill="{GROUND}"/>\n' + "\n".join(self.pieces) + "\n</svg>\n"
        )


def rows(drawing: Drawing, found: Sequence[Row], axis: Axis) -> None:
    """A bar for each value, with its interval as a line across the end."""
    left, right = _columns([row.label for row in found], [row.note for row in found])
    top = drawing.height + 6
    bottom = top + ROW * len(found)
    _scale(drawing, axis, left, right, top, bottom)
    for number, row in enumerate(found):
        middle = top + ROW * (number + 0.5)
        drawing.text(left - 12, middle + 4.5, row.label, anchor="end")
        drawing.text(right + 14, middle + 4.5, row.note, size=12, fill=SOFT)
        if math.isnan(row.value.value):
            continue
        end = axis.at(row.value.value, left, right)
        zero = axis.at(0, left, right)
        drawing.bar(min(zero, end), middle - 8, abs(end - zero), 16, row.colour, 0.32)
        low, high = axis.at(row.value.low, left, right), axis.at(row.value.high, left, right)
        drawing.line(low, middle, high, middle, row.colour, 2)
        for cap in (low, high):
            drawing.line(cap, middle - 5, cap, middle + 5, row.colour, 2)
        drawing.pieces.append(f'<circle cx="{end:.1f}" cy="{middle:.1f}" r="4.5" fill="{row.colour}"/>')
    drawing.height = bottom + 26


def stacks(
    drawing: Drawing,
    found: Sequence[tuple[str, Sequence[float], str]],
    captions: Sequence[str],
    write: Callable[[float], str],
) -> None:
    """Rows cut into shares of 1, with a legend."""
    x = 24.0
    for caption, colour in zip(captions, COLOURS):
        drawing.bar(x, drawing.height + 6, 12, 12, colour, 0.5)
        drawing.text(x + 18, drawing.height + 16.5, caption, size=12, fill=SOFT)
        x += 40 + 7 * len(caption)
    drawing.height += 26
    left, right = _columns([label for label, _, _ in found], [note for _, _, note in found])
    for label, shares, note in found:
        middle = drawing.height + ROW / 2
        drawing.text(left - 12, middle + 4.5, label, anchor="end")
        drawing.text(right + 14, middle + 4.5, note, size=12, fill=SOFT)
        x = left
        for part, colour in zip(shares, COLOURS):
            width = part * (right - left)
            drawing.bar(x, middle - 10, width - 1, 20, colour, 0.5)
            if width > 38:
                drawing.text(x + width / 2, middle + 4, write(part), size=11, anchor="middle")
            x += width
        drawing.height += ROW
    drawing.height += 8


def line_in_band(
    drawing: Drawing, found: Sequence[tuple[int, Interval]], axis: Axis, count: Callable[[float], str]
) -> None:
    """An estimate as the games went on: a line in the band of its intervals."""
    left, right, top = 76.0, WIDTH - 36.0, drawing.height + 10
    bottom = top + 230
    most = found[-1][0]

    def across(games: float) -> float:
        return left + games / most * (right - left)

    def up(value: float) -> float:
        return bottom - axis.at(value, 0, 1) * (bottom - top)

    for tick in ticks(axis.low, axis.high, 5):
        drawing.line(left, up(tick), right, up(tick), LINE)
        drawing.text(left - 10, up(tick) + 4.5, axis.write(tick), size=12, anchor="end", fill=SOFT)
    for tick in ticks(0, most, 8):
        if tick == round(tick):
            drawing.text(across(tick), bottom + 20, count(tick), size=12, anchor="middle", fill=SOFT)
    above = [f"{across(games):.1f},{up(value.high):.1f}" for games, value in found]
    below = [f"{across(games):.1f},{up(value.low):.1f}" for games, value in found]
    drawing.pieces.append(
        f'<polygon points="{" ".join([*above, *below[::-1]])}" fill="{COLOURS[0]}" fill-opacity="0.16"/>'
    )
    if axis.mark is not None:
        drawing.line(left, up(axis.mark), right, up(axis.mark), SOFT, 1.5, ' stroke-dasharray="5 4"')
    middle = " ".join(f"{across(games):.1f},{up(value.value):.1f}" for games, value in found)
    drawing.pieces.append(
        f'<polyline points="{middle}" fill="none" stroke="{COLOURS[0]}" stroke-width="2.5" stroke-linejoin="round"/>'
    )
    last_games, last = found[-1]
    drawing.pieces.append(
        f'<circle cx="{across(last_games):.1f}" cy="{up(last.value):.1f}" r="4.5" fill="{COLOURS[0]}"/>'
    )
    drawing.height = bottom + 30


def ticks(low: float, high: float, about: int) -> list[float]:
    """Round numbers from low to high, about this many."""
    rough = (high - low) / about
    power = 10 ** math.floor(math.log10(rough))
    step = next(step * power for step in (1, 2, 2.5, 5, 10) if step * power >= rough * 0.999)
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


def _scale(drawing: Drawing, axis: Axis, left: float, right: float, top: float, bottom: float) -> None:
    for tick in ticks(axis.low, axis.high, 6):
        x = axis.at(tick, left, right)
        drawing.line(x, top, x, bottom + 4, LINE)
        drawing.text(x, bottom + 19, axis.write(tick), size=11, anchor="middle", fill=SOFT)
    if axis.mark is not None:
        x = axis.at(axis.mark, left, right)
        drawing.line(x, top - 4, x, bottom + 4, SOFT, 1.5, ' stroke-dasharray="5 4"')


def _columns(labels: Sequence[str], notes: Sequence[str]) -> tuple[float, float]:
    """Where the bars begin and end between labels and notes of these lengths."""
    left = 40 + 7.8 * max(map(len, labels), default=0)
    return left, WIDTH - 38 - 6.8 * max(map(len, notes), default=0)
