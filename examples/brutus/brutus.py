"""Brutus learns Caesar & Cleopatra by playing against himself: ``python brutus.py`` takes about a minute.

A net of one hidden layer looks at what a seat knows and says how likely it takes each action, and which reward it
expects in the end (1 won, -1 lost). After every round it is corrected (an actor-critic method): actions that turned out
better than expected become more likely, others less so. What was learnt is kept in brutus.npz; Brutus plays with it.
"""

import os
import sys
from functools import cache
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices as small as these are not worth a second thread
import numpy as np

from rostra import bots, features
from rostra.batch import Batch

WEIGHTS = Path(__file__).with_suffix(".npz")
LANES, STEPS, PARTS = 128, 128, 4  # a round: so many games at once, decisions in each, and corrections afterwards
HIDDEN, RATE, CURIOSITY = 64, 0.002, 0.02
TRUST = 0.95  # in how a game went on, against what was expected meanwhile


def new_net(inputs, actions, rng):
    see = rng.standard_normal((inputs, HIDDEN), dtype=np.float32) / inputs
    # At first it likes everything alike: if both sides liked to pass, by chance, they would hardly learn anything else.
    return {"see": see, "like": np.zeros((HIDDEN, actions), "f"), "expect": np.zeros((HIDDEN, 1), "f")}


def think(net, seen, legal):
    """For every row: the hidden layer, how likely each action is taken, the reward that is expected."""
    hidden = np.maximum(seen.astype(np.float32) @ net["see"], 0)
    likes = np.where(legal, hidden @ net["like"], -np.inf)
    chances = np.exp(likes - likes.max(axis=1, keepdims=True))
    return hidden, chances / chances.sum(axis=1, keepdims=True), (hidden @ net["expect"])[:, 0]


def play_round(net, batch, rng):
    """Decisions of both sides: what was seen, what was legal, what was chosen, and the reward it led to."""
    steps = []
    for _ in range(STEPS):
        seen, legal, actors = batch.observations, batch.masks, batch.actors
        _, chances, expected = think(net, seen, legal)
        chosen = (chances / (rng.standard_exponential(chances.shape, dtype=np.float32) + 1e-9)).argmax(axis=1)
        rewards, done = batch.step(chosen)
        steps.append((seen, legal, chosen, actors, expected, rewards, done))
    lanes, rows = np.arange(batch.number), []
    ahead = np.full((batch.number, 2), np.nan, dtype=np.float32)  # what each side gets, seen from the step after
    for seen, legal, chosen, actors, expected, rewards, done in reversed(steps):
        ahead[done] = rewards[done]
        got = ahead[lanes, actors]
        known = ~np.isnan(got)  # at the end of a round we do not know how it goes on
        ahead[lanes, actors] = np.where(known, TRUST * got + (1 - TRUST) * expected, expected)
        rows.append((seen[known], legal[known], chosen[known], got[known]))
    return [np.concatenate(column) for column in zip(*rows)]


def slopes(net, seen, legal, chosen, got):
    """In which direction each weight makes things worse."""
    hidden, chances, expected = think(net, seen, legal)
    better = (got - expected) / (np.std(got - expected) + 1e-6)
    logs = np.log(chances + 1e-9)
    spread = -(chances * logs).sum(axis=1, keepdims=True)
    like = chances * (better[:, None] + CURIOSITY * (logs + spread))
    like[np.arange(len(chosen)), chosen] -= better
    expect = (expected - got)[:, None]
    see = (like @ net["like"].T + expect @ net["expect"].T) * (hidden > 0)
    found = {"see": seen.astype(np.float32).T @ see, "like": hidden.T @ like, "expect": hidden.T @ expect}
    return {name: slope / len(chosen) for name, slope in found.items()}


def learn(rounds, seed=1, tell=lambda line: None):
    rng = np.random.default_rng(seed)
    batch = Batch("caesar", LANES, seed, skip_forced=True)
    net = new_net(batch.observations.shape[1], batch.masks.shape[1], rng)
    mean, square = ({name: np.zeros_like(weight) for name, weight in net.items()} for _ in range(2))
    for number in range(1, rounds + 1):
        table = play_round(net, batch, rng)
        rate = RATE * (1 - (number - 1) / rounds)  # ever more carefully
        for part in np.array_split(rng.permutation(len(table[0])), PARTS):
            for name, slope in slopes(net, *[column[part] for column in table]).items():  # Adam's way of going down
                mean[name] += 0.1 * (slope - mean[name])
                square[name] += 0.01 * (slope**2 - square[name])
                net[name] -= rate * mean[name] / (np.sqrt(square[name]) + 1e-6)
        if number % 20 == 0:
            tell(f"round {number} of {rounds}: wins {against_random(net, 100, seed):.0f} of 100 games against random")
    return net


def against_random(net, games, seed):
    """Games won, a draw as half; each side is played as often, with what the net likes best."""
    batch = Batch("caesar", games, seed + 1, skip_forced=True)
    mine, won = np.arange(games) % 2, np.full(games, np.nan)
    while np.isnan(won).any():
        best = think(net, batch.observations, batch.masks)[1].argmax(axis=1)
        rewards, done = batch.step(np.where(batch.actors == mine, best, batch.random_actions()))
        first = done & np.isnan(won)  # of each lane the first game counts: short ones come more often
        won[first] = (1 + rewards[first, mine[first]]) / 2
    return won.sum()


@cache
def learnt(file):
    return dict(np.load(file))


class Brutus:
    games = ("caesar",)

    def __init__(self):
        self.net = learnt(WEIGHTS)

    def choose(self, world, rng, budget):
        seen = np.frombuffer(features.observe(world, world.actor), dtype=np.uint8)
        legal = np.zeros(self.net["like"].shape[1], dtype=bool)
        legal[world.actions()] = True
        chances = think(self.net, seen[None], legal[None])[1][0]
        best = sorted(world.actions(), key=lambda action: -chances[action])
        return bots.Choice(best[0], tuple(bots.Thought(action, chances[action]) for action in best))


def main(rounds, games=400):
    net = learn(rounds, tell=print)
    np.savez(WEIGHTS, **net)
    rate = against_random(net, games, seed=2) / games
    half = 1.96 * np.sqrt(rate * (1 - rate) / games)
    print(f"{WEIGHTS.name}: wins {rate:.1%} (+- {half:.1%}) of {games} games against random")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
