"""What may be expected of a world: the quick policy plays on to the beginning of the seat's next turn, and the table is
valued there. Always at such a moment, or having the move would count as being ahead.
"""

from librt.vecs import vec
from mypy_extensions import i64

from rostra.bots.caesar.quick import Quick
from rostra.bots.caesar.worth import FEATURES, ahead, chance, result
from rostra.caesar.choices import MOST
from rostra.caesar.playout import random_choice
from rostra.caesar.state import State
from rostra.caesar.table import Table
from rostra.caesar.turn import decide
from rostra.dice import Dice
from rostra.game import CHANCE, OVER


class Foresight:
    def __init__(self, seed: int) -> None:
        self.dice: Dice = Dice(seed)
        self.quick: Quick = Quick()
        self._ids: vec[i64] = vec[i64]([0] * MOST)
        self._paper: vec[float] = vec[float]([0.0] * len(FEATURES))

    def chance(self, world: State, seat: int) -> float:
        """Of this seat to win. The world is used up."""
        value, _ = self.play_on(world, seat)
        return value if seat == 0 else 1.0 - value

    def play_on(self, t: Table, seat: i64) -> tuple[float, float]:
        """The first seat's chance of winning, and by how many points it may expect to be ahead."""
        begun = t.turns
        while t.actor != OVER and (t.turns == begun or t.active != seat):
            if t.actor == CHANCE:
                do(t, random_choice(t, self._ids, self.dice))
            else:
                do(t, self.quick.decide(t, self.dice))
        if t.actor == OVER:
            return result(t)
        points = ahead(t, self._paper)
        return chance(points), points


def do(t: Table, action: i64) -> None:
    t.plies += 1
    decide(t, action, None)
