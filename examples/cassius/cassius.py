"""Cassius plays every action to the end in many made-up worlds, and takes the one that ends best."""

import time

from rostra.bots import Budget, Choice, Thought


class Cassius:
    games = ("caesar", "nero")
    usual = Budget(seconds=0.2)

    def choose(self, world, rng, budget):
        me, actions = world.actor, world.actions()
        ahead = dict.fromkeys(actions, 0.0)
        rounds, end = 0, time.monotonic() + (budget.seconds or float("inf"))
        while rounds == 0 or not self.is_over(rounds * len(actions), end, budget):
            for action in actions:
                trial = world.sample(me, rng)  # all that this seat knows, and anything else made up anew
                trial.apply(action)
                points = trial.playout(rng).outcome().points
                ahead[action] += points[me] - max(points[:me] + points[me + 1 :])
            rounds += 1
        best = sorted(actions, key=lambda action: -ahead[action])
        return Choice(best[0], tuple(Thought(action, ahead[action] / rounds) for action in best))

    def is_over(self, tried, end, budget):
        enough = budget.simulations is not None and tried >= budget.simulations
        return enough or time.monotonic() >= end or (budget.stop is not None and budget.stop())
