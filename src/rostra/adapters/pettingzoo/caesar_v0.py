"""Caesar & Cleopatra for PettingZoo: two agents, hidden cards. docs/pettingzoo.md has spaces and rewards."""

from typing import Any

from gymnasium.utils import EzPickle

from rostra import titles
from rostra.adapters.pettingzoo.environment import RENDER_MODES, Env, Environment, wrapped
from rostra.adapters.pettingzoo.pictures.caesar.scene import scene
from rostra.adapters.pettingzoo.pictures.caesar.text import text
from rostra.caesar.actions import LINES
from rostra.caesar.title import TITLE

AGENTS = ("cleopatra_1", "caesar_2")


def env(render_mode: str | None = None, **options: object) -> Env:
    """The game with PettingZoo's usual wrappers: an illegal action loses, one that does not exist is an assertion."""
    return wrapped(raw_env(render_mode, **options))


class raw_env(Environment):  # noqa: N801 (PettingZoo's name for it)
    metadata: dict[str, Any] = {
        "name": "caesar_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(self, render_mode: str | None = None, **options: object) -> None:
        EzPickle.__init__(self, render_mode, **options)
        super().__init__("caesar", tuple(option.name for option in titles.options_of(TITLE)), options, render_mode)
        self.sit_down(AGENTS, len(LINES), text, scene)
