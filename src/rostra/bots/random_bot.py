"""``random``: any legal action, each as likely as the others. The measure of everything else."""

from rostra.bots.bot import Budget, Choice, best_of
from rostra.game import Rng, State


class RandomBot:
    name = "random"

    def choose(self, world: State, rng: Rng, budget: Budget) -> Choice:
        return best_of(dict.fromkeys(world.actions(), 0.0), rng)
