"""Upper bounds of a game's length, true but not tight (docs/openspiel.md compares them with real games)."""

from typing import NamedTuple

from rostra import titles
from rostra.game import Game

LONGEST = 10_000
"""Decisions, and as many of chance, of a title that brings no ``adapters/open_spiel/<title>/limits.py``."""


class Bounds(NamedTuple):
    decisions: int
    chances: int


def bounds(game: Game) -> Bounds:
    limits = titles.part(game.name, "adapters.open_spiel.limits")
    found: Bounds = Bounds(LONGEST, LONGEST) if limits is None else limits.bounds(game)
    return found
