"""One client's socket: what waits to be sent to it, and whose seat it looks from."""

import asyncio
import threading
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from types import coroutine
from typing import Any, Final

from rostra.server.limits import Bucket

MOST_WAITING: Final = 200
"""Messages for a client that does not read. Beyond that it is disconnected."""

Send = Callable[[Any], Awaitable[None]]


class Connection:
    """``push`` never waits: a client that reads slowly holds up nobody but itself."""

    def __init__(self, send: Send, limited: bool, client: str = "?") -> None:
        self._send = send
        self._waiting: deque[Any] = deque()
        self._sending = False
        self.closed = False
        self.client = client
        """The address, for limits."""
        self.seats: list[int] = []
        self.seat: int | None = None
        self.hash = b""
        """The hash of the secret that opened the seats."""
        self.bucket = Bucket(60, 20) if limited else Bucket(1e12, 1e12)
        self.too_fast = 0

    def push(self, message: str) -> None:
        """Send a message, after those that still wait."""
        self._put({"type": "websocket.send", "text": message})

    def close(self, code: int) -> None:
        self._put({"type": "websocket.close", "code": code})
        self.closed = True

    @property
    def waiting(self) -> int:
        """Messages that were not sent yet."""
        return len(self._waiting)

    def _put(self, message: Any) -> None:
        if self.closed:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.closed = True
            self._waiting.clear()
            message = {"type": "websocket.close", "code": 1008}
        self._waiting.append(message)
        if not self._sending:
            self._sending = True
            _post(self)

    async def flush(self) -> None:
        try:
            while self._waiting:
                await self._send(self._waiting.popleft())
        except Exception:
            self.closed = True  # the client is gone; its own task will notice
            self._waiting.clear()
        finally:
            self._sending = False


# Sending costs more than making a message. So everything that is pushed in one round of the loop is sent together at
# its end.
class _Round(threading.local):
    """Each loop has its own."""

    def __init__(self) -> None:
        self.to_flush: list[Connection] = []


_round = _Round()


def _post(connection: Connection) -> None:
    if not _round.to_flush:
        asyncio.get_running_loop().call_soon(_deliver)
    _round.to_flush.append(connection)


def _deliver() -> None:
    waiting = _round.to_flush
    _round.to_flush = []
    for connection in waiting:
        start(connection.flush())


_tasks: set[asyncio.Task[None]] = set()


def start(work: Coroutine[Any, Any, None]) -> None:
    """Run something at once, up to its first wait; only if it must wait it gets a task of its own.

    Sending hardly ever waits, and a task for each message would cost more than the message.
    """
    try:
        waits_for = work.send(None)
    except StopIteration:
        return
    task = asyncio.get_running_loop().create_task(_finish(work, waits_for))
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


async def _finish(work: Coroutine[Any, Any, None], waits_for: Any) -> None:
    await _rest(work, waits_for)


@coroutine
def _rest(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    while True:
        thrown = None
        try:
            got = yield waits_for
        except BaseException as error:
            thrown = error
        try:
            waits_for = work.send(got) if thrown is None else work.throw(thrown)
        except StopIteration:
            return
