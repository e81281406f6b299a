"""Set-up for the levels that search. Its results come too late for a search to see, so tables decide.

``tools/learn_nero_openings.py`` finds such tables. That of homes is of 4,700 games of ``QuickPolicy`` against itself:
between two homes of an area there are at most 6 points (+- 4), and where the last two legions stand made no difference
that could be seen. That of areas is of 3,000 games with version 2 of the deck (+- 1.5).
"""

from typing import Final

from rostra.bots.bot import Budget, Choice, best_of
from rostra.game import Rng, State
from rostra.nero.actions import HOME, PLACE, WANT
from rostra.nero.state import State as NeroState
from rostra.nero.table import NAME_AREA, PLACE_LEGION

# How often a player won with each home area
AREAS_WON: Final = (0.258, 0.236, 0.251, 0.256)
# How much more often than with another home in the same area, where there was a difference
HOMES_WON: Final = {
    "tarraconensis": -0.03,
    "aquitania": 0.015,
    "lugdunensis": 0.025,
    "germania-superior": -0.03,
    "raetia": 0.035,
    "noricum": -0.02,
    "pannonia": -0.015,
    "dalmatia": -0.01,
    "moesia": 0.005,
    "achaia": -0.005,
    "asia": -0.01,
    "syria": 0.005,
    "iudaea": -0.01,
    "aegyptus": 0.02,
}


class Opening:
    name = "opening"

    def choose(self, world: State, rng: Rng, budget: Budget) -> Choice:
        if not isinstance(world, NeroState):
            raise TypeError("this opening is for nero")
        legal = world.actions()
        if world.phase == NAME_AREA:
            return best_of({action: AREAS_WON[action - WANT] for action in legal}, rng)
        base = PLACE if world.phase == PLACE_LEGION else HOME
        names = world.box.map.provinces
        return best_of({action: HOMES_WON.get(names[action - base], 0.0) for action in legal}, rng)
