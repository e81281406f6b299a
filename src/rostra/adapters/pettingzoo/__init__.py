"""Every title for PettingZoo: ``caesar_v0.env()`` and so on. docs/pettingzoo.md says what is in them.

Importing this package registers them, so that ``pettingzoo.make("aec", "rostra/<title>-v0")`` works as well.
"""

from typing import Any

from pettingzoo import aec_registry, register

from rostra import titles
from rostra.adapters.pettingzoo.modules import module_of

__all__ = [f"{name}_v0" for name in titles.playable()]

for _name in titles.playable():
    globals()[f"{_name}_v0"] = module_of(_name, __name__)
    if f"rostra/{_name}-v0" not in aec_registry:  # imported a second time, it would be a warning
        register("aec", f"rostra/{_name}-v0", entry_point=f"{__name__}.{_name}_v0:env")


def __getattr__(name: str) -> Any:  # for type checkers: the modules are made above
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
