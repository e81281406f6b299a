"""Find the tables of src/rostra/bots/nero/opening.py: python -m tools.learn_nero_openings [--games 3000] [--rules 1].

``QuickPolicy`` plays itself from random set-ups. A linear regression tells how often games are won with each home area,
and how much a home or one of the last two legions in a province adds, compared with the mean of its area. ``--rules``
plays with the deck of an older version. Needs the compiled packages; a game takes a tenth of a second.
"""

import argparse
import random

import numpy

import rostra
from rostra.bots.nero.lookahead import play_turns
from rostra.bots.nero.quick_policy import QuickPolicy
from rostra.dice import Dice
from rostra.game import OVER
from rostra.nero.data.map_file import AREA_SIZE, AREAS, IN_AREAS, PROVINCES
from rostra.nero.state import State
from rostra.nero.table import AREA, HOME, LEGIONS
from rostra.nero.title import TITLE
from tools.self_play import set_up, shares

PLAYERS = 4


def play(seed: int, rules: int) -> tuple[list[list[int]], list[float]]:
    """For each seat its area, its home and the legions in each province after the set-up; and its share of victory."""
    rng = random.Random(seed)
    dice = Dice(seed)
    state = set_up(rng, rules)
    at = [int(number) for number in state.at]
    set_ups = []
    for seat in range(PLAYERS):
        legions = at[LEGIONS + PROVINCES * seat : LEGIONS + PROVINCES * seat + IN_AREAS]
        set_ups.append([at[AREA + seat], at[HOME + seat], *legions])
    policy = QuickPolicy(state.box)
    while state.actor != OVER:
        play_turns(state, policy, dice, state.turns, state.round)
    return set_ups, shares(state)


def learn(games: int, seed: int, rules: int) -> tuple[numpy.ndarray, numpy.ndarray]:
    """What areas, then homes, then provinces with a legion add to the chance to win; and the standard errors."""
    x = numpy.zeros((games * PLAYERS, len(AREAS) + 2 * IN_AREAS))
    y = numpy.zeros(games * PLAYERS)
    for game in range(games):
        set_ups, won = play(seed * 1_000_000 + game, rules)
        for seat, (area, home, *legions) in enumerate(set_ups):
            row = x[game * PLAYERS + seat]
            row[area] = 1.0
            row[len(AREAS) + home] = 1.0
            row[len(AREAS) + IN_AREAS :] = numpy.maximum(numpy.array(legions) - 1, 0)
            y[game * PLAYERS + seat] = won[seat]
    # A little ridge: homes of an area always add up to one, its last legions to two.
    inverse = numpy.linalg.inv(x.T @ x + numpy.eye(x.shape[1]))
    weights = inverse @ x.T @ y
    middle = numpy.eye(x.shape[1])  # takes the mean off the provinces of an area
    for first in range(len(AREAS), x.shape[1], 5):
        middle[first : first + 5, first : first + 5] -= 1 / 5
    errors = (y - x @ weights).std() * numpy.sqrt(numpy.diag(middle @ inverse @ middle.T))
    table: numpy.ndarray = middle @ weights
    for area in range(len(AREAS)):
        table[area] = y[x[:, area] == 1.0].mean()
    return table, errors


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", type=int, default=max(TITLE.rules), help="the version whose deck is played")
    options = parser.parse_args()
    table, errors = learn(options.games, options.seed, options.rules)
    state = rostra.load("nero").new()
    assert isinstance(state, State)
    print("won by area, and what a home and each of the last two legions there add (standard error)")
    for area, area_name in enumerate(AREAS):
        print(f"{area_name:20} {table[area]:6.3f}")
        for province in range(AREA_SIZE * area, AREA_SIZE * (area + 1)):
            home, place = len(AREAS) + province, len(AREAS) + IN_AREAS + province
            print(
                f"  {state.box.map.provinces[province]:18} home {table[home]:+.3f} ({errors[home]:.3f})"
                f"  legion {table[place]:+.3f} ({errors[place]:.3f})"
            )


if __name__ == "__main__":
    main()
