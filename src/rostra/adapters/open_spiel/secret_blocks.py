"""Which blocks of ``rostra.features`` can hold something that not everybody knows.

A block is private if it ever holds a secret: how many own cards lie face down at a group is public, but not in the
middle of a castling (CC-A3). All other blocks are public. If a title does not say which blocks are secret
(``adapters/open_spiel/<title>/limits.py``), all of them are private.
"""

from rostra import titles
from rostra.features import of
from rostra.game import Game


def secret_blocks(game: Game) -> frozenset[str]:
    limits = titles.part(game.name, "adapters.open_spiel.limits")
    return frozenset([block.name for block in of(game).blocks if limits is None or limits.is_secret(block.name)])
