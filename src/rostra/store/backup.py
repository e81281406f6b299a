"""Backup, restore, check and export: what a host does with the whole database.

A backup is one file, the same for SQLite and PostgreSQL: a line of JSON for each match with its log, compressed. So it
is also the way from the one to the other.
"""

import gzip
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, func, insert, select

from rostra.game import Refusal
from rostra.record import Record
from rostra.store.database import newest_version
from rostra.store.schema import keys, log, matches
from rostra.store.store import read_entries
from rostra.tables import Entry, Match, Settings
from rostra.tables.settings import checked

FIRST: Final = "Rostra backup 1"
Progress = Callable[[int, int], None]
"""Called with how many matches are done, and how many there are."""


class BadBackup(ValueError):
    """A file that is no backup, and why."""


class NotEmpty(Exception):
    """A backup is restored into an empty database."""


class _Head(msgspec.Struct, frozen=True):
    backup: str
    schema: str
    matches: int


class _Saved(msgspec.Struct, frozen=True):
    """A match: its row, its log and the keys of its seats."""

    match: dict[str, Any]
    log: list[Entry]
    keys: list[tuple[int, bytes]]


def backup(engine: Engine, file: Path, progress: Progress = lambda done, of: None) -> tuple[int, int]:
    """Write everything into a new file; how many matches and entries. One snapshot, also while the server runs."""
    unfinished = file.with_name(file.name + ".part")
    entries = 0
    with _snapshot(engine) as connection, unfinished.open("xb") as raw:
        try:
            total = connection.execute(select(func.count()).select_from(matches)).scalar_one()
            with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as out:
                out.write(msgspec.json.encode(_Head(FIRST, newest_version() or "", total)) + b"\n")
                for done, saved in enumerate(_saved(connection), 1):
                    out.write(msgspec.json.encode(saved) + b"\n")
                    entries += len(saved.log)
                    progress(done, total)
            raw.flush()
            os.fsync(raw.fileno())
        except BaseException:
            unfinished.unlink()
            raise
    unfinished.rename(file)
    return total, entries


def _snapshot(engine: Engine) -> Connection:
    """A connection that sees one moment of the database, however long it reads."""
    if engine.dialect.name == "postgresql":
        return engine.connect().execution_options(isolation_level="REPEATABLE READ")
    connection = engine.connect()
    connection.exec_driver_sql("BEGIN")
    return connection


def _saved(connection: Connection) -> Iterator[_Saved]:
    for number in connection.execute(select(matches.c.number).order_by(matches.c.number)).scalars().all():
        row = connection.execute(select(matches).where(matches.c.number == number)).one()
        seated = connection.execute(select(keys.c.seat, keys.c.hash).where(keys.c.match == number)).all()
        yield _Saved(
            dict(row._mapping),
            list(read_entries(connection, number)),
            [(seat, bytes(hash)) for seat, hash in seated],
        )


def restore(engine: Engine, file: Path, progress: Progress = lambda done, of: None) -> tuple[int, int]:
    """Read a backup into an empty database: all of it or nothing."""
    entries = 0
    done = 0
    with engine.begin() as connection:
        if connection.execute(select(matches.c.number).limit(1)).first() is not None:
            raise NotEmpty
        try:
            with gzip.open(file, "rb") as lines:
                head = msgspec.json.decode(lines.readline(), type=_Head)
                if head.backup != FIRST:
                    raise BadBackup(f"it begins with {head.backup!r}")
                for line in lines:
                    saved = msgspec.json.decode(line, type=_Saved)
                    entries += _put(connection, saved)
                    done += 1
                    progress(done, head.matches)
        except (gzip.BadGzipFile, EOFError, msgspec.MsgspecError, UnicodeDecodeError) as why:
            raise BadBackup(str(why) or "it ends too early") from None
        if done != head.matches:
            raise BadBackup(f"it has {done} matches, and says that there are {head.matches}")
    return done, entries


def _put(connection: Connection, saved: _Saved) -> int:
    connection.execute(insert(matches), [saved.match])
    number = saved.match["number"]
    columns = ("match", "ply", "at", "seat", "line", "key")
    if saved.log:
        connection.execute(insert(log), [dict(zip(columns, (number, *entry))) for entry in saved.log])
    if saved.keys:
        connection.execute(insert(keys), [{"match": number, "seat": seat, "hash": hash} for seat, hash in saved.keys])
    return len(saved.log)


def check(engine: Engine, progress: Progress = lambda done, of: None) -> tuple[int, int, list[tuple[str, str]]]:
    """Play every match again: how many, how many entries, and what is wrong with which."""
    wrong: list[tuple[str, str]] = []
    entries = 0
    with _snapshot(engine) as connection:
        numbers = connection.execute(select(matches.c.number).order_by(matches.c.number)).scalars().all()
        for done, number in enumerate(numbers, 1):
            row = connection.execute(select(matches).where(matches.c.number == number)).one()
            found = list(read_entries(connection, number))
            entries += len(found)
            why = _wrong_with(row, found)
            if why is not None:
                wrong.append((row.id, why))
            progress(done, len(numbers))
        strays = connection.execute(
            select(log.c.match).where(log.c.match.not_in(select(matches.c.number))).distinct().limit(100)
        ).scalars()
        wrong += [(str(number), "there is a log, but no match") for number in strays]
    return len(numbers), entries, wrong


def _wrong_with(row: Any, found: list[Entry]) -> str | None:
    try:
        settings, game = checked(msgspec.json.decode(row.settings, type=Settings))
        if row.rules_version != game.rules_version:
            return f"rules version {row.rules_version}, here is {game.rules_version}"
        match = Match(settings, found, game)
    except (Refusal, ValueError, KeyError, IndexError, AssertionError) as why:
        return str(why) or type(why).__name__
    return None if match.phase == row.phase else f"it is {match.phase}, but stored as {row.phase}"


def export(engine: Engine, folder: Path, progress: Progress = lambda done, of: None) -> int:
    """The records of all finished matches, a file each."""
    folder.mkdir(parents=True, exist_ok=True)
    written = 0
    with _snapshot(engine) as connection:
        query = select(matches).where(matches.c.phase == "over").order_by(matches.c.number)
        rows = connection.execute(query).all()
        for done, row in enumerate(rows, 1):
            settings, game = checked(msgspec.json.decode(row.settings, type=Settings))
            match = Match(settings, read_entries(connection, row.number), game)
            if match.started:
                (folder / f"{row.game}-{row.id}.txt").write_text(record_of(match).text(), encoding="utf-8")
                written += 1
            progress(done, len(rows))
    return written


def record_of(match: Match) -> Record:
    """The decisions that stood, with who played."""
    players = [sitter.name or sitter.bot or "-" for sitter in match.sitters]
    return Record.of(match.game, players, match.lines())
