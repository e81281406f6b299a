"""The levels of Nero."""

from typing import Final

from rostra.bots.bot import Bot
from rostra.bots.nero.lookahead import Lookahead
from rostra.bots.nero.miles import Miles
from rostra.bots.nero.opening import Opening
from rostra.bots.nero.search import Search
from rostra.bots.noise import Noise, NoisyJudge
from rostra.bots.searcher import Searcher
from rostra.bots.tiro import Tiro
from rostra.game import State
from rostra.nero.actions import END_TURN, HALT, NO_COUNTER, READY, STAY
from rostra.nero.state import State as NeroState
from rostra.nero.table import CHOOSE_HOME

# In this game thinking longer matters little, and judging well matters much. So each level judges less exactly than the
# next (docs/bots.md).
IDLE: Final = frozenset((END_TURN, HALT, NO_COUNTER, READY, STAY))
NOISE: Final = {
    "miles": Noise(0.8, IDLE),  # points
    "centurio": Noise(0.175, IDLE, log_odds=True),
    "legatus": Noise(0.085, IDLE, log_odds=True),
}

REVIEW_EFFORT: Final = (16, 30)
"""In a review: worlds for each chance to win, and simulations for what the bot would have done. A game has thousands
of decisions."""


def tiro() -> Bot:
    return Tiro(Miles(), spread=1.2, blunder=1.2)


def miles() -> Bot:
    return NoisyJudge(Miles(), NOISE["miles"])


def searcher(name: str, seconds: float) -> Searcher:
    return Searcher(name, seconds, _search, _opening, NOISE.get(name))


def teacher() -> Bot:
    """``miles`` without noise."""
    return Miles()


def foresight(seed: int) -> Lookahead:
    """Judges worlds as the search does where its tree ends."""
    return Lookahead(seed)


def _search(world: State, seed: int) -> Search:
    if not isinstance(world, NeroState):
        raise TypeError("this bot plays nero")
    return Search(world, seed)


def _opening(world: State) -> Bot | None:
    """Areas and homes come from tables."""
    return Opening() if isinstance(world, NeroState) and world.phase <= CHOOSE_HOME else None
