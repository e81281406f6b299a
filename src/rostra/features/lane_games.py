"""The games of many lanes as ``rostra.lanes`` plays them.

A title brings its own in ``features/<title>/lanes.py``, where compiled code calls compiled code. Any other is played
through the contract.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from rostra.dice import Dice
from rostra.game import State


class LaneGames:
    """As many games as there are lanes, and room to write down what is legal in one."""

    def __init__(self, size: int, most: int) -> None:
        self.size: i64 = size
        """Numbers of an observation."""
        self.most: i64 = most
        """Legal ids at once."""
        self.paper: vec[i64] = vec[i64]([0] * most)

    def actor(self, lane: i64) -> i64:
        raise NotImplementedError

    def decide(self, lane: i64, action: i64) -> None:
        raise NotImplementedError

    def choices(self, lane: i64) -> i64:
        """Write the legal ids onto the paper; how many they are."""
        raise NotImplementedError

    def chance(self, lane: i64, dice: Dice) -> i64:
        """What chance brings."""
        raise NotImplementedError

    def winners(self, lane: i64) -> i64:
        """Of a game that is over, a bit for each seat."""
        raise NotImplementedError

    def begin(self, lane: i64) -> None:
        """Another game in this lane."""
        raise NotImplementedError

    def fill(self, lane: i64, seat: i64, out: vec[u8], at: i64) -> None:
        """Write what the seat knows where all is 0."""
        raise NotImplementedError

    def state(self, lane: int) -> State:
        """A copy of the game in a lane."""
        raise NotImplementedError
