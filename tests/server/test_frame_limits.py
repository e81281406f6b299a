"""Limits below the message: frames, bytes, parts of a message, and sockets that read nothing."""

import asyncio
import socket
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from rostra.server import metrics, rate_limits
from rostra.server.connection import Connection
from tests.server.client import PATIENCE, Player, Server

MASK = bytes(4)
TEXT = b"\x81\x81" + MASK + b"x"
PING = b"\x89\x80" + MASK
BEGIN, PART = b"\x01\x80" + MASK, b"\x00\x80" + MASK


def closed(player: Player, raw: bytes) -> tuple[int, str]:
    """Send frames as they are; with which code and reason the server closes."""
    player.socket.socket.sendall(raw)
    code = player.until_closed()
    return code, player.socket.close_reason or ""


@pytest.mark.parametrize(
    ("raw", "limit"),
    [
        (BEGIN + PART * 5000, "fragments"),
        (PING * 5000, "frames"),
        (TEXT * 5000, "frames"),
        (b"\x8a\x80" + MASK + PING * 5000, "frames"),
        ((b"\x82\xfe\x3f\xff" + MASK + b" " * 0x3FFF) * 40, "frame bytes"),
    ],
    ids=["fragments", "pings", "texts", "pongs", "bytes"],
)
def test_too_much_below_the_message(folder: Path, raw: bytes, limit: str) -> None:
    """The client is told and let go; the others play on."""
    with Server(folder, rate=True) as server:
        match, (anna, ben) = server.make()
        with server.connect(match, ben) as other:
            player = server.connect(match, anna)
            before = metrics.count.limits.total()
            assert closed(player, raw) == (1008, f"too many {limit}")
            assert player.heard[-1]["tell"] == "bye"
            assert player.heard[-1]["reason"]["message"] == "table-too-fast"
            assert metrics.count.limits.total() >= before + 1
            player.close()
            other.catch_up()


def test_what_a_program_may_send(folder: Path) -> None:
    """A burst of messages, a message in some parts, and pings between them are well below the limits."""
    with Server(folder, rate=True) as server:
        match, (anna, _) = server.make()
        with server.connect(match, anna) as player:
            player.socket.socket.sendall(BEGIN + PART * 20 + PING * 50)
            said = b'{"do":"ping"}'
            player.socket.socket.sendall(b"\x80" + bytes([0x80 | len(said)]) + MASK + said)
            assert player.wait_for("pong")
            for _ in range(50):
                player.catch_up()


def test_a_message_too_large(server: Server) -> None:
    match, (anna, _) = server.make()
    player = server.connect(match, anna)
    player.socket.send("x" * 20_000)
    assert player.until_closed() == 1009
    player.close()


def test_who_does_not_read_is_forgotten_and_cut_off(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few hundred kB wait at most, and after a while the connection is gone on our side, whatever the client does."""
    monkeypatch.setattr(rate_limits.NOT_READ, "most", 0.5)
    monkeypatch.setattr(rate_limits.WAITING_BYTES, "most", 20_000)
    with Server(folder) as server:
        match, (anna, ben) = server.make()
        silent = raw_socket(server, match, anna)
        look = b'{"do":"look","seat":0,"after":0}'
        frame = b"\x81" + bytes([0x80 | len(look)]) + MASK + look
        until = time.monotonic() + PATIENCE
        with server.connect(match, ben) as other:
            while not metrics.count.limits["waiting-bytes"]:
                assert time.monotonic() < until
                try:
                    silent.sendall(frame * 20)
                except OSError:
                    break
                time.sleep(0.02)
            assert metrics.count.limits["waiting-bytes"]
            while len(server._server.server_state.connections) > 2:  # the other, and HTTP
                assert time.monotonic() < until
                time.sleep(0.05)
            other.catch_up()
        silent.close()


def test_many_sockets_of_one_address_together(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each keeps to its own limit."""
    monkeypatch.setattr(rate_limits.ADDRESS_FRAMES, "most", 100)
    monkeypatch.setattr(rate_limits.ADDRESS_FRAMES, "per_second", 0)
    before = metrics.count.limits["address-frames"]
    with Server(folder, rate=True) as server:
        match, (anna, _) = server.make()
        players = [server.connect(match, anna) for _ in range(4)]
        for player in players[:2]:
            player.socket.socket.sendall(PING * 40)
            player.catch_up()
        assert closed(players[2], PING * 40) == (1008, "too many address frames")
        assert players[2].heard[-1]["reason"]["message"] == "table-too-fast"
        assert metrics.count.limits["address-frames"] == before + 1
        players[3].catch_up()  # who has sent little is not closed for it
        for player in players:
            player.close()
    with Server(folder, rate=False) as server:
        players = [server.connect(match, anna) for _ in range(4)]
        for player in players:
            player.socket.socket.sendall(PING * 40)
            player.catch_up()
            player.close()


def test_only_so_many_messages_wait_for_a_client(log: list[dict[str, Any]]) -> None:
    """However short they are. It is told all of it when it comes back."""
    sent: list[Any] = []

    async def fill() -> Connection:
        reading = asyncio.Event()

        async def send(message: Any) -> None:
            await reading.wait()
            sent.append(message)

        connection = Connection(send, limited=True, client="192.0.2.1")
        for _ in range(1000):
            connection.push("{}")
            await asyncio.sleep(0)
        assert len(connection._waiting) == 1  # the close; what was being sent is not counted
        reading.set()
        while connection._waiting:
            await asyncio.sleep(0)
        return connection

    assert asyncio.run(fill()).closed
    assert [message["type"] for message in sent] == ["websocket.send", "websocket.close"]
    assert sent[-1]["code"] == 1008
    assert [entry["limit"] for entry in log] == ["waiting"]


def raw_socket(server: Server, match: str, secret: str) -> socket.socket:
    """A socket that has said hello and has a small buffer."""
    protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{server.port}/api/matches/{match}/socket"))
    connection: Any = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", server.port))
    protocol.send_request(protocol.connect())
    connection.sendall(b"".join(protocol.data_to_send()))
    assert b" 101 " in connection.recv(1000)
    hello = b'{"do":"hello","secret":"%b"}' % secret.encode()
    connection.sendall(b"\x81" + bytes([0x80 | len(hello)]) + MASK + hello)
    return connection  # type: ignore[no-any-return]
