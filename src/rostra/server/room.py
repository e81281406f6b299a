"""A match in memory, with everybody who is connected to it here.

One thing at a time (``lock``), always in this order: the match changes, its new entries are stored, people are told.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from rostra import bots
from rostra.game import Refusal
from rostra.server import metrics
from rostra.server.chance import SystemChance
from rostra.server.connection import Connection
from rostra.server.info import info_of
from rostra.server.keys import seats_for, seats_opened
from rostra.server.limits import Bucket
from rostra.server.protocol import Bye, Hinted, MatchInfo, Reason, Refused
from rostra.server.telling import Telling
from rostra.server.thinkers import NoAnswer
from rostra.store import Conflict, Kept, StoreDown
from rostra.store.store import Seated
from rostra.tables import Entry, Match
from rostra.tables.commands import Commands
from rostra.tables.entries import is_house, words_of
from rostra.tables.reasons import no

if TYPE_CHECKING:
    from rostra.server.rooms import Rooms

CHANCE_RNG: Final = SystemChance()
GIVES_UP: Final = 8
"""So often another process may be quicker."""
LOOK_AGAIN: Final = 10_000
"""Milliseconds after which another process looks at a match whose bot, pause or player should have acted."""

log = structlog.get_logger()


def encode(message: object) -> str:
    return _encode(message).decode()


_encode = msgspec.json.Encoder().encode


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Room:
    def __init__(self, kept: Kept, match: Match, rooms: "Rooms") -> None:
        self.kept = kept
        self.match = match
        self.rooms = rooms
        self.lock = asyncio.Lock()
        self.telling = Telling()
        self.used_at = time.monotonic()
        self._info = ""
        self._info_mark: tuple[object, ...] = ()
        self._house = 0
        self._seated: list[Seated] | None = None
        self._doubtful = False
        self._stood_up = False
        """Somebody may have given up his seat."""
        self._at = 0
        self._stored = (kept.phase, kept.due)
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._hints: dict[int, Bucket] = {}

    # Commands

    async def command(self, connection: Connection, command: Commands) -> None:
        """Carry out what a connected player asks for, and answer."""
        async with self.lock:
            try:
                await self._change(lambda now: self._do(connection.seat, command, now))
            except Refusal as refusal:
                self._refuse(connection, command.key, refusal)
            except StoreDown:
                self._refuse(connection, command.key, no("store-down"))
            else:
                metrics.count.commands += 1
                self._tell(connection, command.key)

    def _do(self, seat: int | None, command: Commands, now: int) -> list[Entry]:
        if seat is None:
            raise no("spectator")
        return self.match.do(seat, command, now, CHANCE_RNG)

    async def sit(self, wanted: int | None, name: str, ready: bool, hash: bytes) -> int:
        """Somebody takes an open seat: the one he wants, or the first."""
        seated: list[Seated] = []

        def take(now: int) -> list[Entry]:
            seat = self._first_open() if wanted is None else wanted
            seated[:] = [Seated(seat, hash)]
            return self.match.sit(seat, name, ready, now, CHANCE_RNG)

        async with self.lock:
            await self._change(take, seated)
            self._tell()
        return seated[0].seat

    def _first_open(self) -> int:
        if self.match.phase != "gathering":
            raise no("started")
        for seat, sitter in enumerate(self.match.sitters):
            if sitter.kind == "open":
                return seat
        raise no("full")

    async def carry_out(self, seat: int, command: Commands) -> None:
        """A command that came over HTTP."""
        async with self.lock:
            await self._change(lambda now: self.match.do(seat, command, now, CHANCE_RNG))
            self._tell()

    async def _change(self, do: Callable[[int], list[Entry]], seated: list[Seated] | None = None) -> list[Entry]:
        """Change the match and store it; if another process was quicker, once more on what it has stored."""
        for _ in range(GIVES_UP):
            if self._doubtful:
                await self._reload()
            if self._stood_up:
                await self._let_go()
            try:
                new = do(await self._let_time_pass())
                if new:
                    await self._store(new, seated or [])
                return new
            except Refusal as refusal:
                if refusal.message == "table-ply-ahead" and await self._is_behind():
                    self._doubtful = True
                    continue
                self._tell()  # time may have passed all the same
                raise
            except Conflict:
                metrics.count.conflicts += 1
                self._doubtful = True
            except BaseException:
                self._doubtful = True
                raise
        raise no("busy")

    async def _let_time_pass(self) -> int:
        """Pauses that are over, players out of time: before anybody does or sees anything. The time it is then.

        People are told how things stand at that time and no later: how long storing takes is nobody's business.
        """
        while True:
            self._at = now = now_ms()
            due = self.match.due()
            if due is None or due > now:
                return now
            new = self.match.tick(now, CHANCE_RNG)
            if not new:
                return now
            await self._store(new, [])

    async def _store(self, new: list[Entry], seated: list[Seated]) -> None:
        match = self.match
        stood_up = []
        for entry in new:
            if is_house(entry.line):
                self._house += 1
                if match.phase == "gathering" and words_of(entry.line)[0] == "leave":
                    stood_up.append(entry.seat)
        if seated or stood_up:
            self._seated = None
        self._stood_up = self._stood_up or bool(stood_up)
        change = self._row_change()
        try:
            await self.rooms.store.append(self.kept.number, new, change, seated, stood_up)
        except BaseException:
            self._doubtful = True  # the match has gone on in memory, the log has not, or nobody knows
            raise
        if change is not None:
            self._stored = change
        metrics.count.entries += len(new)
        self._after()

    def _row_change(self) -> tuple[str, int | None] | None:
        """Phase and due time, if the stored ones are wrong enough to be written again."""
        due = self._stored[1]
        needs = self._needs()
        # One that is past may have been looked after by another process: what is stored now, nobody knows.
        if self.match.phase == "over" or (
            needs is not None and (due is None or due < now_ms() + 1000 or due > needs + LOOK_AGAIN)
        ):
            due = needs
        return (self.match.phase, due) if (self.match.phase, due) != self._stored else None

    def _needs(self) -> int | None:
        """When another process should look at this match if this one is gone."""
        due = self.match.due()
        if self.match.bots_to_move() or self.match.wants_rematch:
            return now_ms() + LOOK_AGAIN
        if due is None or self.match.holds:
            return None if due is None else due + LOOK_AGAIN
        return due

    def _after(self) -> None:
        """Something was stored: the others hear of it, bots begin to think, the alarm is set."""
        self.used_at = time.monotonic()
        self.rooms.bus.say(self.kept.id, self.match.length)
        self.set_alarm()
        self.go_on()

    def go_on(self) -> None:
        """Whatever needs nobody who is connected."""
        self.think()
        if self.match.wants_rematch:
            self.rooms.start(self._make_rematch())

    async def _make_rematch(self) -> None:
        try:
            async with self.lock:
                if self.match.wants_rematch:
                    made = await self.rooms.rematch_of(self)
                    await self._change(lambda now: self._go_on_with(made, now))
                    self._tell()
        except (StoreDown, Refusal) as why:
            log.warning("rematch", match=self.kept.id, why=str(why))

    def _go_on_with(self, made: str, now: int) -> list[Entry]:
        return self.match.go_on_with(made, now, CHANCE_RNG) if self.match.wants_rematch else []

    # Catching up

    async def _reload(self) -> None:
        """Build the match anew from the log."""
        entries = await self.rooms.store.entries(self.kept.number)
        self._stood_up = self._stood_up or self.match.phase == "gathering"
        self.match = Match(self.match.settings, entries, self.match.game)
        self._house += 1
        self._seated = None
        self._doubtful = False
        self.set_alarm()

    async def catch_up(self, length: int = 0) -> None:
        """Another process has written, or ours could not: read what is stored and tell those who are connected."""
        try:
            async with self.lock:
                lost = self._doubtful
                if self.match.length < length and not lost:
                    new = await self.rooms.store.entries(self.kept.number, self.match.length)
                    self._stood_up = self._stood_up or self.match.phase == "gathering"
                    self._doubtful = True  # unless it can be played
                    self.match.add(new)
                    self._doubtful = False
                    self._house += 1
                    self._seated = None
                    self.set_alarm()
                elif not lost:
                    return
                await self._change(lambda now: [])
                self._tell()
                if lost:
                    self.go_on()
        except StoreDown as why:
            log.warning("catching up", match=self.kept.id, why=str(why))

    @property
    def is_doubtful(self) -> bool:
        """What is in memory may not be what is stored."""
        return self._doubtful

    async def _is_behind(self) -> bool:
        """Whether another process has written what we do not know yet."""
        if not self.rooms.config.bus:
            return False
        lengths = await self.rooms.store.lengths([self.kept.number])
        return lengths.get(self.kept.number, 0) > self.match.length

    async def wake(self) -> None:
        """The alarm: a pause is over, or somebody's time."""
        try:
            async with self.lock:
                await self._change(lambda now: self.match.tick(now, CHANCE_RNG))
                self._tell()
                self.set_alarm()
                self.think()
        except StoreDown as why:
            log.warning("waking", match=self.kept.id, why=str(why))
            self.set_alarm(1.0)

    async def sweep(self, due: int | None) -> None:
        """It was due then, and nobody has done anything about it: perhaps the process that should have is gone.
        None: it will be due, and we have just begun.
        """
        async with self.lock:
            self._doubtful = self._doubtful or await self._is_behind()
            await self._change(lambda now: self.match.tick(now, CHANCE_RNG))
            self._tell()
            self.go_on()
            if due is not None:
                needs = self._needs()
                await self.rooms.store.put_off(self.kept.number, due, needs)
                self._stored = (self._stored[0], needs)

    def set_alarm(self, seconds: float | None = None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self.match.due()
        if seconds is None and due is not None:
            seconds = max(0.001, (due - now_ms() + 1) / 1000)
        if seconds is not None and seconds < 24 * 3600:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    @property
    def is_busy(self) -> bool:
        return self.lock.locked() or bool(self._thinking)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for task in self._thinking.values():
            task.cancel()
        self.telling.close(encode(Bye(Reason.of(no("closing"), self.match.name))))

    def _ring(self) -> None:
        self._timer = None
        self.rooms.start(self.wake())

    # Bots

    def think(self) -> None:
        """Ask the thinkers for every seat that a bot is to decide for."""
        for seat, actions in self.match.bots_to_move():
            if seat not in self._thinking:
                task = asyncio.create_task(self._think(seat, list(actions)))
                self._thinking[seat] = task
                task.add_done_callback(partial(self._thought, seat))

    def _thought(self, seat: int, done: "asyncio.Task[None]") -> None:
        del self._thinking[seat]
        if not done.cancelled() and done.exception() is not None:
            log.error("thinking", match=self.kept.id, exc_info=done.exception())
        elif not done.cancelled() and not self.rooms.closing:
            self.think()

    async def _think(self, seat: int, actions: list[int]) -> None:
        match = self.match
        bot = match.sitters[seat].bot
        seconds = self.rooms.config.think_seconds
        try:
            line, _ = await self.rooms.thinkers.choose(match.name, match.settings.options, actions, bot, seconds)
        except NoAnswer as why:
            log.error("bot replaced by chance", match=self.kept.id, why=str(why))
            line = ""
        try:
            async with self.lock:
                await self._change(lambda now: self._play_bot(seat, actions, line, now))
                self._tell()
        except Refusal as refusal:
            log.info("a bot's answer came to nothing", match=self.kept.id, why=refusal.message)
        except StoreDown as why:
            log.warning("bot", match=self.kept.id, why=str(why))
            await asyncio.sleep(1)

    def _play_bot(self, seat: int, actions: list[int], line: str, now: int) -> list[Entry]:
        """The bot's decision, unless the match has gone another way meanwhile."""
        match = self.match
        if (seat, actions) not in [(who, list(taken)) for who, taken in match.bots_to_move()]:
            return []
        if not line:
            state = match.look(seat).state
            choices = state.actions()
            line = state.text(choices[(CHANCE_RNG.getrandbits(64) * len(choices)) >> 64])
        return match.decide(seat, line, now, CHANCE_RNG)

    async def hint(self, connection: Connection, key: str) -> None:
        """What the strongest bot would do in this seat, from what the seat knows."""
        match = self.match
        try:
            async with self.lock:
                taken = self._to_hint(connection)
                seat = connection.seat
            bot = bots.names(match.name)[-1]
            seconds = min(1.0, self.rooms.config.think_seconds)
            _, thoughts = await self.rooms.thinkers.choose(match.name, match.settings.options, taken, bot, seconds)
            if connection.seat != seat:  # at one device another player looks by now
                raise no("no-hint-now")
            connection.push(encode(Hinted(key, bot, thoughts)))
        except Refusal as refusal:
            connection.push(encode(Refused(reason=Reason.of(refusal, match.name), key=key)))
        except NoAnswer:
            connection.push(encode(Refused(reason=Reason.of(no("no-hint-now"), match.name), key=key)))

    def _to_hint(self, connection: Connection) -> list[int]:
        """The decisions that lead to the state this player is to decide in."""
        match, seat = self.match, connection.seat
        if seat is None:
            raise no("spectator")
        if not match.settings.hints:
            raise no("no-hints")
        taken = match.to_decide(seat)
        if taken is None or self._doubtful:
            raise no("not-your-turn")
        if not self._hints.setdefault(seat, Bucket(5, 0.2)).take():
            raise no("too-many-hints")
        return taken

    # Telling

    async def enter(self, connection: Connection, seats: list[int], seat: int | None, after: int) -> None:
        """Somebody is there, or looks from another seat now."""
        async with self.lock:
            if self.rooms.closing:
                raise no("closing")
            if after > len(self.match.seen[seat]) and await self._is_behind():
                self._doubtful = True
            await self._change(lambda now: [])
            self._tell()
            if seat is not None and seat not in seats_opened(connection.hash, await self.seated()):
                raise no("not-your-seat")  # he has given it up in this very moment
            self.telling.enter(connection, seats, seat, after, self.match, self._info_text(), self.at)

    async def _let_go(self) -> None:
        """Who has given up his seat before the start neither sees nor does what the next one there does."""
        seated = await self.seated()
        self._stood_up = False
        for connection in [one for there in self.telling.connections.values() for one in there]:
            if connection.seat is None or connection.seat in seats_opened(connection.hash, seated):
                continue
            if self.match.settings.spectators:
                self.telling.enter(connection, [], None, 0, self.match, self._info_text(), self.at)
            else:
                self.telling.leave(connection)
                connection.push(encode(Bye(Reason.of(no("no-spectators"), self.match.name))))
                connection.close(1008)

    def leave(self, connection: Connection) -> None:
        self.telling.leave(connection)
        self.used_at = time.monotonic()

    @asynccontextmanager
    async def looked_at(self) -> AsyncIterator[Match]:
        """The match as it is stored, at the time ``at``, to show it to somebody who is not connected."""
        async with self.lock:
            await self._change(lambda now: [])
            self._tell()
            yield self.match

    @property
    def at(self) -> int:
        """The time up to which everything has happened: what is shown to anybody is shown as of then."""
        return max(self._at, self.match.last_at)

    def _tell(self, by: Connection | None = None, key: str | None = None) -> None:
        if not self._doubtful:
            self.telling.tell(self.match, self._info_text(), self.at, by, key)

    def _refuse(self, connection: Connection, key: str, refusal: Refusal) -> None:
        metrics.refused(refusal.message)
        # What is in memory may never have been stored: then nobody is shown it.
        self.telling.refuse(connection, key, refusal, None if self._doubtful else self.match)

    def info(self) -> MatchInfo:
        return info_of(self.kept, self.match)

    def _info_text(self) -> str:
        match = self.match
        mark = (self._house, match.phase, match.takeback, match.state.seats)
        if mark != self._info_mark:
            self._info_mark = mark
            self._info = encode(self.info())
        return self._info

    async def log(self) -> list[Entry]:
        return await self.rooms.store.entries(self.kept.number)

    async def seated(self) -> list[Seated]:
        if self._seated is None:
            self._seated = await self.rooms.store.seats_of(self.kept.number)
        return self._seated

    async def seats_for(self, secret: str | None) -> list[int]:
        """The seats a secret opens; if none that we know of, perhaps one that another process has just given out."""
        seats = seats_for(secret, await self.seated())
        if secret is not None and not seats and self.rooms.config.bus:
            self._seated = None
            seats = seats_for(secret, await self.seated())
            if seats:
                self.rooms.start(self.catch_up(self.match.length + 1))
        return seats
