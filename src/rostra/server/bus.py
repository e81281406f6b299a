"""The bus between the processes of one server. It says "match m is at ply n", and nothing else.

A lost or late message does no harm: every process also looks into the store, every few seconds.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

import redis as redis_now
import redis.asyncio as redis
import structlog
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

CHANNEL: Final = "rostra:matches"
SILENCE: Final = 5.0
"""Seconds of silence after which Redis is asked whether it is there, and then counts as gone."""
log = structlog.get_logger()

Heard = Callable[[str, int], None]


class Bus(Protocol):
    def say(self, match: str, length: int) -> None: ...
    async def open(self, heard: Heard) -> None: ...
    async def close(self) -> None: ...


class Alone:
    """One process: there is nobody to tell."""

    def say(self, match: str, length: int) -> None:
        pass

    async def open(self, heard: Heard) -> None:
        pass

    async def close(self) -> None:
        pass


class RedisBus:
    def __init__(self, url: str) -> None:
        # Nothing is tried twice: the next message does as well, and so does a look into the store.
        once = Retry(NoBackoff(), 0)
        self._redis = redis.Redis.from_url(url, socket_connect_timeout=2, socket_timeout=None, retry=once)
        self._out: asyncio.Queue[str] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []

    def say(self, match: str, length: int) -> None:
        with suppress(asyncio.QueueFull):  # Redis is away: the others will look into the store
            self._out.put_nowait(f"{match} {length}")

    async def open(self, heard: Heard) -> None:
        self._tasks = [asyncio.create_task(self._speak()), asyncio.create_task(self._listen(heard))]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _speak(self) -> None:
        while True:
            message = await self._out.get()
            try:
                async with asyncio.timeout(SILENCE):
                    await self._redis.publish(CHANNEL, message)
            except (RedisError, OSError):  # a TimeoutError is one, too
                while not self._out.empty():
                    self._out.get_nowait()  # lost, all of them; the listener has said why
                await asyncio.sleep(0.5)

    async def _listen(self, heard: Heard) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    log.info("bus connected")
                    await _hear(pubsub, heard)
            except (RedisError, OSError) as why:
                log.warning("bus lost", why=str(why))
            await asyncio.sleep(0.5)


async def _hear(pubsub: PubSub, heard: Heard) -> None:
    """Hear messages until the connection is lost. If it is silent, ask whether it still stands."""
    asked = False
    while True:
        message = await pubsub.get_message(timeout=SILENCE)
        if message is not None:
            asked = False
            if message["type"] == "message":
                _pass_on(message["data"], heard)
        elif asked:
            raise TimeoutError("Redis does not answer")
        else:
            asked = True
            await pubsub.ping()


def _pass_on(data: bytes, heard: Heard) -> None:
    try:
        match, length = data.decode().split(" ")
        heard(match, int(length))
    except ValueError:
        log.warning("bus: not one of our messages", data=repr(data[:100]))


def checked(url: str) -> str:
    """The address, if it can be a bus; a ValueError says what is wrong with it, without its password."""
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise ValueError(f"{_kind(url)!r}: there is Redis only, such as redis://127.0.0.1:6379/0")
    try:
        RedisBus(url)
    except ValueError:  # what it quotes may be a part of the password
        raise ValueError("this address cannot be read; right would be redis://127.0.0.1:6379/0") from None
    return url


def _kind(url: str) -> str:
    return url.partition("://")[0]


def obstacle(url: str) -> str | None:
    """Why this bus cannot be used now, or None. It waits for an answer: not for a loop."""
    try:
        with redis_now.Redis.from_url(url, socket_connect_timeout=2, socket_timeout=2) as client:
            client.ping()
    except (RedisError, OSError) as why:
        return str(why).rstrip(".")
    return None


def connect(url: str) -> Bus:
    return RedisBus(url) if url else Alone()
