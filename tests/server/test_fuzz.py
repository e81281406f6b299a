"""Whatever is thrown at a socket: the server stays up, nobody sees or does what is not theirs, refusals say why."""

import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from rostra.tables.log import is_house
from tests.server.client import Player, Server, check_reason, read_strictly
from tests.server.playing import play_on, rest

Json = dict[str, Any]
SEEDS = range(6)
COMMANDS = ["undo", "reset", "takeback", "agree", "decline", "quiet", "say", "name", "ready", "start", "back"]
COMMANDS += ["rematch", "hint", "ping"]
MESSAGES = 250
CUT = 1006
"""If a client goes on sending, the connection may be cut before it has read the last word."""


class Fuzzer:
    """Messages of all kinds, more or less like real ones; by a seed, so that what goes wrong can be seen again."""

    def __init__(self, seed: int, secrets: list[str], lines: list[str]) -> None:
        self.rng = random.Random(seed)
        self.secrets = secrets
        self.lines = lines
        self.sent: list[str] = []
        self.ply = 0
        self.kinds: list[Callable[[], str | bytes]] = [
            self.command, self.command, self.command, self.command, self.broken, self.bytes, self.nested,
            self.wrong_types, self.again, self.hello, self.look, self.unknown, self.long,
        ]  # fmt: skip

    def next(self) -> str | bytes:
        said = self.rng.choice(self.kinds)()
        if isinstance(said, str):
            self.sent.append(said)
        return said

    def value(self, depth: int = 0) -> Any:
        rng = self.rng
        plain: list[Any] = [
            None, True, False, 0, -1, 1, 2**31, 2**63, 2**64, 1.5, -0.0, 1e308, "", "x", "\u0000", "\ud7ff\ue000",
            "🦀" * 9, "\u202e", "é" * 70, "table-closing", rng.choice(self.lines), rng.choice(self.secrets), [], {},
        ]  # fmt: skip
        if depth < 3 and rng.random() < 0.3:
            if rng.random() < 0.5:
                return [self.value(depth + 1) for _ in range(rng.randrange(4))]
            return {rng.choice(["do", "key", "ply", "a", ""]): self.value(depth + 1) for _ in range(rng.randrange(4))}
        return rng.choice(plain)

    def command(self) -> str:
        rng = self.rng
        do = rng.choice(["play", "play", rng.choice(COMMANDS)])
        said: Json = {"do": do}
        if do != "ping":
            said["key"] = rng.choice(["a", "b", f"k{rng.randrange(10**6)}"])
        if do in ("play", "undo", "reset", "takeback"):
            said["ply"] = rng.choice([self.ply, self.ply, 0, self.ply - 1, self.ply + 1, 2**31 - 1, rng.randrange(200)])
        if do == "play":
            said["line"] = rng.choice(
                [rng.choice(self.lines), rng.choice(self.lines)[:-1], "/resign", "/undo 0", "deal 4"]
            )
        if do == "say":
            said["text"] = rng.choice(["hello", "x" * 400, "\u0007", rng.choice(self.secrets)])
        if do == "name":
            said["name"] = rng.choice(["Ben", "", "x" * 41, "\n"])
        if rng.random() < 0.1:
            said[rng.choice(["ply", "key", "line", "seat", "extra"])] = self.value()
        return json.dumps(said)

    def broken(self) -> str:
        whole = self.command()
        at = self.rng.randrange(len(whole))
        return self.rng.choice([whole[:at], whole[:at] + self.rng.choice('"{}[],:\\') + whole[at:], whole + whole])

    def bytes(self) -> bytes:
        return self.rng.choice([self.rng.randbytes(self.rng.randrange(200)), self.command().encode()])

    def nested(self) -> str:
        deep = self.rng.choice([10, 1000, 5000])
        opening, closing = self.rng.choice([("[", "]"), ('{"a":', "}")])
        return f'{{"do":"play","key":{opening * (deep // 2)}1{closing * (deep // 2)}}}'[:16_000]

    def wrong_types(self) -> str:
        return json.dumps({name: self.value() for name in ("do", "key", "ply", "line") if self.rng.random() < 0.8})

    def again(self) -> str:
        return self.rng.choice(self.sent) if self.sent else "null"

    def hello(self) -> str:
        return json.dumps({"do": "hello", "secret": self.rng.choice(self.secrets), "seat": self.rng.randrange(9)})

    def look(self) -> str:
        return json.dumps({"do": "look", "seat": self.rng.randrange(9), "after": self.rng.randrange(100)})

    def unknown(self) -> str:
        return json.dumps({"do": self.rng.choice(["dance", "", "Play", "sit", "tick"]), "key": "u"})

    def long(self) -> str:
        return json.dumps({"do": "say", "key": "l", "text": "x" * self.rng.choice([2000, 2001, 16_000])})


def fingerprint(server: Server, match: str) -> Any:
    """Everything about a match that only its own players may change."""
    return [entry for entry in server.run(server.room(match).match_log.entries()) if entry.line]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_spectator_and_a_player_who_throw_everything_at_the_server(
    server: Server, seed: int, quick: random.Random
) -> None:
    """Seat 1 fuzzes, so does a spectator; seat 0 and another match's players are left alone."""
    match, (anna, ben) = server.make(pause=1)
    other, strangers = server.make()
    server.hurry(match)
    lines = server.lines("caesar")
    before = fingerprint(server, other)
    player = server.connect(match, anna)
    bad = {1: Thrower(server, match, ben, Fuzzer(seed, [*strangers, anna, "x"], lines))}
    bad[-1] = Thrower(server, match, None, Fuzzer(seed + 1000, [*strangers, "x"], lines))
    with server.connect(match, ben) as honest:  # something is under way already
        play_on([player, honest], lines, quick, 40)
    for _ in range(MESSAGES):
        for thrower in bad.values():
            thrower.throw()
    for thrower in bad.values():
        thrower.finish()
    rest(server, match)
    assert server.http.get("/health").text == "ok\n"
    assert fingerprint(server, other) == before
    player.catch_up()
    log = server.run(server.room(match).match_log.entries())
    assert not [entry for entry in log if entry.seat == 0 and entry.line.startswith(("/say", "/name", "/resign"))]
    assert {entry.seat for entry in log if entry.line.startswith("/say")} <= {1}
    hands = secrets_of(server, match)
    for thrower in bad.values():
        thrower.check(hands)
    player.close()


def secrets_of(server: Server, match: str) -> set[str]:
    """Lines that seat 0 has played face down: nobody else may ever be told."""
    log = server.run(server.room(match).match_log.entries())
    return {
        entry.line for entry in log if entry.seat == 0 and not is_house(entry.line) and entry.line.startswith("down")
    }


class Thrower:
    def __init__(self, server: Server, match: str, secret: str | None, fuzzer: Fuzzer) -> None:
        self.server, self.match, self.secret, self.fuzzer = server, match, secret, fuzzer
        self.heard: list[Json] = []
        self.sockets = 0
        self.player = self.connect()

    def connect(self) -> Player:
        self.sockets += 1
        return self.server.connect(self.match, self.secret)

    def throw(self) -> None:
        try:
            self.player.socket.send(self.fuzzer.next())
            while True:
                told = self.player.next(timeout=0)
                self.fuzzer.ply = self.player.ply
                if told["tell"] == "bye":
                    break
        except TimeoutError:
            return
        except ConnectionClosed:
            pass
        self.finish()
        self.player = self.connect()

    def finish(self) -> None:
        with suppress(ConnectionClosed):
            self.player.answer(self.player.command("decline", key=f"the end {self.sockets}"))
        self.heard += self.player.heard
        self.player.close()

    def check(self, hidden: set[str]) -> None:
        """Nothing that it was told shows what it may not know."""
        seat = 1 if self.secret else None
        name = None if seat is None else "caesar"
        refused = 0
        for told in self.heard:
            if "reason" in told:
                check_reason(told["reason"])
                refused += 1
            if told["tell"] == "welcome":
                assert told["seat"] == seat
            view = told.get("view")
            if view is not None:
                assert view["seat"] == name
                if not view["action"] and view["outcome"] is None:
                    assert view["players"]["cleopatra"]["hand"] is None
                    assert all(pile["down_cards"] is None for pile in view["players"]["cleopatra"]["table"].values())
                if seat is None:
                    assert view["actions"] == []
            for event in told.get("events", []):
                assert event["event"] != "did" or event["seat"] == seat
        assert refused > MESSAGES // 4
        said = {event["line"] for told in self.heard for event in told.get("events", []) if "line" in event}
        assert not (said & hidden) or seat == 1


def test_other_peoples_secrets_open_nothing(server: Server) -> None:
    """A thousand guesses, among them the right ones of other matches."""
    match, _ = server.make()
    rng = random.Random(2)
    secrets = [secret for _ in range(5) for secret in server.make()[1]]
    for _ in range(60):
        secret = rng.choice(secrets)
        guess = rng.choice([secret, secret[:-1] + rng.choice("abc"), secret.upper(), secret[::-1], "'; --", "\u0000"])
        player = Player(server, match)
        player.send({"do": "hello", "secret": guess, "seat": rng.randrange(3)})
        assert player.until_closed() == 1008
        assert [told["reason"]["message"] for told in player.heard] == ["table-bad-secret"]
        player.close()
        assert server.get(f"/api/matches/{match}/replay", 403, secret=guess.replace("\u0000", "x"))


def test_frames_no_client_would_send(server: Server) -> None:
    """Fragments, empty frames, pings of the protocol, a frame that is too large, noise instead of frames."""
    match, (anna, ben) = server.make()
    with server.connect(match, ben) as other:
        with server.connect(match, anna) as player:
            player.socket.send(iter(['{"do":', '"pi', 'ng"}']))
            player.wait_for("pong")
            player.socket.send(b"")
            player.wait_for("refused")
            assert player.socket.ping().wait(5)
            with suppress(ConnectionClosed):  # perhaps before all of it is sent
                player.socket.send(iter(["x" * 9000, "y" * 9000, "z"]))
            assert player.until_closed() in (1009, CUT)
        for noise in (b"\xff" * 100, b"GET / HTTP/1.1\r\n\r\n", bytes(1000)):
            player = server.connect(match, anna)
            player.socket.socket.sendall(noise)
            assert player.until_closed() in (1002, CUT)
            player.close()
        other.catch_up()
    assert server.http.get("/health").status_code == 200


def test_ten_thousand_messages_at_once(server: Server) -> None:
    """All are answered, in their order, and others do not wait long meanwhile."""
    match, (anna, ben) = server.make()
    with server.connect(match, anna) as player, server.connect(match, ben) as other:
        for number in range(10_000):
            if number % 100 == 0:
                player.command("quiet", key=f"q{number}")
            else:
                player.socket.send('{"do":"ping"}')
            if number % 2500 == 0:
                began = time.monotonic()
                other.catch_up()
                assert time.monotonic() - began < 3
        player.command("say", key="last", text="Done")
        player.answer("last")
        keys = [told["key"] for told in player.heard if "key" in told]
        assert keys == [*[f"q{number}" for number in range(0, 10_000, 100)], "last"]
        assert [told["tell"] for told in player.heard].count("pong") == 9_900


def test_a_client_that_never_reads_is_let_go(server: Server) -> None:
    """It holds up nobody, and what waits for it does not pile up for ever."""
    match, (anna, ben) = server.make()
    with connect(
        f"ws://127.0.0.1:{server.port}/api/matches/{match}/socket", max_queue=1, compression=None, close_timeout=0.1
    ) as deaf:
        deaf.send(json.dumps({"do": "hello", "secret": anna}))
        with server.connect(match, ben) as other:
            for _ in range(3000):
                try:
                    deaf.send('{"do":"look","seat":0}')
                except ConnectionClosed:
                    break
            other.catch_up()
    for text in other.raw:
        read_strictly(text)
