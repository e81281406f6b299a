"""Matches, their logs and the keys of their seats: what the server asks of the database."""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, Select, func, select, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from rostra.store import kept_files
from rostra.store import uptime as uptimes
from rostra.store.database import TooNew, connect, migrate
from rostra.store.obstacles import Unusable
from rostra.store.schema import files, keys, log, matches
from rostra.store.writer import Conflict, StoreDown, Writer
from rostra.tables.log import Entry
from rostra.tables.settings import Settings

__all__ = ["Conflict", "Store", "StoreDown", "StoredMatch"]

T = TypeVar("T")


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
        self._update = f"UPDATE matches SET phase = {mark}, due = {mark} WHERE number = {mark}"
        self._not_due = f"UPDATE matches SET due = NULL WHERE number = {mark} AND due = {mark}"
        self._due_later = (
            f"UPDATE matches SET due = {mark} WHERE number = {mark} AND (due = {mark} OR due IS NULL OR due > {mark})"
        )
        self._drop_keys = f"DELETE FROM keys WHERE match = {mark} AND seat = {mark}"

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    # Writing

    async def create(
        self, settings: Settings, rules_version: int, entries: Sequence[Entry], seated: Sequence[SeatKey],
        phase: str, due: int | None, id: str | None = None,
    ) -> StoredMatch:  # fmt: skip
        """A new match."""
        now = time.time_ns() // 1_000_000
        number = (now << 20) | secrets.randbits(20)
        id = id or secrets.token_urlsafe(12)
        stored = StoredMatch(number, id, settings.game, rules_version, settings, now, phase, due)
        for kept in kept_files.rows_of(settings):
            await self._keep_file(kept)
        text, listed = kept_files.encoded(settings), settings.listed
        digests = kept_files.digests_in(settings)
        row = (number, stored.id, settings.game, rules_version, text, now, phase, listed, due, digests)
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
        self, number: int, entries: Sequence[Entry], change: tuple[str, int | None] | None = None,
        seated: Sequence[SeatKey] = (), stood_up: Sequence[int] = (),
    ) -> None:  # fmt: skip
        """More of a match's log, and with it: phase and due time, keys of seats taken, seats given up."""
        more: list[tuple[str, Sequence[tuple[Any, ...]]]] = []
        if change is not None:
            more.append((self._update, [(*change, number)]))
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

    # Reading

    async def match(self, id: str) -> StoredMatch | None:
        """A ``BadFiles``, if what it is played with is not there any more."""
        found = await self._read(lambda c: _stored_matches(c, select(matches).where(matches.c.id == id)))
        return found[0] if found else None

    async def entries(self, number: int, after: int = 0) -> list[Entry]:
        """The log from a ply on."""
        return await self._read(lambda c: list(read_entries(c, number, after)))

    async def logs(self, numbers: Sequence[int]) -> dict[int, list[Entry]]:
        """The logs of several matches."""
        found: dict[int, list[Entry]] = {number: [] for number in numbers}
        if numbers:
            query = select(log).where(log.c.match.in_(numbers)).order_by(log.c.match, log.c.ply)
            for number, *entry in await self._read(lambda c: c.execute(query).all()):
                found[number].append(Entry(*entry))
        return found

    async def seats_of(self, number: int) -> list[SeatKey]:
        query = select(keys.c.seat, keys.c.hash).where(keys.c.match == number)
        return [SeatKey(seat, bytes(hash)) for seat, hash in await self._read(lambda c: c.execute(query).all())]

    async def lobby(self, most: int, before: int | None = None, since: int = 0) -> list[StoredMatch]:
        """Matches that wait for players, the newest first. ``since``: when they were made, in milliseconds."""
        # Word for word as in the schema: with parameters SQLite would not use the index.
        query = select(matches).where(text("listed AND phase = 'gathering'"))
        if before is not None:
            query = query.where(matches.c.number < before)
        if since > 0:
            query = query.where(matches.c.number >= since << 20)
        query = query.order_by(matches.c.number.desc()).limit(most)
        return await self._read(lambda c: _stored_matches(c, query, all=False))

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


def _stored_matches(connection: Connection, query: Select[Any], all: bool = True) -> list[StoredMatch]:
    """``all``: a match whose files are damaged is a ``BadFiles``; otherwise it is left out."""
    rows = connection.execute(query).all()
    texts = kept_files.read_texts(connection, rows)
    found = []
    for row in rows:
        try:
            found.append(_stored_match(row, texts))
        except kept_files.BadFiles:
            if all:
                raise
    return found


def _stored_match(row: Any, texts: Mapping[str, str]) -> StoredMatch:
    settings = kept_files.settings_of(row, texts)
    return StoredMatch(row.number, row.id, row.game, row.rules_version, settings, row.created_at, row.phase, row.due)


def _rows(number: int, entries: Sequence[Entry]) -> list[tuple[Any, ...]]:
    return [(number, *entry) for entry in entries]


def _insert(table: str, columns: Sequence[str], mark: str) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join([mark] * len(columns))})"
