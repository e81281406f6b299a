"""Names and addresses that a host has blocked or muted. Addresses are not stored, only hashes of them."""

from typing import Final, Literal, NamedTuple, get_args

from sqlalchemy import Connection, delete, insert, select

from rostra.store.schema import blocks

Effect = Literal["block", "mute"]
Kind = Literal["name", "address"]
EFFECTS: Final[tuple[Effect, ...]] = get_args(Effect)


class Block(NamedTuple):
    effect: Effect
    """``block``: may not come in; ``mute``: may not talk."""
    kind: Kind
    value: str
    """The name, or the hash of the address."""
    since: int
    note: str = ""
    """The host's own."""


def read(connection: Connection) -> list[Block]:
    query = select(*[blocks.c[name] for name in Block._fields]).order_by(blocks.c.since, blocks.c.value)
    return [Block(*row) for row in connection.execute(query)]


def add(connection: Connection, block: Block) -> None:
    """The same once more takes the place of the one before."""
    _delete(connection, block.effect, block.kind, block.value)
    connection.execute(insert(blocks), [block._asdict()])
    connection.commit()


def lift(connection: Connection, effect: Effect, kind: Kind, value: str) -> bool:
    """Whether there was such a block."""
    there = _delete(connection, effect, kind, value)
    connection.commit()
    return there


def _delete(connection: Connection, effect: str, kind: str, value: str) -> bool:
    same = blocks.c.effect == effect, blocks.c.kind == kind, blocks.c.value == value
    return connection.execute(delete(blocks).where(*same)).rowcount > 0
