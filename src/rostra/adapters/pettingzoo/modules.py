"""A module for every title, as PettingZoo's users know them: ``caesar_v0.env()``."""

import sys
from types import ModuleType
from typing import Any

from gymnasium.utils import EzPickle

from rostra import titles
from rostra.adapters.pettingzoo.environment import RENDER_MODES, Env, Environment, agents_of, wrapped


def module_of(title: str, package: str) -> ModuleType:
    """``<title>_v0`` with its environments. It goes into ``sys.modules``, so that it can be imported and pickled."""
    name = f"{title}_v0"
    about = titles.get(title)
    most = {"players": max(about.players)} if len(about.players) > 1 else {}
    module = ModuleType(
        f"{package}.{name}",
        f"{about.long_name} for PettingZoo, an agent to a seat. docs/pettingzoo.md has spaces and rewards.",
    )

    def initialise(self: Environment, render_mode: str | None = None, **options: object) -> None:
        EzPickle.__init__(self, render_mode, **options)
        Environment.__init__(self, title, render_mode, options)

    raw_env = type(
        "raw_env",  # PettingZoo's name for it
        (Environment,),
        {
            "__module__": module.__name__,
            "__init__": initialise,
            "metadata": {
                "name": name,
                "render_modes": list(RENDER_MODES),
                "render_fps": 1,
                "is_parallelizable": False,
            },
        },
    )

    def env(render_mode: str | None = None, **options: object) -> Env:
        """The game with PettingZoo's usual wrappers: an illegal action loses, what is no action fails an assertion."""
        return wrapped(raw_env(render_mode, **options))

    parts: dict[str, Any] = {"env": env, "raw_env": raw_env, "AGENTS": tuple(agents_of(titles.load(title, most).seats))}
    module.__dict__.update(parts)
    return sys.modules.setdefault(module.__name__, module)
