"""Limits below the request: headers, bodies, pipelining, connections, and clients that read nothing."""

import json
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from rostra.server import metrics, rate_limits, run
from rostra.server.config import Config
from rostra.server.guard import SECURITY
from tests.server.client import PATIENCE, Server, check_reason

BEGIN = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"
UPGRADE = b"GET /api/matches/x/socket HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
POST = b"POST /api/matches HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"


def told(server: Server, *sent: bytes) -> bytes:
    """Everything that is answered until the server closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        answer = b""
        with suppress(ConnectionError):
            for part in sent:
                connection.sendall(part)
            while some := connection.recv(65536):
                answer += some
        return answer


def refused(answer: bytes, status: int, message: str) -> None:
    head, _, body = answer.partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines[1:])
    assert int(lines[0].split()[1]) == status, answer
    assert headers["connection"] == "close"
    assert len(body) == int(headers["content-length"])
    assert {name: headers[name] for name in SECURITY} == SECURITY
    reason = json.loads(body)["reason"]
    check_reason(reason)
    assert reason["message"] == message


def many(lines: int, size: int = 20) -> bytes:
    return b"".join(b"x-%d: %b\r\n" % (number, b"a" * size) for number in range(lines))


@pytest.mark.parametrize("begin", [BEGIN, UPGRADE, POST], ids=["request", "handshake", "post"])
@pytest.mark.parametrize(
    ("more", "message"),
    [
        (many(95, 200), "table-headers-too-large"),
        (b"x: " + b"a" * 8200 + b"\r\n", "table-headers-too-large"),
        (b"a" * 8200 + b": x\r\n", "table-headers-too-large"),
        (many(101), "table-too-many-headers"),
    ],
    ids=["all", "value", "name", "count"],
)
def test_large_headers(server: Server, begin: bytes, more: bytes, message: str) -> None:
    before = metrics.count.limits.total()
    refused(told(server, begin + more + b"\r\n"), 431, message)
    assert metrics.count.limits.total() == before + 1


@pytest.mark.parametrize("begin", [b"x: ", b""], ids=["value", "name"])
def test_an_endless_header(server: Server, begin: bytes) -> None:
    """It is refused before it ends, whether it comes at once or in parts, and what follows is not kept."""
    refused(told(server, BEGIN + begin + b"a" * 30_000), 431, "table-headers-too-large")
    refused(told(server, BEGIN + begin, *[b"a" * 1000] * 30), 431, "table-headers-too-large")


def test_a_long_address(server: Server) -> None:
    refused(told(server, b"GET /" + b"a" * 8200), 414, "table-address-too-long")
    refused(
        told(server, b"GET /?" + b"a" * 8200 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n"), 414, "table-address-too-long"
    )


def test_what_is_just_not_too_large(server: Server) -> None:
    for more in (b"x: " + b"a" * 8180 + b"\r\n", many(98), many(70, 200)):
        assert told(server, BEGIN + more + b"connection: close\r\n\r\n").startswith(b"HTTP/1.1 200 OK")
    path = b"/health?" + b"a" * 8180
    assert b" 200 OK" in told(server, b"GET %b HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n" % path)


def test_headers_of_each_request_are_counted_for_themselves(server: Server) -> None:
    request = BEGIN + many(70, 100) + b"\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        for _ in range(5):
            connection.sendall(request)
            assert connection.recv(65536).startswith(b"HTTP/1.1 200 OK")


def test_headers_after_the_body(server: Server) -> None:
    """They are limited, and nobody takes them for headers of the request."""
    chunked = (
        POST + b"transfer-encoding: chunked\r\nconnection: close\r\n\r\n10\r\n" + b'{"game":"chess"}' + b"\r\n0\r\n"
    )
    assert b"table-no-such-game" in told(server, chunked + b"host: evil.example\r\n\r\n")
    assert b"431" in told(server, chunked + many(101) + b"\r\n").split(b"\r\n")[0]


@pytest.mark.parametrize(
    "head",
    [
        b"content-length: 4\r\ntransfer-encoding: chunked\r\n",
        b"content-length: 4\r\ncontent-length: 5\r\n",
        b"transfer-encoding: xchunked\r\n",
        b"transfer-encoding: chunked, identity\r\n",
        b"content-length: +4\r\n",
        b"content-length : 4\r\n",
        b"x: a\r\n content-length: 4\r\n",
    ],
)
def test_a_request_with_two_ends(server: Server, head: bytes) -> None:
    """Where a proxy and we could disagree, a second request could hide in the first (smuggling)."""
    answer = told(server, POST + head + b"\r\n0\r\n\r\n" + BEGIN + b"\r\n")
    refused(answer, 400, "table-bad-request")
    assert answer.count(b"HTTP/1.1 ") == 1


@pytest.mark.parametrize("chunk", [b"1\r\na\r\n", b"c350\r\n" + b"a" * 50_000 + b"\r\n"], ids=["tiny", "large"])
def test_an_endless_body(server: Server, chunk: bytes) -> None:
    """Also one nobody reads, since the answer does not need it."""
    body = chunk * (2_500_000 // len(chunk))
    answer = told(server, POST + b"transfer-encoding: chunked\r\n\r\n" + body)
    assert answer.startswith(b"HTTP/1.1 413 " if len(chunk) > 10 else b"HTTP/1.1 400 ")
    answer = told(server, BEGIN + b"transfer-encoding: chunked\r\n\r\n" + body)
    assert answer.startswith((b"HTTP/1.1 200 ", b"HTTP/1.1 413 ", b"HTTP/1.1 400 "))
    assert answer.count(b"HTTP/1.1") == 1


def test_a_body_in_many_chunks(server: Server) -> None:
    """As a program sends it that writes line by line."""
    lines = b"".join(b"1e\r\n%b\r\n" % (b" " * 30) for _ in range(2000))
    head = POST + b"transfer-encoding: chunked\r\nconnection: close\r\n\r\n"
    answer = told(server, head + lines + b"10\r\n" + b'{"game":"chess"}' + b"\r\n0\r\n\r\n")
    assert b"table-no-such-game" in answer


def test_many_requests_at_once(server: Server) -> None:
    assert told(server, *[BEGIN + b"\r\n"] * 5, BEGIN + b"connection: close\r\n\r\n").count(b"200 OK") == 6
    before = metrics.count.limits["pipelined"]
    told(server, (BEGIN + b"\r\n") * 2000)
    assert metrics.count.limits["pipelined"] == before + 1


def test_what_is_no_http(server: Server, log: list[dict[str, Any]]) -> None:
    refused(told(server, b"\x16\x03\x01 hello\r\n\r\n"), 400, "table-bad-request")


def test_empty_lines_do_not_keep_a_connection(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits.SLOW_HEADERS, "most", 0.3)
    with Server(folder) as server, socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(BEGIN + b"\r\n")
        assert b"200 OK" in connection.recv(4096)
        connection.sendall(b"\r\n")
        assert connection.recv(4096) == b""


def test_only_so_many_connections_from_one_address(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits.OPEN_CONNECTIONS, "most", 5)
    with Server(folder, rate=True) as server:
        match, _ = server.make()  # on a connection that stays open
        player = server.connect(match)
        there = [socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) for _ in range(3)]
        assert told(server, BEGIN + b"connection: close\r\n\r\n") == b""
        for connection in there:
            connection.close()
        until = time.monotonic() + PATIENCE
        while not told(server, BEGIN + b"connection: close\r\n\r\n"):
            assert time.monotonic() < until
        player.catch_up()
        player.close()
    with Server(folder, rate=True, behind_proxy=True) as server:
        there = [socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) for _ in range(10)]
        assert b"200 OK" in told(server, BEGIN + b"connection: close\r\n\r\n")
        for connection in there:
            connection.close()


def test_connections_are_forgotten(folder: Path) -> None:
    with Server(folder, rate=True) as server:
        match, _ = server.make()
        server.connect(match).close()
        told(server, BEGIN + b"connection: close\r\n\r\n")
        server.http.close()
        connections = server._server._connections
        until = time.monotonic() + PATIENCE
        while connections._open:
            assert time.monotonic() < until
            time.sleep(0.05)


def test_who_does_not_read_a_page_is_cut_off(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits.NOT_READ, "most", 0.5)
    listen = run._listen

    def little(config: Config) -> socket.socket:
        listening = listen(config)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # else the system would keep all of it for us
        return listening

    monkeypatch.setattr(run, "_listen", little)
    before = metrics.count.limits["not-read"]
    with Server(folder) as server:
        there = []
        for _ in range(5):
            connection = socket.socket()
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.connect(("127.0.0.1", server.port))
            connection.sendall(b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n" * 10)
            there.append(connection)
        until = time.monotonic() + PATIENCE
        while metrics.count.limits["not-read"] < before + 5 or server._server.server_state.connections:
            assert time.monotonic() < until, server._server.server_state.connections
            time.sleep(0.05)
        for connection in there:
            connection.close()
