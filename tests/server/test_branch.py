"""Playing on from a moment of a finished match."""

import random
from pathlib import Path
from typing import Any

import pytest

from rostra import record
from tests.server.client import Server
from tests.server.playing import play_on, resign

GOLDEN = Path(__file__).parents[1]
Json = dict[str, Any]


def imported(server: Server, path: str) -> tuple[str, list[str]]:
    """A match that was played elsewhere, and its lines."""
    text = (GOLDEN / path).read_text(encoding="utf-8")
    return str(server.http.post("/api/records", content=text).raise_for_status().json()["id"]), record.read(text).lines


def branch(server: Server, match: str, status: int = 201, **wanted: Any) -> Any:
    return server.post(f"/api/matches/{match}/branch", wanted, status)


def lines_of(server: Server, match: str) -> list[str]:
    room = server.room(match)
    return server.call(room.match.lines)


def deciding(server: Server, match: str, seat: int, after: int, looking: str = "all") -> Json:
    """A moment at which this seat is to decide, in the replay of everything or in that of one seat."""
    last = server.get(f"/api/matches/{match}/replay", seat=looking)
    ply = next(
        ply
        for ply, event in enumerate(last["events"])
        if ply >= after and event["event"] == "did" and event["seat"] == seat
    )
    return server.get(f"/api/matches/{match}/replay", seat=looking, ply=ply)  # type: ignore[no-any-return]


def test_nothing_before_the_end(server: Server) -> None:
    match, (anna, ben) = server.make()
    for secret in (anna, None):
        refused = server.post(f"/api/matches/{match}/branch", {"ply": 0}, 409, secret=secret)
        assert refused["reason"]["message"] == "table-not-over-yet"
    resign(server, match, ben)
    assert branch(server, match, ply=0)["id"] != match


@pytest.mark.parametrize(
    ("path", "seats"), [("caesar/golden/mixed-kosmos.txt", 2), ("nero/golden/random-3-short-any-victory.txt", 3)]
)
def test_it_begins_with_the_decisions_so_far(server: Server, path: str, seats: int) -> None:
    match, lines = imported(server, path)
    for seat, after in ((0, 0), (1, 60), (seats - 1, 150)):
        frame = deciding(server, match, seat, after)
        made = branch(server, match, ply=frame["ply"], seat=seat, bot="random", name="Anna")
        assert [("secret" in one) for one in made["seats"]] == [one == seat for one in range(seats)]
        info = server.get(f"/api/matches/{made['id']}")
        assert info["phase"] == "playing"
        assert [one["kind"] for one in info["seats"]] == ["person" if one == seat else "bot" for one in range(seats)]
        assert {one["bot"] for one in info["seats"]} == {"", "random"}
        assert info["seats"][seat]["name"] == "Anna"
        decided = [event["line"] for event in frame["events"] if event["event"] == "did"]
        begun = lines_of(server, made["id"])
        assert begun == lines[: len(begun)]
        assert len(begun) >= len(decided)
        with server.connect(made["id"], made["seats"][seat]["secret"]) as player:
            # What this seat saw then it sees now, and now it may decide.
            old = frame["views"][seat]
            assert player.view is not None
            assert player.view["players"] == old["players"]
            assert player.view["waiting_for"] == old["waiting_for"]
            assert player.actions
            assert [event["line"] for event in player.events if event["event"] == "did"] == [
                event["line"] for event in frame["events"] if event["event"] == "did" and event["seat"] == seat
            ]
            told = player.play(server.lines(info["game"])[player.actions[0]])
            assert told["tell"] in ("now", "done")
        assert server.get(f"/api/matches/{match}")["phase"] == "over"  # that one stays as it is


def test_it_can_be_played_to_its_end(server: Server, quick: random.Random) -> None:
    match, _ = imported(server, "caesar/golden/mixed-italian.txt")
    frame = deciding(server, match, 1, 300)
    made = branch(server, match, ply=frame["ply"], seat=1, bot="random")
    server.hurry(made["id"])
    with server.connect(made["id"], made["seats"][1]["secret"]) as player:
        play_on([player], server.lines("caesar"), quick)
        assert player.match["phase"] == "over"
    text = server.http.get(f"/api/matches/{made['id']}/record").text
    assert record.read(text).lines == lines_of(server, made["id"])


def test_a_ply_of_a_seats_own_replay(server: Server) -> None:
    match, lines = imported(server, "caesar/golden/mixed-kosmos.txt")
    shown = deciding(server, match, 0, 60, looking="0")
    made = branch(server, match, ply=shown["ply"], looking=0, bot="random")
    with server.connect(made["id"], made["seats"][0]["secret"]) as player:
        assert player.view is not None
        assert player.view["players"] == shown["view"]["players"]
        assert len(lines_of(server, made["id"])) < len(lines)


def test_what_was_taken_back_is_not_in_it(server: Server) -> None:
    match, (anna, ben) = server.make("caesar", options={"action_decks": "arranged"})
    with server.connect(match, anna) as player:
        player.play("stack spy")
        player.do("undo", ply=player.ply)
        player.play("stack veto")
    resign(server, match, ben)
    made = branch(server, match, ply=2**31 - 1, bot="random")
    assert [line for line in lines_of(server, made["id"]) if line.startswith("stack")] == ["stack veto"]
    whole = server.get(f"/api/matches/{match}/replay", seat="all")
    did = next(ply for ply, event in enumerate(whole["events"]) if event.get("line") == "stack spy")
    ply = next(stop for stop in whole["stops"] if stop > did)
    made = branch(server, match, ply=ply, bot="random")  # the moment before it was taken back
    assert [line for line in lines_of(server, made["id"]) if line.startswith("stack")] == ["stack spy"]


def test_the_strongest_bots_and_the_first_seat_if_nothing_is_said(server: Server) -> None:
    match, secrets = server.make("nero", "Anna", "Ben", "Cleo")
    for secret in secrets:
        server.post(f"/api/matches/{match}/commands", {"do": "resign", "key": "r"}, secret=secret)
    made = branch(server, match, ply=0)
    info = server.get(f"/api/matches/{made['id']}")
    assert [one["kind"] for one in info["seats"]] == ["person", "bot", "bot"]
    assert info["seats"][1]["bot"] == "centurio"
    assert info["options"]["players"] == 3


def test_where_the_game_is_over(server: Server) -> None:
    match, _ = imported(server, "caesar/golden/mixed-kosmos.txt")
    last = server.get(f"/api/matches/{match}/replay", seat="all")["plies"]
    assert branch(server, match, 422, ply=last)["reason"]["message"] == "table-over-by-then"
    assert branch(server, match, 422, ply=last, looking=1)["reason"]["message"] == "table-over-by-then"


@pytest.mark.parametrize(
    ("wanted", "status", "message"),
    [
        ({}, 400, "table-bad-request"),
        ({"ply": -1}, 400, "table-bad-request"),
        ({"ply": "1"}, 400, "table-bad-request"),
        ({"ply": 1, "more": 1}, 400, "table-bad-request"),
        ({"ply": 1, "seat": 2}, 422, "table-no-such-seat"),
        ({"ply": 1, "looking": 2}, 422, "table-no-such-seat"),
        ({"ply": 1, "bot": "nobody"}, 422, "table-no-such-bot"),
    ],
)
def test_what_cannot_be(server: Server, wanted: Json, status: int, message: str) -> None:
    match, (_, ben) = server.make()
    resign(server, match, ben)
    assert branch(server, match, status, **wanted)["reason"]["message"] == message


def test_a_cookie_comes_along(server: Server) -> None:
    match, (_, ben) = server.make()
    resign(server, match, ben)
    answer = server.http.post(f"/api/matches/{match}/branch", json={"ply": 1})
    made = answer.json()
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"rostra-{made['id']}={made['seats'][0]['secret']}; ")
    assert "HttpOnly" in cookie
    server.http.cookies.clear()


def test_every_moment_of_a_game(server: Server) -> None:
    """From each of them the engine goes on, whatever was pending."""
    match, lines = imported(server, "caesar/golden/mixed-italian.txt")
    last = server.get(f"/api/matches/{match}/replay", seat="all")
    for ply in range(2, last["plies"] - 20, 31):
        made = branch(server, match, ply=ply, bot="random")
        begun = lines_of(server, made["id"])
        frame = server.get(f"/api/matches/{match}/replay", seat="all", ply=ply)
        decided = [event for event in frame["events"] if event["event"] == "did"]
        same = len([1 for one, other in zip(begun, lines) if one == other])
        assert same >= len(decided)
