"""The worlds of a seat that a search looks at: cards that the opponent would have played by now are less likely.

Sampled worlds are possible, but not equally likely. Players keep a veto until it is needed, and play castling soon. So
more of the action cards in a hand are vetoes than by chance. ``LIKELY`` says how much more often a card was in a hand
than in sampled worlds, over some dozens of games of the search against itself.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rostra.caesar.cards import N_KINDS, count
from rostra.caesar.state import State
from rostra.caesar.table import HAND
from rostra.caesar.worlds import imagine
from rostra.dice import Dice

EVERY: Final = 8  # simulations between two new worlds: each world serves several
MOST_WORLDS: Final = 4096
FINE: Final = 1 << 30
LIKELY: Final = vec[float]([1.15, 0.95, 0.93, 0.84, 0.86, 1.0, 1.2, 1.05, 0.5, 0.9, 0.7, 3.3])  # by kind of card


class Worlds:
    def __init__(self, root: State, seat: i64, dice: Dice) -> None:
        self._root: State = root
        self._seat: i64 = seat
        self._dice: Dice = dice
        self._made: list[State] = []
        self._up_to: vec[float] = vec[float]()  # for each: how likely it and all before it are together
        self._asked: i64 = 0

    def another(self) -> State:
        """One of the worlds, as a copy to be used up."""
        if self._asked % EVERY == 0 and len(self._made) < MOST_WORLDS:
            self._make()
        self._asked += 1
        up_to = self._up_to
        last: i64 = i64(len(self._made)) - 1
        at = up_to[last] * float(self._dice.below(FINE)) / float(FINE)
        low: i64 = 0
        while low < last:
            middle = (low + last) // 2
            if up_to[middle] > at:
                last = middle
            else:
                low = middle + 1
        return State(self._made[low])

    def _make(self) -> None:
        world = State(self._root)
        imagine(world, self._seat, self._dice)
        hand = world.at[HAND + 1 - self._seat]
        likely = 1.0
        for kind in range(i64(N_KINDS)):
            for _i in range(count(hand, kind)):
                likely *= LIKELY[kind]
        before = 0.0
        if self._made:
            before = self._up_to[i64(len(self._made)) - 1]
        self._made.append(world)
        self._up_to = append(self._up_to, before + likely)
