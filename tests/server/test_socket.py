"""The WebSocket of a match: who is let in, as whom, and what is said at the door."""

import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rostra.server import rate_limits
from tests.server.client import Player, Server, check_reason


def bye(server: Server, match: str, message: object, **more: str) -> str:
    """Say something first that is not taken for a hello; the reason for the goodbye."""
    player = Player(server, match, **more)
    player.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))
    assert player.until_closed() == 1008
    player.close()
    assert [told["tell"] for told in player.heard] == ["bye"]
    return str(player.heard[0]["reason"]["message"])


def test_hello_with_a_secret(server: Server) -> None:
    match, secrets = server.make()
    for seat, secret in enumerate(secrets):
        with server.connect(match, secret) as player:
            told = player.heard[0]
            assert (told["seat"], told["seats"]) == (seat, [seat])
            assert told["view"]["seat"] == ("cleopatra", "caesar")[seat]
            assert told["match"]["id"] == match
            assert told["ply"] == len(told["events"]) > 0
            assert told["undo"] is False


def test_who_knows_of_more_than_there_is_begins_anew(server: Server) -> None:
    """A backup was restored. The page takes events that go on where it is, or all of them."""
    match, (anna, _) = server.make()
    with server.connect(match, anna) as player:
        events, ply = player.heard[0]["events"], player.heard[0]["ply"]
    for after, told in ((0, events), (ply - 1, events[-1:]), (ply, []), (ply + 1, events), (10_000, events)):
        with server.connect(match, anna, after=after) as player:
            assert (player.heard[0]["events"], player.heard[0]["ply"]) == (told, ply)


def test_hello_with_nothing_is_a_spectators(server: Server) -> None:
    match, _ = server.make()
    with server.connect(match) as player:
        told = player.heard[0]
        assert (told["seat"], told["seats"]) == (None, [])
        assert told["view"]["players"]["caesar"]["hand"] is None
        assert told["view"]["players"]["cleopatra"]["hand"] is None
        assert told["view"]["actions"] == []


def test_a_match_without_spectators(server: Server) -> None:
    match, (anna, _) = server.make(spectators=False)
    assert bye(server, match, {"do": "hello"}) == "table-no-spectators"
    server.connect(match, anna).close()


def test_secrets_that_open_nothing(server: Server) -> None:
    match, (anna, _) = server.make()
    _, (other, _) = server.make()
    for wrong in ("x", anna[:-1], other, anna.swapcase()):
        assert bye(server, match, {"do": "hello", "secret": wrong}) == "table-bad-secret"
    assert bye(server, match, {"do": "hello", "secret": anna, "seat": 1}) == "table-not-your-seat"
    assert bye(server, match, {"do": "hello", "seat": 0}) == "table-not-your-seat"
    assert bye(server, "x", {"do": "hello", "secret": anna}) == "table-no-such-match"


def test_what_is_no_hello(server: Server) -> None:
    match, _ = server.make()
    assert bye(server, match, {"do": "ping"}) == "table-hello-first"
    assert bye(server, match, {"do": "say", "key": "k", "text": "x"}) == "table-hello-first"
    for wrong in (
        "",
        "x",
        "[]",
        "{}",
        '{"do": "hello", "secret": 1}',
        '{"do": "hello", "x": 1}',
        b"\xff\x00",
        "[" * 9000,
    ):
        assert bye(server, match, wrong) == "table-bad-message"
    for name, value in (("secret", ""), ("secret", "x" * 101), ("after", -1), ("after", 2**31), ("seat", 8)):
        assert bye(server, match, {"do": "hello", name: value}) == "table-bad-message"


def test_who_says_nothing_is_let_go(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits.HELLO_WITHIN, "most", 0.05)
    match, _ = server.make()
    player = Player(server, match)
    assert player.until_closed() == 1008
    assert player.heard[0]["reason"]["message"] == "table-hello-first"
    player.close()


def test_the_cookie_counts_for_our_own_page_only(server: Server) -> None:
    """A browser sends it whatever page it shows: without our Origin it is not enough."""
    match, (_, ben) = server.make()
    cookie = f"a=b; rostra-{match}={ben}"
    with Player(server, match, origin=server.address, cookie=cookie) as player:
        assert player.hello()["seat"] == 1
    with Player(server, match, cookie=cookie) as player:
        assert player.hello()["seat"] is None
    with Player(server, match, origin=server.address, cookie=f"rostra-{match}=wrong") as player:
        assert player.hello()["seat"] is None  # it was given up: nobody is to blame
    with Player(server, match, origin=server.address, cookie=f"rostra-other={ben}") as player:
        assert player.hello()["seat"] is None


def test_a_page_of_somebody_else_gets_no_socket(server: Server) -> None:
    match, (_, ben) = server.make()
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", server.address + ".evil.example"):
        with pytest.raises(InvalidStatus) as refused:
            Player(server, match, origin=origin, cookie=f"rostra-{match}={ben}")
        answer = refused.value.response
        assert answer.status_code == 403
        reason = json.loads(answer.body)["reason"]
        check_reason(reason)
        assert reason["message"] == "table-foreign-page"
        assert "content-security-policy" in answer.headers


def test_sockets_that_lead_nowhere(server: Server) -> None:
    for path in ("x/y", "x/socket/y"):
        with pytest.raises(InvalidStatus) as refused:
            Player(server, f"{path}?")
        assert refused.value.response.status_code == 404
        assert json.loads(refused.value.response.body)["reason"]["message"] == "table-no-page"


def test_hello_is_said_once(server: Server) -> None:
    match, (anna, ben) = server.make()
    with server.connect(match, anna) as player:
        player.send({"do": "hello", "secret": ben})
        assert player.wait_for("refused")["reason"]["message"] == "table-hello-again"
        player.send({"do": "look", "seat": 1})
        assert player.wait_for("refused")["reason"]["message"] == "table-not-your-seat"
        player.send({"do": "ping"})
        assert player.next() == {"tell": "pong"}


def test_messages_that_cannot_be_read_change_nothing(server: Server) -> None:
    match, (anna, _) = server.make()
    with server.connect(match, anna) as player:
        for wrong in ("", "x", "[]", '{"do":"dance"}', '{"do":"play","ply":0,"line":"x"}', "[" * 16_000, b"\x00\x01",
                      b'{"do":"say","key":"k","text":"\xff"}'):  # fmt: skip
            player.socket.send(wrong)
            assert player.wait_for("refused")["reason"]["message"] == "table-bad-message"
        player.catch_up()


def test_a_message_that_is_too_large(server: Server) -> None:
    match, (anna, ben) = server.make()
    with server.connect(match, anna) as player, server.connect(match, ben) as other:
        player.socket.send("x" * 16_385)
        assert player.until_closed() in (1009, 1006)  # 1006: the line was cut before the last word was heard
        other.catch_up()


def test_text_that_is_no_utf8(server: Server) -> None:
    match, (anna, _) = server.make()
    with server.connect(match, anna) as player:
        player.socket.send(b"\xff\xfe", text=True)
        assert player.until_closed() == 1007


def test_a_hello_that_is_no_utf8(server: Server) -> None:
    match, _ = server.make()
    with Player(server, match) as player:
        player.socket.send(b'{"do":"hello","secret":"\xff"}')
        assert player.until_closed() == 1008
        assert player.heard[-1]["reason"]["message"] == "table-bad-message"


def test_at_one_device_one_secret_opens_all_seats(server: Server) -> None:
    """``look`` shows the table as another seat sees it; commands are that seat's."""
    match, secrets = server.make("caesar", "Anna", "Ben", one_device=True)
    assert secrets[0] == secrets[1]
    with server.connect(match, secrets[0]) as player:
        assert player.heard[0]["seats"] == [0, 1]
        assert player.seat == 0
        assert player.view is not None
        first = player.view["seat"]
        player.send({"do": "look", "seat": 1})
        told = player.wait_for("welcome")
        assert (told["seat"], told["seats"]) == (1, [0, 1])
        assert told["view"]["seat"] != first
        assert told["view"]["players"][first]["hand"] is None
        assert player.do("say", text="I am Ben")["events"][-1]["seat"] == 1
    with server.connect(match, secrets[0], seat=1) as player:
        assert player.seat == 1


def test_goodbye_when_the_server_stops(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(tmp_path_factory.mktemp("closing")) as server:
        match, (anna, _) = server.make()
        player = server.connect(match, anna)
    assert player.until_closed() == 1012
    assert player.heard[-1]["reason"]["message"] == "table-closing"
    with pytest.raises(ConnectionClosed):
        player.send({"do": "ping"})
    player.close()
