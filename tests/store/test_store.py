"""What the server asks of the store: matches and logs come back as they were, and of two that write a ply one wins."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import event

from rostra.store import Conflict, Row, Store, StoreDown
from rostra.store.store import SeatKey
from rostra.tables import Entry, Match, Settings
from rostra.tables.settings import SeatPlan, checked
from tests.services import Postgres
from tests.store.played import BEGAN, keep, played, settings

# Creating, appending, reading


def test_a_match_comes_back_as_it_was(store: Store) -> None:
    async def scene() -> None:
        match, log = played(1, most=60)
        seats = [SeatKey(0, b"\0" * 32), SeatKey(1, bytes(range(32)))]
        made = await store.create(match.settings, 1, log, seats, match.phase, 77)
        found = await store.match(made.id)
        assert found == made
        assert (found.phase, found.due, found.game, found.rules_version) == ("playing", 77, "caesar", 1)
        assert found.settings == match.settings
        assert await store.entries(made.number) == log
        assert await store.entries(made.number, len(log) - 3) == log[-3:]
        assert await store.entries(made.number, len(log)) == []
        assert sorted(await store.seats_of(made.number)) == seats
        again = Match(found.settings, await store.entries(made.number))
        assert again.view(0) == match.view(0)

    asyncio.run(scene())


def test_what_does_not_exist_is_not_found(store: Store) -> None:
    async def scene() -> None:
        assert await store.match("nobody") is None
        assert await store.entries(5) == []
        assert await store.seats_of(5) == []
        assert await store.lengths([5]) == {}

    asyncio.run(scene())


def test_appending_a_match_move_by_move(store: Store) -> None:
    async def scene() -> None:
        match, log = played(2, most=50)
        number = await keep(store, match, log[:10])
        for at in range(10, len(log), 3):
            await store.append(number, log[at : at + 3])
            assert await store.lengths([number]) == {number: min(at + 3, len(log))}
        assert await store.entries(number) == log

    asyncio.run(scene())


def test_phase_due_and_seats_change_with_the_log(store: Store) -> None:
    async def scene() -> None:
        match, log = played(3, most=20)
        made = await store.create(match.settings, 1, log[:5], [SeatKey(0, b"a" * 32)], "gathering", None)
        await store.append(made.number, log[5:6], Row("playing", BEGAN), [SeatKey(1, b"b" * 32), SeatKey(1, b"c" * 32)])
        found = await store.match(made.id)
        assert found is not None
        assert (found.phase, found.due) == ("playing", BEGAN)
        assert len(await store.seats_of(made.number)) == 3
        await store.append(made.number, log[6:7], Row("over", None), stood_up=[1])
        found = await store.match(made.id)
        assert found is not None
        assert (found.phase, found.due) == ("over", None)
        assert await store.seats_of(made.number) == [SeatKey(0, b"a" * 32)]

    asyncio.run(scene())


@pytest.mark.parametrize(
    "line", ["/say ✿ 'quoted\" \\ %s ? :x $1 {}", "/say \u2028 \U0001f3db ß", "/say " + "x" * 5000]
)
def test_any_text_survives(store: Store, line: str) -> None:
    async def scene() -> None:
        entry = Entry(0, BEGAN, 0, line, "✿" * 64)
        number = await keep(store, Match(settings()), [entry])
        assert await store.entries(number) == [entry]

    asyncio.run(scene())


def test_numbers_grow_with_time(store: Store) -> None:
    async def scene() -> None:
        numbers = []
        for _ in range(5):
            numbers.append(await keep(store, Match(settings()), []))
            await asyncio.sleep(0.002)
        assert numbers == sorted(numbers)
        assert all(0 < number < 2**63 for number in numbers)

    asyncio.run(scene())


# Two that write


def test_of_two_that_write_the_same_ply_one_wins(url: str) -> None:
    async def scene() -> None:
        one, two = Store(url), Store(url)
        match, log = played(4, most=40)
        number = await keep(one, match, log)
        last = len(log)

        def mine(name: str) -> list[Entry]:
            return [Entry(last, BEGAN, 0, f"/say {name}", name), Entry(last + 1, BEGAN, 0, "/say more", f"{name} more")]

        results = await asyncio.gather(
            one.append(number, mine("one"), Row("over", 1)), two.append(number, mine("two"), Row("over", 2)),
            return_exceptions=True,
        )  # fmt: skip
        assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
        winner = "one" if results[0] is None else "two"
        assert [entry.key for entry in await two.entries(number, last)] == [winner, f"{winner} more"]
        assert (await one.due(10, 10))[0].due == (1 if winner == "one" else 2)  # nothing of the other, not even this
        one.close()
        two.close()

    asyncio.run(scene())


def test_a_gap_is_nothing_the_store_knows_of_but_a_ply_in_the_middle_is_taken(store: Store) -> None:
    async def scene() -> None:
        match, log = played(5, most=40)
        number = await keep(store, match, log)
        with pytest.raises(Conflict):
            await store.append(number, [Entry(len(log), BEGAN, 0, "/say a"), Entry(7, BEGAN, 0, "/say b")])
        assert await store.entries(number) == log

    asyncio.run(scene())


def test_the_same_id_twice_is_a_conflict(store: Store) -> None:
    """So that two processes that make the same rematch make one."""

    async def scene() -> None:
        await store.create(settings(), 1, [], [], "playing", None, "again")
        with pytest.raises(Conflict):
            await store.create(settings(), 1, [], [], "playing", None, "again")

    asyncio.run(scene())


def test_processes_that_write_many_matches_in_another_order_do_not_wait_for_each_other(postgresql: str) -> None:
    async def scene() -> None:
        stores = [Store(postgresql), Store(postgresql)]
        numbers = [await keep(stores[0], Match(settings()), []) for _ in range(30)]
        for round_ in range(25):
            jobs = [
                store.append(number, [Entry(2 * round_ + at, BEGAN, 0, "/say x")], Row("playing", round_))
                for at, store in enumerate(stores)
                for number in (numbers if at else reversed(numbers))
            ]
            await asyncio.gather(*jobs)  # none of them StoreDown
        for store in stores:
            store.close()

    asyncio.run(scene())


# The lobby


def gathering(name: str, listed: bool = True) -> Match:
    seats = (SeatPlan("person", name), SeatPlan("open"))
    return Match(checked(Settings("caesar", seats=seats, listed=listed))[0])


def test_the_lobby_is_paged_the_newest_first(store: Store) -> None:
    async def scene() -> None:
        numbers = []
        for at in range(25):
            numbers.append(await keep(store, gathering(f"guest {at}"), []))
            await keep(store, gathering("hidden", listed=False), [])
            await asyncio.sleep(0.002)
        started, log = played(6, most=3, listed=True)
        await keep(store, started, log)
        pages = []
        before = None
        while page := await store.lobby(10, before):
            pages.append([kept.number for kept in page])
            before = page[-1].number
        assert pages == [numbers[:14:-1], numbers[14:4:-1], numbers[4::-1]]
        await store.append(numbers[-1], [Entry(0, BEGAN, 0, "/cancel")], Row("over", None))
        assert (await store.lobby(1))[0].number == numbers[-2]

    asyncio.run(scene())


# What is due


def test_due_the_most_urgent_first(store: Store) -> None:
    async def scene() -> None:
        match, log = played(7, most=3)
        numbers = {due: await keep(store, match, log, due) for due in (300, None, 100, 200, 400)}
        found = await store.due(300, 10)
        assert [(due.number, due.due) for due in found] == [(numbers[due], due) for due in (100, 200, 300)]
        assert await store.match(found[0].id) is not None
        assert [due.due for due in await store.due(300, 2)] == [100, 200]
        assert await store.due(99, 10) == []

    asyncio.run(scene())


async def due_of(store: Store, number: int) -> int | None:
    return {due.number: due.due for due in await store.due(2**62, 1000)}.get(number)


@pytest.mark.parametrize(
    ("now", "until", "then"),
    [
        (100, None, None),  # nobody needs to look again
        (100, 500, 500),
        (150, None, 150),  # another process has set another time meanwhile: it knows more
        (150, 500, 150),
        (900, 500, 500),  # but the earlier one counts
        (None, 500, 500),
        (None, None, None),
    ],
)
def test_putting_off_what_was_due_at_100(
    store: Store, now: int | None, until: int | None, then: int | None
) -> None:  # fmt: skip
    async def scene() -> None:
        match, log = played(8, most=3)
        number = await keep(store, match, log, now)
        await store.put_off(number, 100, until)
        assert await due_of(store, number) == then

    asyncio.run(scene())


def test_what_is_due_is_claimed_by_one(url: str) -> None:
    async def scene() -> None:
        stores = [Store(url), Store(url), Store(url)]
        match, log = played(14, most=3)
        numbers = [await keep(stores[0], match, log, due) for due in range(1, 41)]
        claimed = await asyncio.gather(*[store.claim(30, 1000, 15) for store in stores])
        claimed += [
            await stores[0].claim(30, 1000, 15),
            await stores[0].claim(30, 1000, 15),
        ]  # whatever was passed over
        found = [due.number for dues in claimed for due in dues]
        assert sorted(found) == sorted(numbers[:30])
        assert {due.due for dues in claimed for due in dues} == {1000}
        assert await due_of(stores[1], numbers[29]) == 1000
        assert await due_of(stores[1], numbers[30]) == 31
        assert await stores[2].claim(30, 1000, 15) == []
        for store in stores:
            store.close()

    asyncio.run(scene())


def test_lengths_of_many(store: Store) -> None:
    async def scene() -> None:
        match, log = played(9, most=30)
        numbers = [await keep(store, match, log[:length]) for length in (0, 1, 5, 30)]
        assert await store.lengths([*numbers, 17]) == dict(zip(numbers, (0, 1, 5, 30)))
        assert await store.lengths([]) == {}

    asyncio.run(scene())


# When the database is away


def test_a_database_that_is_away_and_comes_back(own_postgres: Postgres) -> None:
    async def scene() -> None:
        store = Store(own_postgres.database("away"))
        match, log = played(10, most=30)
        number = await keep(store, match, log[:10])
        await store.ready()
        for end in (lambda: own_postgres.stop("immediate"), own_postgres.kill):
            await asyncio.to_thread(end)
            for ask in (store.entries(number), store.lobby(10), store.match("x"), store.due(1, 1), store.ready()):
                with pytest.raises(StoreDown):
                    await ask
            with pytest.raises(StoreDown) as down:
                await store.append(number, [Entry(999, BEGAN, 0, "/say the secret", "key")])
            assert "secret" not in str(down.value)  # it goes to the log of the server
            await asyncio.to_thread(own_postgres.start)
            await store.ready()
            assert await store.entries(number) == log[: len(await store.entries(number))]
            length = (await store.lengths([number]))[number]
            await store.append(number, log[length : length + 5])
        assert await store.entries(number) == log[:20]
        store.close()

    asyncio.run(scene())


def test_a_database_that_was_never_there() -> None:
    with pytest.raises(StoreDown, match="refused"):
        Store("postgresql://livia:secret@127.0.0.1:1/rostra")


def test_sqlite_that_somebody_else_has_locked(sqlite: str) -> None:
    async def scene() -> None:
        store = Store(sqlite)

        @event.listens_for(store.engine, "checkout")
        def _(connection: sqlite3.Connection, *_: object) -> None:
            connection.execute("PRAGMA busy_timeout = 50")  # nobody wants to wait for ten seconds here

        match, log = played(11, most=10)
        number = await keep(store, match, log)
        other = sqlite3.connect(Path(store.engine.url.database or ""), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        new = [Entry(len(log), BEGAN, 0, "/say hello")]
        with pytest.raises(StoreDown, match="locked"):
            await store.append(number, new)
        assert await store.entries(number) == log  # who reads does not wait for who writes
        other.execute("ROLLBACK")
        other.close()
        await store.append(number, new)
        assert await store.entries(number) == log + new
        store.close()

    asyncio.run(scene())


def test_what_comes_after_the_end_is_refused_and_what_came_before_is_stored(url: str) -> None:
    async def scene() -> None:
        store = Store(url)
        match, log = played(12, most=30)
        number = await keep(store, match, log[:1])
        waiting = [asyncio.ensure_future(store.append(number, [entry])) for entry in log[1:]]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*waiting)
        with pytest.raises(StoreDown, match="closed"):
            await store.append(number, [Entry(len(log), BEGAN, 0, "/say too late")])
        store = Store(url)
        assert await store.entries(number) == log
        store.close()

    asyncio.run(scene())
