"""Complete games that were played once must go on to replay, line by line, and look the same to everybody."""

import json
from functools import cache
from pathlib import Path

import pytest

from rostra import record
from tools.golden import ENDINGS, digest, digests, folder

FILES = sorted(folder("caesar").glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_replay(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    found = record.read(text)  # plays every line
    assert found.text() == text
    # If this change of views, events or choices is meant: tools/golden.py --digests
    assert digest(found) == json.loads(digests("caesar").read_text())[file.name]


@cache
def played() -> list[record.Record]:
    return [record.read(file.read_text(encoding="utf-8")) for file in FILES]


@pytest.mark.parametrize(("version", "options"), [(1, 12), (2, 14)])
def test_they_show_everything_there_is(version: int, options: int) -> None:
    """Under every version of the rules there was."""
    games = [game for game in played() if game.rules_version == version]
    assert len(games) >= 12
    assert {game.result.rpartition("(")[2].rstrip(")") for game in games} == set(ENDINGS["caesar"])
    assert len({tuple(game.options.values()) for game in games}) == options
    words = {line.partition(" ")[0] for game in games for line in game.lines}
    assert words == {
        "bonus", "set", "stack", "down", "up", "assassinate", "spy", "castle", "scout", "wrath", "veto", "allow",
        "take", "assign", "end", "pass", "exchange", "done", "draw", "deal", "turn",
    } | ({"arrange", "shuffle"} if version > 1 else set())  # fmt: skip
