"""``random``: any legal action, each as likely as the others. Every other bot is measured against it."""

import random

from rostra.bots.bot import Budget, Choice, best_of
from rostra.game import Rng, State


class RandomBot:
    name = "random"

    def choose(self, world: State, rng: Rng, budget: Budget) -> Choice:
        return best_of(dict.fromkeys(world.actions(), 0.0), rng)


class RandomPlay:
    """Judges worlds of a game without its own bots: it plays them at random to the end."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def chance(self, world: State, seat: int) -> float:
        outcome = world.playout(self._rng).outcome()
        assert outcome is not None
        return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
