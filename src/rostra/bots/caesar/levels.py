"""The levels of Caesar & Cleopatra."""

from typing import Final

from rostra.bots.bot import Bot
from rostra.bots.caesar.lookahead import Lookahead
from rostra.bots.caesar.miles import Miles
from rostra.bots.caesar.search import Search
from rostra.bots.noise import Noise, NoisyJudge
from rostra.bots.searcher import Searcher
from rostra.bots.tiro import Tiro
from rostra.caesar.actions import ALLOW, DONE, DRAW_NONE, END, PASS
from rostra.caesar.state import State as CaesarState
from rostra.caesar.table import ARRANGE, DECIDE_PILE, phase
from rostra.game import State

# Less time makes a level only a little weaker. So each level also judges less exactly than the next (docs/bots.md).
IDLE: Final = frozenset((PASS, END, DONE, ALLOW, DRAW_NONE))
NOISE: Final = {
    "miles": Noise(1.0, IDLE),  # points
    "centurio": Noise(0.065, IDLE, caution=0.2),  # of the chance to win
    "legatus": Noise(0.037, IDLE, caution=0.2),
}

REVIEW_EFFORT: Final = (200, 300)
"""In a review: worlds for each chance to win, and simulations for what the bot would have done. It takes seconds."""


def tiro() -> Bot:
    return Tiro(Miles(), spread=5.0, blunder=1.6)


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
    if not isinstance(world, CaesarState):
        raise TypeError("this bot plays caesar")
    return Search(world, seed)


def _opening(world: State) -> Bot | None:
    """The order of the action pile matters too late for a search to see it."""
    return Miles() if isinstance(world, CaesarState) and phase(world) in (DECIDE_PILE, ARRANGE) else None
