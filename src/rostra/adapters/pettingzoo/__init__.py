"""Both games for PettingZoo: ``caesar_v0.env()`` and ``nero_v0.env()``. docs/pettingzoo.md says what is in them.

Importing this package registers them, so that ``pettingzoo.make("aec", "rostra/caesar-v0")`` works as well.
"""

from pettingzoo import aec_registry, register

from rostra.adapters.pettingzoo import caesar_v0, nero_v0

__all__ = ["caesar_v0", "nero_v0"]

for _name in ("caesar", "nero"):
    if f"rostra/{_name}-v0" not in aec_registry:  # imported a second time, it would be a warning
        register("aec", f"rostra/{_name}-v0", entry_point=f"{__name__}.{_name}_v0:env")
