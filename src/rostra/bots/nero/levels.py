"""The levels of Nero."""

from typing import Final

from rostra.bots.bot import Bot
from rostra.bots.nero.miles import Miles
from rostra.bots.nero.opening import Opening
from rostra.bots.nero.search import Search
from rostra.bots.searching import Searcher
from rostra.bots.tiro import Tiro
from rostra.bots.unsure import Unsure
from rostra.game import State
from rostra.nero.board import CHOOSE_HOME
from rostra.nero.state import State as NeroState

# Thinking longer makes little difference in this game, judging well a great one: so each level judges less exactly than
# the one above it. By so much it may be wrong about every candidate; steps of about 50 % against three (docs/bots.md).
POINTS: Final = {"tiro": 1.2, "miles": 0.33}
CHANCES: Final = {"centurio": 0.009, "legatus": 0.006}


def tiro() -> Bot:
    return Tiro(Miles(), POINTS["tiro"])


def miles() -> Bot:
    return Unsure(Miles(), POINTS["miles"])


def searcher(name: str, seconds: float) -> Searcher:
    return Searcher(name, seconds, _search, _opening, CHANCES.get(name, 0.0))


def _search(world: State, seed: int) -> Search:
    if not isinstance(world, NeroState):
        raise TypeError("this bot plays nero")
    return Search(world, seed)


def _opening(world: State) -> Bot | None:
    """Areas and homes are a matter of tables."""
    return Opening() if isinstance(world, NeroState) and world.phase <= CHOOSE_HOME else None
