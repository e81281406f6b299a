"""The client: plays many matches at once over WebSockets in one process, the same for every server.

A run is a chain of heats. Before a heat all matches are made and all sockets opened and greeted, so that setting up is
never measured. Then the clock starts. It stops when the time is up or one match is over, so that all matches are being
played all the time.
"""

import asyncio
import gc
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.server.dialect import Dialect, SeatProtocol, Update

TEXT = WSMsgType.TEXT
CONNECTING = 32  # sockets opened at a time
PATIENCE = 20.0  # seconds for anything that is not measured
SETTLE = 0.2  # seconds for a server to clean up after a heat
LEAD = 40  # moves that bring matches to their middle before the clock starts, if few moves are measured
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
    """Matches in which neither seat was told that it may move."""


async def play(dialect: Dialect, matches: int, rate: float | None, seconds: float) -> Tally:
    """Play for this long: in a closed loop or, with a rate, this many moves a second in each match."""
    tally = Tally()
    while tally.seconds < 0.99 * seconds:  # for the last hundredth no new matches
        async with heat(dialect.new_matches(matches), tally) as prepared:
            await prepared.run(rate, seconds - tally.seconds)
    return tally


class Seat(WSListener):
    """One socket."""

    transport: WSTransport
    other: "Seat"

    def __init__(self, match: "Match", protocol: SeatProtocol) -> None:
        self.match = match
        self.protocol = protocol
        self.greeted = False
        self.awaited: deque[tuple[int, float]] = deque()
        """Plies at which the other seat sent a move, and when."""

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        greeting = self.protocol.greeting()
        if greeting is not None:
            transport.send(TEXT, greeting)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        at = time.perf_counter()
        if frame.msg_type != TEXT:
            return
        try:
            received = self.protocol.receive(frame.get_payload_as_memoryview())
            if type(received) is Update:
                self.match.heat.received(self, received, at, frame.payload_size)
            elif type(received) is bytes:
                transport.send(TEXT, received)
        except Exception as error:
            self.match.heat.fail(error)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.match.heat.fail(ConnectionError("The server closed a socket in the middle of a match."))


class Match:
    def __init__(self, heat: "Heat", protocols: tuple[SeatProtocol, SeatProtocol]) -> None:
        self.heat = heat
        one, two = self.seats = (Seat(self, protocols[0]), Seat(self, protocols[1]))
        one.other, two.other = two, one
        self.next: tuple[Seat, Update] | None = None
        """The seat that can move, and the update that holds its move."""
        self.credit = 0
        """How many more moves are sent as soon as they can be."""
        self.over = False

    def ready(self) -> bool:
        return self.next is not None and all(seat.greeted for seat in self.seats)


class Heat:
    def __init__(self, pairs: list[tuple[SeatProtocol, SeatProtocol]], tally: Tally) -> None:
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
        """Closed loop: this many moves in each match, one after the other."""
        for match in self.matches:
            match.credit = credit - 1
            self.move(match)

    def tick(self, rate: float) -> None:
        """This many moves a second in each match; the matches are spread evenly over the time between two moves."""
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
        seat, update = match.next
        match.next = None
        self.send(seat, update)

    def send(self, seat: Seat, update: Update) -> None:
        seat.other.awaited.append((update.ply, time.perf_counter()))
        seat.transport.send(TEXT, update.move)

    def received(self, seat: Seat, update: Update, at: float, size: int) -> None:
        seat.greeted = True
        match = seat.match
        if self.running:
            self.count(seat, update, at, size)
        if update.over:
            match.over = True
            self.done.set()
        elif update.move is not None:
            if match.credit > 0:
                match.credit -= 1
                self.send(seat, update)
            else:
                match.next = seat, update

    def count(self, seat: Seat, update: Update, at: float, size: int) -> None:
        tally = self.tally
        tally.updates += 1
        tally.bytes += size
        if update.refused:
            tally.refusals.append(update.refused)
        elif update.accepted:
            tally.moves += 1
        # This update is about the newest move before its ply; older ones could not be seen from here.
        sent = 0.0
        while seat.awaited and seat.awaited[0][0] < update.ply:
            sent = seat.awaited.popleft()[1]
        if sent and not update.accepted:  # the answer to a seat's own move says nothing of the other's
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
                await ws_connect(lambda: seat, seat.protocol.url, websocket_handshake_timeout=PATIENCE)

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
        self.fail(ConnectionAbortedError())  # from here on sockets may close
        transports = [seat.transport for match in self.matches for seat in match.seats if hasattr(seat, "transport")]
        for transport in transports:
            transport.disconnect()
        await asyncio.gather(*(transport.wait_disconnected() for transport in transports))
        await asyncio.sleep(SETTLE)


@asynccontextmanager
async def heat(pairs: list[tuple[SeatProtocol, SeatProtocol]], tally: Tally) -> AsyncIterator[Heat]:
    prepared = Heat(pairs, tally)
    try:
        await prepared.connect()
        yield prepared
    finally:
        await prepared.disconnect()
