"""What to expect of a world: the quick policy plays the turn to its end, and the table is evaluated there."""

from mypy_extensions import i64

from rostra.bots.nero.quick_policy import QuickPolicy
from rostra.dice import Dice
from rostra.game import CHANCE, OVER
from rostra.nero.box import Box
from rostra.nero.playout import random_choice
from rostra.nero.state import State
from rostra.nero.table import Table
from rostra.nero.turn import decide


class Lookahead:
    def __init__(self, seed: int) -> None:
        self.dice: Dice = Dice(seed)
        self._policy: QuickPolicy | None = None
        self._box: Box | None = None  # that of the quick policy

    def chance(self, world: State, seat: int) -> float:
        """The chance of this seat to win. The world is used up."""
        if not 0 <= seat < world.box.players:
            raise ValueError(f"seat {seat}: there are {world.box.players}")
        policy = self._policy
        if policy is None or self._box is not world.box:
            policy = self._policy = QuickPolicy(world.box)
            self._box = world.box
        play_turns(world, policy, self.dice, world.turns, world.round)
        evaluation = policy.evaluation
        evaluation.seat = seat
        evaluation.chances(world)
        return evaluation.win[seat]


def play_turns(t: Table, policy: QuickPolicy, dice: Dice, last: i64, in_round: i64) -> None:
    """The quick policy decides for everybody until turn ``last`` is over, or the round."""
    while t.actor != OVER and t.turns <= last and t.round == in_round:
        if t.actor == CHANCE:
            action = random_choice(t, policy.ids, dice)
        else:
            action = policy.act(t)
        t.plies += 1
        decide(t, action, None)
