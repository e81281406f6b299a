"""The letters for pictures in pixels: strokes of a pen on a grid six high, ``xy xy`` from point to point.

Capitals and digits only; small letters are written as capitals, as on stone.
"""

from typing import Final

HEIGHT: Final = 6
SPACE: Final = 3.0  # the width of a blank
APART: Final = 1.8  # between two letters

_WRITTEN: Final = {
    "A": "00 26 40, 12 32", "B": "00 06 36 45 44 33 03, 33 42 41 30 00", "C": "45 36 16 05 01 10 30 41",
    "D": "00 06 26 45 41 20 00", "E": "40 00 06 46, 03 33", "F": "00 06 46, 03 33",
    "G": "45 36 16 05 01 10 30 41 43 23", "H": "00 06, 40 46, 03 43", "I": "00 06", "J": "36 31 20 10 01",
    "K": "00 06, 46 02, 13 40", "L": "06 00 40", "M": "00 06 23 46 40", "N": "00 06 40 46",
    "O": "10 30 41 45 36 16 05 01 10", "P": "00 06 36 45 44 33 03", "Q": "10 30 41 45 36 16 05 01 10, 22 40",
    "R": "00 06 36 45 44 33 03, 23 40", "S": "45 36 16 05 04 13 33 42 41 30 10 01", "T": "06 46, 26 20",
    "U": "06 01 10 30 41 46", "V": "06 20 46", "W": "06 10 24 30 46", "X": "00 46, 06 40", "Y": "06 23 46, 23 20",
    "Z": "06 46 00 40",
    "0": "10 20 31 35 26 16 05 01 10", "1": "05 16 10, 00 20", "2": "05 16 26 35 34 00 30",
    "3": "05 16 26 35 34 23 13, 23 32 31 20 10 01", "4": "20 26 02 32", "5": "36 06 04 24 33 31 20 10 01",
    "6": "35 26 16 05 01 10 20 31 32 23 13 02", "7": "06 36 10",
    "8": "13 04 05 16 26 35 34 23 13 02 01 10 20 31 32 23", "9": "01 10 20 31 35 26 16 05 04 13 23 34",
    "?": "05 16 26 35 34 23 12, 10 10", "!": "06 02, 00 00", "-": "03 23", "–": "03 33", "+": "03 23, 12 14",
    ".": "00 00", ",": "11 00", ":": "01 01, 04 04", "·": "03 03", "/": "00 36", "'": "06 05", "×": "12 34, 14 32",
    "(": "16 05 01 10", ")": "06 15 11 00", "&": "40 04 05 16 26 35 34 02 01 10 20 42",
}  # fmt: skip


def _read(written: str) -> list[list[tuple[float, float]]]:
    return [[(float(point[0]), float(point[1])) for point in stroke.split()] for stroke in written.split(",")]


STROKES: Final = {letter: _read(written) for letter, written in _WRITTEN.items()}
WIDTHS: Final = {letter: max(x for stroke in strokes for x, _ in stroke) for letter, strokes in STROKES.items()}


def written(text: str) -> tuple[list[list[tuple[float, float]]], float]:
    """The strokes of a text on the grid, from x = 0 on, and its width. A character without strokes is left blank."""
    strokes: list[list[tuple[float, float]]] = []
    at = 0.0
    for letter in text.upper():
        for stroke in STROKES.get(letter, []):
            strokes.append([(at + x, y) for x, y in stroke])
        at += (WIDTHS[letter] if letter in WIDTHS else SPACE - APART) + APART
    return strokes, max(at - APART, 0.0)
