"""Replays: a seat's own view until the end, everything afterwards; at every moment what was really shown."""

import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from rostra.server import match_log, replays
from tests.server.client import PATIENCE, Player, Server
from tests.server.playing import play_on, resign, rest

Json = dict[str, Any]


def played(server: Server, rng: random.Random, game: str, decisions: int) -> tuple[str, list[str], list[Player]]:
    """A match in which some decisions were made; the last of the players is a spectator."""
    seats = 2 if game == "caesar" else 3
    match, secrets = server.make(game, *("Anna", "Ben", "Cleo")[:seats], pause=1)
    server.hurry(match)
    players = [server.connect(match, secret) for secret in secrets]
    guest = server.connect(match)
    play_on(players, server.lines(game), rng, decisions)
    rest(server, match)
    return match, secrets, [*players, guest]


def shown(player: Player) -> dict[int, Json | None]:
    """The newest view this player was sent, by its ply."""
    return {told["ply"]: told["view"] for told in player.heard if told["tell"] in ("welcome", "now")}


@pytest.mark.parametrize(("game", "decisions"), [("caesar", 60), ("nero", 60), ("caesar", 100_000)])
def test_every_moment_is_what_was_shown_then(server: Server, quick: random.Random, game: str, decisions: int) -> None:
    """From ply 0 to the last: the events so far, and the view that this seat was sent with them."""
    match, secrets, players = played(server, quick, game, decisions)
    for player, secret in zip(players, (*secrets, None)):
        player.catch_up()
        views = shown(player)
        last = server.get(f"/api/matches/{match}/replay", secret=secret)
        assert last["plies"] == last["ply"] == player.ply
        assert last["view"] == player.view
        asked = range(player.ply + 1) if player.ply < 80 else quick.sample(range(player.ply + 1), 60)
        for ply in asked:
            frame = server.get(f"/api/matches/{match}/replay", secret=secret, ply=ply)
            assert frame["seat"] == player.seat
            assert frame["events"] == player.events[: frame["ply"]]
            assert frame["plies"] == player.ply
            assert frame["ply"] <= ply
            if ply in views:
                assert frame["ply"] == ply
                assert frame["view"] == views[ply], ply
        player.close()


def test_not_many_at_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two; the others wait for them, and the match goes on meanwhile."""
    match, (anna, _) = server.make()
    running, most = 0, 0
    frame = replays.frame
    lock = threading.Lock()

    def slowly(*arguments: Any) -> Any:
        nonlocal running, most
        with lock:
            running += 1
            most = max(most, running)
        time.sleep(0.1)
        with lock:
            running -= 1
        return frame(*arguments)

    monkeypatch.setattr(replays, "frame", slowly)
    address = f"{server.address}/api/matches/{match}/replay"
    with ThreadPoolExecutor(6) as pool, server.connect(match, anna) as player:
        asked = [pool.submit(httpx.get, address, timeout=PATIENCE) for _ in range(6)]
        player.do("say", text="Hello")
        assert [answer.result().status_code for answer in asked] == [200] * 6
    assert most == 2


def test_a_long_match_is_built_in_a_thread(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    match, (anna, _) = server.make()
    room = server.room(match)
    with server.connect(match, anna) as player:
        for _ in range(4):
            player.play("stack spy")
            player.do("undo", ply=player.ply)
    threads = []
    slowly = match_log.build_in_pieces

    def heard(*arguments: Any) -> Any:
        threads.append(threading.get_ident())
        return slowly(*arguments)

    monkeypatch.setattr(match_log, "PIECE", 3)
    monkeypatch.setattr(match_log, "build_in_pieces", heard)
    server.call(server.rooms.rooms.pop, match)
    again = server.room(match)
    assert again is not room
    assert again.match.length == room.match.length
    assert again.match.state.position() == room.match.state.position()
    server.run(again.match_log.reload())
    assert len(threads) == 2
    assert server.call(threading.get_ident) not in threads


def test_only_ones_own_until_the_end(server: Server) -> None:
    match, (anna, ben) = server.make()
    path = f"/api/matches/{match}/replay"
    assert server.get(path, secret=anna)["seat"] == 0
    assert server.get(path, secret=anna, seat="0")["view"]["seat"] == "cleopatra"
    assert server.get(path, 403, secret=anna, seat="1")["reason"]["message"] == "table-not-your-seat"
    assert server.get(path, 401, seat="1")["reason"]["message"] == "table-no-secret"
    assert server.get(path, 403, secret="x")["reason"]["message"] == "table-bad-secret"
    assert server.get(path)["seat"] is None
    for wrong in ("2", "x", "7", "12345", "-1", "null", "0 "):
        assert server.get(path, 422, secret=anna, seat=wrong)["reason"]["message"] == "table-no-such-seat"
    for ply in ("", -1, 2**31, "x", "1.5", "null", "٣", [1, 2]):
        assert server.get(path, 400, secret=anna, ply=ply)["reason"]["message"] == "table-bad-request"
    assert server.get(path, 409, secret=anna, seat="all")["reason"]["message"] == "table-not-over-yet"
    resign(server, match, ben)
    assert server.get(path, secret=anna, seat="1")["view"]["seat"] == "caesar"
    assert server.get(path, seat="0")["view"]["seat"] == "cleopatra"
    assert server.get(path)["seat"] is None


def test_at_one_device_there_is_none_until_the_end(server: Server) -> None:
    """One secret opens all seats there, so a replay would show other players' cards without a curtain."""
    match, (both, _) = server.make("caesar", "Anna", "Ben", one_device=True)
    path = f"/api/matches/{match}/replay"
    for wanted in ({}, {"seat": "0"}, {"seat": "1"}, {"seat": "all"}):
        assert server.get(path, 409, secret=both, **wanted)["reason"]["message"] == "table-not-over-yet"
    resign(server, match, both)
    assert server.get(path, secret=both, seat="1")["view"]["seat"] == "caesar"


def test_a_match_without_spectators_shows_nothing_until_the_end(server: Server) -> None:
    match, (anna, _) = server.make(spectators=False)
    assert server.get(f"/api/matches/{match}/replay", 403)["reason"]["message"] == "table-no-spectators"
    resign(server, match, anna)
    assert server.get(f"/api/matches/{match}/replay")["seat"] is None


def test_before_the_start_there_is_nothing_to_see(server: Server) -> None:
    match = server.post("/api/matches", {"game": "caesar", "seats": [{"kind": "person"}, {}]}, 201)["id"]
    frame = server.get(f"/api/matches/{match}/replay")
    assert (frame["ply"], frame["plies"], frame["events"], frame["view"]) == (0, 0, [], None)


def test_everything_afterwards(server: Server, quick: random.Random) -> None:
    """With ``seat=all`` nothing is hidden, and each seat's view is the one its own replay shows in the end."""
    match, _, players = played(server, quick, "caesar", 40)
    players[0].do("resign")
    path = f"/api/matches/{match}/replay"
    last = server.get(path, seat="all")
    assert last["ply"] == last["plies"] == len(last["events"])
    assert [view["seat"] for view in last["views"]] == ["cleopatra", "caesar"]
    assert all(view["players"][view["seat"]]["hand"] is not None for view in last["views"])
    assert any("line" in event for event in last["events"])
    before = -1
    for ply in range(0, last["plies"] + 1, 7):
        frame = server.get(path, seat="all", ply=ply)
        assert before <= frame["ply"] <= ply
        assert frame["events"] == last["events"][: frame["ply"]]
        before = frame["ply"]
    for player in players:
        player.close()


def test_a_pause_hides_in_a_replay_what_it_hides_at_the_table(server: Server) -> None:
    """While somebody may be answering, a replay shows the others no more than they were sent."""
    match, secrets = server.make(pause=60)
    rng = random.Random(3)
    players = [server.connect(match, secret) for secret in secrets]
    guest = server.connect(match)
    lines = server.lines("caesar")
    while "pause" not in guest.heard[-1]:
        play_on(players, lines, rng, 1)
        for player in (*players, guest):
            player.catch_up()
            player.heard.pop()  # pong
    assert server.room(match).match.pause
    for player, secret in zip((*players, guest), (*secrets, None)):
        frame = server.get(f"/api/matches/{match}/replay", secret=secret)
        assert (frame["ply"], frame["plies"], frame["events"]) == (player.ply, player.ply, player.events)
        assert frame["view"] == player.view
        player.close()
    resign(server, match, secrets[0])
