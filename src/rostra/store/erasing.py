"""Erasing a person's name and words from what is stored (tables/erasing.py says how a log changes)."""

from typing import Any, NamedTuple

from sqlalchemy import Connection, or_, select, update

from rostra.store import kept_files
from rostra.store.schema import log, matches
from rostra.store.store import read_entries
from rostra.tables.erasing import erasure
from rostra.tables.log import house_line


class Erased(NamedTuple):
    """A match in which somebody of that name was found."""

    id: str
    seats: list[int]
    entries: int
    """How many entries change."""


def erase(connection: Connection, name: str, id: str | None = None, really: bool = True) -> list[Erased]:
    """Erase everybody who was called so, in this match or in all; without ``really`` only say where that would be.

    Each match in a transaction of its own. Processes that have it in memory see the new edition, and read it again.
    """
    found = []
    for number in where(connection, name, id):
        if really and connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # nobody adds to the log meanwhile
        one = _erase(connection, number, name, really)
        if one is not None:
            found.append(one)
        if really:
            connection.commit()
        else:
            connection.rollback()
    return found


def where(connection: Connection, name: str, id: str | None = None) -> list[int]:
    """The numbers of matches that the name may occur in. Without an ``id`` every log is looked through."""
    query = select(matches.c.number).where(matches.c.removed_at.is_(None))
    if id is not None:
        query = query.where(matches.c.id == id)
    else:
        lines = [house_line(word, name) for word in ("sit", "name")]
        in_log = select(log.c.match).where(log.c.line.in_(lines))
        quoted = kept_files.as_in_settings(name)
        in_settings = matches.c.settings.contains(quoted, autoescape=True)
        query = query.where(or_(matches.c.number.in_(in_log), in_settings))
    numbers = list(connection.execute(query.order_by(matches.c.number)).scalars())
    connection.rollback()
    return numbers


def _erase(connection: Connection, number: int, name: str, really: bool) -> Erased | None:
    query = select(matches).where(matches.c.number == number, matches.c.removed_at.is_(None))
    row: Any = connection.execute(query.with_for_update() if really else query).first()
    if row is None:
        return None
    plan = erasure(kept_files.bare_settings(row), read_entries(connection, number), name)
    if plan is None:
        return None
    if really:
        for entry in plan.entries:
            same = log.c.match == number, log.c.ply == entry.ply
            connection.execute(update(log).where(*same).values(line=entry.line, key=entry.key))
        new = {"settings": kept_files.encoded(plan.settings), "edition": row.edition + 1, "lobby": None}
        connection.execute(update(matches).where(matches.c.number == number).values(new))
    return Erased(row.id, plan.seats, len(plan.entries))
