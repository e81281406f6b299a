"""When something could be stored, and when not: the server was down, or its database."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, case, func, literal, select, update

from rostra.store.schema import log, uptime
from rostra.tables.clocks import Outage

SHORTEST: Final = 15_000
"""Milliseconds without a note that count as an outage."""
_KEPT: Final = 20
"""How many spans are looked at, the newest ones."""


class Uptime(NamedTuple):
    latest: int
    """The latest time that any process has noted."""
    outages: tuple[Outage, ...]
    """The newest ones, in order."""


def note(connection: Connection, now: int) -> Uptime:
    """A server is there, and can store something: this is written down, in a transaction of its own."""
    newest = select(func.max(uptime.c.began)).scalar_subquery()
    later = case((uptime.c.ended > now, uptime.c.ended), else_=literal(now))
    here = update(uptime).where(uptime.c.began == newest, uptime.c.ended >= now - SHORTEST).values(ended=later)
    if connection.execute(here).rowcount == 0:
        _begin(connection, now)
    rows = connection.execute(select(uptime).order_by(uptime.c.began.desc()).limit(_KEPT)).all()
    connection.commit()
    return _uptime([(began, ended) for began, ended in reversed(rows)])


def _begin(connection: Connection, now: int) -> None:
    """A new span. Before the very first one, a server was there when the last entry was written."""
    spans = [now]
    if connection.execute(select(uptime.c.began).limit(1)).first() is None:
        last = connection.execute(select(func.max(log.c.at)).where(log.c.at < now - SHORTEST)).scalar()
        spans += [] if last is None else [last]
    for at in spans:  # another process may write the same
        connection.exec_driver_sql(f"INSERT INTO uptime (began, ended) VALUES ({at}, {at}) ON CONFLICT DO NOTHING")


def _uptime(spans: list[tuple[int, int]]) -> Uptime:
    """Two processes may have begun a span each: spans can overlap."""
    outages = []
    latest = spans[0][1]
    for began, ended in spans[1:]:
        if began > latest:
            outages.append(Outage(latest, began))
        latest = max(latest, ended)
    return Uptime(latest, tuple(outages))
