"""Group commit: what is queued shares a transaction, nobody is told before it is on disk, only who is wrong suffers."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from rostra.store import Conflict, Store, StoreDown
from rostra.store.writer import MOST
from rostra.tables import Entry, Match
from tests.store.played import BEGAN, keep, settings


class Gate:
    """Counts transactions, and holds the next commit up until it is opened."""

    def __init__(self, store: Store) -> None:
        self.commits = 0
        self.rollbacks = 0
        self.reached = threading.Event()
        self.open = threading.Event()
        self.open.set()
        event.listen(store.engine, "commit", self._commit)
        event.listen(store.engine, "rollback", self._rollback)

    def _commit(self, connection: Any) -> None:
        """Called just before the COMMIT."""
        self.reached.set()
        assert self.open.wait(20)
        self.commits += 1

    def _rollback(self, connection: Any) -> None:
        self.rollbacks += 1

    def close(self) -> None:
        self.reached.clear()
        self.open.clear()


@pytest.fixture
def gate(store: Store) -> Iterator[Gate]:
    gate = Gate(store)
    yield gate
    gate.open.set()


def saying(ply: int, what: str = "x", key: str | None = None) -> list[Entry]:
    return [Entry(ply, BEGAN, 0, f"/say {what}", key)]


async def at_the_gate(gate: Gate, store: Store, number: int) -> "asyncio.Future[None]":
    """One job is being committed, and waits there; whatever comes now is queued behind it."""
    gate.close()
    first = asyncio.ensure_future(store.append(number, saying(0)))
    await asyncio.to_thread(gate.reached.wait, 20)
    return first


def test_what_is_queued_meanwhile_is_one_transaction(store: Store, gate: Gate) -> None:
    async def scene() -> None:
        numbers = [await keep(store, Match(settings()), []) for _ in range(50)]
        before = gate.commits
        first = await at_the_gate(gate, store, numbers[0])
        more = [asyncio.ensure_future(store.append(number, saying(0))) for number in numbers[1:]]
        await asyncio.sleep(0.05)
        assert not first.done()
        assert await store.entries(numbers[0]) == []
        gate.open.set()
        await asyncio.gather(first, *more)
        assert gate.commits == before + 2
        assert await store.lengths(numbers) == dict.fromkeys(numbers, 1)

    asyncio.run(scene())


def test_nobody_is_told_before_the_commit(store: Store, gate: Gate) -> None:
    """When an answer comes, what was written can be read on another connection."""

    async def scene() -> None:
        number = await keep(store, Match(settings()), [])
        other = Store(store.engine.url.render_as_string(hide_password=False))
        for ply in range(20):
            gate.close()
            answer = asyncio.ensure_future(store.append(number, saying(ply)))
            await asyncio.to_thread(gate.reached.wait, 20)
            await asyncio.sleep(0.002)
            assert not answer.done()
            assert len(await other.entries(number)) == ply
            gate.open.set()
            await answer
            assert len(await other.entries(number)) == ply + 1
        other.close()

    asyncio.run(scene())


def test_a_transaction_has_a_limit(store: Store, gate: Gate) -> None:
    async def scene() -> None:
        number = await keep(store, Match(settings()), [])
        before = gate.commits
        first = await at_the_gate(gate, store, number)
        more = [asyncio.ensure_future(store.append(number, saying(ply))) for ply in range(1, 2 * MOST + 2)]
        await asyncio.sleep(0)
        gate.open.set()
        await asyncio.gather(first, *more)
        assert gate.commits == before + 4
        assert await store.lengths([number]) == {number: 2 * MOST + 2}

    asyncio.run(scene())


def test_only_the_one_who_is_late_suffers(store: Store, gate: Gate) -> None:
    async def scene() -> None:
        numbers = [await keep(store, Match(settings()), []) for _ in range(64)]
        late = numbers[20], numbers[50]
        await store.append(late[0], saying(0, "first"))  # as if by another process
        await store.append(late[1], saying(1, "first"))
        first = await at_the_gate(gate, store, numbers[0])
        jobs = [asyncio.ensure_future(store.append(number, saying(0) + saying(1))) for number in numbers[1:]]
        await asyncio.sleep(0.05)
        before = gate.commits + gate.rollbacks
        gate.open.set()
        results = await asyncio.gather(first, *jobs, return_exceptions=True)
        assert [number for number, result in zip(numbers, results) if isinstance(result, Conflict)] == list(late)
        assert sum(result is None for result in results) == 62
        assert gate.commits + gate.rollbacks - before < 30  # half by half, not one by one
        assert [entry.line for number in late for entry in await store.entries(number)] == ["/say first"] * 2
        others = [number for number in numbers[1:] if number not in late]
        assert await store.lengths(others) == dict.fromkeys(others, 2)

    asyncio.run(scene())


def test_what_the_database_cannot_hold_hurts_nobody_else(postgresql: str) -> None:
    async def scene() -> None:
        store = Store(postgresql)
        gate = Gate(store)
        numbers = [await keep(store, Match(settings()), []) for _ in range(10)]
        first = await at_the_gate(gate, store, numbers[0])
        jobs = [asyncio.ensure_future(store.append(number, saying(0))) for number in numbers[1:]]
        jobs.append(asyncio.ensure_future(store.append(numbers[0], saying(1, key="nul \0"))))
        await asyncio.sleep(0.05)
        gate.open.set()
        results = await asyncio.gather(first, *jobs, return_exceptions=True)
        assert [type(result) for result in results] == [type(None)] * 10 + [StoreDown]
        store.close()

    asyncio.run(scene())


def test_the_writer_survives_whatever_is_thrown_at_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        number = await keep(store, Match(settings()), [])
        for error in (RuntimeError("odd"), OperationalError("INSERT", {}, Exception("gone")), MemoryError("full")):

            def fail(*_: object, error: Exception = error) -> None:
                raise error

            with monkeypatch.context() as patch:
                patch.setattr(store.writer, "_execute", fail)
                with pytest.raises(StoreDown):
                    await store.append(number, saying(0))
        with pytest.raises(StoreDown):
            await store.append(number, [Entry(0, BEGAN, 0, object())])  # type: ignore[arg-type]
        await store.append(number, saying(0))
        assert await store.lengths([number]) == {number: 1}

    asyncio.run(scene())


def test_who_no_longer_waits_is_no_trouble(store: Store, gate: Gate) -> None:
    async def scene() -> None:
        number = await keep(store, Match(settings()), [])
        first = await at_the_gate(gate, store, number)
        second = asyncio.ensure_future(store.append(number, saying(1)))
        await asyncio.sleep(0)
        first.cancel()
        second.cancel()
        gate.open.set()
        await store.append(number, saying(2))
        assert await store.lengths([number]) == {number: 3}  # begun is begun

    asyncio.run(scene())


def test_loops_that_are_gone_are_no_trouble(store: Store, gate: Gate) -> None:
    async def leave(number: int) -> None:
        await at_the_gate(gate, store, number)

    async def come(number: int) -> None:
        await store.append(number, saying(1))

    async def begin() -> int:
        return await keep(store, Match(settings()), [])

    number = asyncio.run(begin())
    asyncio.run(leave(number))
    gate.open.set()
    asyncio.run(come(number))
