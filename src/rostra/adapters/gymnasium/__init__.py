"""Every title for Gymnasium, one seat against bots: importing this registers each as ``rostra/<title>-v0``.

    import gymnasium
    import rostra.adapters.gymnasium

    env = gymnasium.make("rostra/<title>-v0", opponents="miles")

docs/gymnasium.md says what observations, actions and rewards are.
"""

import gymnasium

from rostra import titles
from rostra.adapters.gymnasium.environment import AgainstBots
from rostra.adapters.gymnasium.opponents import Policy

__all__ = ["AgainstBots", "Policy"]

for _name in titles.playable():
    if f"rostra/{_name}-v0" not in gymnasium.registry:  # imported a second time, it would be a warning
        gymnasium.register(
            f"rostra/{_name}-v0",
            entry_point=f"{__name__}:AgainstBots",
            kwargs={"title": _name},
        )
