"""``tiro``: a beginner. He judges as ``miles`` does, but he overlooks things and is unsure what they are worth.

He never does what is plainly bad: what costs more than a mistake that a person would make is no candidate.
"""

from typing import Final

from rostra.bots.bot import Bot, Budget, Choice, Thought
from rostra.game import Rng, State

OVERLOOKED: Final = 0.35  # the chance that he does not see a candidate


class Tiro:
    name = "tiro"

    def __init__(self, teacher: Bot, unsure: float, blunder: float) -> None:
        """``unsure``: so many points may lie between what a candidate seems worth at its best and at its worst;
        ``blunder``: so many he never throws away."""
        self._teacher = teacher
        self._unsure = unsure
        self._blunder = blunder

    def choose(self, world: State, rng: Rng, budget: Budget) -> Choice:
        taught = self._teacher.choose(world, rng, budget).thoughts
        sensible = [thought for thought in taught if taught[0].value - thought.value <= self._blunder]
        noticed = [thought for thought in sensible if _part(rng) >= OVERLOOKED] or sensible[:1]
        felt = [Thought(t.action, t.value + self._unsure * (_part(rng) - 0.5), reason=t.reason) for t in noticed]
        felt.sort(key=lambda thought: -thought.value)
        return Choice(felt[0].action, tuple(felt))


def _part(rng: Rng) -> float:
    """From 0 to 1."""
    return rng.getrandbits(32) / 2**32
