"""A match in memory, with everybody who is connected to it here.

One thing at a time (``lock``), always in this order: the match changes, its new entries are stored, people are told.

What the server does for one audience, and when, depends only on what that audience knows (docs/secrecy.md). So here
nobody waits for what another player has decided in secret, and a command that is refused touches nobody else's view.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

import structlog

from rostra.game import Refusal, pick
from rostra.server import bot_turns, metrics, time_and_chance
from rostra.server.broadcast import Broadcast, encode
from rostra.server.connection import Connection
from rostra.server.denials import denied
from rostra.server.keys import seats_for, seats_opened
from rostra.server.match_info import info_of
from rostra.server.match_log import MatchLog
from rostra.server.protocol import Bye, MatchInfo, Reason
from rostra.server.rate_limits import Bucket
from rostra.store import Conflict, StoredMatch, StoreDown
from rostra.store.store import SeatKey
from rostra.tables import Entry, Match
from rostra.tables.commands import Commands, Leave
from rostra.tables.pauses import Pause
from rostra.tables.refusals import refuse

if TYPE_CHECKING:
    from rostra.server.rooms import Rooms

GIVES_UP: Final = 8
"""How often another process may be quicker before a command is refused."""

LONGEST_SLEEP: Final = 12 * 3600.0
"""Seconds: a loop takes no alarm for much later than a day. A room that wakes up too early sets another."""

PAUSE_CHANGES: Final = 0.012
"""Seconds from the change that begins or ends a pause until it is told. There is more to do if somebody is asked."""

Change = Callable[[int], list[Entry]]
"""Changes the match at the given time, and returns the new entries of its log."""


class CommandResult(NamedTuple):
    """Why a command was refused, or None; and what its seat sees after it."""

    refused: Refusal | None
    ply: int
    view: str


log = structlog.get_logger()


class Room:
    def __init__(self, stored: StoredMatch, match: Match, rooms: "Rooms") -> None:
        self.rooms = rooms
        self.lock = asyncio.Lock()
        self.payer = ""
        """For whom its bots think: the address that made it. It is not stored: after a restart, or in another process,
        it is the first that comes back to a seat.
        """
        self.is_branch = False
        self.removed = False
        """A host has removed it, or it was too old. Nothing is done in it any more."""
        self.match_log = MatchLog(stored, match, rooms.store, bool(rooms.config.bus))
        self.broadcast = Broadcast()
        self.bot_turns: dict[int, asyncio.Task[None]] = {}
        """Tasks of bots that decide now, by seat."""
        self.benched: set[str] = set()
        """Bots of other packages that did not answer in time; a level of ours decides for them."""
        self.hints: dict[int, Bucket] = {}
        self.used_at = time.monotonic()
        self._at = 0
        self._timer: asyncio.TimerHandle | None = None
        self._hidden: asyncio.Task[None] | None = None
        """Stores what one seat has decided and nobody else sees. That needs no lock."""
        self._hidden_by: int | None = None
        self._info = ""
        self._info_mark: tuple[object, ...] = ()

    @property
    def stored(self) -> StoredMatch:
        return self.match_log.stored

    @property
    def match(self) -> Match:
        return self.match_log.match

    # Commands

    async def command(self, connection: Connection, command: Commands) -> None:
        """Carry out a command from a socket, and answer it."""
        try:
            await self._carry_out(connection, command, connection.client)
        except Refusal as refusal:
            self._refuse(connection, command.key, refusal)
        except StoreDown:
            self._refuse(connection, command.key, refuse("store-down"))

    async def command_over_http(self, owner: SeatKey, command: Commands, client: str) -> CommandResult:
        """Carry out a command from HTTP, if ``owner`` still has the seat."""
        refused = None
        try:
            await self._carry_out(owner, command, client)
        except Refusal as refusal:
            if refusal.message == "table-not-your-seat":
                raise
            metrics.refused(refusal.message)
            denied(refusal, client)
            refused = refusal
        async with self.lock:
            await self.change(by=None if refused is None and isinstance(command, Leave) else owner)
            return CommandResult(refused, self.match.ply(owner.seat), self.match.view_text(owner.seat))

    async def _carry_out(self, by: Connection | SeatKey, command: Commands, client: str) -> None:
        """Carry out a command, and answer it when it is stored.

        What nobody else sees is stored without the lock. If others had to wait for it, the time of any answer would
        tell them that somebody has decided.
        """

        def do(now: int) -> list[Entry]:
            if by.seat is None:
                raise refuse("spectator")
            self.rooms.blocks.must_allow(command, client, self.match.seats[by.seat].name)
            return [] if is_stored else self.match.do(by.seat, command, now, time_and_chance.rng)

        is_stored, conflicts = False, 0
        while True:
            async with self.lock:
                hidden = await self.change(do, by=by, key=command.key)
            if hidden is None:
                break
            await asyncio.wait([hidden])
            why = hidden.exception()
            is_stored = why is None
            if why is not None:
                conflicts += 1
                if not isinstance(why, Conflict):
                    raise why
                if conflicts == GIVES_UP:
                    raise refuse("busy")
        metrics.count.commands += 1

    async def sit(self, wanted: int | None, name: str, ready: bool, hash: bytes) -> int:
        """Somebody takes an open seat: the one they want, or one by lot."""
        seated: list[SeatKey] = []

        def take(now: int) -> list[Entry]:
            seat = self._open_by_lot() if wanted is None else wanted
            seated[:] = [SeatKey(seat, hash)]
            return self.match.sit(seat, name, ready, now, time_and_chance.rng)

        async with self.lock:
            await self.change(take, seated)
        return seated[0].seat

    def _open_by_lot(self) -> int:
        """A seat may have an edge: who joins first gets no better one."""
        if self.match.phase != "gathering":
            raise refuse("started")
        chances = [(number, 1) for number, seat in enumerate(self.match.seats) if seat.kind == "open"]
        if not chances:
            raise refuse("full")
        return pick(chances, time_and_chance.rng)

    # Changing: whoever calls this has the lock

    async def change(
        self, do: Change = lambda now: [], seated: Sequence[SeatKey] = (),
        by: Connection | SeatKey | None = None, key: str | None = None,
    ) -> "asyncio.Task[None] | None":  # fmt: skip
        """Change the match, store it, tell everybody. If another process was quicker, try again on what it has stored.

        ``by``: who sent the command with this ``key``. Without ``do``, only time passes. A change that nobody else sees
        is not stored and told yet when this returns: the task that stores it is returned.
        """
        times_read = self.match_log.times_read
        for _ in range(GIVES_UP):
            if by is not None and by.seat == self._hidden_by:
                await self.finish()
            await self._refresh(by)
            try:
                now = await self._let_time_pass()
                began, pause, shown = time.monotonic(), self.match.pause, self.match.shown()
                new = do(now)
                if new:
                    await self._hidden_is_stored()
                    if by is not None and key is not None and self.match.is_hidden(by.seat, shown):
                        return self._store_hidden(new, by.seat)
                    await self._store(new, seated)
                    await self._take_as_long_as_any(pause, began)
            except Refusal as refusal:
                if refusal.message == "table-ply-ahead" and await self.match_log.is_behind():
                    self.match_log.doubtful = True
                    continue
                if self.match_log.times_read != times_read:  # what others have written is news, all the same
                    self._send_news()
                raise
            except Conflict:
                metrics.count.conflicts += 1
                self.match_log.doubtful = True
            except BaseException:
                self.match_log.doubtful = True
                raise
            else:
                self._send_news(by, key)
                return None
        raise refuse("busy")

    def _store_hidden(self, new: Sequence[Entry], seat: int | None) -> "asyncio.Task[None]":
        """Store what only this seat knows. Until then nobody is told of it, and no other change is stored."""
        self._hidden_by = seat
        self._hidden = asyncio.create_task(self._store(new))
        self._hidden.add_done_callback(self._hidden_done)
        return self._hidden

    def _hidden_done(self, stored: "asyncio.Task[None]") -> None:
        self._hidden_by = self._hidden = None
        if not stored.cancelled() and isinstance(why := stored.exception(), Conflict):  # it is carried out again
            log.info("storing again", match=self.stored.id, why=str(why))

    async def _hidden_is_stored(self) -> None:
        """A ``Conflict`` if it could not be."""
        if self._hidden is not None:
            await asyncio.wait([self._hidden])
            if self.match_log.doubtful:
                raise Conflict

    async def _refresh(self, by: Connection | SeatKey | None) -> None:
        """Read a doubtful match again, and check that ``by`` still has the seat."""
        if self.removed:
            raise refuse("match-removed")
        if self.match_log.doubtful:
            await self.finish()
            await self.match_log.reload()
            self.set_alarm()
        if self.match_log.stood_up:
            await self._unseat_leavers()
        if isinstance(by, SeatKey) and by.seat not in seats_opened(by.hash, await self.match_log.seated()):
            raise refuse("not-your-seat")

    async def _let_time_pass(self) -> int:
        """End pauses and clocks that are over, before anybody does or sees anything. Returns the time it is then.

        News is told as of this time, even if storing takes longer.
        """
        while True:
            # Later than what was shown last: entries of the same moment would be one step of a replay. What is hidden
            # must not move the time, or clocks would give it away.
            self._at = now = max(self.match_log.now(), self.match.last_at, self.match.story.shown_at + 1)
            due = self.match.due()
            if due is not None and due <= now:  # unless nobody could have done anything in time
                await self.rooms.uptime.be_sure()
            pause, began = self.match.pause, time.monotonic()
            new = self.match.pass_over(self.rooms.uptime.outages, now, time_and_chance.rng)
            if not new and due is not None and due <= now:
                new = self.match.tick(now, time_and_chance.rng)
            if not new:
                return now
            await self._hidden_is_stored()
            await self._store(new)
            await self._take_as_long_as_any(pause, began)
            self._send_news()

    async def _take_as_long_as_any(self, before: Pause | None, began: float) -> None:
        """Whoever may be asked, the begin and the end of a pause are told after the same time."""
        if self.match.pause is not before:
            await asyncio.sleep(began + PAUSE_CHANGES - time.monotonic())

    async def _store(self, new: Sequence[Entry], seated: Sequence[SeatKey] = ()) -> None:
        """Store the entries; then other processes hear of them, the alarm is set, and bots begin to think."""
        await self.match_log.append(new, seated)
        self.used_at = time.monotonic()
        self.rooms.bus.say(self.stored.id, self.match.length)
        self.set_alarm()
        self.go_on()

    def go_on(self) -> None:
        """What the match does without a command: bots take their turns, and the rematch is made."""
        bot_turns.begin(self)
        if self.match.wants_rematch:
            self.rooms.start(self._make_rematch())

    async def _make_rematch(self) -> None:
        try:
            async with self.lock:
                if self.match.wants_rematch:
                    made = await self.rooms.rematch_of(self)
                    await self.change(lambda now: self._link_rematch(made, now))
        except (StoreDown, Refusal) as why:
            log.warning("rematch", match=self.stored.id, why=str(why))

    def _link_rematch(self, made: str, now: int) -> list[Entry]:
        return self.match.link_rematch(made, now, time_and_chance.rng) if self.match.wants_rematch else []

    # Other processes

    async def catch_up(self, length: int = 0) -> None:
        """Another process has written, or ours could not: read what is stored and tell those who are connected."""
        try:
            async with self.lock:
                await self.finish()  # else the log would be read on from an entry of ours that may not be in it
                lost = self.match_log.doubtful
                if not lost:
                    if self.match.length < length:
                        await self.match_log.read_on()
                        self.set_alarm()
                await self.change()
                if lost:
                    self.go_on()
        except StoreDown as why:
            log.warning("catching up", match=self.stored.id, why=str(why))
        except Refusal as why:  # removed: that is noticed, too
            log.info("catching up", match=self.stored.id, why=why.message)

    async def read_anew(self) -> None:
        """A host has changed what is stored. Where that was the past, everybody is shown all of it anew."""
        try:
            async with self.lock:
                await self.finish()
                shown = {who: self.match.events(who, 0, self.match.ply(who)) for who in self.broadcast.connections}
                await self.match_log.read_anew()
                self.set_alarm()
                await self.change()
                self.go_on()
                for audience, events in shown.items():
                    if self.match.events(audience, 0, len(events)) != events:
                        for connection in list(self.broadcast.connections.get(audience, ())):
                            self._welcome(connection, connection.seats, audience, 0)
        except StoreDown as why:
            log.warning("reading anew", match=self.stored.id, why=str(why))
        except Refusal as why:  # removed in the meantime: that is noticed, too
            log.info("reading anew", match=self.stored.id, why=why.message)

    async def sweep(self, due: int | None) -> None:
        """The match was ``due`` then, and nothing was done: perhaps the process that should have done it is gone.
        None: it is due in the future, and this process has just started.
        """
        async with self.lock:
            self.match_log.doubtful = self.match_log.doubtful or await self.match_log.is_behind()
            await self.change(self._tick)
            self.go_on()
            if due is not None:
                await self.match_log.put_off(due)

    # Time

    def set_alarm(self, seconds: float | None = None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self.match.due()
        if seconds is None and due is not None:
            seconds = max(0.001, (due - self.match_log.now() + 1) / 1000)
        if seconds is not None:
            self._timer = asyncio.get_running_loop().call_later(min(seconds, LONGEST_SLEEP), self._ring)

    def _ring(self) -> None:
        self._timer = None
        self.rooms.start(self.wake())

    async def wake(self) -> None:
        """A pause or somebody's time is over."""
        try:
            async with self.lock:
                await self.change(self._tick)
                self.set_alarm()
                bot_turns.begin(self)
        except StoreDown as why:
            log.warning("waking", match=self.stored.id, why=str(why))
            self.set_alarm(1.0)

    def _tick(self, now: int) -> list[Entry]:
        return self.match.tick(now, time_and_chance.rng)

    @property
    def is_busy(self) -> bool:
        return self.lock.locked() or bool(self.bot_turns) or self._hidden is not None

    async def finish(self) -> None:
        """What is being stored is stored, or could not be: then the match is doubtful."""
        if self._hidden is not None:
            await asyncio.wait([self._hidden])

    def close(self, why: Refusal | None = None, code: int = 1012) -> None:
        """Nothing happens here any more. Those who are here are told why; if nothing else, the server closes."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for task in self.bot_turns.values():
            task.cancel()
        self.broadcast.close(encode(Bye(Reason.of(why or refuse("closing"), self.match.game_name))), code)

    # Who is there

    async def enter(self, connection: Connection, seats: list[int], seat: int | None, after: int) -> None:
        """Somebody has come, or looks from another seat now."""
        async with self.lock:
            if self.rooms.closing:
                raise refuse("closing")
            if self.rooms.blocks.has_address(connection.client):
                raise refuse("blocked")  # since it was connected
            if seat is not None and seat == self._hidden_by:
                await self.finish()
            if after > self.match.ply(seat) and await self.match_log.is_behind():
                self.match_log.doubtful = True
            await self.change()
            if seat is not None and seat not in seats_opened(connection.hash, await self.match_log.seated(anew=True)):
                raise refuse("not-your-seat")  # given up in this very moment
            if seats:
                self.payer = self.payer or connection.client
            self._welcome(connection, seats, seat, after)

    def _welcome(self, connection: Connection, seats: list[int], seat: int | None, after: int) -> None:
        self.broadcast.enter(connection, seats, seat, after, self.match, self._info_text(), self.at)

    def show_out_blocked(self) -> None:
        """A host has blocked an address."""
        for connection in [one for there in self.broadcast.connections.values() for one in there]:
            if self.rooms.blocks.has_address(connection.client):
                self._show_out(connection, refuse("blocked"))

    def _show_out(self, connection: Connection, why: Refusal) -> None:
        self.broadcast.leave(connection)
        connection.push(encode(Bye(Reason.of(why, self.match.game_name))))
        connection.close(1008)

    async def _unseat_leavers(self) -> None:
        """Players who gave up their seat before the start no longer see or do anything from it."""
        seated = await self.match_log.seated(anew=True)
        self.match_log.stood_up = False
        for connection in [one for there in self.broadcast.connections.values() for one in there]:
            if connection.seat is None or connection.seat in seats_opened(connection.hash, seated):
                continue
            if self.match.settings.spectators:
                self._welcome(connection, [], None, 0)
            else:
                self._show_out(connection, refuse("no-spectators"))

    def leave(self, connection: Connection) -> None:
        self.broadcast.leave(connection)
        if connection.seat not in self.broadcast.connections:
            self.match.forget_view(connection.seat)
        self.used_at = time.monotonic()

    async def seats_for(self, secret: str | None) -> list[int]:
        """The seats a secret opens. If we know of none, another process may have given one out a moment ago."""
        seats = seats_for(secret, await self.match_log.seated())
        if secret is not None and not seats and self.rooms.config.bus:
            seats = seats_for(secret, await self.match_log.seated(anew=True))
            if seats:
                self.rooms.start(self.catch_up(self.match.length + 1))
        return seats

    # Broadcast

    @asynccontextmanager
    async def up_to_date(self) -> AsyncIterator[Match]:
        """The match as it is stored, at the time ``at``: for somebody without a connection."""
        async with self.lock:
            await self.change()
            yield self.match

    @property
    def at(self) -> int:
        """Everything up to this time has happened. Whatever is shown is shown as of this time."""
        return max(self._at, self.match.last_at)

    def _send_news(self, by: Connection | SeatKey | None = None, key: str | None = None) -> None:
        if not self.match_log.doubtful:
            # Now, not when somebody asks: that would take longer if something hidden has happened since.
            self.match.renew_views()
            self.broadcast.send_news(self.match, self._info_text(), self.at, by, key, self._hidden_by)

    def _refuse(self, connection: Connection, key: str, refusal: Refusal) -> None:
        metrics.refused(refusal.message)
        denied(refusal, connection.client)
        # A doubtful match may never have been stored: it is shown to nobody.
        self.broadcast.refuse(connection, key, refusal, None if self.match_log.doubtful else self.match)

    def info(self) -> MatchInfo:
        return info_of(self.stored, self.match)

    def _info_text(self) -> str:
        match = self.match
        # Not the length of the log: what is hidden would show in the time of the next answer.
        mark = (self.match_log.times_read, match.story.house_news, match.phase, match.takeback, match.state.seats)
        if mark != self._info_mark:
            self._info_mark = mark
            self._info = encode(self.info())
        return self._info
