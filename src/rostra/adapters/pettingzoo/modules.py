"""A module for every title, as PettingZoo's users know them: ``caesar_v0.env()``."""

import sys
from types import ModuleType
from typing import Any

from gymnasium.utils import EzPickle

from rostra import titles
from rostra.adapters.pettingzoo.checked import CheckedEnvironment
from rostra.adapters.pettingzoo.environment import Env, Environment, agents_of
from rostra.adapters.pettingzoo.pictures import RENDER_MODES


def module_of(title: str, package: str) -> ModuleType:
    """``<title>_v0`` with its environments. It goes into ``sys.modules``, so that it can be imported and pickled."""
    name = f"{title}_v0"
    about = titles.get(title)
    most = {"players": max(about.players)} if len(about.players) > 1 else {}
    module = ModuleType(
        f"{package}.{name}",
        f"{about.long_name} for PettingZoo, an agent to a seat. docs/pettingzoo.md has spaces and rewards.",
    )

    def initialise(self: Environment, render_mode: str | None = None, scaled: bool = False, **options: object) -> None:
        EzPickle.__init__(self, render_mode, scaled, **options)
        Environment.__init__(self, title, render_mode, options, scaled)

    def environment(called: str, base: type[Environment]) -> type[Environment]:
        metadata = {
            "name": name,
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        return type(called, (base,), {"__module__": module.__name__, "__init__": initialise, "metadata": metadata})

    raw_env = environment("raw_env", Environment)  # PettingZoo's name for it
    checked_env = environment("checked_env", CheckedEnvironment)

    def env(render_mode: str | None = None, scaled: bool = False, checks: bool = True, **options: object) -> Env:
        """The game with PettingZoo's usual checks: an illegal action loses, what is no action fails an assertion.

        Without ``checks`` it is ``raw_env``.
        """
        return (checked_env if checks else raw_env)(render_mode, scaled, **options)  # type: ignore[arg-type]

    parts: dict[str, Any] = {
        "env": env,
        "raw_env": raw_env,
        "checked_env": checked_env,  # where pickle looks for it
        "AGENTS": tuple(agents_of(titles.load(title, most).seats)),
    }
    module.__dict__.update(parts)
    return sys.modules.setdefault(module.__name__, module)
