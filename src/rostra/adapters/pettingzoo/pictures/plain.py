"""The view of a title that brings no pictures: its keys and values, written down."""

from collections.abc import Iterator
from typing import Any

from rostra.adapters.pettingzoo.pictures.scene import GROUND, INK, Box, Scene, Words
from rostra.game import Json

_SIZE = 16
_LINE = 24
_WIDTH = 800


def text(view: Json) -> str:
    return "\n".join(_lines(view, ""))


def _lines(value: Any, indent: str) -> Iterator[str]:
    for name, inside in value.items() if isinstance(value, dict) else enumerate(value):
        if isinstance(inside, dict) or (
            isinstance(inside, list) and any(isinstance(one, dict | list) for one in inside)
        ):
            yield f"{indent}{name}:"
            yield from _lines(inside, indent + "  ")
        elif isinstance(inside, list):
            yield f"{indent}{name}: {' '.join(map(str, inside)) or '-'}"
        else:
            yield f"{indent}{name}: {'-' if inside is None else inside}"


def scene(view: Json) -> Scene:
    lines = text(view).split("\n")
    height = _LINE * (len(lines) + 1)
    ground = (Box(0, 0, _WIDTH, height, GROUND),)
    words = [Words(_LINE, _LINE * (at + 1), line, _SIZE, INK, "start") for at, line in enumerate(lines)]
    return Scene(str(view.get("game", "")), _WIDTH, height, ground, list(words), 1.0)
