"""Helpers for tests that walk through games: random walks that also fight, and what a seat gets to see on the way."""

import json
import random
from collections.abc import Iterator

import rostra
from rostra.game import Event, Game, State
from tests.nero.table import game

OPTIONS = [
    {"players": players, "length": length, "acclamation": acclamation}
    for players in (4, 3)
    for length in ("full", "short")
    for acclamation in ("any-victory", "over-emperor")
]

# Evenly random players hardly ever meet. How likely a kind of decision is against the others, 4 if it is not here:
WEIGHTS = {"attack": 60, "declare": 60, "step": 16, "force": 8, "ask-leave": 8, "unmark": 8, "take": 8, "stay": 8}
WEIGHTS |= {"battle-card": 8, "no-counter": 6, "counter-two": 20, "leave": 1, "halt": 1, "end-turn": 1, "activate": 2}


def games() -> list[Game]:
    return [game(**options) for options in OPTIONS]


def choose(state: State, rng: random.Random) -> int:
    """A legal action: first a kind of decision by its weight, then one of that kind."""
    kinds: dict[str, list[int]] = {}
    for action in state.actions():
        kinds.setdefault(state.text(action).partition(" ")[0], []).append(action)
    weights = [WEIGHTS.get(kind, 4) for kind in kinds]
    found = rng.choices(list(kinds.values()), weights)[0]
    return found[rng.randrange(len(found))]


def walk(state: State, rng: random.Random) -> Iterator[tuple[State, int]]:
    """A random game: each state with the action about to be applied to it."""
    while state.actor != rostra.OVER:
        action = choose(state, rng)
        yield state, action
        state.apply(action)


def somewhere(game: Game, rng: random.Random) -> State:
    """A state after a random number of random decisions, not yet over."""
    state = game.new()
    plies = rng.randrange(400)
    for _, _ in walk(state, rng):
        if state.plies >= plies:
            break
    return state if state.actor != rostra.OVER else somewhere(game, rng)


def turn_starts(game: Game, rng: random.Random) -> Iterator[State]:
    """The states of a random game at which a turn begins."""
    state, turns = game.new(), 0
    for now, _ in walk(state, rng):
        if now.turns != turns:
            turns = now.turns
            yield now


def seen(events: list[Event], seat: int | None) -> list[str]:
    """What a seat learns from events, as bytes would be sent."""
    told = [event.seen_by(seat) for event in events]
    return [json.dumps(one) for one in told if one is not None]


def as_text(value: object) -> str:
    return json.dumps(value)
