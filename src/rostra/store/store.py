"""Matches, their logs and the keys of their seats: what the server asks of the database."""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, Select, func, select, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from rostra.store import kept_files
from rostra.store import uptime as uptimes
from rostra.store.database import TooNew, connect, migrate
from rostra.store.obstacles import Unusable
from rostra.store.schema import files, keys, log, matches
from rostra.store.writer import Conflict, StoreDown, Writer
from rostra.tables.log import Entry, house_line
from rostra.tables.settings import Settings

__all__ = ["Conflict", "Removed", "Row", "Store", "StoreDown", "StoredMatch"]

T = TypeVar("T")
_START: Final = house_line("start")

ID_BYTES: Final = 16
"""Random bytes of a match's id, which lets people join a match that is not listed. Older matches have 12."""


class StoredMatch(NamedTuple):
    """A match as it is stored, without its log."""

    number: int
    id: str
    game: str
    rules_version: int
    settings: Settings
    created_at: int
    phase: str
    due: int | None
    edition: int = 0
    """Grows when a host changes what is stored."""


class Row(NamedTuple):
    """What stands in a match's row, so that it can be looked for without reading the log."""

    phase: str
    due: int | None
    begun: bool = False
    lobby: str | None = None
    """What the lobby shows of it, as JSON."""


class Listed(NamedTuple):
    """A match in the lobby."""

    number: int
    id: str
    game: str
    rules_version: int
    created_at: int
    edition: int
    lobby: str | None
    """None: the log must be read for it."""


class Removed(Exception):
    """The match was there, and has been removed."""


class DueMatch(NamedTuple):
    """A match that a process should look after."""

    number: int
    id: str
    due: int


class SeatKey(NamedTuple):
    """The hash of a secret, and the seat it opens."""

    seat: int
    hash: bytes


class Store:
    def __init__(self, url: str) -> None:
        with _store_down():
            self.engine: Engine = connect(url)
            try:
                migrate(self.engine)
            except BaseException:
                self.engine.dispose()
                raise
        self.writer = Writer(self.engine)
        mark = "?" if self.engine.dialect.name == "sqlite" else "%s"
        self._insert_match = _insert("matches", matches.c.keys(), mark)
        self._insert_key = _insert("keys", keys.c.keys(), mark)
        self._insert_file = f"{_insert('files', files.c.keys(), mark)} ON CONFLICT DO NOTHING"
        # What the lobby shows may have been changed by a host: then it is made anew, from the log.
        self._update = f"""
            UPDATE matches SET phase = {mark}, due = {mark}, begun = {mark},
            lobby = CASE WHEN edition = {mark} THEN {mark} END
            WHERE number = {mark} AND removed_at IS NULL"""
        self._anew = f"UPDATE matches SET edition = edition + 1 WHERE number = {mark}"
        self._lobby = f"""
            UPDATE matches SET lobby = {mark}
            WHERE number = {mark} AND edition = {mark} AND (lobby IS NULL OR lobby = {mark})
            AND listed AND phase = 'gathering'"""
        self._not_due = f"UPDATE matches SET due = NULL WHERE number = {mark} AND due = {mark}"
        self._due_later = f"""
            UPDATE matches SET due = {mark}
            WHERE number = {mark} AND (due = {mark} OR due IS NULL OR due > {mark}) AND removed_at IS NULL"""
        self._drop_keys = f"DELETE FROM keys WHERE match = {mark} AND seat = {mark}"

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    # Writing

    async def create(
        self, settings: Settings, rules_version: int, entries: Sequence[Entry], seated: Sequence[SeatKey],
        phase: str, due: int | None, id: str | None = None, maker: str | None = None,
        lobby: Callable[[StoredMatch], str | None] = lambda stored: None,
    ) -> StoredMatch:  # fmt: skip
        """A new match. ``maker``: the hash of the address that made it; ``lobby``: what the lobby shows of it."""
        now = time.time_ns() // 1_000_000
        number = (now << 20) | secrets.randbits(20)
        id = id or secrets.token_urlsafe(ID_BYTES)
        stored = StoredMatch(number, id, settings.game, rules_version, settings, now, phase, due)
        for kept in kept_files.rows_of(settings):
            await self._keep_file(kept)
        text, listed = kept_files.encoded(settings), settings.listed
        digests = kept_files.digests_in(settings)
        begun = any(entry.line == _START for entry in entries)
        row = (
            number, stored.id, settings.game, rules_version, text, now, phase, listed, due, digests,
            begun, lobby(stored), maker, stored.edition, None,
        )  # fmt: skip
        more: list[tuple[str, Sequence[tuple[Any, ...]]]] = [(self._insert_match, [row])]
        if seated:
            more.append((self._insert_key, [(number, seat, hash) for seat, hash in seated]))
        await self.writer.write(number, _rows(number, entries), more)
        return stored

    async def _keep_file(self, row: tuple[str, str]) -> None:
        """Each in a transaction of its own: two processes that keep the same files cannot wait for each other."""

        def insert(connection: Connection) -> None:
            connection.exec_driver_sql(self._insert_file, row)
            connection.commit()

        await self._read(insert)

    async def append(
        self, number: int, entries: Sequence[Entry], change: Row | None = None,
        seated: Sequence[SeatKey] = (), stood_up: Sequence[int] = (), edition: int = 0,
        anew: bool = False,
    ) -> None:  # fmt: skip
        """More of a match's log, and with it: its row, keys of seats taken, seats given up. ``edition``: of the match
        that was read; ``anew``: whoever has it in memory is to read it again.
        """
        more: list[tuple[str, Sequence[tuple[Any, ...]]]] = []
        if change is not None:
            more.append((self._update, [(*change[:3], edition, change.lobby, number)]))
        if anew:
            more.append((self._anew, [(number,)]))
        if stood_up:
            more.append((self._drop_keys, [(number, seat) for seat in stood_up]))
        if seated:
            more.append((self._insert_key, [(number, seat, hash) for seat, hash in seated]))
        await self.writer.write(number, _rows(number, entries), more)

    async def claim(self, now: int, until: int, most: int) -> list[DueMatch]:
        """Matches that are due, for this process alone. If it does nothing, others find them due again at ``until``."""
        locked = " FOR UPDATE SKIP LOCKED" if self.engine.dialect.name == "postgresql" else ""
        statement = text(f"""
            WITH found AS (SELECT number FROM matches WHERE due <= :now ORDER BY due LIMIT :most{locked})
            UPDATE matches SET due = :until WHERE number IN (SELECT number FROM found) RETURNING number, id, due""")
        given = {"now": now, "until": until, "most": most}

        def take(connection: Connection) -> list[DueMatch]:
            found = [DueMatch(*row) for row in connection.execute(statement, given)]
            connection.commit()
            return found

        return await self._read(take)

    async def put_off(self, number: int, due: int, until: int | None) -> None:
        """A match that was due has been looked after. It is due again at ``until``, or not at all. If its time was
        changed in the meantime, the earlier of the two counts.
        """
        if until is None:
            await self.writer.write(number, (), [(self._not_due, [(number, due)])])
        else:
            await self.writer.write(number, (), [(self._due_later, [(until, number, due, until)])])

    async def keep_lobby(self, listed: Listed, lobby: str) -> None:
        """What the lobby shows of it was not in its row, or could not be read."""
        await self.writer.write(
            listed.number, (), [(self._lobby, [(lobby, listed.number, listed.edition, listed.lobby or "")])]
        )

    # Reading

    async def match(self, id: str) -> StoredMatch | None:
        """``Removed``, if it was; a ``BadFiles``, if what it is played with is not there any more."""
        found = await self._read(lambda c: _stored_matches(c, select(matches).where(matches.c.id == id)))
        return found[0] if found else None

    async def entries(self, number: int, after: int = 0) -> list[Entry]:
        """The log from a ply on."""
        return await self._read(lambda c: list(read_entries(c, number, after)))

    async def seats_of(self, number: int) -> list[SeatKey]:
        query = select(keys.c.seat, keys.c.hash).where(keys.c.match == number)
        return [SeatKey(seat, bytes(hash)) for seat, hash in await self._read(lambda c: c.execute(query).all())]

    async def lobby(self, most: int, before: int | None = None, since: int = 0) -> list[Listed]:
        """Matches that wait for players, the newest first. ``since``: when they were made, in milliseconds."""
        # Word for word as in the schema: with parameters SQLite would not use the index.
        columns = [matches.c[name] for name in Listed._fields]
        query = select(*columns).where(text("listed AND phase = 'gathering'"))
        if before is not None:
            query = query.where(matches.c.number < before)
        if since > 0:
            query = query.where(matches.c.number >= since << 20)
        query = query.order_by(matches.c.number.desc()).limit(most)
        return [Listed(*row) for row in await self._read(lambda c: c.execute(query).all())]

    async def made_by(self, maker: str, since: int) -> tuple[int, int]:
        """How many matches of this maker are in the lobby, and how many are open: they wait for players, or were made
        since then and are not over.
        """
        in_lobby = matches.c.listed & (matches.c.phase == "gathering")
        query = select(func.count().filter(in_lobby), func.count()).where(
            matches.c.maker == maker, text("maker IS NOT NULL AND phase <> 'over'"),
            (matches.c.phase == "gathering") | (matches.c.number >= since << 20),
        )  # fmt: skip
        listed, open = await self._read(lambda c: c.execute(query).one())
        return listed, open

    async def editions(self, numbers: Sequence[int]) -> dict[int, int]:
        """The edition of each of these matches; those that were removed are left out."""
        there = matches.c.number.in_(numbers) & matches.c.removed_at.is_(None)
        query = select(matches.c.number, matches.c.edition).where(there)
        return {row.number: row.edition for row in await self._read(lambda c: c.execute(query).all())}

    async def due(self, now: int, most: int) -> list[DueMatch]:
        """Matches that are due by now."""
        columns = (matches.c.number, matches.c.id, matches.c.due)
        query = select(*columns).where(matches.c.due <= now).order_by(matches.c.due).limit(most)
        return [DueMatch(*row) for row in await self._read(lambda c: c.execute(query).all())]

    async def lengths(self, numbers: Sequence[int]) -> dict[int, int]:
        """How long the logs of these matches are now."""
        last = select(func.max(log.c.ply)).where(log.c.match == matches.c.number).scalar_subquery()
        query = select(matches.c.number, last).where(matches.c.number.in_(numbers))
        found = await self._read(lambda c: c.execute(query).all())
        return {number: 0 if ply is None else ply + 1 for number, ply in found}

    async def note_uptime(self, now: int) -> uptimes.Uptime:
        """Try what a move needs, and learn when that was not possible. A ``StoreDown`` if it is not."""
        return await self._read(lambda c: uptimes.note(c, now))

    async def ready(self) -> None:
        """Raises ``StoreDown`` if the database does not answer."""
        await self._read(lambda c: c.execute(select(matches.c.number).limit(1)).first())

    async def with_connection(self, ask: Callable[[Connection], T]) -> T:
        """Something that is seldom done, such as what a host does (pruning.py, erasing.py, blocks.py)."""
        return await self._read(ask)

    async def _read(self, ask: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self._ask, ask)

    def _ask(self, ask: Callable[[Connection], T]) -> T:
        with _store_down(), self.engine.connect() as connection:
            return ask(connection)


@contextmanager
def _store_down() -> Iterator[None]:
    """Whatever goes wrong with the database is a ``StoreDown``."""
    try:
        yield
    except DBAPIError as why:
        raise StoreDown(str(why.orig)) from why
    except (SQLAlchemyError, TooNew, Unusable, OSError) as why:
        raise StoreDown(str(why)) from why


def read_entries(connection: Connection, number: int, after: int = 0) -> Iterator[Entry]:
    query = (
        select(log.c.ply, log.c.at, log.c.seat, log.c.line, log.c.key)
        .where(log.c.match == number, log.c.ply >= after)
        .order_by(log.c.ply)
    )
    for ply, at, seat, line, key in connection.execute(query):
        yield Entry(ply, at, seat, line, key)


def _stored_matches(connection: Connection, query: Select[Any]) -> list[StoredMatch]:
    rows = connection.execute(query).all()
    if any(row.removed_at is not None for row in rows):
        raise Removed
    texts = kept_files.read_texts(connection, rows)
    return [_stored_match(row, texts) for row in rows]


def _stored_match(row: Any, texts: Mapping[str, str]) -> StoredMatch:
    settings = kept_files.settings_of(row, texts)
    return StoredMatch(
        row.number, row.id, row.game, row.rules_version, settings, row.created_at, row.phase, row.due, row.edition
    )


def _rows(number: int, entries: Sequence[Entry]) -> list[tuple[Any, ...]]:
    return [(number, *entry) for entry in entries]


def _insert(table: str, columns: Sequence[str], mark: str) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join([mark] * len(columns))})"
