"""HTTP: games, lobby, making and joining matches."""

import asyncio
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

import rostra
from rostra import bots
from rostra.server import metrics, time_and_chance
from rostra.store import StoreDown
from tests.server.client import PATIENCE, Server


def test_games_with_options_bots_and_notation(server: Server) -> None:
    games = {game["name"]: game for game in server.get("/api/games")}
    assert set(games) == set(rostra.GAMES)
    assert games["caesar"]["seats"] == ["cleopatra", "caesar"]
    assert games["nero"]["options"]["players"] == ["4", "3"]
    for name, game in games.items():
        assert game["bots"] == list(bots.names(name))
        state = rostra.load(name).new()
        assert [state.text(action) for action in range(len(game["lines"]))] == game["lines"]
        with pytest.raises(ValueError):
            state.text(len(game["lines"]))


def test_a_match_with_every_setting(server: Server) -> None:
    """What was asked for is what the match says of itself."""
    asked = {
        "game": "nero",
        "options": {"length": "short", "acclamation": "over-emperor"},
        "seats": [{"kind": "person", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}],
        "clock": {"kind": "live", "minutes": 30, "increment": 10},
        "listed": True,
        "spectators": False,
        "hints": False,
        "takebacks": False,
        "leavers": "random",
        "pause": 7,
    }
    made = server.post("/api/matches", asked, 201)
    assert [set(seat) for seat in made["seats"]] == [{"seat", "secret"}, {"seat"}, {"seat"}]
    info = server.get(f"/api/matches/{made['id']}")
    for name in ("game", "clock", "listed", "spectators", "hints", "takebacks", "leavers", "pause"):
        assert info[name] == asked[name], name
    assert info["options"] == {"players": 3, "length": "short", "acclamation": "over-emperor"}
    assert info["phase"] == "gathering"
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "bot"]
    assert info["seats"][0]["name"] == "Anna"
    assert info["seats"][2]["bot"] == "random"
    assert (info["result"], info["next_match"], info["takeback"], info["rematch"]) == (None, None, None, [])


def test_by_default_one_plays_against_the_best_bot(server: Server) -> None:
    made = server.post("/api/matches", {"game": "caesar"}, 201)
    info = server.get(f"/api/matches/{made['id']}")
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]
    assert info["seats"][1]["bot"] == bots.COMPANION
    assert info["phase"] == "playing"


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"game": "chess"}, "table-no-such-game"),
        ({"game": "nero", "options": {"map": "/etc/passwd"}}, "table-no-files"),
        ({"game": "caesar", "options": {"edition": "gold"}}, "table-bad-option"),
        ({"game": "caesar", "options": {"colour": "red"}}, "table-bad-option"),
        ({"game": "caesar", "seats": [{"kind": "person"}]}, "table-seats"),
        ({"game": "caesar", "seats": [{"kind": "bot"}, {"kind": "bot"}]}, "table-nobody"),
        ({"game": "caesar", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "x"}]}, "table-no-such-bot"),
        ({"game": "caesar", "seats": [{"kind": "person", "bot": "miles"}, {}]}, "table-bot-for-a-person"),
        ({"game": "caesar", "leavers": "x"}, "table-no-such-bot"),
        ({"game": "caesar", "one_device": True, "seats": [{"kind": "person"}, {}]}, "table-open-at-one-device"),
    ],
)
def test_settings_that_make_no_sense(server: Server, settings: dict[str, object], message: str) -> None:
    assert server.post("/api/matches", settings, 422)["reason"]["message"] == message


@pytest.mark.parametrize(
    "settings",
    [
        {},
        [],
        "caesar",
        {"game": 3},
        {"game": "caesar", "pause": 0},
        {"game": "caesar", "pause": 86_401},
        {"game": "caesar", "colour": "red"},
        {"game": "caesar", "clock": {"kind": "sand"}},
        {"game": "caesar", "clock": {"kind": "live", "minutes": 0}},
        {"game": "caesar", "seats": [{"kind": "cat"}]},
        {"game": "caesar", "seats": [{"kind": "person", "name": "x" * 41}, {}]},
        {"game": "caesar", "options": {"edition": ["kosmos"]}},
    ],
)
def test_settings_that_cannot_be_read(server: Server, settings: object) -> None:
    """The reason says what is wrong, and where."""
    reason = server.post("/api/matches", settings, 400)["reason"]
    assert reason["message"] == "table-bad-request"
    assert len(reason["text"]) > 20


def test_the_lobby_shows_who_sits_and_is_left_at_the_start(server: Server) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {}, {}]
    made = server.post("/api/matches", {"game": "nero", "seats": seats, "listed": True}, 201)["id"]
    hidden = server.post("/api/matches", {"game": "nero", "seats": seats}, 201)["id"]

    def listed() -> dict[str, list[str]]:
        there = server.get("/api/lobby")["matches"]
        return {match["id"]: [seat["name"] for seat in match["seats"]] for match in there}

    assert listed()[made] == ["Anna", "", ""]
    assert hidden not in listed()
    server.post(f"/api/matches/{made}/join", {"name": "Ben", "seat": 1}, 201)
    assert listed()[made] == ["Anna", "Ben", ""]
    server.post(f"/api/matches/{made}/join", {"name": "Cleo"}, 201)
    assert made not in listed()


def test_the_lobby_page_by_page(server: Server) -> None:
    """The newest first; ``next`` leads on, and no match is left out or comes twice."""
    settings = {"game": "caesar", "seats": [{"kind": "person", "name": "Anna"}, {}], "listed": True}
    made = [server.post("/api/matches", settings, 201)["id"] for _ in range(51)]
    found: list[str] = []
    page = server.get("/api/lobby")
    assert len(page["matches"]) == 50
    found += [match["id"] for match in page["matches"]]
    while page["next"] is not None:
        page = server.get("/api/lobby", before=page["next"])
        found += [match["id"] for match in page["matches"]]
    assert found[:51] == made[::-1]
    assert len(found) == len(set(found))


def test_the_lobby_after_a_restart(folder: Path) -> None:
    """It is read from the rows; what was begun under other rules is left out, since nobody can join it."""
    settings = {"game": "nero", "seats": [{"kind": "person", "name": "Anna"}, {}, {}], "listed": True}
    with Server(folder) as server:
        old, *made = [server.post("/api/matches", settings, 201)["id"] for _ in range(4)]
        server.post(f"/api/matches/{made[1]}/join", {"name": "Ben", "seat": 2}, 201)
        before = server.get("/api/lobby")
    with sqlite3.connect(folder / "matches.sqlite") as raw:
        raw.execute("UPDATE matches SET rules_version = 0 WHERE id = ?", [old])
    with Server(folder) as server:
        server.get(f"/api/matches/{made[2]}")  # this one is in memory
        after = server.get("/api/lobby")
        assert [match["id"] for match in after["matches"]] == made[::-1]
        assert after["matches"] == [match for match in before["matches"] if match["id"] != old]


@pytest.mark.parametrize("before", [None, "{}", '{"id": 7}'])
def test_a_match_of_an_older_rostra_is_listed_and_its_log_read_once(
    before: str | None, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = {"game": "nero", "seats": [{"kind": "person", "name": "Anna"}, {}, {}], "listed": True}
    with Server(folder) as server:
        made = server.post("/api/matches", settings, 201)["id"]
        server.post(f"/api/matches/{made}/join", {"name": "Ben", "seat": 2}, 201)
        shown = server.get("/api/lobby")["matches"]
    with sqlite3.connect(folder / "matches.sqlite") as raw:
        raw.execute("UPDATE matches SET lobby = ?", [before])
    with Server(folder) as server:
        assert server.get("/api/lobby")["matches"] == shown

        async def entries(*_: object) -> None:
            raise AssertionError("a log was read")

        monkeypatch.setattr(server.rooms.store, "entries", entries)
        assert server.get("/api/lobby")["matches"] == shown


def test_the_lobby_shows_what_is_stored_and_nothing_else(
    server: Server, monkeypatch: pytest.MonkeyPatch, log: list[dict[str, object]]
) -> None:
    """Not who is about to sit, perhaps in vain, nor who would have."""
    settings = {"game": "nero", "seats": [{"kind": "person", "name": "Anna"}, {}, {}], "listed": True}
    made = server.post("/api/matches", settings, 201)["id"]
    asked, goes_wrong = threading.Event(), threading.Event()

    async def append(*_: object, **__: object) -> None:
        asked.set()
        while not goes_wrong.is_set():
            await asyncio.sleep(0.001)
        raise StoreDown("full")

    def listed() -> list[str]:
        there = server.get("/api/lobby")["matches"]
        return next([seat["name"] for seat in match["seats"]] for match in there if match["id"] == made)

    down = metrics.count.store_down
    with monkeypatch.context() as patched, ThreadPoolExecutor() as pool:
        patched.setattr(server.rooms.store, "append", append)
        joining = pool.submit(httpx.post, f"{server.address}/api/matches/{made}/join", json={"name": "Ghost"})
        try:
            assert asked.wait(PATIENCE)
            assert listed() == ["Anna", "", ""]
        finally:
            goes_wrong.set()
        assert joining.result().status_code == 503
        assert listed() == ["Anna", "", ""]
    assert metrics.count.store_down > down
    server.post(f"/api/matches/{made}/join", {"name": "Ben", "seat": 1}, 201)
    assert listed() == ["Anna", "Ben", ""]
    ours = [entry for entry in log if entry.get("match", made) == made]  # a bot of another match may meet it, too
    assert {entry["event"] for entry in ours} == {"store down"}
    log.clear()


def test_whoever_has_waited_for_too_long_is_not_in_the_lobby(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = {"game": "caesar", "seats": [{"kind": "person", "name": "Anna"}, {}], "listed": True}
    with Server(folder) as server:
        quick = server.post("/api/matches", settings, 201)["id"]
        slow = server.post("/api/matches", settings | {"clock": {"kind": "correspondence", "days": 3}}, 201)["id"]
        now = time_and_chance.wall_ms()
        for days, wanted in ((0, [slow, quick]), (6, [slow, quick]), (8, [slow]), (29, [slow]), (31, [])):
            later = now + days * 24 * 3_600_000
            monkeypatch.setattr(time_and_chance, "wall_ms", lambda later=later: later)
            assert [match["id"] for match in server.get("/api/lobby")["matches"]] == wanted


def test_joining_by_seat_and_by_lot(server: Server) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {}, {}, {}]
    match = server.post("/api/matches", {"game": "nero", "seats": seats}, 201)["id"]
    join = f"/api/matches/{match}/join"
    ben = server.post(join, {"name": "Ben", "seat": 2}, 201)
    assert ben["seat"] == 2
    assert server.post(join, {"name": "Cleo", "seat": 2}, 409)["reason"]["message"] == "table-taken"
    assert server.post(join, {"name": "Cleo", "seat": 0}, 409)["reason"]["message"] == "table-taken"
    assert server.post(join, {"name": "Cleo", "seat": 4}, 422)["reason"]["message"] == "table-no-such-seat"
    assert server.post(join, {"name": "Cleo", "seat": 8}, 400)["reason"]["message"] == "table-bad-request"
    assert server.post(join, {"name": "\t "}, 422)["reason"]["message"] == "table-no-name"
    cleo = server.post(join, {"name": "Cleo", "ready": False}, 201)["seat"]
    assert {cleo, server.post(join, {"name": "Dido"}, 201)["seat"]} == {1, 3}
    assert server.get(f"/api/matches/{match}")["phase"] == "gathering"  # Cleo is not ready
    assert server.post(join, {"name": "Eva"}, 409)["reason"]["message"] == "table-full"
    other = server.make()[0]
    join = f"/api/matches/{other}/join"
    assert server.post(join, {"name": "Eva"}, 409)["reason"]["message"] == "table-started"
    assert server.post(join, {"name": "Eva", "seat": 1}, 409)["reason"]["message"] == "table-started"


def test_two_who_join_at_once_get_two_seats(server: Server) -> None:
    """Players who asked for no seat are not told that "this seat" is taken."""
    seats = [{"kind": "person", "name": "Anna"}, {}, {}, {}]
    match = server.post("/api/matches", {"game": "nero", "seats": seats}, 201)["id"]

    def join(name: str) -> httpx.Response:
        return httpx.post(f"{server.address}/api/matches/{match}/join", json={"name": name})

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(join, ("Ben", "Cleo", "Dido", "Eva")))
    assert sorted(answer.status_code for answer in answers) == [201, 201, 201, 409]
    assert sorted(answer.json()["seat"] for answer in answers if answer.status_code == 201) == [1, 2, 3]


def test_names_are_tidied(server: Server) -> None:
    """Nothing in a name can steer a terminal, break a line or turn the text around."""
    made = server.post(
        "/api/matches",
        {"game": "caesar", "seats": [{"kind": "person", "name": " A\x1b[31m\n\u202enna\x00 "}, {"kind": "bot"}]},
        201,
    )
    assert server.get(f"/api/matches/{made['id']}")["seats"][0]["name"] == "A [31m nna"


def test_there_is_no_such_match(server: Server) -> None:
    for path in ("", "/record", "/replay"):
        for name in ("x", "a" * 500, "%00", "..%2f..", "%ff", "' OR 1=1 --"):
            assert server.get(f"/api/matches/{name}{path}", 404)
    for path, body in (
        ("join", {"name": "Ben"}),
        ("session", {"secret": "x"}),
        ("commands", {"do": "quiet", "key": "k"}),
    ):
        assert server.post(f"/api/matches/x/{path}", body, 404)["reason"]["message"] == "table-no-such-match"


def test_what_cannot_be_an_id_is_not_looked_for(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database may not even take it as a question (PostgreSQL: a zero in a text)."""
    monkeypatch.setattr(server.rooms.store, "match", None)
    for name in ("%00", "a%00b", "a" * 33, "%F0%9F%A6%80"):
        assert server.get(f"/api/matches/{name}", 404)["reason"]["message"] == "table-no-such-match"


def test_a_parameter_given_twice(server: Server) -> None:
    """Which of them counts is not for anybody to guess."""
    match, (anna, _) = server.make()
    for path in ("/api/lobby?before=1&before=2", f"/api/matches/{match}/replay?seat=0&seat=1&ply=0"):
        answer = server.http.get(path, headers={"authorization": f"Bearer {anna}"})
        assert answer.status_code == 400
        assert "2 times" in answer.json()["reason"]["text"]
