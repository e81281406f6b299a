"""Removing matches: one that a host names, or those in which nothing has happened for long.

A removed match leaves a row behind for a month, without anything that was in it: whoever has its link is told that it
was removed, and a process that still had it in memory can do no harm by writing to its log.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal, NamedTuple, get_args

from sqlalchemy import ColumnElement, Connection, TextClause, delete, select, text, update

from rostra.store.schema import keys, log, matches
from rostra.tables.clocks import Outage

DAY: Final = 24 * 60 * 60 * 1000
AT_ONCE: Final = 100
"""Matches that are removed in one transaction: while it lasts nobody else writes to a SQLite file."""
KEPT: Final = 30 * DAY
"""Milliseconds that the row of a removed match is kept."""

Kind = Literal["waiting", "abandoned", "finished"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


class Ages(NamedTuple):
    """After how many days without an entry a match may be removed; None: never."""

    waiting: int | None = None
    """It never began: it waits for players, or was cancelled."""
    abandoned: int | None = None
    """It began and is not over. No clock of ours runs for so long."""
    finished: int | None = None


class Old(NamedTuple):
    """A match that may be removed."""

    number: int
    id: str
    kind: Kind
    last_at: int
    """When something last happened in it, in milliseconds."""


def old(connection: Connection, ages: Ages, now: int, outages: Sequence[Outage] = ()) -> Iterator[Old]:
    """All that may be removed, the oldest first. Time in which no server was up does not count: nobody could play."""
    least = min((age for age in ages if age is not None), default=None)
    if least is None:
        return
    columns = [matches.c[name] for name in ("number", "id", "phase", "begun", "created_at")]
    last = select(log.c.at).where(log.c.match == matches.c.number).order_by(log.c.ply.desc()).limit(1)
    query = select(*columns, last.scalar_subquery().label("last_entry")).where(
        matches.c.removed_at.is_(None), matches.c.number < (now - least * DAY) << 20, _may_be(ages)
    )
    after = -1
    while page := connection.execute(
        query.where(matches.c.number > after).order_by(matches.c.number).limit(AT_ONCE)
    ).all():
        for row in page:
            after = row.number
            kind: Kind = "waiting" if not row.begun else "finished" if row.phase == "over" else "abandoned"
            last_at = max(row.last_entry or 0, row.created_at)
            age = getattr(ages, kind)
            if age is not None and last_at + _down(outages, last_at, now) <= now - age * DAY:
                yield Old(row.number, row.id, kind, last_at)


def _may_be(ages: Ages) -> TextClause:
    """Which matches to look at. Without the finished ones an index has them all."""
    return text("(phase <> 'over' OR NOT begun)" if ages.finished is None else "number >= 0")


def _down(outages: Sequence[Outage], since: int, now: int) -> int:
    return sum(outage.overlap(since, now) for outage in outages)


def remove(connection: Connection, number: int, now: int, unless_after: int | None = None) -> bool:
    """Remove a match; ``unless_after``: not if something has happened since then. Whether it was removed."""
    still: list[ColumnElement[bool]] = [matches.c.number == number, matches.c.removed_at.is_(None)]
    if unless_after is not None:
        still.append(~select(log.c.ply).where(log.c.match == number, log.c.at > unless_after).exists())
    gone = {
        "removed_at": now, "edition": matches.c.edition + 1, "phase": "over", "begun": True, "listed": False,
        "due": None, "settings": "", "files": None, "lobby": None, "maker": None,
    }  # fmt: skip
    if connection.execute(update(matches).where(*still).values(gone)).rowcount == 0:
        return False
    for table in (log, keys):
        connection.execute(delete(table).where(table.c.match == number))
    return True


def prune(
    connection: Connection, ages: Ages, now: int, outages: Sequence[Outage] = (),
    before: Callable[[Old], None] = lambda old: None,
) -> Counter[Kind]:  # fmt: skip
    """Remove all that may be removed: how many of each kind. ``before`` is called with each, before it is gone.

    Matches in which something happens meanwhile are left alone.
    """
    removed: Counter[Kind] = Counter()
    # The list first: it is read without holding anybody up, and what follows decides for each match once more.
    found = list(old(connection, ages, now, outages))
    connection.rollback()
    for begin in range(0, len(found), AT_ONCE):
        for one in found[begin : begin + AT_ONCE]:
            before(one)
        for one in found[begin : begin + AT_ONCE]:
            removed[one.kind] += remove(connection, one.number, now, one.last_at)
        connection.commit()
    return removed


def forget_removed(connection: Connection, now: int) -> None:
    """After a month not even the row is left; nor what a process wrote that still had the match in memory."""
    long_gone = select(matches.c.number).where(matches.c.removed_at < now - KEPT).limit(1000)
    numbers = list(connection.execute(long_gone).scalars())
    for table in (log, keys):
        connection.execute(delete(table).where(table.c.match.in_(numbers)))
    connection.execute(delete(matches).where(matches.c.number.in_(numbers)))
    connection.commit()
