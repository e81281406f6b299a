"""Judging less exactly on purpose, so that the levels are steps: every candidate seems better or worse than it is."""

from collections.abc import Iterable
from dataclasses import replace

from rostra.bots.bot import Bot, Budget, Choice, Thought
from rostra.game import Rng, State


class Unsure:
    """A bot that is wrong by ``error`` about what its teacher thinks of a candidate."""

    def __init__(self, teacher: Bot, error: float) -> None:
        self.name = teacher.name
        self._teacher = teacher
        self._error = error

    def choose(self, world: State, rng: Rng, budget: Budget) -> Choice:
        return misjudged(self._teacher.choose(world, rng, budget).thoughts, self._error, rng)


def misjudged(thoughts: Iterable[Thought], error: float, rng: Rng) -> Choice:
    """What seems best to somebody who is wrong about each candidate by so much, as a standard deviation."""
    felt = [replace(thought, value=thought.value + error * _deviation(rng)) for thought in thoughts]
    felt.sort(key=lambda thought: -thought.value)
    return Choice(felt[0].action, tuple(felt))


def _deviation(rng: Rng) -> float:
    """Mean 0, standard deviation 1, never more than 3."""
    return 2.0 * (sum(rng.getrandbits(32) for _ in range(3)) / 2**32 - 1.5)
