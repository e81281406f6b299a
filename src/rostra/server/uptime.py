"""Whether matches can be stored now, and when they could not be: those times count for nobody's clock.

Every few seconds a server notes in the database that it is there. That is also what shows that a move could be stored.
"""

import asyncio
import time
from typing import Final

import structlog

from rostra.game import Refusal
from rostra.server import time_and_chance
from rostra.store import Store, StoreDown
from rostra.tables.clocks import Outage
from rostra.tables.refusals import refuse

EVERY: Final = 5.0
"""Seconds between two notes."""
FRESH: Final = 2 * EVERY
"""Seconds in which the last note is good enough to say that somebody is out of time."""
AGAIN: Final = 1.0
"""Seconds until it is tried again after it has failed, if somebody asks."""

log = structlog.get_logger()


class Uptime:
    def __init__(self, store: Store) -> None:
        self.outages: tuple[Outage, ...] = ()
        self._store = store
        self._lock = asyncio.Lock()
        self._noted = float("-inf")
        self._problem: Refusal | None = None

    async def keep_noting(self) -> None:
        while True:
            await self.note()
            await asyncio.sleep(EVERY)

    async def note(self) -> None:
        """Note that we are there; learn of outages, and of processes whose clock is ahead of ours."""
        async with self._lock:
            try:
                found = await self._store.note_uptime(time_and_chance.now_ms())
            except StoreDown as why:
                await self._fails(why)
            else:
                time_and_chance.clock.catch_up(found.latest)
                time_and_chance.clock.correct()
                self.outages = found.outages
                self._problem = None
            self._noted = time.monotonic()

    async def _fails(self, why: StoreDown) -> None:
        try:
            await self._store.ready()
        except StoreDown:
            problem = refuse("store-down")
        else:
            problem = refuse("store-full")  # or read-only
        if self._problem is None:
            log.error("nothing can be stored", why=str(why))
        self._problem = problem

    async def check(self) -> None:
        """A ``Refusal`` if nothing can be stored."""
        await self._note_again(EVERY)
        if self._problem is not None:
            raise self._problem.with_traceback(None)

    async def be_sure(self) -> None:
        """Before anybody is told that their time is over: was there an outage? A ``StoreDown`` if there is one."""
        await self._note_again(FRESH)
        if self._problem is not None:
            raise StoreDown("nothing can be stored at the moment")

    async def _note_again(self, seconds: float) -> None:
        """If the last time was longer ago."""
        if time.monotonic() - self._noted > (min(seconds, AGAIN) if self._problem is not None else seconds):
            await self.note()
