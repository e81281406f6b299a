"""Helpers for tests that walk through games: random walks, and what a seat gets to see on the way."""

import json
import random
from collections.abc import Iterator

import rostra
from rostra.game import Event, Game, State

OPTIONS = [
    {"edition": edition, "action_decks": decks, "orgies": orgies}
    for edition in ("kosmos", "italian")
    for decks in ("arranged", "shuffled", "own-choice")
    for orgies in ("standard", "fading", "fewer")
]


def games() -> list[Game]:
    return [rostra.load("caesar", **options) for options in OPTIONS]


def walk(state: State, rng: random.Random) -> Iterator[tuple[State, int]]:
    """A random game: each state with the action about to be applied to it."""
    while state.actor != rostra.OVER:
        legal = state.actions()
        action = legal[rng.randrange(len(legal))]
        yield state, action
        state.apply(action)


def somewhere(game: Game, rng: random.Random) -> State:
    """A state after a random number of random decisions, not yet over."""
    state = game.new()
    for _, _ in walk(state, rng):
        if rng.random() < 0.008:
            break
    return state if state.actor != rostra.OVER else somewhere(game, rng)


def seen(events: list[Event], seat: int | None) -> list[str]:
    """What a seat learns from events, as bytes would be sent."""
    told = [event.seen_by(seat) for event in events]
    return [json.dumps(one) for one in told if one is not None]


def play(state: State, *lines: str) -> list[Event]:
    """Apply lines of notation; the events."""
    events: list[Event] = []
    for line in lines:
        state.apply(state.parse(line), events)
    return events


def as_text(value: object) -> str:
    return json.dumps(value)
