"""Which blocks of ``rostra.features`` can hold something that not everybody knows.

A block belongs to the private part if it ever does: how many own cards lie face down at a group is public, but not in
the middle of a castling (CC-A3). Public and private part together are all blocks.
"""

from rostra.features import Block, of
from rostra.game import Game

# By the end of the name, whoever's it is.
_CAESAR = (
    "asked", "waiting-for", "action", "action.at", "action.of",  # whether the viewer is asked for a veto (CC-A8)
    "hand", "hand-known", "spied", "spied-laid", "bonus", "points", "unseen", "action-order",
    "down-cards", "aside-cards",
)  # fmt: skip
_CASTLING = ("down", "aside")  # of the own side only: what the viewer sees of the other's is what everybody sees
_NERO = (
    "asked", "waiting-for", "answering", "answering.to", "answering.target", "answering.by", "answering.what",
    "event", "event.from", "event.to", "event.target", "event.legions", "event.leader",
    "wanted", "hand", "known", "unseen", "battle.laid",
)  # fmt: skip


def secret_blocks(game: Game) -> frozenset[str]:
    return frozenset([block.name for block in of(game).blocks if _is_secret(game.name, block)])


def _is_secret(game: str, block: Block) -> bool:
    side, _, last = block.name.rpartition(".")
    if game == "nero":
        return block.name in _NERO or last in ("hand", "known")
    return block.name in _CAESAR or last in _CAESAR or (side.startswith("own") and last in _CASTLING)
