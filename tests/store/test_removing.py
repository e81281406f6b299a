"""Removing matches: one that is named, and what is old; and what blocks a host has made."""

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest
from sqlalchemy import Engine, text

from rostra.store import Removed, Row, Store, backup, blocks, pruning
from rostra.store.blocks import Block
from rostra.store.pruning import DAY, Ages, Old
from rostra.tables import Entry, Match, Settings
from rostra.tables.clocks import Outage
from rostra.tables.settings import SeatPlan, checked
from tests.store.played import contents, downgrade, fill, keep, played, resigned

NOW = 2_000_000_000_000
ALL = Ages(waiting=30, abandoned=365, finished=10)


def gathering(listed: bool = True) -> Match:
    return Match(checked(Settings("caesar", seats=(SeatPlan("person", "Livia"), SeatPlan("open")), listed=listed))[0])


def age(engine: Engine, number: int, days: float) -> None:
    """Everything in the match happened so many days before now."""
    at = int(NOW - days * DAY)
    with engine.begin() as connection:
        given = {"number": number, "at": at, "new": (at << 20) | number % 2**20}
        connection.execute(text("UPDATE log SET at = :at, match = :new WHERE match = :number"), given)
        connection.execute(text("UPDATE keys SET match = :new WHERE match = :number"), given)
        connection.execute(text("UPDATE matches SET number = :new, created_at = :at WHERE number = :number"), given)


def there(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        return [row.id for row in connection.execute(text("SELECT id FROM matches WHERE removed_at IS NULL"))]


async def old_ones(store: Store) -> dict[str, str]:
    """One of each kind for each age; their ids by what they are."""
    found: dict[str, str] = {}
    makers: dict[str, Callable[[], tuple[Match, list[Entry]]]] = {
        "waiting": lambda: (gathering(), []),
        "cancelled": lambda: (gathering(), [Entry(0, 1, 0, "/cancel")]),
        "abandoned": lambda: played(1, most=30),
        "finished": lambda: resigned(2),
    }
    for kind, make in makers.items():
        for days in (5, 20, 100, 400):
            match, log = make()
            if kind == "cancelled":
                match.add(log)
            number = await keep(store, match, log)
            with store.engine.connect() as connection:
                query = text("SELECT id FROM matches WHERE number = :number")
                found[f"{kind} {days}"] = str(connection.execute(query, {"number": number}).scalar_one())
            age(store.engine, number, days)
            await asyncio.sleep(0.002)
    return found


@pytest.mark.parametrize(
    ("ages", "gone"),
    [
        (Ages(), []),
        (Ages(waiting=30), ["waiting 100", "waiting 400", "cancelled 100", "cancelled 400"]),
        (Ages(abandoned=365), ["abandoned 400"]),
        (Ages(finished=10), ["finished 20", "finished 100", "finished 400"]),
        (Ages(waiting=500, abandoned=500, finished=500), []),
    ],
)
def test_what_is_old_enough(store: Store, ages: Ages, gone: list[str]) -> None:
    made = asyncio.run(old_ones(store))
    with store.engine.connect() as connection:
        found = {old.id: old for old in pruning.old(connection, ages, NOW)}
        assert sorted(found) == sorted(made[name] for name in gone)
        seen: list[Old] = []
        removed = pruning.prune(connection, ages, NOW, before=seen.append)
    assert {old.id for old in seen} == found.keys()
    assert removed.total() == len(gone)
    assert sorted(there(store.engine)) == sorted(id for name, id in made.items() if name not in gone)
    assert backup.check(store.engine)[2] == []


def test_nothing_is_left_of_what_was_removed(store: Store) -> None:
    async def scene() -> None:
        match, log = resigned(3)
        made = await store.create(match.settings, 1, log, [], match.phase, None)
        other = await keep(store, *resigned(4))
        with store.engine.connect() as connection:
            assert pruning.remove(connection, made.number, NOW)
            connection.commit()
            assert not pruning.remove(connection, made.number, NOW), "it is gone already"
            connection.commit()
        with pytest.raises(Removed):
            await store.match(made.id)
        assert await store.entries(made.number) == []
        assert await store.editions([made.number, other]) == {other: 0}
        (row,) = [row for row in contents(store.engine)["matches"] if row[1] == made.id]
        assert "Livia" not in repr(row)
        assert "caesar" in repr(row)

    asyncio.run(scene())


def test_a_process_that_still_has_it_in_memory_brings_nothing_back(store: Store) -> None:
    """It may write to the log until it notices; in the end nothing is left of that either."""

    async def scene() -> None:
        match, log = played(5, most=20)
        made = await store.create(match.settings, 1, log, [], match.phase, 1)
        with store.engine.connect() as connection:
            pruning.remove(connection, made.number, NOW)
            connection.commit()
        await store.append(made.number, [Entry(len(log), 1, 0, "/say still here")], Row("playing", 5, True, "{}"))
        await store.put_off(made.number, 1, 7)
        assert await store.due(NOW, 10) == []
        assert await store.lobby(10) == []
        with pytest.raises(Removed):
            await store.match(made.id)
        assert backup.check(store.engine) == (0, 0, [])
        await store.with_connection(lambda c: pruning.forget_removed(c, NOW + pruning.KEPT - 1))
        with pytest.raises(Removed):
            await store.match(made.id)
        await store.with_connection(lambda c: pruning.forget_removed(c, NOW + pruning.KEPT + 1))
        assert await store.match(made.id) is None
        assert contents(store.engine) == {"matches": [], "log": [], "keys": [], "files": []}

    asyncio.run(scene())


def test_what_comes_alive_meanwhile_stays(store: Store) -> None:
    made = asyncio.run(old_ones(store))
    alive = made["waiting 400"]

    def somebody_sits(old: Old) -> None:
        if old.id == alive:
            asyncio.run(store.append(old.number, [Entry(0, NOW, 1, "/sit Titus")], Row("gathering", None)))

    with store.engine.connect() as connection:
        removed = pruning.prune(connection, ALL, NOW, before=somebody_sits)
    assert removed == Counter(waiting=3, abandoned=1, finished=3)
    assert alive in there(store.engine)


def test_time_in_which_no_server_was_up_does_not_count(store: Store) -> None:
    made = asyncio.run(old_ones(store))
    outages = [Outage(NOW - 90 * DAY, NOW - 15 * DAY)]
    with store.engine.connect() as connection:
        found = {old.id for old in pruning.old(connection, Ages(waiting=30), NOW, outages)}
    assert found == {made["waiting 400"], made["cancelled 400"]}


def test_a_backup_leaves_out_what_was_removed(store: Store, tmp_path: object) -> None:
    asyncio.run(fill(store))
    with store.engine.connect() as connection:
        number = connection.execute(text("SELECT min(number) FROM matches")).scalar_one()
        pruning.remove(connection, number, NOW)
        connection.commit()
    assert backup.backup(store.engine, tmp_path / "backup.gz")[0] == 12  # type: ignore[operator]


# A database of before


def test_a_database_of_before_knows_what_has_begun(url: str) -> None:
    store = Store(url)

    async def scene() -> None:
        await fill(store)
        cancelled = gathering()
        log = [Entry(0, 1, 0, "/cancel")]
        cancelled.add(log)
        await keep(store, cancelled, log)

    asyncio.run(scene())
    before = contents(store.engine)
    downgrade(store.engine, "0003")
    store.close()
    store = Store(url)
    after = contents(store.engine)
    assert after == before
    with store.engine.connect() as connection:
        query = text("SELECT phase || begun, count(*) FROM matches GROUP BY 1")
        begun = {str(row[0]): int(row[1]) for row in connection.execute(query)}
    assert sum(number for phase, number in begun.items() if phase.startswith("gathering")) == 1
    assert len(begun) == 4, begun  # over and begun, over and not, playing and begun, gathering and not
    assert backup.check(store.engine)[2] == []
    store.close()


# Blocks


def test_blocks_are_kept_once_and_lifted(store: Store) -> None:
    async def scene() -> None:
        troll = Block("block", "name", "Troll", 5, "spam")
        quiet = Block("mute", "address", "a" * 20, 6)
        for block in (troll, quiet, troll._replace(note="spam again", since=7)):
            await store.with_connection(partial(blocks.add, block=block))
        assert await store.with_connection(blocks.read) == [quiet, troll._replace(note="spam again", since=7)]
        assert await store.with_connection(lambda c: blocks.lift(c, "block", "name", "Troll"))
        assert not await store.with_connection(lambda c: blocks.lift(c, "block", "name", "Troll"))
        assert await store.with_connection(blocks.read) == [quiet]

    asyncio.run(scene())
