"""The levels of Nero that search."""

from rostra.bots.bot import Bot
from rostra.bots.nero.opening import Opening
from rostra.bots.nero.search import Search
from rostra.bots.searching import Searcher
from rostra.game import State
from rostra.nero.board import CHOOSE_HOME
from rostra.nero.state import State as NeroState


def searcher(name: str, seconds: float) -> Searcher:
    return Searcher(name, seconds, _search, _opening)


def _search(world: State, seed: int) -> Search:
    if not isinstance(world, NeroState):
        raise TypeError("this bot plays nero")
    return Search(world, seed)


def _opening(world: State) -> Bot | None:
    """Areas and homes are a matter of tables."""
    return Opening() if isinstance(world, NeroState) and world.phase <= CHOOSE_HOME else None
