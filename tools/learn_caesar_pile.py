"""Find ORDER of src/rostra/bots/caesar/setting_up.py: python -m tools.learn_caesar_pile [--games 3000] [--check 1000].

The search plays itself with few simulations, both piles in any order. A linear regression tells what a card of each
kind is worth in each part of the pile; the best order follows from that. It then plays the ORDER that is there now.
Needs the compiled packages; a game takes a third of a second.
"""

import argparse
import math
import random

import numpy

import rostra
from rostra.bots.caesar.setting_up import ORDER
from rostra.caesar.actions import STACK
from rostra.caesar.cards import ALL_ACTIONS, ASSASSINATION, KINDS
from rostra.caesar.state import State
from rostra.caesar.table import ARRANGE, phase
from rostra.game import CHANCE, OVER, pick
from tools.self_play import ahead, searched, shares

SIMULATIONS = 60
SIX = len(KINDS) - ASSASSINATION
CARDS = [kind for kind in range(SIX) for _ in range((ALL_ACTIONS >> 4 * (ASSASSINATION + kind)) & 15)]
PARTS = (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3)  # the part of the pile that each place belongs to


def play(seed: int, piles: tuple[list[int], list[int]]) -> tuple[float, float]:
    """By how many points Cleopatra was ahead in the end, and whether she won."""
    rng = random.Random(seed)
    state = rostra.load("caesar").new()
    assert isinstance(state, State)
    left = [list(pile) for pile in piles]
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(pick(state.chances(), rng))
        elif phase(state) == ARRANGE:
            state.apply(STACK + left[state.actor].pop(0))
        elif len(state.actions()) == 1:
            state.apply(state.actions()[0])
        else:
            state.apply(searched(state, rng, SIMULATIONS))
    return ahead(state), shares(state)[0]


def shuffled(rng: random.Random) -> list[int]:
    return rng.sample(CARDS, len(CARDS))


def learn(games: int) -> numpy.ndarray:
    """Points for each kind in each part of the pile, as far as they differ."""
    rng = random.Random(1)
    parts = max(PARTS) + 1
    x = numpy.zeros((games, SIX * parts + 1))
    y = numpy.zeros(games)
    for game in range(games):
        piles = shuffled(rng), shuffled(rng)
        y[game] = play(game, piles)[0]
        x[game, -1] = 1.0  # what it is worth to begin
        for seat, pile in enumerate(piles):
            for place, kind in enumerate(pile):
                x[game, kind * parts + PARTS[place]] += 1.0 - 2.0 * seat
    # A little ridge. The means of rows and columns are taken off, because they cannot be known: both players have the
    # same cards, so neither a kind in all parts nor a part with all kinds ever makes a difference.
    inverse = numpy.linalg.inv(x.T @ x + numpy.eye(x.shape[1]))
    weights = inverse @ x.T @ y
    middle = numpy.kron(numpy.eye(SIX) - 1 / SIX, numpy.eye(parts) - 1 / parts)
    table: numpy.ndarray = (middle @ weights[:-1]).reshape(SIX, parts)
    wide = (y - x @ weights).std() * numpy.sqrt(numpy.diag(middle @ inverse[:-1, :-1] @ middle)).reshape(SIX, parts)
    print("points in each part of the pile (standard error)")
    for kind in range(SIX):
        cells = (f"{value:6.2f} ({error:.2f})" for value, error in zip(table[kind], wide[kind]))
        print(f"{KINDS[ASSASSINATION + kind]:14}", *cells)
    return table


def best_order(table: numpy.ndarray) -> list[int]:
    """Exchange two cards as long as that helps."""
    order = sorted(CARDS, key=lambda kind: -(table[kind, 0] - table[kind, -1]))
    better = True
    while better:
        better = False
        for i in range(len(order)):
            for j in range(i):
                now = table[order[i], PARTS[i]] + table[order[j], PARTS[j]]
                then = table[order[j], PARTS[i]] + table[order[i], PARTS[j]]
                if then > now + 1e-9:
                    order[i], order[j] = order[j], order[i]
                    better = True
    return order


def check(order: list[int], other: list[int], games: int) -> None:
    """The same deals with the piles exchanged."""
    won = 0.0
    for game in range(games // 2):
        won += play(game, (order, other))[1] + 1.0 - play(game, (other, order))[1]
    rate = won / games
    print(f"against ORDER: {rate:.1%} +- {196 * math.sqrt(rate * (1 - rate) / games):.1f} ({games} games)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--check", type=int, default=1000)
    options = parser.parse_args()
    order = best_order(learn(options.games))
    print(*(KINDS[ASSASSINATION + kind] for kind in order))
    now = sorted(CARDS, key=lambda kind: ORDER.index(ASSASSINATION + kind))
    check(order, now, options.check)


if __name__ == "__main__":
    main()
