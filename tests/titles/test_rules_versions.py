"""Rules have versions, in every title: what began under one goes on under it, whatever has become of the rules since.

Caesar & Cleopatra has two; here it gets a made-up third one.
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import rostra
from rostra import record, titles
from rostra.caesar import title
from rostra.caesar.state import State
from rostra.record import Record
from tests.server.client import Server
from tests.server.playing import QuickChance, play_on
from tests.titles import forget, patched


@contextmanager
def another_version() -> Iterator[None]:
    with patched() as patch:
        patch.setattr(title, "TITLE", title.TITLE._replace(rules={**title.TITLE.rules, 3: "made up"}))
        forget()
        yield


def state_of(**options: object) -> State:
    state = rostra.load("caesar", **options).new()
    assert isinstance(state, State)
    return state


def test_the_state_of_the_engine_knows_its_version() -> None:
    with another_version():
        assert (rostra.load("caesar").rules_version, state_of().rules) == (3, 3)
        assert (rostra.load("caesar", rules=2).rules_version, state_of(rules=2).rules) == (2, 2)
        assert (rostra.load("caesar", rules=1).rules_version, state_of(rules=1).rules) == (1, 1)
        assert state_of(rules="1").clone().rules == 1
        with pytest.raises(ValueError, match="option 'rules': 4 is not one of 3, 2, 1"):
            rostra.load("caesar", rules=4)
    assert state_of().rules == State().rules == titles.newest_rules("caesar") == 2


def test_only_an_old_version_is_an_option_of_the_game() -> None:
    """So what was written before there was another version says the same as ever"""
    assert "rules" not in rostra.load("caesar", rules=2).options
    with another_version():
        assert "rules" not in rostra.load("caesar").options
        assert rostra.load("caesar", rules=2).options["rules"] == 2


def test_a_record_of_an_older_version_replays_under_it() -> None:
    old = Record.of(rostra.load("caesar"), ["Anna", "Ben"], ["bonus senators"], "1997-10-23").text()
    with another_version():
        read = record.read(old)
        assert read.rules_version == 2
        assert read.text() == old
        again = record.replay(read)
        assert isinstance(again, State)
        assert again.rules == 2
        new = Record.of(rostra.load("caesar"), ["Anna", "Ben"], ["bonus senators"], "1997-10-23").text()
        assert "\nrules: 3\n" in new
    with pytest.raises(record.BadRecord, match="rules: version 3 is newer than this program, which knows 2"):
        record.read(new)


def test_a_record_written_before_there_was_a_second_version_replays_under_the_first() -> None:
    """CC-T8: a passive turn without an exchange and without an influence card, as it was legal then"""
    hands = {seat: {"hand": ["spy"], "influence_pile": ["1"]} for seat in ("cleopatra", "caesar")}
    lines = ["pass", "done"] * 4
    old = Record.of(rostra.load("caesar", rules=1), ["Anna", "Ben"], lines, "1997-10-23", {"players": hands}).text()
    assert "\nrules: 1\n" in old
    assert record.read(old).result.endswith("(stalled)")
    with pytest.raises(record.BadRecord, match="CC-T8"):
        record.read(old.replace("\nrules: 1\n", "\nrules: 2\n"))


def test_a_match_of_an_older_version_opens_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next match of the same people is played by today's rules"""
    rng = random.Random(4)
    monkeypatch.setattr("rostra.server.time_and_chance.rng", QuickChance(rng))
    with Server(tmp_path) as server:
        match, secrets = server.make("caesar")
    with another_version(), Server(tmp_path) as server:
        old = server.room(match).match
        assert (old.game.rules_version, getattr(old.state, "rules", None)) == (2, 2)
        server.hurry(match)
        players = [server.connect(match, secret) for secret in secrets]
        assert play_on(players, server.lines("caesar"), rng, 15) == 15
        players[0].do("resign")
        for player in players:
            player.do("rematch")
        while players[0].match["next_match"] is None:
            players[0].next()
        assert server.room(players[0].match["next_match"]).match.game.rules_version == 3
        for player in players:
            player.close()


def test_a_match_of_a_newer_version_is_refused_with_both_numbers(tmp_path: Path) -> None:
    with another_version(), Server(tmp_path) as server:
        match, _ = server.make("caesar")
    with Server(tmp_path) as server:
        reason = server.get(f"/api/matches/{match}", 409)["reason"]
        assert reason["message"] == "table-newer-rules"
        assert reason["details"] == {"version": 3, "now": 2}


def test_what_a_bots_process_is_handed_says_an_old_version() -> None:
    """Options and decisions; an old version is among the options (tests/server/test_old_rules.py plays on with bots)"""
    with another_version():
        assert rostra.load("caesar", rules=2).options["rules"] == 2
        assert rostra.load("caesar", **rostra.load("caesar", rules=2).options).rules_version == 2
