"""All matches in the memory of this process: opened when somebody asks for one, closed when nobody needs it."""

import asyncio
import re
import time
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

import structlog
from msgspec import structs

from rostra.game import Game
from rostra.server import bus, host_watch, metrics, time_and_chance
from rostra.server.addresses import Addresses
from rostra.server.blocks import Blocks
from rostra.server.bot_pool import BotPool
from rostra.server.branches import OpenBranches
from rostra.server.config import Config
from rostra.server.host_files import HostFiles
from rostra.server.keys import hash_of, new_secret, next_id
from rostra.server.made_matches import MadeMatches
from rostra.server.match_info import lobby_text
from rostra.server.match_log import LOOK_AGAIN, look_at, open_match
from rostra.server.rate_limits import IMPORTS, Limits
from rostra.server.review_queue import Reviews
from rostra.server.room import Room
from rostra.server.uptime import Uptime
from rostra.store import Conflict, Removed, Store, StoredMatch, StoreDown
from rostra.store.kept_files import BadFiles
from rostra.store.store import DueMatch, SeatKey
from rostra.tables import Entry, Match, Settings
from rostra.tables.refusals import refuse
from rostra.tables.settings import (
    SeatPlan,
    checked,
    drawn,
    for_rematch,
    must_differ,
)

IDLE: Final = 60.0
"""Seconds a match stays in memory when nobody is connected to it."""
LOOKS: Final = 2.0
"""Seconds between two looks into the store, for matches that are due and what a lost bus message would have told."""
AT_ONCE: Final = 200
"""The most matches that are looked after in one go."""
REPLAYS: Final = 2
"""Replays that are made at the same time."""
PUT_OFF: Final = 3_600_000
"""Milliseconds until a match that cannot be opened is tried again."""

_ID: Final = re.compile("[A-Za-z0-9_-]{1,32}").fullmatch

log = structlog.get_logger()


class Rooms:
    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.uptime = Uptime(store)
        self.bus = bus.connect(config.bus)
        self.files = HostFiles(config.files)
        self.addresses = Addresses(config.host_token)
        self.blocks = Blocks(self.addresses)
        self.made = MadeMatches(store, self.addresses, limited=config.rate)
        self.bot_pool = BotPool(config.thinkers, limited=config.rate)
        self.reviews = Reviews(self.bot_pool, self.start, limited=config.rate)
        self.imports = Limits(IMPORTS)
        self.closing = False
        self.replaying = asyncio.Semaphore(REPLAYS)
        self.rooms: dict[str, Room] = {}
        self.open_branches = OpenBranches(self.rooms, limited=config.rate)
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start_up(self) -> None:
        await self.uptime.note()  # first: nobody is out of time because the server was down
        self.start(self.uptime.keep_noting())
        with suppress(StoreDown):
            await host_watch.look(self)  # before anybody comes in who is blocked
        self.start(host_watch.keep_removing(self))
        await self.bus.open(self._heard)
        self.start(self._look_after(time_and_chance.now_ms() + 60_000))

    async def say_goodbye(self) -> None:
        """Nothing new begins. Commands under way are answered, then everybody is told that the server closes."""
        self.closing = True
        for room in list(self.rooms.values()):
            async with room.lock:
                await room.finish()
                room.close()

    async def shut_down(self) -> None:
        """Everything stops, after the writer has stored what is queued."""
        await self.say_goodbye()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.close()
        await self.bot_pool.close()
        await asyncio.to_thread(self.store.close)

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something in the background. If it fails, the log says why."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("in the background", exc_info=task.exception())

    # Matches

    async def make(self, settings: Settings, payer: str = "") -> tuple[Room, list[str | None]]:
        """A new match, and for each seat its secret if it is a person's. Bots think for the ``payer``, an address."""
        if self.files.named_in(settings):
            settings = await asyncio.to_thread(self.files.resolve, settings)
        settings, game = checked(settings)
        must_differ(settings)
        self.blocks.must_allow_names(plan.name for plan in settings.seats)
        settings = drawn(settings, time_and_chance.rng)
        shared = new_secret() if settings.one_device else None
        secrets = [shared or new_secret() if plan.kind == "person" else None for plan in settings.seats]
        seated = [SeatKey(seat, hash_of(secret)) for seat, secret in enumerate(secrets) if secret is not None]
        match = Match(settings, (), game)
        entries = match.begin(time_and_chance.now_ms(), time_and_chance.rng)
        async with self.made.one_more(payer, settings.listed and match.phase == "gathering") as maker:
            return await self._create(match, entries, seated, payer, maker=maker), secrets

    async def import_match(
        self, settings: Settings, game: Game, entries: Sequence[Entry], seated: Sequence[SeatKey] = (), payer: str = ""
    ) -> Room:
        """A match that was played, or begun, elsewhere."""
        return await self._create(Match(settings, entries, game), entries, seated, payer)

    async def _create(
        self, match: Match, entries: Sequence[Entry], seated: Sequence[SeatKey], payer: str,
        id: str | None = None, maker: str | None = None,
    ) -> Room:  # fmt: skip
        version = match.game.rules_version
        try:
            stored = await self.store.create(
                match.settings, version, entries, seated, match.phase, look_at(match), id, maker,
                lambda stored: lobby_text(stored, match),
            )  # fmt: skip
        except StoreDown:
            metrics.count.store_down += 1
            raise
        metrics.count.entries += len(entries)
        room = self._add(stored, match)
        room.payer = room.payer or payer
        room.go_on()
        return room

    async def rematch_of(self, room: Room) -> str:
        """Make the rematch: everybody one seat further, with the same secrets. Returns its id."""
        match = room.match
        plans = tuple(
            SeatPlan("person", seat.name) if seat.kind == "person" else SeatPlan("bot", "", seat.bot)
            for seat in match.seats
        )
        settings, game = checked(for_rematch(structs.replace(match.settings, seats=plans)))
        count = len(plans)
        seated = [SeatKey((seat + 1) % count, hash) for seat, hash in await room.match_log.seated()]
        new = Match(settings, (), game)
        # Always the same id: so there is one rematch, even if two processes make it, or one dies before it is linked.
        id = next_id(room.stored.id)
        with suppress(Conflict):
            await self._create(new, new.begin(time_and_chance.now_ms(), time_and_chance.rng), seated, room.payer, id)
        return id

    async def open(self, id: str) -> Room:
        """The room of a match. A ``Refusal`` if there is no such match, a ``StoreDown`` if nobody can tell."""
        room = self.rooms.get(id)
        if room is not None:
            room.used_at = time.monotonic()  # it is not closed before somebody is in it
            return room
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._open(id))
            self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> Room:
        # A database may not even accept a query for what cannot be an id.
        try:
            stored = await self.store.match(id) if _ID(id) else None
        except BadFiles as why:
            log.error("files of a match", match=id, why=str(why))
            raise refuse("files-gone") from None
        except Removed:
            raise refuse("match-removed") from None
        if stored is None:
            raise refuse("no-such-match")
        room = self._add(stored, await open_match(stored, await self.store.entries(stored.number)))
        room.match_log.now()
        if room.match_log.ahead:  # what is due there is not found by its time
            self.start(room.wake())
        return room

    def _add(self, stored: StoredMatch, match: Match) -> Room:
        there = self.rooms.get(stored.id)
        if there is not None:  # a rematch can be made and opened at the same time: one room for all
            return there
        room = self.rooms[stored.id] = Room(stored, match, self)
        metrics.count.matches = len(self.rooms)
        room.set_alarm()
        return room

    async def drop(self, room: Room) -> None:
        """The match was removed: everybody is told, and nothing more is done in it."""
        async with room.lock:
            room.removed = True
            await room.finish()
            room.close(refuse("match-removed"), 1008)
        if self.rooms.get(room.stored.id) is room:
            del self.rooms[room.stored.id]

    # Other processes

    def _heard(self, id: str, length: int) -> None:
        room = self.rooms.get(id)
        if room is not None and room.match.length < length:
            self.start(room.catch_up(length))

    async def _look_after(self, horizon: int) -> None:
        """Every few seconds: matches that are due, entries of other processes, rooms that nobody needs any more.

        The first time also matches that are due up to ``horizon``: they were under way when the server went down.
        """
        while True:
            try:
                if horizon:
                    await self._sweep(await self.store.due(horizon, AT_ONCE), ahead=True)
                    horizon = 0
                await self._sweep(await self._due(time_and_chance.now_ms()))
                await self._catch_up()
                await host_watch.look(self)
                self._close_idle()
            except StoreDown as why:
                log.warning("looking after matches", why=str(why))
            except Exception as why:  # one match must not stop this for all
                log.error("looking after matches", exc_info=why)
            await asyncio.sleep(LOOKS)

    async def _due(self, now: int) -> list[DueMatch]:
        found = await self.store.due(now, AT_ONCE)
        if found and self.config.bus:  # one process is enough for each
            found = await self.store.claim(now, now + LOOK_AGAIN, AT_ONCE)
        return found

    async def _sweep(self, found: list[DueMatch], ahead: bool = False) -> None:
        done = await asyncio.gather(*[self._sweep_one(due, ahead) for due in found], return_exceptions=True)
        for failure in done:
            if failure is not None:
                raise failure

    async def _sweep_one(self, due: DueMatch, ahead: bool) -> None:
        try:
            room = await self.open(due.id)
            await room.sweep(None if ahead else due.due)
        except StoreDown:
            raise
        except Exception as why:  # rules or a log that cannot be played must not hold up the other matches
            log.error("sweeping", match=due.id, exc_info=why)
            if not ahead:
                await self.store.put_off(due.number, due.due, time_and_chance.now_ms() + PUT_OFF)

    async def _catch_up(self) -> None:
        """Read again what could not be stored, and what others stored while the bus was silent."""
        there = {room.stored.number: room for room in self.rooms.values()}
        for room in there.values():
            if room.match_log.doubtful and not room.lock.locked():
                await room.catch_up()
        if there and self.config.bus:
            for number, length in (await self.store.lengths(list(there))).items():
                if length > there[number].match.length:
                    await there[number].catch_up(length)

    def _close_idle(self) -> None:
        now = time.monotonic()
        for id, room in list(self.rooms.items()):
            if not room.broadcast.connections and now - room.used_at > IDLE and not room.is_busy:
                room.close()
                del self.rooms[id]
        metrics.count.matches = len(self.rooms)
