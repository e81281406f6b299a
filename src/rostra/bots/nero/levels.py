"""The levels of Nero that search."""

from typing import Final

from rostra.bots.bot import Bot
from rostra.bots.nero.opening import Opening
from rostra.bots.nero.search import Search
from rostra.bots.searching import Searcher
from rostra.game import State
from rostra.nero.board import CHOOSE_HOME
from rostra.nero.state import State as NeroState

# Thinking longer makes little difference in this game, judging well a great one: so each level judges less exactly than
# the one above it. Steps like these won the quick policy 38 and 46 % against three; in the search they are smaller
# (docs/bots.md).
UNSURE: Final = {"centurio": 0.008, "legatus": 0.005}


def searcher(name: str, seconds: float) -> Searcher:
    return Searcher(name, seconds, _search, _opening, UNSURE.get(name, 0.0))


def _search(world: State, seed: int) -> Search:
    if not isinstance(world, NeroState):
        raise TypeError("this bot plays nero")
    return Search(world, seed)


def _opening(world: State) -> Bot | None:
    """Areas and homes are a matter of tables."""
    return Opening() if isinstance(world, NeroState) and world.phase <= CHOOSE_HOME else None
