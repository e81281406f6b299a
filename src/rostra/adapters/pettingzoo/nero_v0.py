"""Nero for PettingZoo: three or four agents, one to a seat. docs/pettingzoo.md has spaces and rewards."""

from functools import partial
from typing import Any, cast

from gymnasium.utils import EzPickle

from rostra import titles
from rostra.adapters.pettingzoo.environment import RENDER_MODES, Env, Environment, wrapped
from rostra.adapters.pettingzoo.pictures.nero.scene import scene
from rostra.adapters.pettingzoo.pictures.nero.text import text
from rostra.nero import Nero
from rostra.nero.options import FILES
from rostra.nero.title import TITLE

AGENTS = ("seat_1", "seat_2", "seat_3", "seat_4")
"""Leaders find their seats in the set-up only; an agent is called by its seat from beginning to end."""


def env(render_mode: str | None = None, **options: object) -> Env:
    """The game with PettingZoo's usual wrappers: an illegal action loses, one that does not exist is an assertion."""
    return wrapped(raw_env(render_mode, **options))


class raw_env(Environment):  # noqa: N801 (PettingZoo's name for it)
    metadata: dict[str, Any] = {
        "name": "nero_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(self, render_mode: str | None = None, **options: object) -> None:
        EzPickle.__init__(self, render_mode, **options)
        super().__init__("nero", (*[option.name for option in titles.options_of(TITLE)], *FILES), options, render_mode)
        box = cast(Nero, self.game).box
        drawn = partial(scene, map=box.map)
        self.sit_down(AGENTS[: len(self.game.seats)], box.how_many, text, drawn)
