"""Judging less exactly on purpose, so that the levels differ: every candidate seems better or worse than it is.

Only candidates that are better than doing nothing get noise. Among many errors there is always one that makes something
useless look good, and a bot that believed it would never end a turn before its last card.
"""

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from rostra.bots.bot import Bot, Budget, Choice, Thought
from rostra.game import Rng, State


@dataclass(frozen=True)
class Noise:
    error: float
    """The standard deviation of the error in the value of a candidate (see ``log_odds``)."""
    idle: Collection[int]
    """The actions that mean to do nothing, or nothing more."""
    caution: float = 0.0
    """How much less a candidate counts that was tried only once. The more often it was tried, the smaller this is."""
    log_odds: bool = False
    """Whether the values are chances to win, and the error is one of the logarithm of their odds. With several players
    an error of the chance itself would handicap a player who is behind: a point changes a small chance only a little,
    so the same error would be worth more points than for the others."""

    def __post_init__(self) -> None:
        if self.caution and self.log_odds:
            raise ValueError("noise: caution makes a value that is no chance, so it has no odds; give one of them")

    def choose(self, thoughts: Sequence[Thought], rng: Rng) -> Choice:
        """What seems best with noise. Without, it would be the first."""
        if self.caution:
            thoughts = sorted(map(self._cautious, thoughts), key=lambda thought: -thought.value)
        best = thoughts[0]
        if best.action in self.idle:
            return Choice(best.action, tuple(thoughts))
        least = max((thought.value for thought in thoughts if thought.action in self.idle), default=float("-inf"))
        noisy = [
            replace(thought, value=self._with_error(thought.value, self.error * _deviation(rng)))
            for thought in thoughts
            if thought.value > least or thought is best
        ]
        noisy.sort(key=lambda thought: -thought.value)
        return Choice(noisy[0].action, tuple(noisy))

    def _cautious(self, thought: Thought) -> Thought:
        return replace(thought, value=thought.value - self.caution / math.sqrt(thought.visits or 1))

    def _with_error(self, value: float, error: float) -> float:
        if not self.log_odds:
            return value + error
        odds = value * math.exp(error)
        return odds / (odds + 1.0 - value)


class NoisyJudge:
    """A bot that judges like its teacher, but with noise."""

    def __init__(self, teacher: Bot, noise: Noise) -> None:
        self.name = teacher.name
        self._teacher = teacher
        self._noise = noise

    def choose(self, world: State, rng: Rng, budget: Budget) -> Choice:
        return self._noise.choose(self._teacher.choose(world, rng, budget).thoughts, rng)


def _deviation(rng: Rng) -> float:
    """Mean 0, standard deviation 1, never more than 3."""
    return 2.0 * (sum(rng.getrandbits(32) for _ in range(3)) / 2**32 - 1.5)
