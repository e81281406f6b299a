"""Group commit: one thread writes whatever is queued in one transaction, then tells those who wait.

A transaction of its own for each move would cost a sync of the disk each; together they share one.
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
"""So many jobs in one transaction."""

# All rows in one parameter: with a call for each row this thread would wait for Python's lock each time, which takes
# milliseconds while the loop is busy.
_COLUMNS: Final = ("match", "ply", "at", "seat", "line", "key")
_SQLITE: Final = f"""INSERT INTO log ({", ".join(_COLUMNS)})
    SELECT {", ".join(f"json_extract(value, '$[{n}]')" for n in range(6))} FROM json_each(?)"""
_POSTGRESQL: Final = f"""INSERT INTO log ({", ".join(_COLUMNS)})
    SELECT (row->>0)::bigint, (row->>1)::integer, (row->>2)::bigint, (row->>3)::smallint, row->>4, row->>5
    FROM json_array_elements(%s::json) AS row"""

Rows = Sequence[tuple[Any, ...]]


class Conflict(Exception):
    """Somebody else has written that ply: read the log again."""


class StoreDown(Exception):
    """The database cannot be reached, or says no. Whether the last entries were stored is not known."""


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
        """Resolved when it is on disk; else a ``Conflict`` or ``StoreDown``, and nothing of it was written."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if self._closed:
            done.set_exception(StoreDown("the store is closed"))
        else:
            # Handed over once for each round of the loop: waking the thread for every job costs both of them time.
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
                _tell(part, self._write(part))
            if some is None:
                return

    def _write(self, jobs: list[Job]) -> list[Exception | None]:
        """What became of each."""
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
        # One of them came too late: half by half, so that the others do not suffer.
        half = len(jobs) // 2
        return self._write(jobs[:half]) + self._write(jobs[half:])

    def _execute(self, connection: Connection, jobs: list[Job]) -> None:
        # All processes in the same order: else two of them could wait for each other.
        jobs = sorted(jobs, key=lambda job: job.match)
        rows = [row for job in jobs for row in job.log]
        if rows:
            connection.exec_driver_sql(self._insert_log, (msgspec.json.encode(rows).decode(),))
        for job in jobs:
            for statement, more in job.more:
                connection.exec_driver_sql(statement, list(more))


def _tell(jobs: list[Job], results: list[Exception | None]) -> None:
    """One call into each loop, however many wait there."""
    loops = {id(job.loop): job.loop for job in jobs}
    for key, loop in loops.items():
        told = [(job.done, result) for job, result in zip(jobs, results) if id(job.loop) == key]
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_resolve, told)


def _resolve(told: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for done, result in told:
        if done.cancelled():
            continue
        if result is None:
            done.set_result(None)
        else:
            done.set_exception(result)
