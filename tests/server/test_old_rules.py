"""A match goes on under the rules it began with, whatever has become of them since."""

import random
import sqlite3
from pathlib import Path

import pytest

import rostra
from rostra import record
from rostra.game import pick
from tests.server.client import Server
from tests.server.playing import play_on

SEATS = [{"kind": "person", "name": "Anna"}, *[{"kind": "bot", "bot": "miles"}] * 3]


def revolts(server: Server, match: str) -> int:
    """In Judaea; the first deck had one."""
    unseen: dict[str, int] = server.room(match).match.state.view(None)["unseen"]
    assert sum(unseen.values()) == 55
    return unseen["revolt-iudaea"]


def test_an_old_match_of_nero_goes_on_with_its_deck(folder: Path, quick: random.Random) -> None:
    with Server(folder) as server:
        match, [secret] = server.make("nero", options={"rules": 1}, seats=SEATS)
    with sqlite3.connect(folder / "matches.sqlite") as raw:  # as a server stored it that knew version 1 only
        raw.execute("UPDATE matches SET settings = replace(settings, ',\"rules\":1', '') WHERE id = ?", [match])
        [(version, settings)] = raw.execute("SELECT rules_version, settings FROM matches WHERE id = ?", [match])
    assert version == 1
    assert "rules" not in settings
    with Server(folder) as server:
        assert revolts(server, match) == 1
        server.hurry(match)
        with server.connect(match, secret) as player:
            assert play_on([player], server.lines("nero"), quick, 15) == 15
            player.do("resign")
            assert "rules: 1\n" in server.http.get(f"/api/matches/{match}/record").text
            player.do("rematch")
            while player.match["next_match"] is None:
                player.next()
        assert revolts(server, player.match["next_match"]) == 3


def test_an_old_match_of_caesar_goes_on_without_the_new_duties(folder: Path, quick: random.Random) -> None:
    """CC-T8: stored when there was only one version, it stays under that one; a new match has the newest rules"""
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Ben"}]
    with Server(folder) as server:
        match, secrets = server.make("caesar", options={"rules": 1}, seats=seats)
    with sqlite3.connect(folder / "matches.sqlite") as raw:  # as a server stored it that knew version 1 only
        raw.execute("UPDATE matches SET settings = replace(settings, ',\"rules\":1', '') WHERE id = ?", [match])
        [(version, settings)] = raw.execute("SELECT rules_version, settings FROM matches WHERE id = ?", [match])
    assert version == 1
    assert "rules" not in settings
    with Server(folder) as server:
        server.hurry(match)
        assert getattr(server.room(match).match.state, "rules", None) == 1
        players = [server.connect(match, secret) for secret in secrets]
        assert play_on(players, server.lines("caesar"), quick, 60) >= 60
        players[0].do("resign")
        for player in players:
            player.close()
        assert "rules: 1\n" in server.http.get(f"/api/matches/{match}/record").text
        new, _ = server.make("caesar", seats=seats)
        assert getattr(server.room(new).match.state, "rules", None) == 2


def test_a_match_of_version_3_goes_on_as_it_began(folder: Path, quick: random.Random) -> None:
    """NE-M5, NE-C5: no numbers behind ``take own``, and no cards that leave the game"""
    with Server(folder) as server:
        match, [secret] = server.make("nero", options={"rules": 3}, seats=SEATS)
    with sqlite3.connect(folder / "matches.sqlite") as raw:  # as a server stored it when 3 was the newest
        raw.execute("UPDATE matches SET settings = replace(settings, ',\"rules\":3', '') WHERE id = ?", [match])
    with Server(folder) as server:
        state = server.room(match).match.state
        assert "removed" not in state.view(None)
        server.hurry(match)
        with server.connect(match, secret) as player:
            assert play_on([player], list(rostra.load("nero", rules=3).lines), quick, 15) == 15
            player.do("resign")
            text = server.http.get(f"/api/matches/{match}/record").text
            assert "rules: 3\n" in text
            assert record.read(text).text() == text


def test_a_new_match_has_todays_deck(server: Server) -> None:
    match, _ = server.make("nero", seats=SEATS)
    assert revolts(server, match) == 3


@pytest.mark.parametrize(
    ("rules", "why", "right"),
    [(3, ("nero-why-unknown", "notation"), "take both"), (4, ("nero-why-take-both", "NE-M5"), "take own 1")],
)
def test_a_line_is_that_of_the_rules_of_the_match(server: Server, rules: int, why: tuple[str, str], right: str) -> None:
    """NE-M5: ``take both`` is gone, and a match that began with it does not know the new lines"""
    match, secret = where_all_could_be_taken(server, rules)
    with server.connect(match, secret) as player:
        told = player.do("play", line="take own 1" if rules == 3 else "take both", ply=player.ply)
        assert (told["tell"], told["reason"]["message"], told["reason"]["rule"]) == ("refused", *why)
        assert told["reason"]["details"]["right"] == right.replace("both", "own")
        player.play(right)


def where_all_could_be_taken(server: Server, rules: int) -> tuple[str, str]:
    """A match that goes on from a record: a force stands where own and neutral legions do, and may take both."""
    game = rostra.load("nero", rules=rules)
    for seed in range(100):
        rng = random.Random(seed)
        state, lines = game.new(), list[str]()
        while state.actor != rostra.OVER:
            legal = {state.text(action) for action in state.actions()}
            if "take both" in legal or {"take own 1", "take neutral 1"} <= legal:
                text = record.Record.of(game, ["Ada", "Ben", "Cleo", "Dora"], lines, "1997-10-23").text()
                kept = server.http.post("/api/records", content=text).json()["id"]
                last = server.get(f"/api/matches/{kept}/replay", seat="all")["ply"]
                wanted = {"ply": last, "seat": state.actor, "bot": "random"}
                made = server.post(f"/api/matches/{kept}/branch", wanted, 201)
                [secret] = [seat["secret"] for seat in made["seats"] if seat.get("secret")]
                return made["id"], secret
            action = pick(state.chances() or [(action, 1) for action in state.actions()], rng)
            lines.append(state.text(action))
            state.apply(action)
    raise AssertionError("no game comes to it")
