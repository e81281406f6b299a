"""The machine's clock is set back and forward, the server sleeps, is down, has no database: nobody loses by it."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rostra.server import time_and_chance
from rostra.server.time_and_chance import Clock
from rostra.server.uptime import Uptime
from rostra.store import Store
from rostra.store.uptime import SHORTEST
from rostra.tables import Entry
from tests.server.client import Server

SECOND, MINUTE, HOUR, DAY = 1000, 60_000, 3_600_000, 24 * 3_600_000
NS = 1_000_000


class Machine:
    """A machine whose clocks go as they really do, until a test sets one: in milliseconds."""

    def __init__(self) -> None:
        self.set = 0
        """How far the wall clock was set forward."""
        self.passed = 0
        """Time that passed at once."""

    def wall(self) -> int:
        return time.time_ns() + (self.set + self.passed) * NS

    def steady(self) -> int:
        return time.monotonic_ns() + self.passed * NS

    def clock(self) -> Clock:
        return Clock(self.wall, self.steady)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine()
    monkeypatch.setattr(time_and_chance, "clock", made.clock())
    ours: list[Uptime] = []
    begin, note = Uptime.__init__, Uptime.note

    def begin_ours(self: Uptime, store: Store) -> None:
        ours.append(self)
        begin(self, store)

    async def note_ours(self: Uptime) -> None:
        """The server that all tests share must not learn of the times here, nor bring its own."""
        if self in ours:
            await note(self)

    monkeypatch.setattr(Uptime, "__init__", begin_ours)
    monkeypatch.setattr(Uptime, "note", note_ours)
    return made


@pytest.fixture
def one(machine: Machine, folder: Path) -> Iterator[Server]:
    with Server(folder) as server:
        yield server


def entries(server: Server, match: str) -> list[Entry]:
    return server.run(server.room(match).match_log.entries())


def pass_time(machine: Machine, server: Server, milliseconds: int) -> None:
    """Time passes while the server is there, and notes it."""
    for _ in range(0, milliseconds, 10 * SECOND):
        machine.passed += 10 * SECOND
        server.run(server.rooms.uptime.note())


# The clock


def test_it_runs_on_whatever_the_machines_clock_does() -> None:
    wall, steady = [1_000_000 * NS], [5 * NS]
    clock = Clock(lambda: wall[0], lambda: steady[0])
    assert clock.now() == 1_000_000
    for jump in (-HOUR, HOUR, 400 * DAY, -900 * DAY):
        before = clock.now()
        wall[0] += jump * NS
        steady[0] += 100 * NS
        assert clock.now() == before + 100


def test_it_is_corrected_so_slowly_that_nobody_notices() -> None:
    wall, steady = [HOUR * 9 * NS], [0]
    clock = Clock(lambda: wall[0], lambda: steady[0])
    for jump in (-HOUR, HOUR):
        wall[0] += jump * NS
        told = [clock.now()]
        for _ in range(2000):
            steady[0] += 500 * SECOND * NS
            wall[0] += 500 * SECOND * NS
            clock.correct()
            told.append(clock.now())
            assert 495 * SECOND <= told[-1] - told[-2] <= 505 * SECOND
        assert told[-1] == wall[0] // NS


def test_it_never_goes_back() -> None:
    wall, steady = [HOUR * NS], [0]
    clock = Clock(lambda: wall[0], lambda: steady[0])
    wall[0] = 0
    steady[0] = SECOND * NS
    before = clock.now()
    clock.correct()
    assert clock.now() == before
    clock.catch_up(before + 5)
    assert clock.now() == before + 5
    clock.catch_up(before)
    assert clock.now() == before + 5


# A server whose machine's clock is set


@pytest.mark.parametrize("jump", [-HOUR, -400 * DAY, HOUR, 400 * DAY])
def test_the_machines_clock_is_set(machine: Machine, one: Server, jump: int) -> None:
    """A pause ends, chat is not locked, nobody is out of time."""
    match, (anna, ben) = one.make(clock={"kind": "live", "minutes": 1}, pause=1)
    with one.connect(match, anna) as player, one.connect(match, ben) as other:
        player.do("say", text="before")
        before = entries(one, match)[-1].at
        machine.set = jump
        one.run(one.rooms.uptime.note())
        for number in range(4):
            assert player.do("say", text=f"after {number}")["tell"] == "now"
        assert 0 <= entries(one, match)[-1].at - before < 30 * SECOND
        machine.passed += 11 * SECOND  # the limit of talk is ten seconds
        assert player.do("say", text="later")["tell"] == "now"
        other.catch_up()
        assert "timeout" not in [event["event"] for event in other.events]
        left = player.heard[-1]["clock"]["left"]
        assert 0 < min(left) <= max(left) <= MINUTE
        pass_time(machine, one, MINUTE)  # and time that really passes counts
        one.run(one.room(match).wake())
        other.wait_for("now")
        assert "timeout" in [event["event"] for event in other.events]


def test_an_alarm_rings_after_the_clock_was_set_back(machine: Machine, one: Server) -> None:
    match, _ = one.make(clock={"kind": "live", "minutes": 1})
    room = one.room(match)
    machine.set = -HOUR

    def rings_in() -> float:
        room.set_alarm()
        assert room._timer is not None
        return room._timer.when() - one.loop.time()

    assert one.call(rings_in) <= 60.1


def test_a_machine_that_slept(machine: Machine, one: Server) -> None:
    """Its steady clock stood still: so did the match."""
    match, (anna, _) = one.make(clock={"kind": "live", "minutes": 1})
    machine.set = 8 * HOUR
    one.run(one.rooms.uptime.note())
    with one.connect(match, anna) as player:
        assert player.match["phase"] == "playing"
        assert max(player.heard[0]["clock"]["left"]) <= MINUTE
        assert min(player.heard[0]["clock"]["left"]) > 0


def test_a_process_that_stood_still(machine: Machine, one: Server) -> None:
    """A debugger, a virtual machine that was moved: it could store nothing for an hour."""
    match, (anna, _) = one.make(clock={"kind": "live", "minutes": 10}, leavers="none")
    machine.passed += HOUR
    one.rooms.uptime._noted -= HOUR / 1000
    with one.connect(match, anna) as player:
        assert player.match["phase"] == "playing"
        assert min(player.heard[0]["clock"]["left"]) > 9 * MINUTE
    assert any(entry.line.startswith("/down ") for entry in entries(one, match))


# Down


def restarted(folder: Path, machine: Machine, monkeypatch: pytest.MonkeyPatch) -> Server:
    """A new process: its clock starts from the machine's."""
    monkeypatch.setattr(time_and_chance, "clock", machine.clock())
    return Server(folder)


def test_the_server_was_down(folder: Path, machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Live clocks stood still; nobody's days are over at once; and they go on afterwards."""
    with Server(folder) as server:
        live = [server.make(clock={"kind": "live", "minutes": 5}, leavers="none") for _ in range(20)]
        slow, (livia, _) = server.make(clock={"kind": "correspondence", "days": 2}, leavers="none")
    machine.passed += 7 * DAY
    with restarted(folder, machine, monkeypatch) as server:
        for match, (anna, _) in live:
            with server.connect(match, anna) as player:
                assert player.match["phase"] == "playing"
                assert min(player.heard[0]["clock"]["left"]) > 4 * MINUTE
        with server.connect(slow, livia) as player:
            assert player.match["phase"] == "playing"
            assert 0.99 * DAY < player.heard[0]["clock"]["left"][0] <= DAY
        pass_time(machine, server, 5 * MINUTE)
        server.run(server.room(live[0][0]).wake())
        assert server.room(live[0][0]).match.phase == "over"


def test_the_clock_was_set_back_while_it_was_down(
    folder: Path, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Server(folder) as server:
        match, (anna, _) = server.make(clock={"kind": "live", "minutes": 5})
        before = entries(server, match)[-1].at
    machine.set = -400 * DAY
    with restarted(folder, machine, monkeypatch) as server, server.connect(match, anna) as player:
        for number in range(5):
            assert player.do("say", text=str(number))["tell"] == "now"
        assert player.refused("say", text="too often") == "table-said-too-often"
        machine.passed += 11 * SECOND
        assert player.do("say", text="later")["tell"] == "now"
        assert entries(server, match)[-1].at > before + 10 * SECOND
        assert min(player.heard[0]["clock"]["left"]) > 4 * MINUTE


def test_a_log_from_the_future(folder: Path, machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was written by a server without notes of its uptime: its pauses end, and its clock runs."""
    machine.set = 400 * DAY
    monkeypatch.setattr(time_and_chance, "clock", machine.clock())
    with Server(folder) as server:
        match, (anna, _) = server.make(clock={"kind": "live", "minutes": 5})
        before = entries(server, match)[-1].at
    with sqlite3.connect(folder / "matches.sqlite") as database:
        database.execute("DELETE FROM uptime")
    machine.set = 0
    with restarted(folder, machine, monkeypatch) as server:
        assert time_and_chance.now_ms() < before - 300 * DAY
        with server.connect(match, anna) as player:
            assert min(player.heard[0]["clock"]["left"]) > 4 * MINUTE
            player.do("say", text="one")
            machine.passed += 11 * SECOND
            player.do("say", text="two")
        at = [entry.at for entry in entries(server, match)]
        assert 10 * SECOND < at[-1] - at[-2] < MINUTE
        room = server.room(match)
        assert server.call(lambda: room.match_log._row_needed())[1] < time_and_chance.now_ms() + 10 * MINUTE  # type: ignore[operator]
        pass_time(machine, server, 5 * MINUTE)
        server.run(room.wake())
        assert "/timeout" in [entry.line for entry in entries(server, match)]


# Several processes


def test_two_processes_whose_clocks_differ(folder: Path) -> None:
    """The one that is behind follows, and nobody was down."""

    async def scene() -> None:
        store = Store(f"sqlite:///{folder}/x.sqlite")
        try:
            assert await store.note_uptime(10 * DAY) == (10 * DAY, ())
            assert await store.note_uptime(9 * DAY) == (10 * DAY, ())
            assert await store.note_uptime(10 * DAY + SHORTEST) == (10 * DAY + SHORTEST, ())
            latest, [outage] = await store.note_uptime(11 * DAY)
            assert (latest, outage) == (11 * DAY, (10 * DAY + SHORTEST, 11 * DAY))
            assert await store.note_uptime(10 * DAY) == (11 * DAY, (outage,))
            for number in range(30):
                found = await store.note_uptime((12 + number) * DAY)
            assert len(found.outages) == 19
            assert found.outages[-1] == (40 * DAY, 41 * DAY)
        finally:
            store.close()

    asyncio.run(scene())
