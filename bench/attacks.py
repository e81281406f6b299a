"""``python -m bench.attacks``: can one client stop everybody?

A real server on a loopback port, with its limits on, and a fixed quiet load: some matches, two players each, who play a
move now and then over WebSockets. For each attack there is a fresh server. First the load runs alone, then for as long
while the attack runs, from another address and process. What counts is the time until a player's move is answered
(p99), as a multiple of the quiet one, and how much more memory the server takes. Of several rounds the middle one
counts, since other work on the machine disturbs some.

An attack is a function with ``@attack`` below. It gets the server's address and a function that says whether it should
go on; it need not be gentle, but it must end when it is told to. Everything ends by itself after the measured seconds.
Addresses other than 127.0.0.1 on the loopback are there on Linux only.
"""

import argparse
import asyncio
import itertools
import json
import multiprocessing
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.branches_attack import RECORD
from bench.server.rostra_dialect import Moves
from bench.server.servers import ROSTRA, BenchError, free_port, wait_until_ready
from rostra.server.rate_limits import MESSAGES

PLAYERS: Final = "127.0.0.2"
ATTACKER: Final = "127.0.0.3"
PACE: Final = 0.1
"""Seconds between two moves of a match."""
WORST_RATIO: Final = 5.0
WORST_MEMORY: Final = 100.0
"""MB."""
PATIENCE: Final = 30.0
Json = dict[str, Any]


# The server


@dataclass
class Running:
    port: int
    pid: int

    def memory(self) -> float:
        """MB of the server process."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@contextmanager
def running() -> Iterator[Running]:
    with tempfile.TemporaryDirectory(prefix="rostra-attacks-") as folder:
        port, log = free_port(), Path(folder) / "log"
        command = [part.format(port=port, folder=folder) for part in ROSTRA.command]
        with log.open("w") as output:
            process = subprocess.Popen(
                command,
                env={**os.environ, "ROSTRA_RATE": "on", "ROSTRA_LOG_LEVEL": "error"},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        try:
            wait_until_ready(ROSTRA, process, port, log)
            yield Running(port, process.pid)
        finally:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def ask(port: int, source: str, path: str, body: Json | None = None) -> Any:
    """One request over HTTP, from this address."""
    data = None if body is None else json.dumps(body).encode()
    with socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0)) as connection:
        method = "GET" if data is None else "POST"
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: close\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(data or b'')}\r\n\r\n"
        connection.sendall(head.encode() + (data or b""))
        answer = b"".join(iter(lambda: connection.recv(65536), b""))
    headers, _, content = answer.partition(b"\r\n\r\n")
    if headers[9:11] != b"20":
        raise BenchError(f"{path}: {headers[:15].decode()} {content[:200]!r}")
    return json.loads(content)


def new_match(port: int, source: str) -> tuple[str, list[str]]:
    persons = [{"kind": "person", "name": name} for name in ("A", "B")]
    made = ask(port, source, "/api/matches", {"game": "caesar", "seats": persons})
    return made["id"], [seat["secret"] for seat in made["seats"]]


# The quiet load


@dataclass
class Load:
    port: int
    matches: int
    moves: Moves
    answers: list[float] = field(default_factory=list)
    """Seconds until a move was answered."""
    lost: int = 0
    """Sockets that were lost: nobody should be."""

    async def play(self, until: float) -> None:
        tables = [new_match(self.port, PLAYERS) for _ in range(self.matches)]
        await asyncio.gather(*(self._match(match, secrets, until) for match, secrets in tables))

    async def _match(self, match: str, secrets: list[str], until: float) -> None:
        url = f"ws://127.0.0.1:{self.port}/api/matches/{match}/socket"
        seats = [Seat(self, url, secret) for secret in secrets]
        await asyncio.gather(*(seat.run(until) for seat in seats))


class Seat:
    def __init__(self, load: Load, url: str, secret: str) -> None:
        self.load = load
        self.url = url
        self.secret = secret
        self.ply = 0
        self.view: Json = {}
        self.asked: dict[str, float] = {}
        self.keys = itertools.count()

    async def run(self, until: float) -> None:
        try:
            async with connect(
                self.url, local_addr=(PLAYERS, 0), proxy=None, compression=None, ping_interval=None, close_timeout=1
            ) as socket:
                await socket.send(json.dumps({"do": "hello", "secret": self.secret}))
                mover = asyncio.create_task(self._move(socket, until))
                with suppress(TimeoutError):
                    async with asyncio.timeout(until - time.monotonic()):
                        async for message in socket:
                            self._hear(msgspec.json.decode(message))
                mover.cancel()
        except (OSError, WebSocketException, TimeoutError):
            pass
        if time.monotonic() < until:
            self.load.lost += 1
        # Who waits for an answer at the end has waited for at least so long.
        self.load.answers += [time.monotonic() - sent for sent in self.asked.values() if time.monotonic() - sent > 1]

    async def _move(self, socket: ClientConnection, until: float) -> None:
        while time.monotonic() < until:
            await asyncio.sleep(PACE * (0.5 + random.random()))
            if self.asked:
                continue
            key = f"k{next(self.keys)}"
            actions = self.view.get("actions") or []
            if actions and all(action in self.load.moves.avoided for action in actions):
                actions = []
            if actions:
                told = json.loads(self.load.moves.any(self.ply, actions))
                message = json.dumps({**told, "key": key})
            else:
                key, message = "pong", '{"do":"ping"}'
            self.asked[key] = time.monotonic()
            await socket.send(message)

    def _hear(self, told: Json) -> None:
        if "view" in told:
            self.ply, self.view = told["ply"], told["view"] or {}
        sent = self.asked.pop(str(told.get("key") or told["tell"]), None)
        if sent is not None:
            self.load.answers.append(time.monotonic() - sent)


# The attacks


GoOn = Callable[[], bool]
Attack = Callable[[int, GoOn], None]
ATTACKS: Final[dict[str, Attack]] = {}


def attack(name: str) -> Callable[[Attack], Attack]:
    def add(function: Attack) -> Attack:
        ATTACKS[name] = function
        return function

    return add


def connection_to(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 5, (ATTACKER, 0))


def again_and_again(port: int, go_on: GoOn, begin: bytes, blob: Callable[[int], bytes], most: int) -> None:
    """Connect, send ``begin`` and then blobs up to ``most`` bytes; and again, whenever it is cut off."""
    while go_on():
        with suppress(OSError), connection_to(port) as connection:
            connection.sendall(begin)
            sent = 0
            for number in itertools.count():
                if not go_on() or sent > most:
                    break
                part = blob(number)
                connection.sendall(part)
                sent += len(part)
        time.sleep(0.01)


BEGIN: Final = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n"


@attack("an endless header")
def endless_header(port: int, go_on: GoOn) -> None:
    again_and_again(port, go_on, BEGIN + b"x: ", lambda number: b"a" * 65536, 1 << 40)


@attack("81 MB of headers")
def many_headers(port: int, go_on: GoOn) -> None:
    lines = b"".join(b"x-%d: aaaaaaaaaaaaaaaa\r\n" % number for number in range(2500))
    again_and_again(port, go_on, BEGIN, lambda number: lines, 81_000_000)


@attack("an endless address")
def endless_address(port: int, go_on: GoOn) -> None:
    again_and_again(port, go_on, b"GET /", lambda number: b"a" * 65536, 1 << 40)


@attack("a body in tiny chunks")
def tiny_chunks(port: int, go_on: GoOn) -> None:
    begin = b"POST /api/records HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\n"
    again_and_again(port, go_on, begin, lambda number: b"1\r\na\r\n" * 10_000, 1 << 40)


@attack("requests one after the other, unread")
def pipelined(port: int, go_on: GoOn) -> None:
    again_and_again(port, go_on, b"", lambda number: (BEGIN + b"\r\n") * 1000, 1 << 40)


def open_socket(port: int, match: str, secret: str = "", reads: bool = False) -> socket.socket:
    """A WebSocket that has said hello."""
    connection = connection_to(port)
    if not reads:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    upgrade = "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    key = "sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    line = f"GET /api/matches/{match}/socket HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n"
    connection.sendall((line + upgrade + key).encode())
    answer = connection.recv(100)
    if b" 101 " not in answer:
        connection.close()
        raise OSError(answer)
    connection.sendall(frame({"do": "hello", **({"secret": secret} if secret else {})}))
    return connection


def frame(message: Json) -> bytes:
    """Masked with zeros."""
    text = json.dumps(message).encode()
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text


def frames(port: int, go_on: GoOn, first: bytes, blob: bytes) -> None:
    match, _ = new_match(port, ATTACKER)
    while go_on():
        with suppress(OSError), open_socket(port, match) as connection:
            connection.sendall(first)
            while go_on():
                connection.sendall(blob)
        time.sleep(0.01)


@attack("empty fragments")
def fragments(port: int, go_on: GoOn) -> None:
    frames(port, go_on, b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0" * 10_000)


@attack("pings")
def pings(port: int, go_on: GoOn) -> None:
    frames(port, go_on, b"", b"\x89\x80\0\0\0\0" * 10_000)


@attack("tiny texts")
def tiny_texts(port: int, go_on: GoOn) -> None:
    frames(port, go_on, b"", b"\x81\x81\0\0\0\0x" * 10_000)


@attack("a flood of connections")
def connections(port: int, go_on: GoOn) -> None:
    """As fast as they can be made; the last thousand stay open."""
    held: list[socket.socket] = []
    while go_on():
        with suppress(OSError):
            held.append(connection_to(port))
        if len(held) > 1000:
            held.pop(0).close()
    for connection in held:
        connection.close()


@attack("200 sockets that never read")
def never_read(port: int, go_on: GoOn) -> None:
    """Those that are let in ask again and again to be shown the table, and more try to come in."""
    match, secrets = new_match(port, ATTACKER)
    held: list[socket.socket] = []
    look = frame({"do": "look", "seat": 0, "after": 0})
    while go_on():
        with suppress(OSError):
            if len(held) < 200:
                held.append(open_socket(port, match, secrets[0]))
        if len(held) >= 200 or not held:
            time.sleep(0.005)
        if held:
            victim = held.pop(0)
            try:
                victim.sendall(look)
                held.append(victim)
            except OSError:
                victim.close()
    for connection in held:
        connection.close()


@attack("200 sockets that send what is allowed")
def chatter(port: int, go_on: GoOn) -> None:
    """No socket comes to its limit: each asks for the whole table some times a second, and reads it."""
    match, secrets = new_match(port, ATTACKER)
    look = frame({"do": "look", "seat": 0, "after": 0})
    held: list[socket.socket] = []
    while go_on():
        began = time.monotonic()
        with suppress(OSError):  # as many as are let in, and then more whenever one is
            while len(held) < 200 and go_on():
                held.append(open_socket(port, match, secrets[0], reads=True))
                held[-1].setblocking(False)
        for connection in list(held):
            try:
                connection.sendall(look)
                with suppress(BlockingIOError):
                    while connection.recv(1 << 20):
                        pass
            except OSError:
                held.remove(connection)
        time.sleep(max(0.0, 1 / MESSAGES.per_second - (time.monotonic() - began)))
    for connection in held:
        connection.close()


@attack("a flood of requests")
def requests(port: int, go_on: GoOn) -> None:
    """What costs most to answer, over and over, on connections that stay open."""
    match, _ = new_match(port, ATTACKER)
    record = imported(port)
    paths = itertools.cycle(["/api/lobby", f"/api/matches/{match}", f"/api/matches/{record}/replay?seat=all"])
    while go_on():
        with suppress(OSError, HTTPException), closing(http_to(port)) as connection:
            while go_on():
                connection.request("GET", next(paths))
                connection.getresponse().read()


@attack("a flood of matches")
def matches(port: int, go_on: GoOn) -> None:
    persons = [{"kind": "person", "name": "A"}, {"kind": "open"}]
    body = json.dumps({"game": "caesar", "seats": persons, "listed": True})
    while go_on():
        with suppress(OSError, HTTPException), closing(http_to(port)) as connection:
            while go_on():
                connection.request("POST", "/api/matches", body, {"content-type": "application/json"})
                connection.getresponse().read()


@attack("branches, with bots that think")
def branches(port: int, go_on: GoOn) -> None:
    """Played on from a replay as often as the server lets it, each against ``imperator``."""
    record = imported(port)
    for number in itertools.count():
        if not go_on():
            return
        body = json.dumps({"ply": 100 + 7 * (number % 40), "seat": 2, "bot": "imperator"})
        with suppress(OSError, HTTPException), closing(http_to(port)) as connection:
            connection.request("POST", f"/api/matches/{record}/branch", body, {"content-type": "application/json"})
            connection.getresponse().read()
        time.sleep(0.1)


def http_to(port: int) -> HTTPConnection:
    return HTTPConnection("127.0.0.1", port, timeout=PATIENCE, source_address=(ATTACKER, 0))


def imported(port: int) -> str:
    """The id of a game that is over."""
    with closing(http_to(port)) as connection:
        connection.request("POST", "/api/records", RECORD.read_bytes(), {"content-type": "text/plain"})
        return str(json.loads(connection.getresponse().read())["id"])


@attack("200 downloads that are never read")
def unread_downloads(port: int, go_on: GoOn) -> None:
    held: list[socket.socket] = []
    while go_on():
        with suppress(OSError):
            connection = connection_to(port)
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.sendall(b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
            held.append(connection)
        if len(held) > 200:
            held.pop(0).close()
            time.sleep(0.005)


# The measurement


@dataclass
class Found:
    quiet: float
    """Seconds: p99 of the answers without the attack."""
    attacked: float
    memory: float
    """MB more."""
    answers: int
    lost: int

    @property
    def ratio(self) -> float:
        return self.attacked / self.quiet

    @property
    def met(self) -> bool:
        return self.ratio < WORST_RATIO and self.memory < WORST_MEMORY and not self.lost


def measure(function: Attack, matches: int, seconds: float) -> Found:
    with running() as server:
        games = ask(server.port, PLAYERS, "/api/games")
        lines = next(game["lines"] for game in games if game["name"] == "caesar")
        moves = Moves(lines, random.Random(1))
        loads = [Load(server.port, matches, moves) for _ in range(3)]
        asyncio.run(loads[0].play(time.monotonic() + 2))  # to warm up
        asyncio.run(loads[1].play(time.monotonic() + seconds))
        before, peak = server.memory(), server.memory()
        spawn = multiprocessing.get_context("spawn")
        stop = spawn.Event()
        attacker = spawn.Process(target=_attack, args=(function.__name__, server.port, stop, seconds + PATIENCE))
        attacker.start()
        measured = threading.Event()

        def watch() -> None:
            nonlocal peak
            while not measured.wait(0.05):
                peak = max(peak, server.memory())

        watcher = threading.Thread(target=watch)
        watcher.start()
        try:
            asyncio.run(loads[2].play(time.monotonic() + seconds))
        finally:
            measured.set()
            watcher.join()
            stop.set()
            attacker.join(5)
            attacker.kill()
    quiet, attacked = loads[1], loads[2]
    return Found(p99(quiet.answers), p99(attacked.answers), peak - before, len(attacked.answers), attacked.lost)


def _attack(function: str, port: int, stop: Any, most: float) -> None:
    """In its own process; it ends by itself even if nobody tells it to. A real attacker would not share our processors
    with the server: so it takes what the others leave.
    """
    os.nice(5)
    until = time.monotonic() + most
    globals()[function](port, lambda: not stop.is_set() and time.monotonic() < until)


def p99(times: list[float]) -> float:
    return statistics.quantiles(times, n=100)[98] if len(times) > 1 else float("inf")


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.attacks", description="Can one client stop everybody?")
    parser.add_argument("--seconds", type=float, default=6.0, help="seconds of each measurement (6)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds, of which the middle one counts (3)")
    parser.add_argument("--matches", type=int, default=10, help="matches of the quiet load (10)")
    parser.add_argument("--only", metavar="WORD", help="attacks with this word in their names")
    options = parser.parse_args()
    console = Console()
    table = Table("attack", "quiet p99", "p99", "ratio", "more memory", "answers", "")
    good = True
    for name, function in ATTACKS.items():
        if options.only and options.only not in name:
            continue
        try:
            rounds = [measure(function, options.matches, options.seconds) for _ in range(options.rounds)]
            found = sorted(rounds, key=lambda one: one.ratio)[len(rounds) // 2]
        except (BenchError, OSError) as why:
            table.add_row(name, "", "", "", "", "", "could not run")
            console.print(f"{name}: {why}", markup=False)
            good = False
            continue
        good &= found.met
        times = [f"{1000 * figure:.1f} ms" for figure in (found.quiet, found.attacked)]
        verdict = "" if found.met else "too much" if not found.lost else f"{found.lost} players lost"
        table.add_row(name, *times, f"{found.ratio:.1f}", f"{found.memory:.0f} MB", str(found.answers), verdict)
    console.print(table)
    console.print(f"Wanted: less than {WORST_RATIO:g} times the quiet p99, and less than {WORST_MEMORY:g} MB more.")
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
