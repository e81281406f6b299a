"""Games for these tests: loaded by name, played at random."""

import random
from collections.abc import Iterator
from typing import Any

import pyspiel

import rostra.adapters.open_spiel  # noqa: F401  registers the games
from rostra.game import pick

SHORT_NERO = "rostra_nero(length=short,players=3)"


def load(spec: str) -> Any:
    return pyspiel.load_game(spec)


def draw(state: Any, rng: random.Random) -> int:
    """What comes next, at random; chance by its own weights."""
    if state.is_chance_node():
        return pick(state.play.state.chances(), rng)
    return int(rng.choice(state.legal_actions()))


def walk(spec: str, seed: int) -> Iterator[Any]:
    """A random game, one state after the other (always the same object)."""
    rng = random.Random(seed)
    state = load(spec).new_initial_state()
    yield state
    while not state.is_terminal():
        state.apply_action(draw(state, rng))
        yield state
