"""The levels of Caesar & Cleopatra."""

from rostra.bots.bot import Bot
from rostra.bots.caesar.miles import Miles
from rostra.bots.caesar.search import Search
from rostra.bots.searching import Searcher
from rostra.bots.tiro import Tiro
from rostra.caesar.state import State as CaesarState
from rostra.caesar.table import ARRANGE, phase
from rostra.game import State


def tiro() -> Bot:
    return Tiro(Miles(), 0.8)


def miles() -> Bot:
    return Miles()


def searcher(name: str, seconds: float) -> Searcher:
    return Searcher(name, seconds, _search, _opening)


def _search(world: State, seed: int) -> Search:
    if not isinstance(world, CaesarState):
        raise TypeError("this bot plays caesar")
    return Search(world, seed)


def _opening(world: State) -> Bot | None:
    """The order of the action pile pays off too late for a search to see."""
    return Miles() if isinstance(world, CaesarState) and phase(world) == ARRANGE else None
