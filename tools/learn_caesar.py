"""Find the weights of src/rostra/bots/caesar/evaluation.py: python -m tools.learn_caesar [--games 1500].

The search plays itself with few simulations. One decision in twenty is random, so that all kinds of tables are seen.
Every beginning of a turn is an example: its features, and by how many points the first seat was ahead in the end. The
weights are a linear regression on these. A fifth of the games is held out to test them. Needs the compiled packages; a
game takes half a second.
"""

import argparse
import random

import numpy
from librt.vecs import vec

import rostra
from rostra.bots.caesar.evaluation import FEATURES, features
from rostra.caesar.state import State
from rostra.caesar.table import ARRANGE, IN_TURN, SET_UP, phase
from rostra.game import CHANCE, OVER, pick
from tools.self_play import ahead, searched, shares

MISTAKES = 0.05
SIMULATIONS = 100


def play(seed: int) -> tuple[list[list[float]], float, float]:
    """The features of each turn, the points ahead in the end, and who won."""
    rng = random.Random(seed)
    state = rostra.load("caesar").new()
    assert isinstance(state, State)
    buffer = vec[float]([0.0] * len(FEATURES))
    seen: list[list[float]] = []
    turns = 0
    while state.actor != OVER:
        if state.turns != turns and phase(state) == IN_TURN:
            turns = state.turns
            features(state, buffer)
            seen.append([buffer[i] for i in range(len(FEATURES))])
        if state.actor == CHANCE:
            state.apply(pick(state.chances(), rng))
        elif phase(state) in (ARRANGE, SET_UP) or len(state.actions()) == 1 or rng.random() < MISTAKES:
            state.apply(rng.choice(state.actions()))
        else:
            state.apply(searched(state, rng, SIMULATIONS))
    return seen, ahead(state), shares(state)[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=1500)
    games = parser.parse_args().games
    rows: list[list[float]] = []
    ends: list[float] = []
    wins: list[float] = []
    train: list[bool] = []
    for game in range(games):
        seen, ahead, won = play(game)
        rows += seen
        ends += [ahead] * len(seen)
        wins += [won] * len(seen)
        train += [game % 5 != 0] * len(seen)
    x, y, w, training = numpy.array(rows), numpy.array(ends), numpy.array(wins), numpy.array(train)
    weights = numpy.linalg.lstsq(x[training], y[training], rcond=None)[0]
    predicted = x[~training] @ weights
    explained = 1 - ((y[~training] - predicted) ** 2).mean() / y[~training].var()
    print(f"{len(x)} turns; explains {explained:.3f} of the points")
    for steep in (0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5):
        chance = 1 / (1 + numpy.exp(-steep * predicted))
        loss = -(w[~training] * numpy.log(chance) + (1 - w[~training]) * numpy.log(1 - chance)).mean()
        print(f"STEEP {steep}: log loss {loss:.4f}")
    for name, weight in zip(FEATURES, weights):
        print(f"{weight:8.3f}  {name}")


if __name__ == "__main__":
    main()
