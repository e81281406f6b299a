"""``python -m bench.bots``: the search beside OpenSpiel's, in one run.

``speed``: simulations a second from the first turn of Caesar & Cleopatra, and of OpenSpiel's IS-MCTS (C++) from the
first trick of hearts. ``match``: one of our levels against OpenSpiel's IS-MCTS bot in our game, with equal seconds a
move and paired deals. That bot rolls out with our ``playout``, many times faster than its own in Python.
"""

import argparse
import random
import statistics
import time
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from rich.console import Console
from rich.progress import track

import rostra
from rostra import bots
from rostra.adapters.open_spiel import RostraState, resampler
from rostra.arena.deals import Deal
from rostra.bots.caesar.search import Search
from rostra.caesar.state import State as CaesarState
from rostra.game import CHANCE, OVER, pick
from rostra.rewards import rewards
from rostra.statistics import share

CURIOSITY = 2.0  # OpenSpiel's usual exploration constant
SIMULATIONS = 2000


def first_turn(seed: int) -> CaesarState:
    rng = random.Random(seed)
    state = rostra.load("caesar").new()
    assert isinstance(state, CaesarState)
    while state.turns == 0 or state.actor < 0:
        state.apply(pick(state.chances(), rng) if state.actor == CHANCE else rng.choice(state.actions()))
    return state


def our_speed(seed: int) -> float:
    search = Search(first_turn(seed), seed)
    began = time.perf_counter()
    search.run(SIMULATIONS)
    return SIMULATIONS / (time.perf_counter() - began)


def their_speed(seed: int) -> float:
    rng = random.Random(seed)
    state = pyspiel.load_game("hearts").new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        chances = state.chance_outcomes() if state.is_chance_node() else [(state.legal_actions()[0], 1.0)]
        actions, weights = zip(*chances)
        state.apply_action(rng.choices(actions, weights)[0])
    bot = pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), CURIOSITY, SIMULATIONS)
    began = time.perf_counter()
    bot.step(state)
    return SIMULATIONS / (time.perf_counter() - began)


def speed(rounds: int) -> None:
    measured = [(our_speed(seed), their_speed(seed)) for seed in range(rounds)]
    ours, theirs = (statistics.median(figures) for figures in zip(*measured))
    print(f"Simulations a second, medians of {rounds} rounds: ours {ours:,.0f}, OpenSpiel's on hearts {theirs:,.0f}:")
    print(f"{ours / theirs:.2f} x (target: at least 1 x)")


class Rollouts:
    """OpenSpiel's random rollouts, made by our playout."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def prior(self, state: RostraState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

    def evaluate(self, state: RostraState) -> list[float]:
        outcome = state.play.state.clone().playout(self.rng).outcome()
        assert outcome is not None
        return rewards(len(outcome.points), outcome.winners)


class Theirs(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot with a limit of time instead of simulations."""

    def __init__(self, seconds: float, seed: int) -> None:
        rng = random.Random(seed)
        super().__init__(
            None, Rollouts(rng), CURIOSITY, 1, random_state=numpy.random.RandomState(seed),
            use_observation_string=True,
        )  # fmt: skip
        self.set_resampler(resampler(rng))
        self.seconds = seconds
        self.simulations = self.moves = 0

    def run_search(self, state: RostraState) -> Any:
        until = time.perf_counter() + self.seconds
        self.reset()
        self._root_node = self.create_new_node(state)
        self.moves += 1
        while time.perf_counter() < until or not self._root_node.total_visits > 0:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        return self.get_final_policy(state, self.filter_illegals(self._root_node, state.legal_actions()))


def play(level: bots.Bot, theirs: Theirs, seat: int, seconds: float, deal: Deal, seed: int) -> float:
    """A game; 1 if the level, on this seat, has won."""
    rng = random.Random(seed)
    open_spiel_state = pyspiel.load_game("rostra_caesar").new_initial_state()  # as OpenSpiel's bot sees the game
    state = open_spiel_state.play.state
    while state.actor != OVER:
        if state.actor == CHANCE:
            open_spiel_state.apply_action(deal.draw(state))
            continue
        deal.decided(state.actor)
        if len(state.actions()) == 1:
            open_spiel_state.apply_action(state.actions()[0])
        elif state.actor == seat:
            open_spiel_state.apply_action(bots.decide(level, state, rng, bots.Budget(seconds=seconds)).action)
        else:
            open_spiel_state.apply_action(theirs.step(open_spiel_state))
    outcome = state.outcome()
    assert outcome is not None
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def match(name: str, pairs: int, seconds: float) -> None:
    level = bots.load("caesar", name)
    theirs = Theirs(seconds, 1)
    results = []
    for at in track(range(pairs), "Playing", console=Console(stderr=True), transient=True):
        results.append([play(level, theirs, seat, seconds, Deal("caesar", 1, at), 2 * at + seat) for seat in (0, 1)])
    won = share([sum(pair) for pair in results], [2.0] * pairs)
    print(f"{name} against OpenSpiel's IS-MCTS, {seconds} s a move, {2 * pairs} games: {won.value:.1%} won")
    print(f"(95 % interval {won.low:.1%} to {won.high:.1%}; target: at least 90 %).")
    print(f"OpenSpiel's bot made {theirs.simulations / theirs.moves:,.0f} simulations a move.")


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.bots", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=["speed", "match"])
    parser.add_argument("--rounds", type=int, default=9, help="of speed (9)")
    parser.add_argument("--level", default="legatus")
    parser.add_argument("--pairs", type=int, default=200, help="deals, of two games each (200)")
    parser.add_argument("--seconds", type=float, default=1.0, help="a move (1)")
    options = parser.parse_args()
    if options.what == "speed":
        speed(options.rounds)
    else:
        match(options.level, options.pairs, options.seconds)


if __name__ == "__main__":
    main()
