"""Commands: each is done once, for the moment it was meant for, by whoever may."""

import random

import httpx
import pytest

from rostra.tables.log import is_house
from tests.server.client import Player, Server
from tests.server.playing import play_on, resign
from tests.server.twins import Time


def first_line(server: Server, player: Player) -> str:
    return server.lines("caesar")[player.actions[0]]


def decisions(server: Server, match: str) -> int:
    return len(server.room(match).match.moves)


def test_a_decision_is_answered_with_what_is_new(server: Server) -> None:
    match, (anna, ben) = server.make()
    with server.connect(match, anna) as player, server.connect(match, ben) as other:
        ply = player.ply
        line = first_line(server, player)
        told = player.play(line)
        assert told["tell"] == "now"
        assert told["ply"] == ply + len(told["events"])
        assert told["events"][0] == {"event": "did", "seat": 0, "line": line}
        assert "match" not in told  # nothing about the match itself has changed
        other.catch_up()
        assert all("key" not in heard for heard in other.heard)
        assert all(event["event"] != "did" for event in other.events if event.get("seat") == 0)


def test_a_command_sent_again_is_done_once(server: Server) -> None:
    """Its answer got lost: the client sends it again, perhaps on another connection, perhaps later."""
    match, (anna, _) = server.make()
    with server.connect(match, anna) as player:
        ply, line = player.ply, first_line(server, player)
        before = decisions(server, match)
        player.do("play", key="once", line=line, ply=ply)
        assert decisions(server, match) > before
        made = decisions(server, match)
        length = server.room(match).match.length
        assert player.do("play", key="once", line=line, ply=ply) == {"tell": "done", "key": "once"}
        player.do("play", key="twice", line=first_line(server, player), ply=player.ply)
        with server.connect(match, anna) as again:
            assert again.do("play", key="once", line=line, ply=ply)["tell"] == "done"
        server.post(
            f"/api/matches/{match}/commands", {"do": "play", "key": "once", "line": line, "ply": ply}, secret=anna
        )
        assert decisions(server, match) >= made
        assert len([e for e in server.run(server.room(match).match_log.entries()) if e.key == "once"]) == 1
        assert server.room(match).match.length > length


def test_keys_are_a_seats_own(server: Server) -> None:
    match, secrets = server.make()
    for number, secret in enumerate(secrets):
        with server.connect(match, secret) as player:
            assert player.do("say", key="same", text="Hello")["events"][-1]["seat"] == number


@pytest.mark.parametrize("key", ["", "x" * 65, "a\x00b", "a\n", "\n", 1, None])
def test_keys_that_are_none(server: Server, key: object) -> None:
    match, (anna, _) = server.make()
    with server.connect(match, anna) as player:
        player.send({"do": "quiet", "key": key})
        assert player.wait_for("refused")["reason"]["message"] == "table-bad-message"


def test_too_early_too_late_and_not_at_all(server: Server) -> None:
    """The reason, and how things stand."""
    match, (anna, ben) = server.make()
    with server.connect(match, anna) as player, server.connect(match, ben) as other, server.connect(match) as guest:
        line = first_line(server, player)
        old = player.ply
        player.play(line)
        told = player.do("play", line=line, ply=old)
        assert told["reason"]["message"] == "table-stale"
        assert (told["ply"], told["view"]) == (player.ply, player.view)
        assert player.refused("play", line=line, ply=player.ply + 1) == "table-ply-ahead"
        assert player.refused("undo", ply=old) == "table-stale"
        told = player.do("play", line="down 9 senators", ply=player.ply)
        assert told["reason"]["rule"] != "house"
        assert "no such line" in told["reason"]["text"]
        assert other.refused("play", line="pass", ply=other.ply) == "table-not-your-turn"
        assert guest.refused("play", line=line, ply=guest.ply) == "table-spectator"
        assert guest.refused("say", text="Hello") == "table-spectator"
        assert guest.refused("resign") == "table-spectator"
        assert decisions(server, match) == len(
            [e for e in server.run(server.room(match).match_log.entries()) if not is_house(e.line)]
        )


def test_undo_reset_and_takeback(server: Server) -> None:
    match, (anna, ben) = server.make()
    with server.connect(match, anna) as player, server.connect(match, ben) as other:
        assert player.refused("undo", ply=player.ply) == "table-nothing-to-undo"
        view = player.view
        assert player.play(first_line(server, player))["undo"] is True
        assert player.do("undo", ply=player.ply)["undo"] is False
        assert player.view == view
        for _ in range(3):
            player.play(first_line(server, player))
        player.do("reset", ply=player.ply)
        assert player.view == view
        player.play(first_line(server, player))
        player.do("takeback", ply=player.ply)
        assert player.match["takeback"] == 0
        other.do("agree")
        other.catch_up()
        player.catch_up()
        assert player.match["takeback"] is None
        assert player.view == view
        assert other.refused("agree") == "table-nothing-asked"


def test_talking(server: Server) -> None:
    match, (anna, ben) = server.make()
    with server.connect(match, anna) as player, server.connect(match, ben) as other, server.connect(match) as guest:
        player.do("say", text=" Well\n played\x1b! ")
        for hearer in (other, guest):
            hearer.catch_up()
            assert hearer.events[-1] == {"event": "said", "seat": 0, "text": "Well played !", "house": True}
        assert player.refused("say", text=" \n ") == "table-nothing-said"
        assert player.refused("say", text="x" * 301) == "table-said-too-long"
        for _ in range(4):
            player.do("say", text="x")
        assert player.refused("say", text="x") == "table-said-too-often"


def test_renaming_leaving_and_coming_back(server: Server) -> None:
    match, (anna, ben) = server.make("caesar", "Anna", "Ben", leavers="random")
    with server.connect(match, anna) as player, server.connect(match, ben) as other:
        player.do("name", name="Anne")
        assert player.match["seats"][0]["name"] == "Anne"
        assert player.refused("back") == "table-not-away"
        other.do("leave")
        assert other.match["seats"][1]["away"] is True
        assert other.refused("play", line="pass", ply=other.ply) == "table-away"
        other.do("back")
        assert other.match["seats"][1]["away"] is False
        assert player.refused("ready") == "table-started"
        assert player.refused("start") == "table-started"
        assert player.refused("rematch") == "table-not-over"
        player.do("resign")
        assert player.match["result"] == {"reason": "resigned", "winners": [1], "points": []}
        assert player.refused("resign") == "table-over"
        assert other.refused("play", line="pass", ply=other.ply) == "table-over"


def test_gathering_and_starting(server: Server) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {}, {}]
    made = server.post("/api/matches", {"game": "nero", "seats": seats, "leavers": "random"}, 201)
    match, anna = made["id"], made["seats"][0]["secret"]
    ben = server.post(f"/api/matches/{match}/join", {"name": "Ben", "seat": 1, "ready": False}, 201)["secret"]
    with server.connect(match, anna) as player, server.connect(match, ben) as other:
        assert player.view is None
        assert player.refused("play", line="x", ply=0) == "table-not-started"
        assert other.refused("start") == "table-not-yours-to-start"
        other.do("ready", ready=True)
        assert other.match["seats"][1]["ready"] is True
        player.do("start")
        assert player.match["phase"] == "playing"
        assert [seat["kind"] for seat in player.match["seats"]] == ["person", "person", "bot"]
        assert player.view is not None


def test_whoever_gives_up_a_seat_has_nothing_to_do_with_it_any_more(server: Server) -> None:
    """Their socket stays open as a spectator's: it neither sees nor plays the hand of the next player there."""
    seats = [{"kind": "person", "name": "Anna"}, {}]
    made = server.post("/api/matches", {"game": "caesar", "seats": seats}, 201)
    match, anna = made["id"], made["seats"][0]["secret"]
    ben = server.post(f"/api/matches/{match}/join", {"name": "Ben", "ready": False}, 201)["secret"]
    with server.connect(match, ben) as left, server.connect(match, ben) as second:
        assert left.seat == 1
        left.do("leave")
        eva = server.post(f"/api/matches/{match}/join", {"name": "Eva"}, 201)["secret"]
        for player in (left, second):
            player.catch_up()
            assert player.seat is None
            assert player.view is not None
            assert player.view["seat"] is None
            assert player.view["players"]["caesar"]["hand"] is None
            assert player.refused("say", text="I am Eva") == "table-spectator"
            player.send({"do": "look", "seat": 1})
            assert player.wait_for("refused")["reason"]["message"] == "table-not-your-seat"
        with server.connect(match, eva) as player, server.connect(match, anna):
            assert player.seat == 1
    for path in ("replay",):
        assert server.get(f"/api/matches/{match}/{path}", 403, secret=ben)


def test_whoever_gives_up_a_seat_where_nobody_looks_on_is_sent_away(server: Server) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {}]
    match = server.post("/api/matches", {"game": "caesar", "seats": seats, "spectators": False}, 201)["id"]
    ben = server.post(f"/api/matches/{match}/join", {"name": "Ben", "ready": False}, 201)["secret"]
    with server.connect(match, ben) as left:
        left.command("leave")
        server.post(f"/api/matches/{match}/join", {"name": "Eva"}, 201)
        assert left.until_closed() == 1008
        assert left.heard[-1]["reason"]["message"] == "table-no-spectators"


def test_commands_over_http(server: Server) -> None:
    match, (anna, ben) = server.make()
    path = f"/api/matches/{match}/commands"
    with server.connect(match, anna) as player:
        line = first_line(server, player)
        body = {"do": "play", "key": "h1", "line": line, "ply": player.ply}
        answer = server.post(path, body, secret=anna)
        assert answer["done"] is True
        assert "reason" not in answer
        player.catch_up()  # the sockets hear of it
        assert (answer["ply"], answer["view"]) == (player.ply, player.view)
        assert server.post(path, body, secret=anna)["done"] is True
        answer = server.post(path, {**body, "key": "h2"}, secret=anna)
        assert (answer["done"], answer["reason"]["message"]) == (False, "table-stale")
        assert answer["view"] == player.view
    quiet = {"do": "quiet", "key": "h3"}
    assert server.post(path, quiet, 401)["reason"]["message"] == "table-no-secret"
    assert server.post(path, quiet, 403, secret="x")["reason"]["message"] == "table-bad-secret"
    assert server.post(path, quiet, 403, secret=ben, seat=0)["reason"]["message"] == "table-not-your-seat"
    assert server.post(path, quiet, secret=ben, seat=1)["done"] is True
    assert server.post(path, {"do": "hello", "key": "k"}, 400, secret=ben)
    assert server.post(path, {"do": "play", "key": "k"}, 400, secret=ben)


def test_two_connections_of_one_seat(server: Server) -> None:
    """Both hear everything; only the one that asked hears the key."""
    match, (anna, _) = server.make()
    with server.connect(match, anna) as one, server.connect(match, anna) as two:
        one.play(first_line(server, one))
        two.catch_up()
        assert two.heard[-2] == {name: value for name, value in one.heard[-1].items() if name != "key"}
        two.play(first_line(server, two))
        one.catch_up()
        assert (one.ply, one.view) == (two.ply, two.view)


def test_a_rematch_needs_everybody(server: Server) -> None:
    match, (anna, ben) = server.make()
    resign(server, match, anna)
    with server.connect(match, anna) as player, server.connect(match, ben) as other:
        player.do("rematch")
        assert player.match["rematch"] == [0]
        assert player.match["next_match"] is None
        other.do("rematch")
        while player.match["next_match"] is None:
            player.next()
        following = player.match["next_match"]
        assert player.refused("rematch") == "table-rematch-made"
    info = server.get(f"/api/matches/{following}")
    assert [seat["name"] for seat in info["seats"]] == ["Ben", "Anna"]
    assert info["phase"] == "playing"
    assert httpx.get(f"{server.address}/api/matches/{following}").json()["id"] == following


def test_time_passes_even_if_a_command_is_refused(
    server: Server, monkeypatch: pytest.MonkeyPatch, quick: random.Random
) -> None:
    """A pause is over; before anybody notices, somebody asks in vain for something. All are told what was hidden."""
    time = Time(monkeypatch)
    match, secrets = server.make(pause=1)
    lines = server.lines("caesar")
    players = [server.connect(match, secret) for secret in secrets]
    guest = server.connect(match)
    room = server.room(match)
    while not room.match.pause:
        play_on(players, lines, quick, 1)
    for player in (*players, guest):
        player.catch_up()
    before = len(guest.heard)
    time.now = room.match.pause.until + 5
    assert players[0].refused("play", line="nonsense", ply=10_000) == "table-ply-ahead"
    for player in (*players, guest):
        player.catch_up()
        assert "pause" not in [told for told in player.heard if told["tell"] == "now"][-1]
    assert "now" in [told["tell"] for told in guest.heard[before:]]
    for player in (*players, guest):
        player.close()
