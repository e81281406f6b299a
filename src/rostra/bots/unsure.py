"""Judging less exactly on purpose, so that the levels are steps: every candidate seems better or worse than it is.

Only what is better than doing nothing is mixed up: among many errors there is always one that makes something useless
look good, and who believed it would never end a turn before his last card.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from rostra.bots.bot import Bot, Budget, Choice, Thought
from rostra.game import Rng, State


@dataclass(frozen=True)
class Doubt:
    error: float
    """By so much he is wrong about the value of a candidate, as a standard deviation."""
    idle: Collection[int]
    """The actions that are to do nothing (more)."""
    tried: float = 0.0
    """What he tried less often, as a part of what he tried most, he does not consider: he hardly knows it."""

    def choose(self, thoughts: Sequence[Thought], rng: Rng) -> Choice:
        """What seems best to him; without a doubt it would be the first."""
        best = thoughts[0]
        enough = self.tried * max(thought.visits or 0 for thought in thoughts)
        if best.action in self.idle:
            return Choice(best.action, tuple(thoughts))
        least = max((thought.value for thought in thoughts if thought.action in self.idle), default=float("-inf"))
        felt = [
            replace(thought, value=thought.value + self.error * _deviation(rng))
            for thought in thoughts
            if (thought.value > least and (thought.visits or 0) >= enough) or thought is best
        ]
        felt.sort(key=lambda thought: -thought.value)
        return Choice(felt[0].action, tuple(felt))


class Unsure:
    """A bot that doubts what its teacher thinks."""

    def __init__(self, teacher: Bot, doubt: Doubt) -> None:
        self.name = teacher.name
        self._teacher = teacher
        self._doubt = doubt

    def choose(self, world: State, rng: Rng, budget: Budget) -> Choice:
        return self._doubt.choose(self._teacher.choose(world, rng, budget).thoughts, rng)


def _deviation(rng: Rng) -> float:
    """Mean 0, standard deviation 1, never more than 3."""
    return 2.0 * (sum(rng.getrandbits(32) for _ in range(3)) / 2**32 - 1.5)
