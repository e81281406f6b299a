"""Many games side by side, one in each lane, as ``rostra.lanes`` plays them.

A title may have its own class in ``features/<title>/lanes.py``, so that compiled code calls compiled code. All others
are played through the contract.
"""

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, u8

from rostra.dice import Dice
from rostra.game import State


class LaneGames(ABC):
    """A game for each lane."""

    def __init__(self, size: int, max_legal: int) -> None:
        self.size: i64 = size
        """How many numbers an observation has."""
        self.max_legal: i64 = max_legal
        """How many ids are legal at once, at most."""
        self.legal_ids: vec[i64] = vec[i64]([0] * max_legal)
        """Where ``choices`` writes."""

    @abstractmethod
    def actor(self, lane: i64) -> i64:
        """Who decides: a seat, or chance, or nobody any more."""

    @abstractmethod
    def decide(self, lane: i64, action: i64) -> None:
        """Carry out a decision that is legal."""

    @abstractmethod
    def choices(self, lane: i64) -> i64:
        """Write the legal ids of a lane into ``legal_ids``, and return how many there are."""

    @abstractmethod
    def chance(self, lane: i64, dice: Dice) -> i64:
        """A random id, by the weights of chance."""

    @abstractmethod
    def winners(self, lane: i64) -> i64:
        """Who has won the game in this lane, a bit for each seat."""

    @abstractmethod
    def begin(self, lane: i64) -> None:
        """Begin another game in this lane."""

    @abstractmethod
    def fill(self, lane: i64, seat: i64, out: vec[u8], at: i64) -> None:
        """Write what the seat knows into ``out`` from place ``at`` on, where everything is 0."""

    @abstractmethod
    def state(self, lane: int) -> State:
        """A copy of the game in a lane."""
