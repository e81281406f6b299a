"""Complete games that were played once must go on to replay, line by line, and look the same to everybody."""

import json
from functools import cache
from pathlib import Path

import pytest

from rostra import record
from tools.golden import ENDINGS, digest, digests, folder

FILES = sorted(folder("nero").glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_replay(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    found = record.read(text)  # plays every line
    assert found.text() == text
    # If this change of views, events or choices is meant: tools/golden.py --digests
    assert digest(found) == json.loads(digests("nero").read_text())[file.name]


@cache
def played() -> list[record.Record]:
    return [record.read(file.read_text(encoding="utf-8")) for file in FILES]


@pytest.mark.parametrize("version", [1, 2, 3, 4])
def test_they_show_everything_there_is(version: int) -> None:
    """Under every version of the rules there was."""
    games = [game for game in played() if game.rules_version == version]
    assert len(games) >= 12
    assert {game.result.rpartition("(")[2].rstrip(")") for game in games} == set(ENDINGS["nero"])
    assert len({tuple(game.options.items()) for game in games}) == (8 if version < 4 else 9)
    words = {line.partition(" ")[0] for game in games for line in game.lines}
    assert words == {
        "want", "lot", "place", "home", "deal", "activate", "move-card", "force", "step", "leave", "take", "halt",
        "ask-leave", "grant", "refuse", "attack", "battle-card", "ready", "retreat", "stay", "unmark", "declare",
        "event", "from", "to", "load", "target", "steal", "at", "send", "send-neutral", "counter", "counter-two",
        "no-counter", "end-turn",
    }  # fmt: skip
    lines = {line for game in games for line in game.lines}
    numbers = {"take own 1", "take own 2", "take neutral 1", "take neutral 2"}
    taking = {"take own", "take neutral", "take both"} if version < 4 else numbers
    assert taking | {"take leader", "leave leader"} <= lines
    events = {line.removeprefix("event ") for line in lines if line.startswith("event ")}
    assert len(events) == 13  # all but bribery, bad omens, bad weather and bad health
    answers = {line.removeprefix("counter ") for line in lines if line.startswith("counter ")}
    assert answers == {"bribery", "bad-omens", "bad-weather", "bad-health", "praetorian-guard"}
