"""Judging less exactly on purpose, so that the levels are steps: every candidate seems better or worse than it is.

Only what is better than doing nothing is mixed up: among many errors there is always one that makes something useless
look good, and who believed it would never end a turn before his last card.
"""

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from rostra.bots.bot import Bot, Budget, Choice, Thought
from rostra.game import Rng, State


@dataclass(frozen=True)
class Noise:
    error: float
    """By so much he is wrong about the value of a candidate (see of_odds), as a standard deviation."""
    idle: Collection[int]
    """The actions that are to do nothing (more)."""
    wary: float = 0.0
    """By so much he thinks less of what he tried once; the more often he tried it, the less that is."""
    of_odds: bool = False
    """Whether the values are chances to win and he is wrong about the logarithm of their odds. Where several play, an
    error of the chance itself would hold down who is behind: a point makes little of his chance, so by the same error
    he misjudges by more points than the others do."""

    def __post_init__(self) -> None:
        if self.wary and self.of_odds:
            raise ValueError("a doubt: wary makes a value that is no chance, so it has no odds; give one of them")

    def choose(self, thoughts: Sequence[Thought], rng: Rng) -> Choice:
        """What seems best to him; without a doubt it would be the first."""
        if self.wary:
            thoughts = sorted(map(self._warily, thoughts), key=lambda thought: -thought.value)
        best = thoughts[0]
        if best.action in self.idle:
            return Choice(best.action, tuple(thoughts))
        least = max((thought.value for thought in thoughts if thought.action in self.idle), default=float("-inf"))
        felt = [
            replace(thought, value=self._wrongly(thought.value, self.error * _deviation(rng)))
            for thought in thoughts
            if thought.value > least or thought is best
        ]
        felt.sort(key=lambda thought: -thought.value)
        return Choice(felt[0].action, tuple(felt))

    def _warily(self, thought: Thought) -> Thought:
        return replace(thought, value=thought.value - self.wary / math.sqrt(thought.visits or 1))

    def _wrongly(self, value: float, error: float) -> float:
        if not self.of_odds:
            return value + error
        other = value * math.exp(error)
        return other / (other + 1.0 - value)


class NoisyJudge:
    """A bot that doubts what its teacher thinks."""

    def __init__(self, teacher: Bot, doubt: Noise) -> None:
        self.name = teacher.name
        self._teacher = teacher
        self._doubt = doubt

    def choose(self, world: State, rng: Rng, budget: Budget) -> Choice:
        return self._doubt.choose(self._teacher.choose(world, rng, budget).thoughts, rng)


def _deviation(rng: Rng) -> float:
    """Mean 0, standard deviation 1, never more than 3."""
    return 2.0 * (sum(rng.getrandbits(32) for _ in range(3)) / 2**32 - 1.5)
