"""Who is denied something is counted, and named in the log; what they tried is not."""

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from rostra.server import metrics
from rostra.server.denials import DENIED
from rostra.server.errors import STATUS
from tests.server.client import Player, Server, bearer

BY_THE_HOST = {"table-blocked", "table-name-blocked", "table-muted"}
NAMED = {"level": "warning", "event": "denied", "address": "127.0.0.1"}


@pytest.fixture(autouse=True)
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """What other tests have logged was logged long ago."""
    monkeypatch.setattr("rostra.server.denials._due._logged", {})


def denials(log: list[dict[str, Any]]) -> list[str]:
    found = [entry for entry in log if entry["event"] == "denied"]
    assert all(entry == {**NAMED, "reason": entry["reason"]} for entry in found)  # and nothing of what was tried
    return [entry["reason"] for entry in found]


def test_every_refusal_for_want_of_a_right_is_one() -> None:
    assert {message for message, status in STATUS.items() if status in (401, 403)} == DENIED


def test_over_http(server: Server, log: list[dict[str, Any]]) -> None:
    match, (anna, _) = server.make(spectators=False)
    before = metrics.count.denied["table-bad-secret"]
    for secret in ("guess", "another guess", anna + "x"):
        server.get(f"/api/matches/{match}/replay", 403, secret=secret)
        server.post(f"/api/matches/{match}/session", {"secret": secret}, 403)
    assert denials(log) == ["table-bad-secret"]  # once a minute
    assert metrics.count.denied["table-bad-secret"] == before + 6
    server.post(f"/api/matches/{match}/session", {}, 401)
    server.get(f"/api/matches/{match}/replay", 403)
    server.get(f"/api/matches/{match}/replay", 403, secret=anna, seat=1)
    server.http.post("/api/matches", json={"game": "caesar"}, headers={"origin": "https://evil.example"})
    server.http.get("/metrics", headers={"via": "a proxy"})
    server.http.get("/api/host/matches")
    assert set(denials(log)) == DENIED - BY_THE_HOST
    assert 'rostra_denied_total{reason="table-for-the-host"}' in server.http.get("/metrics").text


def test_what_a_host_has_forbidden(folder: Path, log: list[dict[str, Any]]) -> None:
    token, before = "a-token-of-the-host", metrics.count.denied["table-muted"]

    def forbid(effect: str, kind: str, value: str) -> None:
        body = {"effect": effect, "kind": kind, "value": value}
        assert server.http.post("/api/host/block", json=body, headers=bearer(token)).status_code == 201

    with Server(folder, host_token=token) as server:
        match, (anna, _) = server.make()
        forbid("mute", "address", "127.0.0.1")
        forbid("block", "name", "Troll")
        with server.connect(match, anna) as player:
            assert player.refused("say", text="spam") == "table-muted"
        assert metrics.count.denied["table-muted"] == before + 1
        server.post(f"/api/matches/{match}/commands", {"do": "say", "key": "k", "text": "spam"}, 200, anna)
        assert metrics.count.denied["table-muted"] == before + 2
        seats = [{"kind": "person", "name": "Troll"}, {"kind": "bot"}]
        server.post("/api/matches", {"game": "caesar", "seats": seats}, 403)
        forbid("block", "address", "127.0.0.1")
        server.get("/api/lobby", 403)
        assert set(denials(log)) == BY_THE_HOST


def test_over_a_socket(server: Server, log: list[dict[str, Any]]) -> None:
    match, (anna, _) = server.make()
    with Player(server, match) as player:
        player.send({"do": "hello", "secret": "a guess"})
        player.until_closed()
    with server.connect(match, anna) as player:
        player.send({"do": "look", "seat": 1})
        assert player.wait_for("refused")["reason"]["message"] == "table-not-your-seat"
    with pytest.raises(InvalidStatus):
        Player(server, match, origin="https://evil.example")
    assert denials(log) == ["table-bad-secret", "table-not-your-seat", "table-foreign-page"]


def test_what_succeeds_or_is_wrong_otherwise_is_none(server: Server, log: list[dict[str, Any]]) -> None:
    match, (anna, _) = server.make()
    server.post(f"/api/matches/{match}/session", {"secret": anna}, 204)
    server.get("/api/matches/x", 404)
    server.post("/api/matches", {}, 400)
    assert server.get(f"/api/matches/{match}/replay", secret=anna)["seat"] == 0
    assert denials(log) == []


def test_the_visitor_is_named_not_the_proxy(folder: Path, log: list[dict[str, Any]]) -> None:
    with Server(folder, behind_proxy=True) as server:
        match, _ = server.make()
        headers = {**bearer("guess"), "x-forwarded-for": "192.0.2.7"}
        assert server.http.get(f"/api/matches/{match}/replay", headers=headers).status_code == 403
    assert [entry["address"] for entry in log if entry["event"] == "denied"] == ["192.0.2.7"]
