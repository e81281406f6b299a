"""Backup and restore: the same again, whole or not at all; check finds what is wrong; export can be read."""

import asyncio
import gzip
import json
import stat
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, text

from rostra import record
from rostra.store import Store, backup
from rostra.store.database import connect, migrate
from rostra.tables import Entry, Match
from tests.store.played import BEGAN, contents, fill, keep, played, settings

MATCHES = 13


@pytest.fixture
def filled(url: str) -> Iterator[Engine]:
    """A database with some of everything."""
    store = Store(url)
    asyncio.run(fill(store))
    yield store.engine
    store.close()


def another(url: str) -> Engine:
    engine = connect(url)
    migrate(engine)
    return engine


# There and back


def test_a_restored_database_is_equal(filled: Engine, tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []
    file = tmp_path / "backup.gz"
    saved = backup.backup(filled, file, lambda *done: seen.append(done))
    assert saved == (MATCHES, len(contents(filled)["log"]))
    assert seen == [(done, MATCHES) for done in range(1, MATCHES + 1)]
    target = another(f"sqlite:///{tmp_path}/again.sqlite")
    assert backup.restore(target, file) == saved
    found = contents(target)
    if filled.dialect.name == "sqlite":
        assert found == contents(filled)
    assert backup.check(target)[2] == []
    target.dispose()


def test_from_sqlite_to_postgresql_and_back(sqlite: str, postgresql: str, tmp_path: Path) -> None:
    store = Store(sqlite)
    asyncio.run(fill(store))
    middle, end = another(postgresql), another(f"sqlite:///{tmp_path}/end.sqlite")
    backup.backup(store.engine, tmp_path / "1.gz")
    backup.restore(middle, tmp_path / "1.gz")
    backup.backup(middle, tmp_path / "2.gz")
    backup.restore(end, tmp_path / "2.gz")
    assert contents(end) == contents(store.engine)
    assert gzip.decompress((tmp_path / "1.gz").read_bytes()) == gzip.decompress((tmp_path / "2.gz").read_bytes())
    assert backup.check(middle) == (MATCHES, len(contents(end)["log"]), [])
    for engine in (middle, end):
        engine.dispose()
    store.close()


def test_the_same_database_gives_the_same_file_for_its_owner_only(filled: Engine, tmp_path: Path) -> None:
    for name in ("one.gz", "two.gz"):
        backup.backup(filled, tmp_path / name)
    assert (tmp_path / "one.gz").read_bytes() == (tmp_path / "two.gz").read_bytes()
    assert stat.S_IMODE((tmp_path / "one.gz").stat().st_mode) == 0o600
    assert {file.name for file in tmp_path.iterdir()} >= {"one.gz", "two.gz"}
    assert not [file for file in tmp_path.iterdir() if file.name.startswith(".")]


def test_an_empty_database(engine: Engine, tmp_path: Path) -> None:
    assert backup.backup(engine, tmp_path / "backup.gz") == (0, 0)
    assert backup.restore(engine, tmp_path / "backup.gz") == (0, 0)
    assert backup.check(engine) == (0, 0, [])
    assert backup.export(engine, tmp_path / "records") == (0, [])


def test_a_backup_while_somebody_writes_is_one_moment(url: str, tmp_path: Path) -> None:
    """Entries are written to two matches in turns. At any moment the one is as long as the other, or one longer."""
    store = Store(url)
    stop = threading.Event()
    began = threading.Event()
    numbers: list[int] = []

    async def write() -> None:
        for _ in range(10):
            numbers.append(await keep(store, Match(settings()), []))
        ply = 0
        while not stop.is_set():
            for number in numbers:
                await store.append(number, [Entry(ply, BEGAN, 0, "/say " + "x" * 100)])
            ply += 1
            if ply == 5:
                began.set()

    writing = threading.Thread(target=lambda: asyncio.run(write()))
    writing.start()
    began.wait(20)
    for at in range(5):
        backup.backup(store.engine, tmp_path / f"{at}.gz")
    stop.set()
    writing.join()
    for at in range(5):
        saved = lines_of(tmp_path / f"{at}.gz")[1:]
        lengths = {match["match"]["number"]: len(match["log"]) for match in saved}
        ordered = [lengths[number] for number in numbers]
        assert ordered == sorted(ordered, reverse=True)
        assert ordered[0] - ordered[-1] <= 1
        assert ordered[0] >= 5
    store.close()


# Nothing half done


def test_a_backup_that_fails_leaves_no_file(filled: Engine, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()

    def stop(done: int, of: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup.backup(filled, folder / "backup.gz", stop)
    assert list(folder.iterdir()) == []
    with pytest.raises(OSError):
        backup.backup(filled, tmp_path / "nowhere" / "backup.gz")


def lines_of(file: Path) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def pack(lines: list[Any]) -> bytes:
    return gzip.compress(b"".join(json.dumps(line).encode() + b"\n" for line in lines))


Damage = Callable[[bytes, list[Any]], bytes]


def changed(change: Callable[[list[Any]], object]) -> Damage:
    def damage(raw: bytes, lines: list[Any]) -> bytes:
        change(lines)
        return pack(lines)

    return damage


def flipped(raw: bytes, lines: list[Any]) -> bytes:
    at = len(raw) // 2
    return raw[:at] + bytes([raw[at] ^ 0x55]) + raw[at + 1 :]


DAMAGES: dict[str, tuple[Damage, str]] = {
    "empty": (lambda raw, lines: b"", ""),
    "a letter": (lambda raw, lines: b"Dear Livia,\n" * 100, "gzip"),
    "another archive": (lambda raw, lines: gzip.compress(b"\x00\xff" * 5000), ""),
    "other JSON": (lambda raw, lines: gzip.compress(b'{"hello": 1}\n'), "backup"),
    "truncated": (lambda raw, lines: raw[: len(raw) * 2 // 3], "end"),
    "last byte missing": (lambda raw, lines: raw[:-1], "end"),
    "a bit flipped": (flipped, ""),
    "garbage behind": (lambda raw, lines: raw + b"garbage", "gzip"),
    "other first line": (changed(lambda lines: lines[0].update(backup="Rostra backup 2")), "Rostra backup 2"),
    "newer": (changed(lambda lines: lines[0].update(schema="9999")), "newer"),
    "match missing": (changed(lambda lines: lines.pop()), "12 matches"),
    "match twice": (changed(lambda lines: lines.append(lines[-1])), "match "),
    "line broken": (lambda raw, lines: gzip.compress(gzip.decompress(raw)[:-40] + b"\n"), ""),
    "no number": (changed(lambda lines: lines[5]["match"].pop("number")), "number"),
    "odd column": (changed(lambda lines: lines[5]["match"].update(colour="red")), "colour"),
    "odd id": (changed(lambda lines: lines[5]["match"].update(id="../../etc/passwd")), "id"),
    "odd phase": (changed(lambda lines: lines[5]["match"].update(phase="lost")), "lost"),
    "odd entry": (changed(lambda lines: lines[5]["log"][3].__setitem__(0, "four")), "int"),
    "too large a number": (changed(lambda lines: lines[5]["match"].update(number=2**63)), "match "),
    "far too large a time": (changed(lambda lines: lines[5]["log"][3].__setitem__(1, 10**40)), "match "),
    "ply twice": (changed(lambda lines: lines[5]["log"].append(lines[5]["log"][3])), "match "),
}


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A backup that is whole."""
    folder = tmp_path_factory.mktemp("good")
    store = Store(f"sqlite:///{folder}/rostra.sqlite")
    asyncio.run(fill(store))
    backup.backup(store.engine, folder / "backup.gz")
    store.close()
    return (folder / "backup.gz").read_bytes()


@pytest.mark.parametrize("kind", DAMAGES)
def test_a_bad_backup_changes_nothing(kind: str, good: bytes, sqlite: str, tmp_path: Path) -> None:
    engine = another(sqlite)
    restores_nothing(engine, kind, good, tmp_path)
    engine.dispose()


def test_nor_in_postgresql(good: bytes, postgresql: str, tmp_path: Path) -> None:
    engine = another(postgresql)
    for kind in (
        "truncated",
        "match missing",
        "match twice",
        "ply twice",
        "too large a number",
        "far too large a time",
    ):
        restores_nothing(engine, kind, good, tmp_path)
    (tmp_path / "good.gz").write_bytes(good)
    assert backup.restore(engine, tmp_path / "good.gz")[0] == MATCHES
    engine.dispose()


def restores_nothing(engine: Engine, kind: str, good: bytes, folder: Path) -> None:
    file = folder / "bad.gz"
    file.write_bytes(good)
    damage, why = DAMAGES[kind]
    file.write_bytes(damage(good, lines_of(file)))
    with pytest.raises(backup.BadBackup) as wrong:
        backup.restore(engine, file)
    assert why in str(wrong.value)
    assert not any(contents(engine).values())


def test_into_an_empty_database_only(filled: Engine, tmp_path: Path) -> None:
    backup.backup(filled, tmp_path / "backup.gz")
    before = contents(filled)
    with pytest.raises(backup.NotEmpty):
        backup.restore(filled, tmp_path / "backup.gz")
    assert contents(filled) == before


# Checking

SPOILT: dict[str, tuple[str, str]] = {
    "a line that cannot be played": ("UPDATE log SET line = 'down 9 popes' WHERE match = :m AND ply = 100", "ply 100"),
    "a line nobody may play now": ("UPDATE log SET line = 'allow' WHERE match = :m AND ply = 100", "ply 100"),
    "a house line there is not": ("UPDATE log SET line = '/dance' WHERE match = :m AND ply = 100", "ply 100"),
    "a gap": ("DELETE FROM log WHERE match = :m AND ply = 50", "ply 50"),
    "no beginning": ("DELETE FROM log WHERE match = :m AND ply = 0", "ply 0"),
    "the end is missing": (
        "DELETE FROM log WHERE match = :m AND ply > 100",
        "('caesar', 'playing', False, True), but stored as ('caesar', 'over', False, True)",
    ),
    "a wrong seat": ("UPDATE log SET seat = 1 - seat WHERE match = :m AND ply = 1", "ply 1: seat"),
    "time goes back": ("UPDATE log SET at = 5 WHERE match = :m AND ply = 100", "ply 100: before"),
    "a wrong phase": ("UPDATE matches SET phase = 'playing' WHERE number = :m", "but stored as"),
    "a wrong game": ("UPDATE matches SET game = 'nero' WHERE number = :m", "but stored as"),
    "another rules version": ("UPDATE matches SET rules_version = 77 WHERE number = :m", "rules version 77"),
    "settings that are none": ("UPDATE matches SET settings = '{' WHERE number = :m", "truncated"),
    "settings of no game": ("""UPDATE matches SET settings = '{"game":"chess"}' WHERE number = :m""", "chess"),
    "a stray log": ("DELETE FROM matches WHERE number = :m", "there is a log, but no match"),
    "stray keys": ("INSERT INTO keys (match, seat, hash) VALUES (7, 0, '')", "there are keys of seats, but no match"),
}


@pytest.fixture(scope="module")
def checked_in(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Store, list[int]]]:
    """Three matches that are over."""
    store = Store(f"sqlite:///{tmp_path_factory.mktemp('check')}/rostra.sqlite")

    async def scene() -> list[int]:
        return [await keep(store, *played(seed)) for seed in range(3)]

    yield store, asyncio.run(scene())
    store.close()


@pytest.mark.parametrize("what", SPOILT)
def test_check_finds(what: str, checked_in: tuple[Store, list[int]], tmp_path: Path) -> None:
    store, numbers = checked_in
    backup.backup(store.engine, tmp_path / "backup.gz")
    engine = another(f"sqlite:///{tmp_path}/spoilt.sqlite")
    backup.restore(engine, tmp_path / "backup.gz")
    assert backup.check(engine)[2] == []
    statement, why = SPOILT[what]
    with engine.begin() as connection:
        given = {"m": numbers[1]} if ":m" in statement else {}
        connection.execute(text(statement), given)
    matches, _, wrong = backup.check(engine)
    assert matches == (2 if what == "a stray log" else 3)
    assert wrong[0][1].startswith(why) or why in wrong[0][1], wrong
    assert len(wrong) == (2 if what == "a stray log" else 1)  # its keys, too
    written, bad = backup.export(engine, tmp_path / "records")
    assert written == 3 - len(bad) - (what in ("a stray log", "a wrong phase"))
    engine.dispose()


def test_check_is_the_same_on_postgresql(postgresql: str) -> None:
    store = Store(postgresql)
    asyncio.run(fill(store))
    with store.engine.begin() as connection:
        connection.execute(
            text("INSERT INTO log (match, ply, at, seat, line) VALUES (5, 0, 1, 0, 'x'), (6, 0, 1, 0, 'x')")
        )
        connection.execute(text("INSERT INTO keys (match, seat, hash) VALUES (7, 0, '')"))
    assert [where for where, _ in backup.check(store.engine)[2]] == ["5", "6", "7"]
    store.close()


# Exporting


def test_exported_records_can_be_read_and_are_what_was_played(filled: Engine, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    assert backup.export(filled, folder) == (9, [])
    found = {file.name: record.read(file.read_text(encoding="utf-8")) for file in folder.iterdir()}
    assert sorted(rec.game for rec in found.values()) == ["caesar"] * 7 + ["nero"] * 2
    with filled.connect() as connection:
        ids = connection.execute(text("SELECT game || '-' || id || '.txt' FROM matches WHERE phase = 'over'")).scalars()
        assert set(found) == set(ids)
    match, _ = played(0)
    mine = next(rec for rec in found.values() if rec.lines == match.lines())
    assert list(mine.seats.values()) == ["Livia", "Titus"]
    assert mine.date == "2026-09-21"  # when it was played, not when it was exported
    assert record.replay(mine).outcome() == match.state.outcome()
