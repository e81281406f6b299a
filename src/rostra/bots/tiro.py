"""``tiro``: a beginner. It judges like ``miles``, but it overlooks candidates and misjudges their value.

It never does what is plainly bad: a candidate that costs more than a person's mistake is left out.
"""

from typing import Final

from rostra.bots.bot import Bot, Budget, Choice, Thought
from rostra.game import Rng, State

OVERLOOKED: Final = 0.35  # the chance that it does not see a candidate


class Tiro:
    name = "tiro"

    def __init__(self, teacher: Bot, spread: float, blunder: float) -> None:
        """``spread``: the points between what a candidate seems worth at best and at worst. ``blunder``: the most
        points it may throw away."""
        self._teacher = teacher
        self._spread = spread
        self._blunder = blunder

    def choose(self, world: State, rng: Rng, budget: Budget) -> Choice:
        taught = self._teacher.choose(world, rng, budget).thoughts
        sensible = [thought for thought in taught if taught[0].value - thought.value <= self._blunder]
        noticed = [thought for thought in sensible if _uniform(rng) >= OVERLOOKED] or sensible[:1]
        noisy = [Thought(t.action, t.value + self._spread * (_uniform(rng) - 0.5), reason=t.reason) for t in noticed]
        noisy.sort(key=lambda thought: -thought.value)
        return Choice(noisy[0].action, tuple(noisy))


def _uniform(rng: Rng) -> float:
    """From 0 to 1."""
    return rng.getrandbits(32) / 2**32
