"""Group commit: one thread writes whatever is queued in one transaction, then resolves the futures.

With a transaction for each move, each would cost a sync of the disk.
"""

import asyncio
import threading
from collections.abc import Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

MOST: Final = 2000
"""The most jobs in one transaction."""

# All rows are one parameter. With a call for each row this thread would wait for Python's lock each time: milliseconds,
# while the loop is busy.
_COLUMNS: Final = ("match", "ply", "at", "seat", "line", "key")
_SQLITE: Final = f"""INSERT INTO log ({", ".join(_COLUMNS)})
    SELECT {", ".join(f"json_extract(value, '$[{n}]')" for n in range(6))} FROM json_each(?)"""
_POSTGRESQL: Final = f"""INSERT INTO log ({", ".join(_COLUMNS)})
    SELECT (row->>0)::bigint, (row->>1)::integer, (row->>2)::bigint, (row->>3)::smallint, row->>4, row->>5
    FROM json_array_elements(%s::json) AS row"""

Rows = Sequence[tuple[Any, ...]]


class Conflict(Exception):
    """Another process has written that ply: read the log again."""


class StoreDown(Exception):
    """The database cannot be reached, or refuses. Nobody knows whether the last entries were stored."""


class Job(NamedTuple):
    match: int
    log: Rows
    more: Sequence[tuple[str, Rows]]
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._insert_log = _SQLITE if engine.dialect.name == "sqlite" else _POSTGRESQL
        self._waiting: list[Job] = []
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="rostra-writer", daemon=True)
        self._thread.start()

    def write(self, match: int, log: Rows, more: Sequence[tuple[str, Rows]] = ()) -> asyncio.Future[None]:
        """Resolved when it is on disk. ``more``: other statements, with their rows, of the same transaction.

        A ``Conflict`` says that nothing was written. After a ``StoreDown`` nobody knows.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if self._closed:
            done.set_exception(StoreDown("the store is closed"))
        else:
            # Handed over once for each round of the loop: waking the thread for every job would take too long.
            if not self._waiting:
                loop.call_soon(self._hand_over)
            self._waiting.append(Job(match, log, more, done, loop))
        return done

    def _hand_over(self) -> None:
        waiting, self._waiting = self._waiting, []
        if waiting:
            self._jobs.put(waiting)

    def close(self) -> None:
        """Write what is queued, then stop."""
        self._closed = True
        self._hand_over()
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            jobs: list[Job] = []
            some = self._jobs.get()
            while some is not None:
                jobs += some
                if len(jobs) >= MOST or self._jobs.empty():
                    break
                some = self._jobs.get()
            for at in range(0, len(jobs), MOST):
                part = jobs[at : at + MOST]
                _resolve_all(part, self._write(part))
            if some is None:
                return

    def _write(self, jobs: list[Job]) -> list[Exception | None]:
        """What went wrong with each; None if nothing did."""
        try:
            with self._engine.connect() as connection:
                try:
                    self._execute(connection, jobs)
                    connection.commit()
                    return [None] * len(jobs)
                except (IntegrityError, DataError) as why:
                    connection.rollback()
                    if len(jobs) == 1:
                        kind = Conflict if isinstance(why, IntegrityError) else StoreDown
                        return [kind(str(why.orig))]
        except Exception as why:  # whatever it is, this thread goes on
            return [StoreDown(str(why.orig if isinstance(why, DBAPIError) else why))] * len(jobs)
        # One of them conflicts. Half by half, so that the others are written.
        half = len(jobs) // 2
        return self._write(jobs[:half]) + self._write(jobs[half:])

    def _execute(self, connection: Connection, jobs: list[Job]) -> None:
        # Every process writes in the same order: else two could wait for each other.
        jobs = sorted(jobs, key=lambda job: job.match)
        rows = [row for job in jobs for row in job.log]
        if rows:
            connection.exec_driver_sql(self._insert_log, (msgspec.json.encode(rows).decode(),))
        for job in jobs:
            for statement, more in job.more:
                connection.exec_driver_sql(statement, list(more))


def _resolve_all(jobs: list[Job], results: list[Exception | None]) -> None:
    """Resolve the futures: one call into each loop, however many wait there."""
    loops = {id(job.loop): job.loop for job in jobs}
    for key, loop in loops.items():
        theirs = [(job.done, result) for job, result in zip(jobs, results) if id(job.loop) == key]
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_resolve, theirs)


def _resolve(results: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for done, result in results:
        if done.cancelled():
            continue
        if result is None:
            done.set_result(None)
        else:
            done.set_exception(result)
