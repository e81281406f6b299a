"""Nobody's thinking stops everybody's bots: who gets a process when many want one, and how much each may ask for."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from rostra.game import Refusal
from rostra.server import bot_pool, metrics, thinking_time
from rostra.server.bot_pool import BotPool, _BotWorker
from rostra.server.bot_worker import ChooseTask, Chosen, ReviewTask
from rostra.server.fair_queue import Asker, Purpose
from rostra.server.rate_limits import MATCH_THINKING, THINKING, Limit
from rostra.server.thinking_time import LEAST, LONGEST_ANSWER, ThinkingTime
from tests.server.client import Player, Server
from tests.server.playing import resign

RECORD = Path(__file__).parents[1] / "nero/golden/random-3-short-any-victory.txt"
MOB, ANNA = "203.0.113.9", "198.51.100.7"
Json = dict[str, Any]


class Workers:
    """Instead of processes: bots that think for as long as the test wants, and what they were asked."""

    def __init__(self) -> None:
        self.asked: list[ChooseTask | ReviewTask] = []
        self.thinking: list[tuple[float, asyncio.Event]] = []
        self.now = 0.0
        self._decoder = msgspec.msgpack.Decoder(ChooseTask | ReviewTask)

    async def ask(self, worker: _BotWorker, encoded: bytes, seconds: float) -> bytes:
        task = self._decoder.decode(encoded)
        self.asked.append(task)
        done = asyncio.Event()
        self.thinking.append((task.seconds if isinstance(task, ChooseTask) else 0.25, done))
        await done.wait()
        return msgspec.msgpack.encode(Chosen(task.number, "pass", []))

    @property
    def games(self) -> list[str]:
        """What was asked, in order. The tests here give each task a name instead of a game."""
        return [task.game for task in self.asked]

    async def finish(self) -> None:
        """One of those that think is ready, the one that began first, after all its time."""
        took, done = next(one for one in self.thinking if not one[1].is_set())
        self.now += took
        done.set()
        await settled()


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> Workers:
    found = Workers()
    monkeypatch.setattr(_BotWorker, "ask", lambda worker, task, seconds: found.ask(worker, task, seconds))
    monkeypatch.setattr(bot_pool, "time", SimpleNamespace(monotonic=lambda: found.now))
    return found


class Scene:
    """A pool, and what is asked of it; what is not answered in the end is given up."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.tasks: list[asyncio.Task[Any]] = []

    async def choose(
        self, name: str, payer: str, match: str = "m", purpose: Purpose = Purpose.TURN, seconds: float = 1.0
    ) -> "asyncio.Task[Any]":
        work = self.pool.choose(name, {}, [], "bot", seconds, asker=Asker(payer, match, purpose))
        self.tasks.append(asyncio.create_task(work))
        await settled()
        return self.tasks[-1]

    async def review(self, name: str, payer: str, match: str) -> None:
        work = self.pool.review(name, {}, [], "", 0, Asker(payer, match, Purpose.REVIEW))
        self.tasks.append(asyncio.create_task(work))
        await settled()


@asynccontextmanager
async def playing(processes: int = 1, limited: bool = False) -> AsyncIterator[Scene]:
    scene = Scene(BotPool(processes, limited))
    try:
        yield scene
    finally:
        for task in scene.tasks:
            task.cancel()
        await asyncio.gather(*scene.tasks, return_exceptions=True)
        await scene.pool.close()


# The processes


def test_forty_branches_of_one_address_and_somebody_elses_bots(workers: Workers) -> None:
    async def scene() -> None:
        async with playing() as table:
            for number in range(40):
                await table.choose("imperator", MOB, f"branch {number}", seconds=5.0)
            assert workers.games == ["imperator"]
            await table.choose("centurio", ANNA, seconds=0.1)
            assert workers.games[1:] == ["centurio"]  # at once: long thoughts are not for its process
            await table.choose("legatus", ANNA)
            await workers.finish()
            assert workers.games[2:] == ["legatus"]  # after the one that has begun, before 39 others
            await workers.finish()
            await workers.finish()
            assert workers.games[3:] == ["imperator"]

    asyncio.run(scene())


def test_forty_quick_bots_of_one_address(workers: Workers) -> None:
    async def scene() -> None:
        async with playing() as table:
            for number in range(40):
                await table.choose("mob", MOB, f"branch {number}", seconds=0.1)
            await table.choose("centurio", ANNA, seconds=0.1)
            await workers.finish()
            assert workers.games == ["mob", "mob", "centurio"]

    asyncio.run(scene())


def test_an_answer_in_a_pause_does_not_wait_for_long_thoughts(workers: Workers) -> None:
    """Whatever others do: so its time tells nothing. And it is given no more time than others can wait for."""

    async def scene() -> None:
        async with playing() as table:
            for number in range(40):
                await table.choose("mob", MOB, f"branch {number}", seconds=5.0)
            await table.choose("veto", ANNA, purpose=Purpose.ANSWER, seconds=2.0)
            assert workers.games == ["mob", "veto"]
            assert isinstance(workers.asked[1], ChooseTask)
            assert workers.asked[1].seconds <= LONGEST_ANSWER
            for number in range(40):
                await table.choose("mob's veto", MOB, f"branch {number}", Purpose.ANSWER, 0.5)
            await table.choose("another veto", "ben", purpose=Purpose.ANSWER, seconds=0.5)
            await workers.finish()
            await workers.finish()
            assert workers.games[2:] == ["another veto", "mob's veto"]

    asyncio.run(scene())


def test_a_decision_that_takes_long_leaves_a_process_for_others(workers: Workers) -> None:
    async def scene() -> None:
        async with playing(4) as table:
            await table.choose("imperator", MOB, seconds=5.0)
            assert workers.games == ["imperator"] * 3
            await table.choose("imperator of another", ANNA, seconds=5.0)
            assert workers.games[3:] == ["imperator of another"]

    asyncio.run(scene())


def test_turns_come_before_hints_and_reviews(workers: Workers) -> None:
    async def scene() -> None:
        async with playing() as table:
            await table.choose("first", MOB)
            await table.review("review", MOB, "m")
            await table.choose("hint", MOB, purpose=Purpose.HINT)
            await table.choose("turn", ANNA)
            for _ in range(3):
                await workers.finish()
            assert workers.games == ["first", "turn", "hint", "review"]

    asyncio.run(scene())


def test_who_is_gone_is_not_served(workers: Workers) -> None:
    async def scene() -> None:
        async with playing() as table:
            await table.choose("first", MOB)
            gone = await table.choose("gone", MOB)
            await table.choose("last", MOB)
            assert metrics.count.bot_tasks_waiting == 2
            gone.cancel()
            await workers.finish()
            assert workers.games == ["first", "last"]
            assert metrics.count.bot_tasks_waiting == 0

    asyncio.run(scene())


def test_who_goes_as_its_process_comes_keeps_no_process(workers: Workers) -> None:
    async def scene() -> None:
        async with playing() as table:
            await table.choose("first", MOB)
            gone = await table.choose("gone", MOB)
            workers.thinking[0][1].set()
            while not table.tasks[0].done():
                await asyncio.sleep(0)
            assert table.pool._idle == []  # it was handed to the one that waited, who does not know it yet
            gone.cancel()
            await settled()
            await table.choose("last", MOB)
            assert workers.games == ["first", "last"]

    asyncio.run(scene())


# How long bots may think


def test_who_has_used_up_the_time_gets_shorter_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_time, "THINKING", Limit("thinking", 100, 0))
    monkeypatch.setattr(thinking_time, "MATCH_THINKING", Limit("match-thinking", 60, 0))
    time = ThinkingTime(1, limited=True)
    turn = Asker(MOB, "1")
    given: list[float] = []
    while len(given) < 100:
        given.append(time.allowed(turn, 5.0))
        time.spend(turn, given[-1])
    assert given[:2] == [5.0, 5.0]
    assert given == sorted(given, reverse=True)
    assert given[-1] == LEAST
    assert time.is_used_up(turn)
    other_match = Asker(MOB, "2")
    assert time.allowed(other_match, 5.0) == pytest.approx(3.5, abs=0.1)  # the address has some left
    assert time.allowed(turn, 0.05) == 0.05  # never more than it wants
    assert time.allowed(Asker(ANNA, "3"), 5.0) == 5.0
    assert time.allowed(Asker("", "3"), 5.0) == 5.0
    time.spend(Asker("", "4"), 1000)
    assert time.allowed(Asker("", "3"), 5.0) == 5.0  # where the address is not known, each match has its own


def test_an_answer_leaves_no_trace_in_the_time_that_is_left() -> None:
    """Else shorter thoughts, or a hint that is refused, would tell that a bot was asked in secret."""
    time = ThinkingTime(1, limited=True)
    time.spend(Asker(MOB, "1", Purpose.ANSWER), 10_000)
    assert time.allowed(Asker(MOB, "1"), 5.0) == 5.0
    assert not time.is_used_up(Asker(MOB, "1", Purpose.HINT))


def test_time_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("rostra.server.rate_limits.time.monotonic", lambda: now[0])
    time = ThinkingTime(2, limited=True)
    turn = Asker(MOB, "1")
    time.spend(turn, 10_000)
    assert time.is_used_up(turn)
    now[0] = 5.0
    assert not time.is_used_up(turn)
    assert time.allowed(turn, 5.0) == pytest.approx(5 * 2 * MATCH_THINKING.per_second / 10)
    now[0] = 2 * THINKING.most
    assert time.allowed(turn, 5.0) == 5.0


def test_without_limits_nothing_is_counted() -> None:
    time = ThinkingTime(1, limited=False)
    time.spend(Asker(MOB, "1"), 10_000)
    assert time.allowed(Asker(MOB, "1"), 5.0) == 5.0
    assert not time.is_used_up(Asker(MOB, "1"))


def test_it_does_not_remember_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_time, "MANY", 10)
    time = ThinkingTime(1, limited=True)
    for number in range(100):
        time.allowed(Asker(f"payer {number}", str(number)), 1.0)
    assert len(time._payers._buckets) <= 12


def test_a_turn_is_never_refused_but_hints_and_reviews_are(workers: Workers, log: list[Json]) -> None:
    async def scene() -> None:
        async with playing(limited=True) as table:
            table.pool._time.spend(Asker(MOB, "m"), 10_000)
            await table.choose("imperator", MOB, seconds=5.0)
            assert isinstance(workers.asked[0], ChooseTask)
            assert workers.asked[0].seconds == pytest.approx(LEAST, abs=0.01)
            with pytest.raises(Refusal) as why:
                table.pool.check_time(Asker(MOB, "m", Purpose.HINT))
            assert why.value.message == "table-thought-enough"
            table.pool.check_time(Asker(ANNA, "n", Purpose.HINT))

    asyncio.run(scene())
    assert [(entry["event"], entry["limit"], entry["address"]) for entry in log] == [("limit", "thinking", MOB)]


# In a server


def ask(server: Server, address: str, path: str, status: int, **more: Any) -> Json:
    """A request that comes from this address."""
    server.http.cookies.clear()
    answer = server.http.request(
        "GET" if path.partition("?")[0].endswith(("review", "info")) else "POST",
        path, headers={"x-forwarded-for": address}, **more,
    )  # fmt: skip
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


def imported(server: Server, address: str, status: int = 201) -> Any:
    return ask(server, address, "/api/records", status, content=RECORD.read_bytes()).get("id")


def branched(server: Server, address: str, match: str, status: int = 201) -> Json:
    """At a moment when bots are to decide, so that they begin at once."""
    found = ask(
        server, address, f"/api/matches/{match}/branch", status, json={"ply": 500, "seat": 2, "bot": "imperator"}
    )
    if status == 201:
        assert server.call(lambda: bool(server.rooms.rooms[found["id"]].bot_turns))
    return found


def test_centurio_answers_while_forty_branches_of_another_address_think(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their bots never answer here; so who waits for one of them waits for ever."""
    asked: list[str] = []
    ask_worker = _BotWorker.ask
    decode = msgspec.msgpack.Decoder(ChooseTask | ReviewTask).decode

    async def never_for_imperator(worker: _BotWorker, encoded: bytes, seconds: float) -> bytes:
        task = decode(encoded)
        asked.append(task.bot if isinstance(task, ChooseTask) else "review")
        if asked[-1] == "imperator":
            await asyncio.Event().wait()
        return await ask_worker(worker, encoded, seconds)

    monkeypatch.setattr(_BotWorker, "ask", never_for_imperator)
    with Server(folder, behind_proxy=True) as server:
        record = imported(server, MOB)
        for _ in range(40):
            branched(server, MOB, record)
        seats = [{"kind": "bot", "bot": "centurio"}, {"kind": "person", "name": "Anna"}]
        made = ask(server, ANNA, "/api/matches", 201, json={"game": "caesar", "seats": seats})
        with server.connect(made["id"], made["seats"][1]["secret"]) as player:
            play_until_the_bot_has_decided(server, player)
        assert asked.count("imperator") == 1
        assert asked.count("centurio") >= 1


def play_until_the_bot_has_decided(server: Server, player: Player) -> None:
    lines, rng = server.lines("caesar"), random.Random(1)
    while sum(move.by == 0 for move in server.room(player.match["id"]).match.moves) < 12:
        if player.actions:
            player.do("play", line=lines[rng.choice(player.actions)], ply=player.ply)
        else:
            player.next()


def test_bots_think_for_the_address_that_made_the_match(folder: Path, quick: random.Random) -> None:
    """And after a restart for the first that comes back to a seat. It is never stored."""
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    with Server(folder, behind_proxy=True) as server:
        made = ask(server, ANNA, "/api/matches", 201, json={"game": "caesar", "seats": seats})
        secret = made["seats"][0]["secret"]
        assert server.room(made["id"]).payer == ANNA
        with server.connect(made["id"], secret):
            assert server.room(made["id"]).payer == ANNA
        record = imported(server, MOB)
        assert server.room(record).payer == ""
        assert server.room(branched(server, MOB, record)["id"]).payer == MOB
    with Server(folder, behind_proxy=True) as server:
        assert server.room(made["id"]).payer == ""
        with server.connect(made["id"], secret):
            assert server.room(made["id"]).payer == "127.0.0.1"
    assert ANNA.encode() not in b"".join(path.read_bytes() for path in folder.iterdir())


def test_a_rematch_is_paid_for_by_who_made_the_match(folder: Path) -> None:
    with Server(folder, behind_proxy=True) as server:
        seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
        made = ask(server, ANNA, "/api/matches", 201, json={"game": "caesar", "seats": seats})
        with server.connect(made["id"], made["seats"][0]["secret"]) as player:
            player.do("resign")
            player.do("rematch")
            while player.match["next_match"] is None:
                player.next()
            assert server.room(player.match["next_match"]).payer == ANNA


def test_open_branches_are_bounded(folder: Path, monkeypatch: pytest.MonkeyPatch, log: list[Json]) -> None:
    """For an address, and for all together. One that is over, or that nobody plays any more, does not count."""
    monkeypatch.setattr("rostra.server.branches.BRANCHES", Limit("branches", 3))
    monkeypatch.setattr("rostra.server.branches.ALL_BRANCHES", Limit("all-branches", 4))
    with Server(folder, behind_proxy=True, rate=True, think_seconds=0.05) as server:
        record = imported(server, MOB)
        made = [branched(server, MOB, record) for _ in range(3)]
        refused = branched(server, MOB, record, 429)["reason"]
        assert refused["message"] == "table-many-branches"
        assert refused["details"] == {"most": 3}
        branched(server, ANNA, record)
        assert branched(server, "192.0.2.1", record, 503)["reason"]["message"] == "table-all-branches"
        resign(server, made[0]["id"], made[0]["seats"][2]["secret"])
        branched(server, MOB, record)
        branched(server, MOB, record, 429)
        server.call(server.rooms.rooms.pop, made[1]["id"]).close()  # as if nobody had been there for a minute
        branched(server, MOB, record)
    assert [entry["limit"] for entry in log if entry["event"] == "limit"] == ["branches", "all-branches"]
    log.clear()


def test_many_requests_at_once_make_no_more_branches(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rostra.server.branches.BRANCHES", Limit("branches", 2))
    with Server(folder, rate=True) as server:
        made = []

        async def all_at_once() -> None:
            for _ in range(5):
                try:
                    with server.rooms.open_branches.one_more(MOB):
                        await asyncio.sleep(0)
                        made.append(1)
                        await asyncio.sleep(0)
                except Refusal:
                    made.append(0)

        async def five() -> None:
            await asyncio.gather(*[all_at_once() for _ in range(5)])

        server.run(five())
        assert sum(made[:5]) <= 2
        assert not server.rooms.open_branches._beginning


def test_imported_records_are_bounded(folder: Path, monkeypatch: pytest.MonkeyPatch, log: list[Json]) -> None:
    monkeypatch.setattr("rostra.server.rooms.IMPORTS", Limit("imports", 2, 0.001))
    with Server(folder, behind_proxy=True, rate=True) as server:
        imported(server, MOB)
        imported(server, MOB)
        told = ask(server, MOB, "/api/records", 429, content=RECORD.read_bytes())
        assert told["reason"]["message"] == "table-many-records"
        imported(server, ANNA)
    assert [(entry["limit"], entry["address"]) for entry in log] == [("imports", MOB)]


def test_reviews_that_wait_are_bounded(folder: Path, monkeypatch: pytest.MonkeyPatch, log: list[Json]) -> None:
    """For an address; a review that is there, or that somebody waits for, is for everybody."""
    monkeypatch.setattr("rostra.server.review_queue.REVIEWS", Limit("reviews", 1))

    async def endless(*_: object) -> None:
        await asyncio.Event().wait()

    with Server(folder, behind_proxy=True, rate=True) as server:
        monkeypatch.setattr(server.rooms.bot_pool, "review", endless)
        one, two = [imported(server, MOB) for _ in range(2)]
        ask(server, MOB, f"/api/matches/{one}/review", 200)
        ask(server, MOB, f"/api/matches/{one}/review", 200)
        told = ask(server, MOB, f"/api/matches/{two}/review", 429)
        assert told["reason"]["message"] == "table-many-reviews"
        ask(server, ANNA, f"/api/matches/{one}/review", 200)
        ask(server, ANNA, f"/api/matches/{two}/review", 200)
    assert [(entry["limit"], entry["address"]) for entry in log] == [("reviews", MOB)]


def test_hints_for_who_has_used_up_the_time(folder: Path, monkeypatch: pytest.MonkeyPatch, log: list[Json]) -> None:
    with Server(folder, rate=True) as server:
        match, (anna, _) = server.make()
        with server.connect(match, anna) as player:
            assert player.do("hint")["thoughts"]
            server.call(server.rooms.bot_pool._time.spend, Asker("127.0.0.1", match), 10_000)
            assert player.refused("hint") == "table-thought-enough"
    log.clear()


def test_it_is_measured_how_long_bots_wait(workers: Workers) -> None:
    before = metrics.QUEUED._sum.get()

    async def scene() -> None:
        async with playing() as table:
            await table.choose("first", MOB)
            await table.choose("second", MOB)
            await workers.finish()
            assert metrics.QUEUED._sum.get() - before == pytest.approx(1.0)

    asyncio.run(scene())
