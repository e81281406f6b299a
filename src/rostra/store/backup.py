"""Backup, restore, check and export: what a host does with the whole database.

A backup is one compressed file with a line of JSON for each match and its log. It is the same for SQLite and
PostgreSQL, so it is also the way from one to the other.
"""

import gzip
import os
import tempfile
import zlib
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, structs
from sqlalchemy import Connection, Engine, func, insert, select, text
from sqlalchemy.exc import DataError, IntegrityError

from rostra import titles
from rostra.record import Record
from rostra.store.database import versions
from rostra.store.kept_files import read_texts, settings_of
from rostra.store.schema import files, keys, log, matches
from rostra.store.store import read_entries
from rostra.tables import Entry, Match
from rostra.tables.log import house_line, is_house
from rostra.tables.settings import checked_under

FORMAT: Final = "Rostra backup 1"
Progress = Callable[[int, int], None]
"""Called with how many matches are done, and how many there are."""
Wrong = tuple[str, str]
"""The id of a match, and what is wrong with it."""


class BadBackup(ValueError):
    """The file is no backup; the message says why."""


class NotEmpty(Exception):
    """A backup can only be restored into an empty database."""


class _Head(msgspec.Struct, frozen=True):
    backup: str
    schema: str
    matches: int


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    id: Annotated[str, Meta(pattern=r"^[\w-]{1,32}\Z")]
    game: str
    rules_version: int
    settings: str
    created_at: int
    phase: Literal["gathering", "playing", "over"]
    listed: bool
    due: int | None
    files: str | None = None
    begun: bool = False
    """Not read: it follows from the log, and older backups do not have it."""
    lobby: str | None = None
    edition: int = 0


class _Saved(msgspec.Struct, frozen=True):
    """A match: its row, its log, the keys of its seats, and files of a host's own."""

    match: _Row
    log: list[tuple[int, int, int, str, str | None]]  # Entry: compiled, it no longer knows its types
    keys: list[tuple[int, bytes]]
    files: list[tuple[str, str]] = []
    """Digest and text of its files, unless a match before it has them."""


def backup(engine: Engine, file: Path, progress: Progress = lambda done, of: None) -> tuple[int, int]:
    """Write everything into a new file, as of one moment, even while the server runs. How many matches and entries."""
    entries = 0
    part = tempfile.NamedTemporaryFile
    with _snapshot(engine) as connection, part(dir=file.parent, prefix=f".{file.name}.", delete=False) as raw:
        try:
            total = _count(connection)
            with gzip.GzipFile(filename="", fileobj=raw, mode="wb", mtime=0) as out:
                out.write(msgspec.json.encode(_Head(FORMAT, versions()[-1], total)) + b"\n")
                for done, saved in enumerate(_saved(connection), 1):
                    out.write(msgspec.json.encode(saved) + b"\n")
                    entries += len(saved.log)
                    progress(done, total)
            raw.flush()
            os.fsync(raw.fileno())
            raw.close()
            os.rename(raw.name, file)  # for its owner only: what is hidden in a match is in it
        except BaseException:
            raw.close()
            os.unlink(raw.name)
            raise
    return total, entries


def _snapshot(engine: Engine) -> Connection:
    """A connection that sees one moment of the database, however long it reads."""
    if engine.dialect.name == "postgresql":
        return engine.connect().execution_options(isolation_level="REPEATABLE READ")
    connection = engine.connect()
    connection.exec_driver_sql("BEGIN")
    return connection


def _saved(connection: Connection) -> Iterator[_Saved]:
    saved: set[str] = set()
    for row in _rows(connection):
        texts = read_texts(connection, [row])
        new = sorted((digest, text) for digest, text in texts.items() if digest not in saved)
        saved.update(texts)
        seated = connection.execute(select(keys.c.seat, keys.c.hash).where(keys.c.match == row.number)).all()
        yield _Saved(
            _Row(**{name: row._mapping[name] for name in _Row.__struct_fields__}),
            list(read_entries(connection, row.number)),
            [(seat, bytes(hash)) for seat, hash in seated],
            new,
        )


_THERE: Final = matches.c.removed_at.is_(None)


def _count(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(matches).where(_THERE)).scalar_one()


def _rows(connection: Connection) -> Iterator[Any]:
    """Every match, the oldest first."""
    for number in connection.execute(select(matches.c.number).where(_THERE).order_by(matches.c.number)).scalars().all():
        yield connection.execute(select(matches).where(matches.c.number == number)).one()


def restore(engine: Engine, file: Path, progress: Progress = lambda done, of: None) -> tuple[int, int]:
    """Read a backup into an empty database: all of it or nothing. How many matches and entries."""
    entries = 0
    done = 0
    with gzip.open(file, "rb") as lines, engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        if connection.execute(select(matches.c.number).limit(1)).first() is not None:
            raise NotEmpty
        try:
            head = msgspec.json.decode(lines.readline(), type=_Head)
            if head.backup != FORMAT:
                raise BadBackup(f"it begins with {head.backup[:40]!r}")
            if head.schema not in versions():
                raise BadBackup("it was made by a newer Rostra than this one")
            for line in lines:
                entries += _insert(connection, msgspec.json.decode(line, type=_Saved))
                done += 1
                progress(done, head.matches)
        except (gzip.BadGzipFile, zlib.error, EOFError, msgspec.MsgspecError, UnicodeDecodeError) as why:
            raise BadBackup(str(why) or "it ends too early") from None
        if done != head.matches:
            raise BadBackup(f"it has {done} matches, and says that there are {head.matches}")
    return done, entries


def _insert(connection: Connection, saved: _Saved) -> int:
    number = saved.match.number
    columns = ("match", "ply", "at", "seat", "line", "key")
    for digest, content in saved.files:
        if sha256(content.encode("utf-8")).hexdigest() != digest:
            raise BadBackup(f"match {saved.match.id}: the file with the digest {digest[:64]} has been changed")
    try:
        if saved.files:
            connection.execute(insert(files), [dict(zip(("digest", "text"), file)) for file in saved.files])
        begun = any(line == house_line("start") for _, _, _, line, _ in saved.log)
        connection.execute(insert(matches), [{**structs.asdict(saved.match), "begun": begun}])
        if saved.log:
            connection.execute(insert(log), [dict(zip(columns, (number, *entry))) for entry in saved.log])
        if saved.keys:
            connection.execute(
                insert(keys), [{"match": number, "seat": seat, "hash": hash} for seat, hash in saved.keys]
            )
    except (IntegrityError, DataError) as why:
        raise BadBackup(f"match {saved.match.id}: {why.orig}") from None
    except OverflowError:
        raise BadBackup(f"match {saved.match.id}: a number in it is too large") from None
    return len(saved.log)


def check(engine: Engine, progress: Progress = lambda done, of: None) -> tuple[int, int, list[Wrong]]:
    """Play every match again. How many matches and entries, and what is wrong with which matches."""
    wrong: list[Wrong] = []
    entries = done = 0
    with _snapshot(engine) as connection:
        total = _count(connection)
        for done, row in enumerate(_rows(connection), 1):
            found = list(read_entries(connection, row.number))
            entries += len(found)
            match = _replayed(row, found, read_texts(connection, [row]))
            if isinstance(match, str):
                wrong.append((row.id, match))
            progress(done, total)
        for table, what in ((log, "there is a log, but no match"), (keys, "there are keys of seats, but no match")):
            wrong += [(str(number), what) for number in _strays(connection, table.name)]
    return done, entries, wrong


def _strays(connection: Connection, table: str) -> list[int]:
    """Numbers of matches that have rows in this table but do not exist. The query jumps along the index."""
    query = f"""
        WITH RECURSIVE there (number) AS (
            SELECT min(match) FROM {table}
            UNION ALL
            SELECT (SELECT min(match) FROM {table} WHERE match > there.number) FROM there WHERE there.number IS NOT NULL
        )
        SELECT number FROM there
        WHERE number IS NOT NULL AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.number = there.number) LIMIT 100"""
    return list(connection.execute(text(query)).scalars())


def _replayed(row: Any, found: list[Entry], texts: Mapping[str, str]) -> Match | str:
    """The match, played again from its log; or what is wrong with it."""
    ply = -1
    try:
        settings = settings_of(row, texts)
        newest = titles.newest_rules(settings.game)
        if row.rules_version > newest:
            return f"rules version {row.rules_version}; this program knows them up to {newest}"
        settings, game = checked_under(settings, row.rules_version)
        match = Match(settings, (), game)
        for ply, entry in enumerate(found):
            if not is_house(entry.line) and (match.phase != "playing" or entry.seat != match.state.actor):
                return f"ply {ply}: seat {entry.seat} was not to decide"
            if entry.at < match.last_at:
                return f"ply {ply}: before the one before it"
            match.add([entry])
    except Exception as why:  # a line that was never played can do anything
        where = "" if ply < 0 else f"ply {ply}: "
        return f"{where}{str(why) or type(why).__name__}"
    stored = (row.game, row.phase, row.listed, row.begun)
    right = (game.name, match.phase, settings.listed, match.started)
    return match if stored == right else f"it is {right}, but stored as {stored}"


def export(engine: Engine, folder: Path, progress: Progress = lambda done, of: None) -> tuple[int, list[Wrong]]:
    """Write a record of every finished match, a file each. How many, and what is wrong with the others."""
    folder.mkdir(parents=True, exist_ok=True)
    written = 0
    wrong: list[Wrong] = []
    with _snapshot(engine) as connection:
        query = select(matches).where(matches.c.phase == "over", _THERE).order_by(matches.c.number)
        rows = connection.execute(query).all()
        for done, row in enumerate(rows, 1):
            texts = read_texts(connection, [row])
            match = _replayed(row, list(read_entries(connection, row.number)), texts)
            if isinstance(match, str):
                wrong.append((row.id, match))
            elif match.started:
                (folder / f"{row.game}-{row.id}.txt").write_text(record_of(match).text(), encoding="utf-8")
                written += 1
            progress(done, len(rows))
    return written, wrong


def export_one(connection: Connection, number: int, folder: Path) -> None:
    """Write the record of this match, if it is over and can be played again."""
    row = connection.execute(select(matches).where(matches.c.number == number, _THERE)).first()
    if row is None or row.phase != "over":
        return
    match = _replayed(row, list(read_entries(connection, number)), read_texts(connection, [row]))
    if not isinstance(match, str) and match.started:
        (folder / f"{row.game}-{row.id}.txt").write_text(record_of(match).text(), encoding="utf-8")


def record_of(match: Match) -> Record:
    """The decisions that were not taken back, with the players and the date."""
    players = [seat.name or seat.bot or "-" for seat in match.seats]
    date = datetime.fromtimestamp(match.last_at / 1000, UTC).date().isoformat()
    return Record.of(match.game, players, match.lines(), date)
