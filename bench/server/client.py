"""The client: plays many matches at once over WebSockets in one process, the same for every server.

A run is a chain of heats. Before each the matches are made, all sockets opened and greeted; then the clock starts; it
stops when the time is up or as soon as one match is over, so that always all of them are being played, and what setting
up costs is never measured.
"""

import asyncio
import gc
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.server.dialect import Dialect, News, Voice

TEXT = WSMsgType.TEXT
CONNECTING = 32  # sockets opened at a time
PATIENCE = 20.0  # seconds for anything that is not measured
SETTLE = 0.2  # seconds for a server to put away what the last heat left
LEAD = 40  # moves with which matches come to their middle before few moves of them are looked at
ENDLESS = 1 << 60


@dataclass
class Tally:
    """What was counted while the clock ran."""

    seconds: float = 0.0
    busy: float = 0.0
    """Processor seconds of the client."""
    heats: int = 0
    moves: int = 0
    updates: int = 0
    bytes: int = 0
    delays: list[float] = field(default_factory=list)
    """Seconds from a mover's send to the opponent's receipt."""
    refusals: list[str] = field(default_factory=list)
    late: int = 0
    """Moves that were due while the one before was not answered yet."""
    stuck: int = 0
    """Matches in which nobody was told that he may move."""


async def play(dialect: Dialect, matches: int, rate: float | None, seconds: float) -> Tally:
    """Play for so long by the clock: closed loop, or with a rate so many moves a second in each match."""
    tally = Tally()
    while tally.seconds < 0.99 * seconds:  # for the last hundredth no new matches
        async with heat(dialect.new_matches(matches), tally) as prepared:
            await prepared.run(rate, seconds - tally.seconds)
    return tally


class Seat(WSListener):
    """One socket."""

    transport: WSTransport
    other: "Seat"

    def __init__(self, match: "Match", voice: Voice) -> None:
        self.match = match
        self.voice = voice
        self.greeted = False
        self.awaited: deque[tuple[int, float]] = deque()
        """Plies at which the other seat sent a move, and when."""

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        opening = self.voice.opening()
        if opening is not None:
            transport.send(TEXT, opening)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        at = time.perf_counter()
        if frame.msg_type != TEXT:
            return
        try:
            heard = self.voice.hear(frame.get_payload_as_memoryview())
            if type(heard) is News:
                self.match.heat.heard(self, heard, at, frame.payload_size)
            elif type(heard) is bytes:
                transport.send(TEXT, heard)
        except Exception as error:
            self.match.heat.fail(error)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.match.heat.fail(ConnectionError("The server closed a socket in the middle of a match."))


class Match:
    def __init__(self, heat: "Heat", voices: tuple[Voice, Voice]) -> None:
        self.heat = heat
        one, two = self.seats = (Seat(self, voices[0]), Seat(self, voices[1]))
        one.other, two.other = two, one
        self.next: tuple[Seat, News] | None = None
        """Who can move, and what he will send."""
        self.credit = 0
        """How many more moves are sent as soon as they are known."""
        self.over = False

    def ready(self) -> bool:
        return self.next is not None and all(seat.greeted for seat in self.seats)


class Heat:
    def __init__(self, pairs: list[tuple[Voice, Voice]], tally: Tally) -> None:
        self.tally = tally
        self.matches = [Match(self, pair) for pair in pairs]
        self.running = False
        self.done = asyncio.Event()
        self.failure: BaseException | None = None

    async def run(self, rate: float | None, seconds: float) -> None:
        if rate is not None:
            self.go(LEAD)
            await self.answered(PATIENCE)
        gc.collect()
        gc.disable()
        self.running = True
        begin, busy = time.perf_counter(), time.process_time()
        asyncio.get_running_loop().call_later(seconds, self.done.set)
        if rate is None:
            self.go(ENDLESS)
        else:
            self.tick(rate)
        await self.done.wait()
        self.running = False
        self.tally.seconds += time.perf_counter() - begin
        self.tally.busy += time.process_time() - busy
        self.tally.heats += 1
        gc.enable()
        for match in self.matches:
            match.credit = 0
        await self.answered(3.0)

    def go(self, credit: int) -> None:
        """Closed loop: so many moves in each match, one after the other."""
        for match in self.matches:
            match.credit = credit - 1
            self.move(match)

    def tick(self, rate: float) -> None:
        """So many moves a second in each match, the matches spread evenly over the time between two."""
        loop = asyncio.get_running_loop()
        now, pause = loop.time(), 1 / rate
        for number, match in enumerate(self.matches):
            for seat in match.seats:
                seat.awaited.clear()
            first = now + pause * number / len(self.matches)
            loop.call_at(first, self.due, match, first, pause)

    def due(self, match: Match, at: float, pause: float) -> None:
        if not self.running:
            return
        if match.next is None:
            self.tally.late += 1
        else:
            self.move(match)
        asyncio.get_running_loop().call_at(at + pause, self.due, match, at + pause, pause)

    def move(self, match: Match) -> None:
        assert match.next is not None
        seat, news = match.next
        match.next = None
        self.send(seat, news)

    def send(self, seat: Seat, news: News) -> None:
        seat.other.awaited.append((news.ply, time.perf_counter()))
        seat.transport.send(TEXT, news.move)

    def heard(self, seat: Seat, news: News, at: float, size: int) -> None:
        seat.greeted = True
        match = seat.match
        if self.running:
            self.count(seat, news, at, size)
        if news.over:
            match.over = True
            self.done.set()
        elif news.move is not None:
            if match.credit > 0:
                match.credit -= 1
                self.send(seat, news)
            else:
                match.next = seat, news

    def count(self, seat: Seat, news: News, at: float, size: int) -> None:
        tally = self.tally
        tally.updates += 1
        tally.bytes += size
        if news.refused:
            tally.refusals.append(news.refused)
        elif news.accepted:
            tally.moves += 1
        # The newest move before this ply is the one that we are told of; older ones were invisible from here.
        sent = 0.0
        while seat.awaited and seat.awaited[0][0] < news.ply:
            sent = seat.awaited.popleft()[1]
        if sent and not news.accepted:  # what one's own move shows was not the other's
            tally.delays.append(at - sent)

    async def answered(self, seconds: float) -> None:
        """Wait for the answers under way: in each match somebody must be able to go on."""
        patience = time.perf_counter() + seconds
        while stuck := sum(match.next is None and not match.over for match in self.matches):
            if self.failure is not None or time.perf_counter() > patience:
                break
            await asyncio.sleep(0.01)
        if self.failure is not None:
            raise self.failure
        self.tally.stuck += stuck

    def fail(self, error: BaseException) -> None:
        self.failure = self.failure or error
        self.done.set()

    async def connect(self) -> None:
        gate = asyncio.Semaphore(CONNECTING)

        async def one(seat: Seat) -> None:
            async with gate:
                await ws_connect(lambda: seat, seat.voice.url, websocket_handshake_timeout=PATIENCE)

        await asyncio.gather(*(one(seat) for match in self.matches for seat in match.seats))
        patience = time.perf_counter() + PATIENCE
        while not all(match.ready() for match in self.matches):
            if self.failure is not None:
                raise self.failure
            if time.perf_counter() > patience:
                missing = sum(not match.ready() for match in self.matches)
                raise TimeoutError(f"{missing} of {len(self.matches)} matches did not begin within {PATIENCE:.0f} s.")
            await asyncio.sleep(0.01)

    async def disconnect(self) -> None:
        self.fail(ConnectionAbortedError())  # from here on closed sockets surprise nobody
        transports = [seat.transport for match in self.matches for seat in match.seats if hasattr(seat, "transport")]
        for transport in transports:
            transport.disconnect()
        await asyncio.gather(*(transport.wait_disconnected() for transport in transports))
        await asyncio.sleep(SETTLE)


@asynccontextmanager
async def heat(pairs: list[tuple[Voice, Voice]], tally: Tally) -> AsyncIterator[Heat]:
    prepared = Heat(pairs, tally)
    try:
        await prepared.connect()
        yield prepared
    finally:
        await prepared.disconnect()
