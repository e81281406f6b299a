"""Find the numbers of bots/nero/weights.py: python -m tools.learn_nero [--games 3000] [--times 3] [--hold 2].

``QuickPolicy`` plays itself with the present numbers; some positions at ends of turns are kept. Then Newton's method
finds the numbers by which ``Evaluation.win`` gives the winners the best chances there. Slopes come from small changes
of each number, and ``--hold`` pulls every number towards its present value. A fifth of the games is held out to test
the result. Needs the compiled packages; a game takes a tenth of a second, a step a minute.
"""

import argparse
import random

import numpy

from rostra.bots.nero.evaluation import Evaluation
from rostra.bots.nero.lookahead import play_turns
from rostra.bots.nero.quick_policy import QuickPolicy
from rostra.dice import Dice
from rostra.game import OVER
from rostra.nero.state import State
from tools.self_play import set_up, shares

PLAYERS = 4
KEPT_SHARE = 0.07  # of the positions at ends of turns
RANDOM_SHARE = 0.04  # of the turns, which begin with a random decision: QuickPolicy alone would avoid many positions
SLOPE_STEP = 0.1  # how much a number is changed to find its slope, in its scale

# The tables and numbers of Outlook, each with its scale: by how much it can be expected to change
BY_ROUND = {
    "w_area_worth": 0.5,
    "w_area_early": 0.5,
    "w_italy_worth": 0.5,
    "w_italy_early": 0.5,
    "w_throne_worth": 0.5,
    "w_throne_early": 0.5,
    "w_legion_worth": 0.1,
    "w_card_next": 0.3,
    "w_their_cards": 0.15,
}
SINGLE = {
    "w_risk": 0.05,
    "w_risk_each": 0.05,
    "w_risk_most": 0.1,
    "w_reach": 0.15,
    "w_grab": 0.03,
    "w_grab_most": 0.08,
    "w_split": 0.1,
    "w_mark_worth": 0.1,
}
KNOBS: list[tuple[str, int, float]] = [  # name, place in its table or -1, scale
    *((name, round_, scale) for name, scale in BY_ROUND.items() for round_ in range(1, 5)),
    *(("w_spread", round_, 2.0) for round_ in range(1, 6)),
    *(("w_kind_worth", kind, 0.15) for kind in range(14)),
    *((name, -1, scale) for name, scale in SINGLE.items()),
]


def play(seed: int, kept: list[State]) -> list[float]:
    """Play a game and add some of its positions to ``kept``; the seats' shares of the victory."""
    rng = random.Random(seed)
    dice = Dice(seed)
    state = set_up(rng)
    policy = QuickPolicy(state.box)
    while state.actor != OVER:
        play_turns(state, policy, dice, state.turns, state.round)
        if state.actor != OVER and rng.random() < KEPT_SHARE:
            kept.append(state.clone())
        if state.actor >= 0 and rng.random() < RANDOM_SHARE:
            state.apply(rng.choice(state.actions()))
    return shares(state)


def changed(evaluation: Evaluation, knob: tuple[str, int, float], by: float) -> None:
    name, place, _ = knob
    if place < 0:
        setattr(evaluation, name, getattr(evaluation, name) + by)
    else:
        getattr(evaluation, name)[place] += by


def scores(evaluation: Evaluation, positions: list[State]) -> numpy.ndarray:
    """What ``Evaluation`` turns into chances: points divided by the spread."""
    found = numpy.empty((len(positions), PLAYERS))
    for row, position in zip(found, positions):
        evaluation.chances(position)
        row[:] = [evaluation.total[seat] / evaluation.spread for seat in range(PLAYERS)]
    return found


def chances(z: numpy.ndarray) -> numpy.ndarray:
    e = numpy.exp(z - z.max(axis=1, keepdims=True))
    made: numpy.ndarray = e / e.sum(axis=1, keepdims=True)
    return made


def log_loss(z: numpy.ndarray, won: numpy.ndarray) -> float:
    return float(-(won * numpy.log(chances(z) + 1e-9)).sum(axis=1).mean())


def step(z: numpy.ndarray, slopes: numpy.ndarray, won: numpy.ndarray, far: numpy.ndarray, hold: float) -> numpy.ndarray:
    """One step of Newton's method, in scales; ``far``: how far the numbers are from where they began."""
    p = chances(z)
    mean = numpy.einsum("ns,nsk->nk", p, slopes)
    slope = numpy.einsum("ns,nsk->k", p - won, slopes) + hold * far
    curvature = numpy.einsum("ns,nsk,nsl->kl", p, slopes, slopes, optimize=True) - mean.T @ mean
    made: numpy.ndarray = -numpy.linalg.solve(curvature + hold * numpy.eye(len(far)), slope)
    return made.clip(-1.0, 1.0)


def learn(positions: list[State], won: numpy.ndarray, test: numpy.ndarray, times: int, hold: float) -> Evaluation:
    evaluation = Evaluation(positions[0].box)
    far = numpy.zeros(len(KNOBS))
    for time in range(times + 1):
        z = scores(evaluation, positions)
        learnt, others = log_loss(z[~test], won[~test]), log_loss(z[test], won[test])
        print(f"after {time} steps: {learnt:.4f}, games kept apart {others:.4f}", flush=True)
        if time == times:
            return evaluation
        slopes = numpy.empty((len(positions), PLAYERS, len(KNOBS)))
        for k, knob in enumerate(KNOBS):
            changed(evaluation, knob, SLOPE_STEP * knob[2])
            slopes[:, :, k] = (scores(evaluation, positions) - z) / SLOPE_STEP
            changed(evaluation, knob, -SLOPE_STEP * knob[2])
        by = step(z[~test], slopes[~test], won[~test], far, hold)
        far += by
        for k, knob in enumerate(KNOBS):
            changed(evaluation, knob, float(by[k]) * knob[2])
    return evaluation


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--hold", type=float, default=2.0, help="more: the numbers change less")
    options = parser.parse_args()
    positions: list[State] = []
    rows: list[list[float]] = []
    test: list[bool] = []
    for game in range(options.games):
        row = play(options.seed * 1_000_000 + game, positions)
        rows += [row] * (len(positions) - len(rows))
        test += [game % 5 == 0] * (len(positions) - len(test))
    evaluation = learn(positions, numpy.array(rows), numpy.array(test), options.times, options.hold)
    for name in dict.fromkeys(knob[0] for knob in KNOBS):
        value = getattr(evaluation, name)
        table = name not in SINGLE
        print(name[2:].upper(), [round(float(one), 3) for one in value] if table else round(float(value), 3))


if __name__ == "__main__":
    main()
