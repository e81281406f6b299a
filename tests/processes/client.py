"""One socket of one seat, for scenes that are played line by line."""

import asyncio
import itertools
from collections.abc import Callable
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
PATIENCE = 30.0
_keys = itertools.count()
_encode = msgspec.json.encode
_decode = msgspec.json.decode


def socket_of(server: str, match: str) -> Any:
    return connect(
        f"{server}/api/matches/{match}/socket",
        compression=None, proxy=None, max_size=None, max_queue=None,
        ping_interval=None, open_timeout=10, close_timeout=2,
    )  # fmt: skip


async def post(server: str, path: str, body: Json, secret: str = "") -> Json:
    headers = {"authorization": f"Bearer {secret}"} if secret else {}
    async with httpx.AsyncClient(verify=False, trust_env=False, timeout=PATIENCE) as client:
        answer = await client.post(server + path, json=body, headers=headers)
    assert answer.status_code in (200, 201), answer.text
    found: Json = answer.json()
    return found


async def get(server: str, path: str) -> Any:
    async with httpx.AsyncClient(verify=False, trust_env=False, timeout=PATIENCE) as client:
        answer = await client.get(server + path)
    assert answer.status_code == 200, answer.text
    return answer.json() if "json" in answer.headers["content-type"] else answer.text


async def make(server: str, seats: str = "pp", **settings: Any) -> tuple[str, list[str]]:
    """A match, and its secrets: p for a person, b for a bot that plays at random, o for an open seat."""
    kinds = {"p": {"kind": "person"}, "b": {"kind": "bot", "bot": "random"}, "o": {"kind": "open"}}
    plans = [{**kinds[seat], **({"name": f"guest {at}"} if seat == "p" else {})} for at, seat in enumerate(seats)]
    game = "caesar" if len(seats) == 2 else "nero"
    made = await post(server, "/api/matches", {"game": game, "seats": plans, "pause": 1, **settings})
    return made["id"], [seat.get("secret", "") for seat in made["seats"]]


async def lines_of(server: str, game: str = "caesar") -> list[str]:
    """The notation of every action id."""
    return list(next(found["lines"] for found in await get(server, "/api/games") if found["name"] == game))


class Voice:
    """Says things and hears answers. ``view``, ``ply`` and ``match`` are what it was told last; ``events``: all."""

    def __init__(self, server: str, match: str, secret: str | None = None, after: int = 0) -> None:
        self.server = server
        self.match_id = match
        self.secret = secret
        self.ply = after
        self.view: Json | None = None
        self.match: Json = {}
        self.events: list[Json] = []
        self.heard: list[Json] = []
        self._socket: ClientConnection
        self._connecting: Any = None

    async def __aenter__(self) -> Self:
        self._connecting = socket_of(self.server, self.match_id)
        self._socket = await self._connecting.__aenter__()
        hello: Json = {"do": "hello", "after": self.ply}
        await self.send({**hello, "secret": self.secret} if self.secret else hello)
        await self.until(lambda told: told["tell"] == "welcome")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._connecting.__aexit__(None, None, None)

    async def send(self, message: Json) -> None:
        await self._socket.send(_encode(message).decode())

    async def say(self, do: str, **more: Any) -> str:
        """A command; its key."""
        key = more.pop("key", None) or f"voice-{next(_keys)}"
        await self.send({"do": do, "key": key, **more})
        return str(key)

    async def do(self, do: str, **more: Any) -> Json:
        """A command, and its answer."""
        key = await self.say(do, **more)
        return await self.until(lambda told: told.get("key") == key)

    async def play(self, line: str) -> Json:
        told = await self.do("play", ply=self.ply, line=line)
        assert told["tell"] in ("now", "done"), told
        return told

    async def next(self, seconds: float = PATIENCE) -> Json:
        async with asyncio.timeout(seconds):
            told: Json = _decode(await self._socket.recv())
        self._note(told)
        return told

    async def until(self, right: Callable[[Json], bool], seconds: float = PATIENCE) -> Json:
        async with asyncio.timeout(seconds):
            while True:
                told = await self.next(seconds)
                if right(told):
                    return told

    async def ended(self) -> int | None:
        """Everything that still comes, until the server closes; with which code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code

    async def settle(self, seconds: float = 0.3) -> None:
        """Hear whatever comes, until it is quiet."""
        try:
            while True:
                await self.next(seconds)
        except TimeoutError:
            pass

    @property
    def actions(self) -> list[int]:
        return list(self.view["actions"]) if self.view else []

    def _note(self, told: Json) -> None:
        self.heard.append(told)
        if told["tell"] in ("welcome", "now"):
            self.events += told["events"]
        if "ply" in told:
            self.ply = told["ply"]
        if "view" in told:
            self.view = told["view"]
        if "match" in told:
            self.match = told["match"]
