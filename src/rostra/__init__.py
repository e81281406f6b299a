"""Rostra: Caesar & Cleopatra and Nero for people and for programs."""

from typing import Final

from rostra import caesar as _caesar
from rostra.game import CHANCE, OVER, Event, Game, Outcome, Refusal, Rng, State, pick

__all__ = [
    "CHANCE",
    "GAMES",
    "OVER",
    "Event",
    "Game",
    "Outcome",
    "Refusal",
    "State",
    "compiled",
    "load",
    "play",
    "playout",
]

GAMES: Final = ("caesar",)


def load(name: str, /, **options: object) -> Game:
    """A game by name with its options; a ValueError names the one that is wrong."""
    if name == "caesar":
        return _caesar.Caesar(options)
    raise ValueError(f"game {name!r}: there is no such game; there are {', '.join(GAMES)}")


def play(state: State, rng: Rng) -> int:
    """Resolve one chance event in place; the id of what came."""
    if state.actor != CHANCE:
        raise ValueError("play: it is not chance that decides now")
    action = pick(state.chances(), rng)
    state.apply(action)
    return action


def playout(state: State, rng: Rng, taken: list[int] | None = None) -> State:
    """A random game to the end, in place, inside compiled code where there is any; the state itself.

    What was decided is appended to ``taken`` if a list is given.
    """
    return state.playout(rng, taken)


def compiled() -> bool:
    """Are the game packages compiled here, or plain Python?"""
    return not _caesar.state.__file__.endswith(".py")
