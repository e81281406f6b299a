"""Our own figures, by the names that the report uses."""

import random
import statistics
import time
import timeit
from collections.abc import Callable, Iterable
from functools import partial
from typing import Protocol, cast

import rostra
from bench.loop import Apply, Legal, Measure, decisions_per_second, dice
from rostra.game import Game, State

POSITIONS = 100


class Weighed(Protocol):
    """States of our own games know their size in bytes; the contract does not promise it."""

    def nbytes(self) -> int: ...


def measures(name: str, seed: int) -> dict[str, Measure]:
    game = rostra.load(name)
    positions = middle_positions(game, random.Random(seed), POSITIONS)
    rng = random.Random(seed)
    seats = range(len(game.seats))
    clones: list[Callable[[], object]] = [state.clone for state in positions]
    samples: list[Callable[[], object]] = [partial(state.sample, seat, rng) for state in positions for seat in seats]

    def start() -> tuple[Legal, Apply]:
        state = game.new()
        return state.actions, state.apply

    return {
        "decisions": partial(decisions_per_second, start, dice(seed)),
        "playout": partial(playout_decisions_per_second, game, rng),
        "clone": partial(microseconds, clones),
        "sample": partial(microseconds, samples),
        "memory": partial(largest_state, positions),
    }


def playout_decisions_per_second(game: Game, rng: random.Random, seconds: float) -> float:
    """Whole games inside compiled code, one call a game."""
    decisions = 0
    begin = now = time.perf_counter()
    while now - begin < seconds:
        state = game.new()
        rostra.playout(state, rng)
        decisions += state.plies
        now = time.perf_counter()
    return decisions / (now - begin)


def microseconds(calls: Iterable[Callable[[], object]], seconds: float) -> float:
    """What a call takes: each is measured in a batch of its own, and the median counts."""
    calls = list(calls)
    once = max(timeit.timeit(calls[0], number=100) / 100, 1e-8)
    batch = max(1, int(seconds / len(calls) / once))
    return statistics.median(timeit.timeit(call, number=batch) for call in calls) / batch * 1e6


def largest_state(states: list[State], seconds: float) -> float:
    """Bytes. It measures no time, but has the signature of a ``Measure``."""
    return max(cast(Weighed, state).nbytes() for state in states)


def middle_positions(game: Game, rng: random.Random, number: int) -> list[State]:
    """A position from each of ``number`` random games: from its middle half, with a seat to decide."""
    found: list[State] = []
    while len(found) < number:
        line = random_game(game, rng)
        middle = line[len(line) // 4 : len(line) * 3 // 4]
        decided = [state for state in middle if state.actor not in (rostra.CHANCE, rostra.OVER)]
        if decided:
            found.append(rng.choice(decided))
    return found


def random_game(game: Game, rng: random.Random) -> list[State]:
    """Every state of a random game."""
    state = game.new()
    line = [state.clone()]
    while actions := state.actions():
        state.apply(rng.choice(actions))
        line.append(state.clone())
    return line
