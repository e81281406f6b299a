"""How long a game can possibly be: true upper bounds, not tight ones (docs/openspiel.md has real games beside them)."""

from typing import NamedTuple

from rostra import titles
from rostra.game import Game

LONGEST = 10_000
"""Decisions, and as often chance, of a title that does not say (``adapters/open_spiel/<title>/limits.py``)."""


class Bounds(NamedTuple):
    decisions: int
    chances: int


def bounds(game: Game) -> Bounds:
    limits = titles.part(game.name, "adapters.open_spiel.limits")
    found: Bounds = Bounds(LONGEST, LONGEST) if limits is None else limits.bounds(game)
    return found
