"""Run the server: one process, or several on one address."""

import asyncio
import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from contextlib import nullcontext, suppress
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final

import structlog
import uvicorn

from rostra.parent_process import when_parent_ends
from rostra.server import logs, restart
from rostra.server.app import build
from rostra.server.config import Config
from rostra.server.idle_timeout import IdleTimeout
from rostra.server.rooms import Rooms
from rostra.server.socket import LARGEST_MESSAGE
from rostra.store import Store, StoreDown
from rostra.store.lock import alone_with

_OPTIONS: Final[dict[str, Any]] = {
    "http": IdleTimeout,
    "ws": "websockets-sansio",
    "ws_max_size": LARGEST_MESSAGE,
    "ws_ping_interval": 20.0,
    "ws_ping_timeout": 20.0,
    "ws_per_message_deflate": False,  # views are small, and compressing each costs more than sending it
    "access_log": False,
    "log_config": None,
    "server_header": False,
    "timeout_graceful_shutdown": 5,
}
GOODBYE: Final = 5.0
"""Seconds to store what is under way when the server is told to stop."""
LAST: Final = 20.0
"""Seconds after which a worker that was told to stop is killed."""
PAUSE: Final = 1.0
"""Seconds before a worker that died is replaced, so that one that always fails does not keep the machine busy."""

if sys.platform != "win32":
    import resource

log = structlog.get_logger()
Started = Callable[[int], None]
"""Called with the port, when the server is there."""


class NoAddress(Exception):
    """Host and port are taken, or cannot be had."""


def run(config: Config, started: Started) -> None:
    """Run until told to stop. First take the port: if that fails, nothing else has begun. Then lock the database,
    unless a bus lets several processes share it.
    """
    with _listen(config) as listening, nullcontext() if config.bus else alone_with(config.database):
        logs.set_up(config.log_level)
        port: int = listening.getsockname()[1]
        if config.workers > 1:
            Store(config.database).close()  # what is wrong with it is said once, here
            _Workers(config, listening).run(lambda: started(port))
        else:
            _serve(config, listening, lambda: started(port))


def _listen(config: Config) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in config.host else socket.AF_INET)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((config.host, config.port))
        listening.listen(2048)  # only this makes sure that nobody else has it
    except OSError as why:
        listening.close()
        raise NoAddress(why.strerror or str(why)) from None
    return listening


class _Server(uvicorn.Server):
    """Says goodbye before uvicorn closes the sockets."""

    def __init__(self, config: uvicorn.Config, rooms: Rooms, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._rooms = rooms
        self._when_started = started
        self.starts_again = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._when_started()
        if file := restart.file_to_wait_for():
            self._rooms.start(restart.when_written(file, self._rooms, self._start_again))

    def _start_again(self) -> None:
        self.starts_again = self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._rooms.say_goodbye(), GOODBYE)
        await asyncio.sleep(0.05)  # the last messages go out
        await super().shutdown(sockets)


def _serve(config: Config, listening: socket.socket, started: Callable[[], None]) -> None:
    _take_files()
    app = build(config, Store(config.database))
    server = _Server(uvicorn.Config(app, **_OPTIONS), app.state.rooms, started)

    def stop(*_: object) -> None:
        server.should_exit = True

    # While uvicorn runs it has its own handlers. When it has stopped it sends itself the same signal again, to these.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    server.run(sockets=[listening])
    if server.starts_again:
        sys.exit(restart.RESTART)


def _take_files() -> None:
    """Ask for as many open files as we may have. A connection is one, and by default systems allow a thousand."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class _Workers:
    """Processes that serve on one socket. They are replaced if they die, and stopped together."""

    def __init__(self, config: Config, listening: socket.socket) -> None:
        self._config = config
        self._listening = listening
        self._spawn = multiprocessing.get_context("spawn")
        self._stopping = False

    def run(self, started: Callable[[], None]) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        workers = [self._start() for _ in range(self._config.workers)]
        started()
        while not self._stopping:
            wait([worker.sentinel for worker in workers], timeout=0.2)
            for at, worker in enumerate(workers):
                if worker.exitcode is not None and not self._stopping:
                    log.error("a worker died", process=worker.pid, code=worker.exitcode)
                    time.sleep(PAUSE)
                    workers[at] = self._start()
        self._listening.close()
        self._end(workers)

    def _stop(self, *_: object) -> None:
        self._stopping = True

    def _start(self) -> SpawnProcess:
        worker = self._spawn.Process(target=_work, args=(self._config, self._listening))
        worker.start()
        return worker

    def _end(self, workers: list[SpawnProcess]) -> None:
        for worker in workers:
            worker.terminate()
        deadline = time.monotonic() + LAST
        for worker in workers:
            worker.join(max(0.0, deadline - time.monotonic()))
            if worker.exitcode is None:
                log.error("a worker does not stop", process=worker.pid)
                worker.kill()
                worker.join()


def _work(config: Config, listening: socket.socket) -> None:
    """The main function of a worker."""
    logs.set_up(config.log_level)
    when_parent_ends(lambda: os.kill(os.getpid(), signal.SIGTERM))
    try:
        _serve(config, listening, lambda: None)
    except StoreDown as why:
        log.error("store down", why=str(why))
        sys.exit(1)
