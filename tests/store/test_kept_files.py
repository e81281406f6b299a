"""Matches with files of a host's own: each text is stored once, comes back with the match, and is checked."""

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import Engine, inspect, text

from rostra.game_file import GameFile
from rostra.server.lobby import lobby
from rostra.store import Store, backup
from rostra.store.database import connect, migrate
from rostra.store.kept_files import BadFiles
from rostra.tables import Match, Settings
from rostra.tables.settings import SeatPlan, checked
from tests.nero.data import DECK, MAP
from tests.store.played import BEGAN, contents, downgrade, fill, keep

ALPS = GameFile("alps", "# Open: Ä\r\n" + MAP)
PRINTED = GameFile("printed", DECK + "\n")


def with_files(**files: GameFile) -> Match:
    plans = tuple(SeatPlan("person", name) for name in ("Livia", "Titus", "Julia"))
    settings, game = checked(Settings("nero", {"players": 3, **files}, seats=plans, listed=True))
    return Match(settings, (), game)


def kept(store: Store, **files: GameFile) -> int:
    match = with_files(**files)
    return asyncio.run(keep(store, match, match.begin(BEGAN, random.Random(1))))


def id_of(store: Store, number: int) -> str:
    with store.engine.connect() as connection:
        query = text("SELECT id FROM matches WHERE number = :number")
        return str(connection.execute(query, {"number": number}).scalar_one())


def change(engine: Engine, statement: str) -> None:
    with engine.begin() as connection:
        connection.execute(text(statement))


def test_a_text_is_stored_once_and_comes_back_as_it_was(store: Store) -> None:
    first = kept(store, map=ALPS)
    kept(store, map=GameFile("other-name", ALPS.text), deck=PRINTED)
    kept(store)
    stored = [row[0] for row in contents(store.engine)["files"]]
    assert len(stored) == 2
    assert {*stored} == {ALPS.digest, PRINTED.digest}
    found = asyncio.run(store.match(id_of(store, first)))
    assert found is not None
    assert found.settings.options["map"] == ALPS
    assert found.settings.options["map"].text == ALPS.text  # type: ignore[union-attr]
    assert backup.check(store.engine)[2] == []


def test_check_finds_a_file_that_was_changed_or_is_gone(store: Store) -> None:
    number = kept(store, map=ALPS)
    fine = kept(store, deck=PRINTED)
    change(store.engine, f"UPDATE files SET text = 'other' WHERE digest = '{ALPS.digest}'")
    (wrong,) = backup.check(store.engine)[2]
    assert wrong == (id_of(store, number), f"map: the file with the digest {ALPS.digest} has been changed")
    with pytest.raises(BadFiles):
        asyncio.run(store.match(id_of(store, number)))
    change(store.engine, f"DELETE FROM files WHERE digest = '{ALPS.digest}'")
    assert "is missing" in backup.check(store.engine)[2][0][1]
    assert asyncio.run(store.match(id_of(store, fine))) is not None


def test_one_damaged_match_does_not_close_the_lobby(store: Store) -> None:
    seats = (SeatPlan("person", "Livia"), SeatPlan("open"), SeatPlan("open"))
    for file in (ALPS, PRINTED):
        what = "map" if file is ALPS else "deck"
        settings, game = checked(Settings("nero", {what: file}, seats=seats, listed=True))
        match = Match(settings, (), game)
        asyncio.run(keep(store, match, match.begin(BEGAN, random.Random(1))))
    change(store.engine, f"DELETE FROM files WHERE digest = '{ALPS.digest}'")
    matches, _ = asyncio.run(lobby(store, 2**63 - 1))
    assert [list(match.files) for match in matches] == [["deck"]]
    change(store.engine, "DELETE FROM files")
    matches, _ = asyncio.run(lobby(store, 2**63 - 1))
    assert [list(match.files) for match in matches] == [["deck"]], "what was shown once needs no file"


def test_a_backup_brings_each_file_once(store: Store, tmp_path: Path) -> None:
    kept(store, map=ALPS)
    kept(store, map=ALPS, deck=PRINTED)
    backup.backup(store.engine, tmp_path / "backup.gz")
    again = connect(f"sqlite:///{tmp_path}/again.sqlite")
    migrate(again)
    backup.restore(again, tmp_path / "backup.gz")
    assert contents(again)["files"] == contents(store.engine)["files"]
    assert backup.check(again)[2] == []
    again.dispose()


def test_a_database_of_before_goes_on(url: str) -> None:
    """What was stored before there were files stays as it is."""
    store = Store(url)
    asyncio.run(fill(store))
    before = contents(store.engine)
    downgrade(store.engine, "0001")
    assert not inspect(store.engine).has_table("files")
    store.close()
    store = Store(url)
    assert inspect(store.engine).has_table("files")
    assert contents(store.engine) == before
    assert backup.check(store.engine)[2] == []
    store.close()
