"""States as numbers, for programs that learn: what a seat may know, always at the same places.

``of(game)`` says what the numbers are and writes them. ``observe(state, seat)`` is the short way to get them once. They
say what ``state.view(seat)`` says; docs/features.md lists them. They are written by ``features/<title>/numbers.py``; a
title without this module has no numbers.
"""

from types import ModuleType
from typing import Protocol

from librt.vecs import vec
from mypy_extensions import u8

from rostra import titles
from rostra.features.layout import Block
from rostra.game import Game, State

__all__ = ["Block", "Features", "has", "observe", "of"]


class Features(Protocol):
    """What the numbers of a game are, and how to write them."""

    @property
    def names(self) -> tuple[str, ...]:
        """What each number is."""
        ...

    @property
    def high(self) -> tuple[int, ...]:
        """How large each can become, at most 255."""
        ...

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The numbers that belong together."""
        ...

    @property
    def size(self) -> int:
        """How many numbers there are."""
        ...

    def write(self, state: State, seat: int, out: vec[u8], at: int) -> None:
        """Write what a seat knows into ``out``, from place ``at`` on. Nothing is allocated."""
        ...


def has(title: str) -> bool:
    """Whether there are numbers for the states of a title."""
    return titles.part(title, "features.numbers") is not None


def of(game: Game) -> Features:
    """The numbers of a game with its options."""
    features: Features = _numbers(game.name).of_game(game)
    return features


def observe(state: State, seat: int) -> bytes:
    """What a seat knows, a byte for each number."""
    features: Features = _numbers(titles.of_state(state)).of_state(state)
    out = vec[u8]([0] * features.size)
    features.write(state, seat, out, 0)
    return bytes(out)


def _numbers(title: str) -> ModuleType:
    module = titles.part(title, "features.numbers")
    if module is None:
        raise TypeError(f"{title}: there are no features for this game")
    return module
