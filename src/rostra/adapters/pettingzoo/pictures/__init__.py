"""A table as plain text and as a picture: a scene of shapes and words, drawn as SVG or as pixels.

A title brings ``pictures/<title>/scene.py`` and ``text.py``. For one that brings none, its view is written down.
"""

from collections.abc import Callable
from typing import Any, Final

from rostra import titles
from rostra.adapters.pettingzoo.pictures import pixels, plain, svg
from rostra.adapters.pettingzoo.pictures.scene import Scene
from rostra.game import Game, Json

RENDER_MODES: Final = ("human", "ansi", "rgb_array", "svg")


def pictures_of(game: Game) -> tuple[Callable[[Json], str], Callable[[Json], Scene]]:
    """How views of a game are written and drawn."""
    text = titles.part(game.name, "adapters.pettingzoo.pictures.text")
    scene = titles.part(game.name, "adapters.pettingzoo.pictures.scene")
    return plain.text if text is None else text.text, plain.scene if scene is None else scene.scene_of(game)


def drawn(mode: str, view: Json, text: Callable[[Json], str], scene: Callable[[Json], Scene]) -> Any:
    """A view in one of ``RENDER_MODES``; ``human`` prints it."""
    if mode == "rgb_array":
        return pixels.paint(scene(view))
    if mode == "svg":
        return svg.paint(scene(view))
    if mode == "ansi":
        return text(view)
    print(text(view))
    return None
