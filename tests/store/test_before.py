"""A database of before: that of revision c8e4ea0, which knew version 1 of Caesar & Cleopatra and version 3 of Nero.

``before/c8e4ea0.sql.gz`` is what that revision stored, uncompiled, with ``keep`` and ``played`` of tests/store: two
matches of each game in the middle, and one of Caesar & Cleopatra that is over.
"""

import asyncio
import gzip
import random
import sqlite3
from pathlib import Path

import pytest

from rostra.cli import main
from rostra.store import Row, Store
from rostra.store.store import StoredMatch
from rostra.tables import Match
from rostra.tables.settings import checked_under
from tests.store.played import go_on

THEN = {"caesar": 1, "nero": 3}


@pytest.fixture
def before(tmp_path: Path) -> str:
    """The address of a copy."""
    file = tmp_path / "before.sqlite"
    with sqlite3.connect(file) as raw:
        raw.executescript(gzip.decompress(Path("tests/store/before/c8e4ea0.sql.gz").read_bytes()).decode())
    raw.close()
    return f"sqlite:///{file}"


def check(url: str, capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as end:
        main(["db", "check", "--database", url])
    out, err = capsys.readouterr()
    assert (end.value.code or 0, err) == (0, "")
    return out


def stored(store: Store) -> list[StoredMatch]:
    with store.engine.connect() as connection:
        ids = connection.exec_driver_sql("SELECT id FROM matches ORDER BY number").scalars().all()
    found = [asyncio.run(store.match(one)) for one in ids]
    return [one for one in found if one is not None]


def test_nothing_stored_is_lost(
    before: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROSTRA_LANGUAGE", "en")
    assert "5 matches with 837 entries" in check(before, capsys)
    store = Store(before)
    kept = stored(store)
    assert [(one.game, one.phase) for one in kept] == [
        ("caesar", "playing"), ("caesar", "playing"), ("nero", "playing"), ("nero", "playing"), ("caesar", "over"),
    ]  # fmt: skip
    assert all(one.rules_version == THEN[one.game] for one in kept)
    store.close()


def test_matches_go_on_to_their_end_under_their_rules(before: str, capsys: pytest.CaptureFixture[str]) -> None:
    """CC-T8, NE-M5: no duty to exchange, and no numbers of legions; and whatever is added is checked as well."""
    store = Store(before)
    lines = []
    for one in stored(store):
        settings, game = checked_under(one.settings, one.rules_version)
        log = asyncio.run(store.entries(one.number))
        match = Match(settings, log, game)
        assert (match.phase, match.game.rules_version) == (one.phase, THEN[one.game])
        more = go_on(match, len(log), log[-1].at, random.Random(1))
        assert match.phase == "over"
        assert bool(more) == (one.phase == "playing")
        asyncio.run(store.append(one.number, more, Row("over", None, True)))
        lines += [entry.line for entry in more]
    store.close()
    assert not any(line.startswith(("take own ", "take neutral ")) for line in lines)
    assert {"take own", "take both"} & {*lines}
    assert "5 matches" in check(before, capsys)
