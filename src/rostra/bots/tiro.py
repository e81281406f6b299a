"""``tiro``: a beginner. It judges as ``miles`` does, but it overlooks candidates and misjudges what they are worth.

It never does what is plainly bad: what costs more than a mistake that a person would make is no candidate.
"""

from typing import Final

from rostra.bots.bot import Bot, Budget, Choice, Thought
from rostra.game import Rng, State

OVERLOOKED: Final = 0.35  # the chance that it does not see a candidate


class Tiro:
    name = "tiro"

    def __init__(self, teacher: Bot, spread: float, blunder: float) -> None:
        """``spread``: so many points lie between what a candidate seems worth at best and at worst. ``blunder``: so
        many points it never throws away."""
        self._teacher = teacher
        self._spread = spread
        self._blunder = blunder

    def choose(self, world: State, rng: Rng, budget: Budget) -> Choice:
        taught = self._teacher.choose(world, rng, budget).thoughts
        sensible = [thought for thought in taught if taught[0].value - thought.value <= self._blunder]
        noticed = [thought for thought in sensible if _part(rng) >= OVERLOOKED] or sensible[:1]
        noisy = [Thought(t.action, t.value + self._spread * (_part(rng) - 0.5), reason=t.reason) for t in noticed]
        noisy.sort(key=lambda thought: -thought.value)
        return Choice(noisy[0].action, tuple(noisy))


def _part(rng: Rng) -> float:
    """From 0 to 1."""
    return rng.getrandbits(32) / 2**32
