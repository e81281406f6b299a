"""A host's tools over HTTP: what they do, who may use them, and what the people at the tables are told."""

import asyncio
import json
import random
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from rostra.server import host_watch, metrics
from rostra.server.rate_limits import LISTED_MATCHES, OPEN_MATCHES
from rostra.store import pruning
from tests.server.client import PATIENCE, Json, Player, Server, bearer
from tests.server.playing import play_on, resign

TOKEN = "a-token-of-the-host"
Log = list[dict[str, Any]]


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("hosted"), host_token=TOKEN) as server:
        yield server


def host(server: Server, method: str, path: str, body: Json | None = None, status: int = 200) -> Any:
    answer = server.http.request(method, f"/api/host/{path}", json=body, headers=bearer(TOKEN))
    assert answer.status_code == status, answer.text
    return answer.json()


def waiting(server: Server, name: str = "Anna", **more: Any) -> tuple[str, str]:
    """A match in the lobby, and the secret of who made it."""
    seats = [{"kind": "person", "name": name}, {}]
    made = server.post("/api/matches", {"game": "caesar", "seats": seats, "listed": True, **more}, 201)
    return made["id"], made["seats"][0]["secret"]


def in_lobby(server: Server) -> list[str]:
    return [match["id"] for match in server.get("/api/lobby")["matches"]]


def bye(player: Player) -> str:
    """Why the server closes the socket."""
    while True:
        told = player.next()
        if told["tell"] == "bye":
            return str(told["reason"]["message"])


# Who may


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "matches"), ("GET", "matches/x"), ("POST", "matches/x/close"), ("POST", "matches/x/remove"),
        ("POST", "erase"), ("GET", "blocks"), ("POST", "block"), ("POST", "unblock"), ("POST", "prune"),
    ],
)  # fmt: skip
def test_only_for_the_host(method: str, path: str, hosted: Server, server: Server) -> None:
    """Without a token in the settings nobody, not even with an empty one; nor with the secret of a seat."""
    _, secret = waiting(hosted)
    wrong = ("", "Bearer", "Bearer wrong", TOKEN, f"Basic {TOKEN}", f"Bearer {secret}")
    tries = [*[(hosted, header) for header in wrong], *[(server, header) for header in (*wrong, f"Bearer {TOKEN}")]]
    for where, header in tries:
        headers = {"authorization": header} if header else {}
        answer = where.http.request(method, f"/api/host/{path}", headers=headers, json={})
        assert answer.status_code == (403 if header else 401), (header, answer.text)
        wanted = "table-for-the-host" if header else "table-no-token"
        assert answer.json()["reason"]["message"] == wanted


def test_who_guesses_tokens_is_slowed_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(tmp_path, host_token=TOKEN, rate=True) as server:
        codes = [server.http.get("/api/host/blocks", headers=bearer(f"guess {n}")).status_code for n in range(14)]
        assert codes[:10] == [403] * 10
        assert codes[10:] == [429] * 4
        assert metrics.count.limits["wrong-tokens"] >= 4
        assert server.http.get("/api/host/blocks", headers=bearer(TOKEN)).status_code == 200


def test_another_sites_page_can_do_nothing(hosted: Server) -> None:
    match, _ = waiting(hosted)
    headers = {**bearer(TOKEN), "origin": "https://evil.example"}
    assert hosted.http.post(f"/api/host/matches/{match}/remove", headers=headers).status_code == 403
    assert match in in_lobby(hosted)


# Matches


def test_listing_and_showing(hosted: Server) -> None:
    first, _ = waiting(hosted, "Livia")
    second, secrets = hosted.make("nero", "Livia", "Titus", "Julia")
    found = host(hosted, "GET", "matches?name=Livia")["matches"]
    assert [one["id"] for one in found] == [second, first]
    assert [one["id"] for one in host(hosted, "GET", "matches?name=Livia&phase=gathering")["matches"]] == [first]
    assert [one["id"] for one in host(hosted, "GET", "matches?name=Livia&game=nero")["matches"]] == [second]
    page = host(hosted, "GET", "matches?name=Livia&most=1")
    assert [one["id"] for one in page["matches"]] == [second]
    rest = host(hosted, "GET", f"matches?name=Livia&most=1&before={page['next']}")
    assert [one["id"] for one in rest["matches"]] == [first]
    with hosted.connect(second, secrets[1]), hosted.connect(second):
        shown = host(hosted, "GET", f"matches/{second}")
    assert shown["match"] == hosted.get(f"/api/matches/{second}")
    assert {guest["seat"] for guest in shown["here"]} == {1, None}
    assert {guest["address"] for guest in shown["here"]} == {"127.0.0.1"}
    host(hosted, "GET", "matches?phase=nonsense", status=400)
    host(hosted, "GET", "matches/nobody", status=404)
    host(hosted, "GET", "matches/%00", status=404)


def test_a_host_sees_no_more_than_a_spectator(hosted: Server) -> None:
    """A decision that nobody else sees changes nothing of what is shown."""
    match, secrets = hosted.make()
    before = host(hosted, "GET", f"matches/{match}"), host(hosted, "GET", "matches?most=1")
    lines = hosted.lines("caesar")
    with hosted.connect(match, secrets[0]) as player:
        player.play(lines[player.actions[0]])
    assert (host(hosted, "GET", f"matches/{match}"), host(hosted, "GET", "matches?most=1")) == before


def test_closing_a_match(hosted: Server, log: Log) -> None:
    match, secrets = hosted.make()
    with hosted.connect(match, secrets[0]) as anna, hosted.connect(match) as spectator:
        anna.play(hosted.lines("caesar")[anna.actions[0]])
        assert host(hosted, "POST", f"matches/{match}/close") == {"id": match, "done": "closed"}
        for player in (anna, spectator):
            while player.match["phase"] != "over":
                player.next()
            assert player.match["result"] == {"reason": "closed", "winners": [], "points": []}
            assert player.events[-1] == {"event": "over", "reason": "closed", "house": True}
        assert anna.refused("play", line="pass", ply=anna.ply) == "table-over"
        events = anna.events
    with hosted.connect(match, secrets[0]) as again:
        assert again.events == events
    assert host(hosted, "POST", f"matches/{match}/close", status=409)["reason"]["message"] == "table-over"
    assert {"action": "close", "match": match, "by": "http"}.items() <= next(
        entry for entry in log if entry["event"] == "host"
    ).items()


def test_what_was_hidden_in_a_closed_match_stays_hidden(hosted: Server) -> None:
    match, secrets = hosted.make("caesar", spectators=False)
    with hosted.connect(match, secrets[0]) as anna:
        anna.play(hosted.lines("caesar")[anna.actions[0]])
    host(hosted, "POST", f"matches/{match}/close")
    for path, query in (("replay", {"seat": "all"}), ("record", {}), ("review", {})):
        for secret in (None, secrets[1]):
            answer = hosted.get(f"/api/matches/{match}/{path}", 409, secret, **query)
            assert answer["reason"]["message"] == "table-closed-by-host"
    hosted.post(f"/api/matches/{match}/branch", {"ply": 0}, 409)
    hosted.get(f"/api/matches/{match}/replay", 403, secrets[1], seat=0)
    hosted.get(f"/api/matches/{match}/replay", 401, seat=0)
    assert hosted.get(f"/api/matches/{match}/replay", 200, secrets[0])["seat"] == 0
    hosted.get(f"/api/matches/{match}/replay", 403)


def test_closing_before_the_start(hosted: Server) -> None:
    match, secret = waiting(hosted)
    assert match in in_lobby(hosted)
    host(hosted, "POST", f"matches/{match}/close")
    assert match not in in_lobby(hosted)
    hosted.post(f"/api/matches/{match}/join", {"name": "Ben"}, 409)
    with hosted.connect(match, secret) as anna:
        assert anna.match["result"]["reason"] == "closed"


def test_removing_a_match(hosted: Server) -> None:
    match, secrets = hosted.make()
    with hosted.connect(match, secrets[0]) as anna, hosted.connect(match) as spectator:
        host(hosted, "POST", f"matches/{match}/remove")
        assert bye(anna) == bye(spectator) == "table-match-removed"
        assert anna.until_closed() == 1008
    for path in ("", "/game", "/replay", "/record"):
        assert hosted.get(f"/api/matches/{match}{path}", 410)["reason"]["message"] == "table-match-removed"
    hosted.post(f"/api/matches/{match}/join", {"name": "Ben"}, 410)
    with Player(hosted, match) as late:
        late.send({"do": "hello", "secret": secrets[0]})
        assert bye(late) == "table-match-removed"
    host(hosted, "POST", f"matches/{match}/remove", status=410)
    host(hosted, "GET", f"matches/{match}", status=404)
    assert match not in hosted.rooms.rooms


def test_removing_a_match_in_which_bots_think(hosted: Server) -> None:
    """They stop, and nothing goes round in circles."""
    seats = [{"kind": "person", "name": "Anna"}, *[{"kind": "bot", "bot": "tiro"}] * 3]
    made = hosted.post("/api/matches", {"game": "nero", "seats": seats}, 201)
    room = hosted.room(made["id"])
    host(hosted, "POST", f"matches/{made['id']}/remove")
    deadline = time.monotonic() + PATIENCE
    while hosted.call(lambda: len(room.bot_turns)):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    with hosted.rooms.store.engine.connect() as connection:
        query = text("SELECT count(*) FROM log WHERE match = :number")
        assert connection.execute(query, {"number": room.stored.number}).scalar_one() == 0


# People


def test_erasing_a_person(hosted: Server, log: Log) -> None:
    """From what is stored, from what others see now, and from what they have been shown."""
    match, secrets = hosted.make("caesar", "Octavia", "Ben")
    with hosted.connect(match, secrets[0]) as octavia, hosted.connect(match, secrets[1]) as ben:
        octavia.do("say", text="I live in Salt Lane")
        ben.catch_up()
        assert ben.events[-1]["text"] == "I live in Salt Lane"
        dry = host(hosted, "POST", "erase", {"name": "Octavia"})
        assert dry["matches"][0]["id"] == match
        assert hosted.get(f"/api/matches/{match}")["seats"][0]["name"] == "Octavia"
        done = host(hosted, "POST", "erase", {"name": "Octavia", "really": True})
        assert (done["matches"], done["really"]) == (dry["matches"], True)
        told = ben.wait_for("welcome")
        assert "Salt Lane" not in json.dumps(told)
        assert "Octavia" not in json.dumps(told)
        assert [event["event"] for event in told["events"]].count("said") == 1
        assert octavia.do("say", text="Still here")["tell"] in ("now", "done")
    resign(hosted, match, secrets[0])
    everything = [
        json.dumps(hosted.get(f"/api/matches/{match}")),
        hosted.http.get(f"/api/matches/{match}/record").text,
        json.dumps(hosted.get(f"/api/matches/{match}/replay", seat="all")),
        json.dumps(host(hosted, "GET", "matches?name=Octavia")),
        repr(log),
    ]
    assert not any("Octavia" in part or "Salt Lane" in part for part in everything), everything
    assert host(hosted, "POST", "erase", {"name": "Octavia"})["matches"] == []
    host(hosted, "POST", "erase", {"name": "Octavia", "match": "nobody"}, status=404)
    host(hosted, "POST", "erase", {"name": "\t "}, status=422)
    host(hosted, "POST", "erase", {}, status=400)


def test_erasing_somebody_in_the_lobby(hosted: Server) -> None:
    match, _ = waiting(hosted, "Poppaea")

    def names() -> list[str]:
        there = hosted.get("/api/lobby")["matches"]
        return next([seat["name"] for seat in one["seats"]] for one in there if one["id"] == match)

    assert names() == ["Poppaea", ""]
    host(hosted, "POST", "erase", {"name": "Poppaea", "really": True})
    assert names() == ["", ""]
    hosted.post(f"/api/matches/{match}/join", {"name": "Ben", "ready": False}, 201)
    assert names() == ["", "Ben"]


@pytest.fixture
def lifting(hosted: Server) -> Iterator[None]:
    """No block is left for the next test."""
    yield
    for block in host(hosted, "GET", "blocks")["blocks"]:
        kind = "name" if block["kind"] == "name" else "hash"
        host(hosted, "POST", "unblock", {"effect": block["effect"], "kind": kind, "value": block["value"]})
    assert hosted.get("/api/lobby") is not None


@pytest.mark.usefixtures("lifting")
def test_blocking_an_address(hosted: Server, log: Log) -> None:
    match, secrets = hosted.make()
    with hosted.connect(match, secrets[0]) as anna:
        done = host(
            hosted, "POST", "block", {"effect": "block", "kind": "address", "value": "127.0.0.1", "note": "a test"}, 201
        )
        assert bye(anna) == "table-blocked"
        assert anna.until_closed() == 1008
    for path in ("/api/games", "//api/games", "/api//games", "/%61pi/games"):  # however it is written
        raw = HTTPConnection("127.0.0.1", hosted.port, timeout=PATIENCE)
        raw.request("GET", path)
        answer = raw.getresponse()
        assert (answer.status, b"table-blocked" in answer.read()) == (403, True), path
        raw.close()
    hosted.post(f"/api/matches/{match}/commands", {"do": "resign", "key": "k"}, 403, secrets[0])
    with pytest.raises(Exception, match="403"):
        Player(hosted, match)
    assert hosted.http.get("/").status_code == 200, "the page says why"
    assert hosted.http.get("/health").status_code == 200
    (block,) = host(hosted, "GET", "blocks")["blocks"]
    assert block == done
    assert "127.0.0.1" not in json.dumps(block)
    assert "127.0.0.1" not in repr([entry for entry in log if entry["event"] == "host"])
    host(hosted, "POST", "unblock", {"effect": "block", "kind": "address", "value": "127.0.0.1"})
    assert hosted.get(f"/api/matches/{match}")["phase"] == "playing"
    host(hosted, "POST", "unblock", {"effect": "block", "kind": "address", "value": "127.0.0.1"}, status=404)


@pytest.mark.usefixtures("lifting")
def test_blocking_a_name(hosted: Server) -> None:
    match, secret = waiting(hosted, "Anna")
    host(hosted, "POST", "block", {"effect": "block", "kind": "name", "value": "Troll"}, 201)
    for name in ("Troll", "troll", "Tröll", "T r o l l", "Тroll"):
        reason = hosted.post(f"/api/matches/{match}/join", {"name": name}, 403)["reason"]
        assert reason["message"] == "table-name-blocked", name
        seats = [{"kind": "person", "name": name}, {"kind": "bot"}]
        hosted.post("/api/matches", {"game": "caesar", "seats": seats}, 403)
    with hosted.connect(match, secret) as anna:
        assert anna.refused("name", name="Troll") == "table-name-blocked"
        anna.do("name", name="Trollope")
    hosted.post(f"/api/matches/{match}/join", {"name": "Ben"}, 201)


@pytest.mark.usefixtures("lifting")
@pytest.mark.parametrize("whom", [{"kind": "name", "value": "Anna"}, {"kind": "address", "value": "127.0.0.1"}])
def test_muting(hosted: Server, whom: Json) -> None:
    """Who is muted can play, but neither talk nor change their name."""
    match, secrets = hosted.make()
    with hosted.connect(match, secrets[0]) as anna:
        anna.do("say", text="hello")
        host(hosted, "POST", "block", {"effect": "mute", **whom}, 201)
        assert anna.refused("say", text="spam") == "table-muted"
        assert anna.refused("name", name="SPAM") == "table-muted"
        said = {"do": "say", "key": "h", "text": "x"}
        over_http = hosted.post(f"/api/matches/{match}/commands", said, 200, secrets[0])
        assert over_http["reason"]["message"] == "table-muted"
        anna.play(hosted.lines("caesar")[anna.actions[0]])
        host(hosted, "POST", "unblock", {"effect": "mute", **whom})
        assert anna.do("say", text="hello again")["tell"] == "now"


@pytest.mark.parametrize(
    ("wanted", "status", "reason"),
    [
        ({"effect": "block"}, 400, "table-bad-request"),
        ({"effect": "eat", "kind": "name", "value": "A"}, 400, "table-bad-request"),
        ({"effect": "block", "kind": "hash", "value": "abc"}, 400, "table-bad-request"),
        ({"effect": "block", "kind": "name", "value": " "}, 422, "table-no-name"),
        ({"effect": "block", "kind": "address", "value": "home"}, 422, "table-bad-address"),
        ({"effect": "block", "kind": "address", "value": "10.0.0.0/8"}, 422, "table-bad-address"),
        ({"effect": "block", "kind": "address", "value": "2001:db8::/32"}, 422, "table-bad-address"),
    ],
)
def test_blocks_that_cannot_be(hosted: Server, wanted: Json, status: int, reason: str) -> None:
    assert host(hosted, "POST", "block", wanted, status)["reason"]["message"] == reason


@pytest.mark.usefixtures("lifting")
def test_an_ipv6_network_is_one_address(hosted: Server) -> None:
    made = [
        host(hosted, "POST", "block", {"effect": "block", "kind": "address", "value": address}, 201)["value"]
        for address in ("2001:db8::1", "2001:db8::2", "2001:db8::/64", "2001:db8:0:1::/64")
    ]
    assert made[0] == made[1] == made[2] != made[3]


def test_blocks_outlive_a_restart_and_another_token_does_not_know_the_address(folder: Path) -> None:
    with Server(folder, host_token=TOKEN) as server:
        host(server, "POST", "block", {"effect": "block", "kind": "address", "value": "127.0.0.1"}, 201)
    with Server(folder, host_token=TOKEN) as server:
        server.get("/api/lobby", 403)
    with Server(folder, host_token="another-token-of-the-host") as server:
        server.get("/api/lobby")


# How many matches an address may make


def test_one_address_cannot_fill_the_lobby(folder: Path) -> None:
    with Server(folder, rate=True) as server:
        most = int(LISTED_MATCHES.most)
        settings = {"game": "caesar", "seats": [{"kind": "person", "name": "Anna"}, {}], "listed": True}
        made = [server.post("/api/matches", settings, 201) for _ in range(most)]
        assert server.post("/api/matches", settings, 429)["reason"]["message"] == "table-many-listed"
        assert len(in_lobby(server)) == most
        server.post("/api/matches", {**settings, "listed": False}, 201)
        server.post(f"/api/matches/{made[0]['id']}/join", {"name": "Ben"}, 201)
        server.post("/api/matches", settings, 201)
        with server.rooms.store.engine.connect() as connection:
            makers = set(connection.execute(text("SELECT maker FROM matches")).scalars())
        assert len(makers) == 1
        assert "127" not in str(makers)


def test_an_address_can_have_so_many_open(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OPEN_MATCHES, "most", 3)
    with Server(folder, rate=True) as server:
        made = [server.make() for _ in range(3)]
        settings = {"game": "caesar"}
        assert server.post("/api/matches", settings, 429)["reason"]["message"] == "table-many-open-matches"
        resign(server, made[0][0], made[0][1][0])
        server.make()
        server.post("/api/matches", settings, 429)
        with server.rooms.store.engine.begin() as connection:  # yesterday's are not counted, unless they wait
            connection.execute(text(f"UPDATE matches SET number = number - {(25 * 3_600_000) << 20}"))
        server.make()


def test_requests_at_the_same_time_do_not_get_more(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OPEN_MATCHES, "most", 5)
    with Server(folder, rate=True) as server:

        async def flood() -> list[int]:
            async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as client:
                making = [client.post("/api/matches", json={"game": "caesar"}) for _ in range(12)]
                answers = await asyncio.gather(*making)
            return [answer.status_code for answer in answers]

        codes = asyncio.run(flood())
        assert codes.count(201) <= 5
        assert set(codes) == {201, 429}


# Old matches


def test_old_matches_go_by_themselves_and_those_being_played_stay(folder: Path, log: Log) -> None:
    with Server(folder, host_token=TOKEN) as server:
        forgotten, _ = waiting(server)
        fresh, _ = waiting(server)
        played, _ = server.make()
        over, enough = server.make()
        resign(server, over, enough[0])
        with server.rooms.store.engine.begin() as connection:
            for id in (forgotten, played, over):
                room = server.room(id)
                old = {"number": room.stored.number, "new": room.stored.number - ((31 * pruning.DAY) << 20)}
                gone = {**old, "by": 31 * pruning.DAY}
                connection.execute(text("UPDATE log SET match = :new, at = at - :by WHERE match = :number"), gone)
                connection.execute(text("UPDATE keys SET match = :new WHERE match = :number"), old)
                query = "UPDATE matches SET number = :new, created_at = created_at - :by WHERE number = :number"
                connection.execute(text(query), gone)
        server.run(host_watch.remove_old(server.rooms))
        kept = {one["id"] for one in host(server, "GET", "matches")["matches"]}
        assert kept == {fresh, played, over}
        assert [entry["waiting"] for entry in log if entry["event"] == "old matches removed"] == [1]
        wanted = {"finished": 30, "really": False}
        assert host(server, "POST", "prune", wanted) == {"waiting": 0, "abandoned": 0, "finished": 1, "really": False}
        assert host(server, "POST", "prune", {**wanted, "really": True})["finished"] == 1
        server.get(f"/api/matches/{over}", 410)
        host(server, "POST", "prune", {"abandoned": 30}, 400)
        log.clear()


def test_a_whole_game_after_its_past_was_changed(hosted: Server) -> None:
    """Nothing of the game is lost by it, and its record can be played again."""
    match, secrets = hosted.make("caesar", "Drusilla", "Ben", pause=1)
    hosted.hurry(match)
    lines, rng = hosted.lines("caesar"), random.Random(5)
    with hosted.connect(match, secrets[0]) as one, hosted.connect(match, secrets[1]) as two:
        play_on([one, two], lines, rng, 20)
        host(hosted, "POST", "erase", {"name": "Drusilla", "really": True})
        hosted.hurry(match)
        play_on([one, two], lines, rng)
    record = hosted.http.get(f"/api/matches/{match}/record").text
    assert "Drusilla" not in record
    answer = hosted.http.post("/api/records", content=record, headers={"content-type": "text/plain"})
    assert answer.status_code == 201, answer.text
