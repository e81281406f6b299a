"""A server in this process, in a thread of its own and on a real port; and a player's end of a socket."""

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from msgspec import structs
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from rostra.server import run
from rostra.server.app import build
from rostra.server.config import Config
from rostra.server.protocol import MatchInfo, ToClient
from rostra.server.room import Room
from rostra.server.rooms import Rooms
from rostra.store import Store

Json = dict[str, Any]
T = TypeVar("T")
PATIENCE = 20.0


class Server:
    """A server as ``rostra serve`` starts it, but tests can look into its rooms."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        database = f"sqlite:///{folder}/matches.sqlite"
        self.config = Config(**{"database": database, "port": 0, "rate": False, **settings})
        self.app = build(self.config, Store(self.config.database))
        self.rooms: Rooms = self.app.state.rooms
        listening = run._listen(self.config)
        self.port: int = listening.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        started = threading.Event()
        self._server = run._Server(self.config, self.app, self.rooms, started.set)
        factory = self._server.config.get_loop_factory()

        def serve() -> None:
            with asyncio.Runner(loop_factory=factory) as runner:
                self.loop = runner.get_loop()
                runner.run(self._server.serve(sockets=[listening]))

        self._thread = threading.Thread(target=serve)
        self._thread.start()
        assert started.wait(PATIENCE)
        self.http = httpx.Client(verify=False, base_url=self.address, timeout=PATIENCE)

    def close(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Inside

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something on the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def call(self, function: Callable[..., T], *arguments: Any) -> T:
        async def work() -> T:
            return function(*arguments)

        return self.run(work())

    def room(self, match: str) -> Room:
        return self.run(self.rooms.open(match))

    def hurry(self, match: str) -> None:
        """Pauses of this match take some milliseconds, not seconds, from now on."""
        room = self.room(match)
        room.match.settings = structs.replace(room.match.settings, pause=0)

    # Outside

    def make(self, game: str = "caesar", *persons: str, **settings: Any) -> tuple[str, list[str]]:
        """A match of persons, and their secrets."""
        seats = [{"kind": "person", "name": name} for name in persons or ("Anna", "Ben")]
        made = self.post("/api/matches", {"game": game, "seats": seats, **settings}, 201)
        return made["id"], [seat["secret"] for seat in made["seats"] if "secret" in seat]

    # Without cookies, so that each request is a new client's.

    def get(self, path: str, status: int = 200, secret: str | None = None, **query: Any) -> Any:
        self.http.cookies.clear()
        return _answer(self.http.get(path, params=query, headers=bearer(secret)), status)

    def post(self, path: str, body: Any, status: int = 200, secret: str | None = None, **query: Any) -> Any:
        self.http.cookies.clear()
        return _answer(self.http.post(path, json=body, params=query, headers=bearer(secret)), status)

    def connect(self, match: str, secret: str | None = None, **more: Any) -> "Player":
        """A socket that has said hello and has been welcomed."""
        player = Player(self, match)
        player.hello(secret, **more)
        return player

    def lines(self, game: str) -> list[str]:
        """The notation of every action id."""
        return next(found["lines"] for found in self.get("/api/games") if found["name"] == game)


def _answer(answer: httpx.Response, status: int) -> Any:
    assert answer.status_code == status, f"{answer.status_code} {answer.text}"
    if status >= 400:
        check_reason(answer.json()["reason"])
    return answer.json() if answer.content else None


def bearer(secret: str | None) -> dict[str, str]:
    return {} if secret is None else {"authorization": f"Bearer {secret}"}


def check_reason(reason: Json) -> None:
    """A refusal has a reason of the known shape, worded in English."""
    assert set(reason) == {"message", "rule", "details", "text"}, reason
    assert reason["text"]
    assert not reason["text"].startswith(("table-", "bad-", "nero-", "why-")), reason
    assert "{$" not in reason["text"].replace(" ", ""), reason
    assert reason["message"] not in reason["text"].split(), reason


_read = msgspec.json.Decoder(ToClient).decode
_FIELDS = {struct.__struct_config__.tag: {"tell", *struct.__struct_fields__} for struct in ToClient.__args__}


def read_strictly(text: str) -> Json:
    """Read a message of the server; it must have the fields of its struct and no others."""
    _read(text)
    told: Json = json.loads(text)
    assert set(told) <= _FIELDS[told["tell"]], told
    if "match" in told:
        info = msgspec.convert(told["match"], MatchInfo)
        assert msgspec.to_builtins(info) == told["match"]
    return told


class Player:
    """One socket. It keeps all messages (``heard``), and the newest ``view``, ``ply`` and ``match``."""

    def __init__(self, server: Server, match: str, origin: str | None = None, cookie: str | None = None) -> None:
        headers = {} if cookie is None else {"Cookie": cookie}
        self._open = connect(
            f"ws://127.0.0.1:{server.port}/api/matches/{match}/socket",
            origin=None if origin is None else Origin(origin),
            additional_headers=headers,
            compression=None,
            max_size=None,
            max_queue=None,
            close_timeout=2,
            proxy=None,
        )
        self.socket: ClientConnection = self._open.__enter__()
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self.events: list[Json] = []
        self.ply = 0
        self.seat: int | None = None
        self.view: Json | None = None
        self.match: Json = {}
        self._keys = 0

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.__exit__(None, None, None)

    # Saying

    def hello(self, secret: str | None = None, **more: Any) -> Json:
        said = {"do": "hello", **more}
        self.send(said if secret is None else {**said, "secret": secret})
        return self.wait_for("welcome")

    def send(self, message: Any) -> None:
        self.socket.send(json.dumps(message))

    def command(self, do: str, key: str | None = None, **more: Any) -> str:
        """Send a command. Returns the key that its answer will have."""
        self._keys += 1
        key = key or f"k{self._keys}"
        self.send({"do": do, "key": key, **more})
        return key

    def do(self, do: str, key: str | None = None, **more: Any) -> Json:
        """Send a command, and wait for its answer."""
        return self.answer(self.command(do, key, **more))

    def play(self, line: str) -> Json:
        """A decision that must be accepted."""
        told = self.do("play", line=line, ply=self.ply)
        assert told["tell"] in ("now", "done"), told
        return told

    # Hearing

    def next(self, timeout: float = PATIENCE) -> Json:
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        told = read_strictly(text)
        self.heard.append(told)
        if told["tell"] in ("welcome", "now"):
            self.events += told["events"]
            self.ply, self.view = told["ply"], told["view"]
            self.match = told.get("match", self.match)
            self.seat = told.get("seat", self.seat)
        if told["tell"] in ("refused", "bye"):
            check_reason(told["reason"])
        return told

    def wait_for(self, *kinds: str) -> Json:
        while True:
            told = self.next()
            if told["tell"] in kinds:
                return told
            assert told["tell"] != "bye", told

    def answer(self, key: str) -> Json:
        while True:
            told = self.next()
            if told.get("key") == key:
                return told

    def refused(self, do: str, **more: Any) -> str:
        """Send a command that must be refused. Returns the id of the reason."""
        told = self.do(do, **more)
        assert told["tell"] == "refused", told
        return str(told["reason"]["message"])

    def catch_up(self) -> None:
        """Read everything that was sent before now."""
        self.send({"do": "ping"})
        self.wait_for("pong")

    def until_closed(self) -> int:
        """Read until the server closes. Returns its code."""
        with suppress(ConnectionClosed):
            while True:
                self.next()
        code = self.socket.close_code
        assert code is not None
        return code

    @property
    def actions(self) -> list[int]:
        return [] if self.view is None else self.view["actions"]
