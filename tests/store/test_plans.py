"""What the server does all the time costs the same however many finished matches lie in the store.

Not measured by the clock: by the database's own plans, and by how much it touches.
"""

import asyncio
import itertools
import json
import secrets
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine, event, text

from rostra.store import Row, Store
from rostra.store.pruning import DAY, Ages, old, remove
from rostra.tables import Entry
from tests.store.played import BEGAN, settings

FEW, MANY = 50, 5000
LENGTH = 30
PLIES = itertools.count(LENGTH)
OLD = Ages(waiting=30, abandoned=365)
UNDO = f"DELETE FROM log WHERE ply >= {LENGTH}"  # so that the same can be appended once more

# Finished matches, every other one of them listed once; some of all times that wait for players, or are due.
NUMBERS = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :many) "
FILL = (
    NUMBERS + """INSERT INTO matches (number, id, game, rules_version, settings, created_at, phase, listed, due, begun)
        SELECT i * 1000, 'match' || i, 'caesar', 1, :settings, i,
        CASE WHEN i % (:many / 10) = 0 THEN 'gathering' WHEN i % (:many / 10) = 1 THEN 'playing' ELSE 'over' END,
        i % 2 = 0, CASE WHEN i % (:many / 10) = 1 THEN i END, i % (:many / 10) <> 0 FROM n""",
    NUMBERS + """, m (j) AS (SELECT 0 UNION ALL SELECT j + 1 FROM m WHERE j < :length - 1)
        INSERT INTO log (match, ply, at, seat, line, key) SELECT i * 1000, j, 1, 0, '/say hello', 'key' FROM n, m""",
    NUMBERS + "INSERT INTO keys (match, seat, hash) SELECT i * 1000, 0, :hash FROM n",
)  # fmt: skip


def fill(engine: Engine, many: int) -> None:
    given = {
        "many": many,
        "length": LENGTH,
        "settings": msgspec.json.encode(settings()).decode(),
        "hash": b"x" * 32,
    }
    with engine.begin() as connection:
        for statement in FILL:
            names = {name: value for name, value in given.items() if f":{name}" in statement}
            connection.execute(text(statement), names)
    if engine.dialect.name == "postgresql":  # it does so by itself, sooner or later; SQLite does not
        with engine.begin() as connection:
            connection.execute(text("ANALYZE"))


def newest(number: int) -> int:
    return 1000 * (number - 2)


TASKS: dict[str, Callable[[Store, int], Awaitable[Any]]] = {
    "find": lambda store, many: store.match(f"match{many // 2}"),
    "entries": lambda store, many: store.entries(newest(many)),
    "seats": lambda store, many: store.seats_of(newest(many)),
    "lobby": lambda store, many: store.lobby(50),
    "next page": lambda store, many: store.lobby(5, newest(many)),
    "due": lambda store, many: store.due(2**50, 200),
    "lengths": lambda store, many: store.lengths([newest(many), 1000, 2000]),
    "append": lambda store, many: store.append(
        newest(many), [Entry(next(PLIES), BEGAN, 0, "/say x", "k")], Row("over", 7, True)
    ),
    "claim": lambda store, many: store.claim(2**50, 5, 2),
    "editions": lambda store, many: store.editions([newest(many), 1000]),
    "made by": lambda store, many: store.made_by("x", 0),
    "what is old": lambda store, many: store.with_connection(lambda c: next(old(c, OLD, 30 * DAY + 1), None)),
    "remove": lambda store, many: store.with_connection(lambda c: remove(c, newest(many), 1, 0)),
    "put off": lambda store, many: store.put_off(newest(many), 1, 2),
}


def statements(store: Store, task: str, many: int) -> list[tuple[str, Any]]:
    """What is asked of the database."""
    asked: list[tuple[str, Any]] = []

    def note(connection: Any, cursor: Any, statement: str, parameters: Any, context: Any, executemany: bool) -> None:
        asked.append((statement, parameters[0] if executemany else parameters))

    async def scene() -> None:
        await TASKS[task](store, many)

    event.listen(store.engine, "before_cursor_execute", note)
    asyncio.run(scene())
    event.remove(store.engine, "before_cursor_execute", note)
    assert asked
    return asked


# SQLite


@pytest.fixture(scope="module")
def sqlites(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[int, Store]]:
    stores = {many: Store(f"sqlite:///{tmp_path_factory.mktemp('plans')}/{many}.sqlite") for many in (FEW, MANY)}
    for many, store in stores.items():
        fill(store.engine, many)
    yield stores
    for store in stores.values():
        store.close()


@pytest.mark.parametrize("task", TASKS)
def test_sqlite_uses_an_index(task: str, sqlites: dict[int, Store]) -> None:
    store = sqlites[MANY]
    for statement, parameters in statements(store, task, MANY):
        with store.engine.connect() as connection:
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters).all()
        steps = [str(row[-1]) for row in plan]
        # in the lobby's index there is nothing but what waits for players; json_each is the list we hand over
        scans = [
            step for step in steps if "SCAN" in step and "matches_in_lobby" not in step and "json_each" not in step
        ]
        assert scans == [], statement
        assert not any("TEMP B-TREE" in step for step in steps), statement


class Steps:
    """Counts what SQLite's machine does."""

    def __init__(self) -> None:
        self.number = 0

    def __call__(self) -> int:
        self.number += 1
        return 0


@pytest.mark.parametrize("task", TASKS)
def test_sqlite_does_the_same_work_however_many_are_finished(task: str, sqlites: dict[int, Store]) -> None:
    work = {}
    for many, store in sqlites.items():
        asked = statements(store, task, many)
        steps = Steps()
        with store.engine.connect() as connection:
            driver: Any = connection.connection.driver_connection
            connection.exec_driver_sql(UNDO)
            driver.set_progress_handler(steps, 1)
            for statement, parameters in asked:
                connection.exec_driver_sql(statement, parameters).close()
            driver.set_progress_handler(None, 1)
            connection.rollback()
        work[many] = steps.number
    assert work[MANY] <= 1.2 * work[FEW] + 20, work


# PostgreSQL


@pytest.fixture(scope="module")
def postgresqls(request: pytest.FixtureRequest) -> Iterator[dict[int, Store]]:
    server: Any = request.getfixturevalue("postgres")
    stores = {many: Store(server.database(f"plans_{many}_{secrets.token_hex(4)}")) for many in (FEW, MANY)}
    for many, store in stores.items():
        fill(store.engine, many)
    yield stores
    for store in stores.values():
        store.close()


def nodes(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield plan
    for part in plan.get("Plans", []):
        yield from nodes(part)


@pytest.mark.parametrize("task", TASKS)
def test_postgresql_uses_an_index_and_touches_little(task: str, postgresqls: dict[int, Store]) -> None:
    store = postgresqls[MANY]
    for statement, parameters in statements(store, task, MANY):
        with store.engine.connect() as connection:
            connection.exec_driver_sql(UNDO)
            explain = f"EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) {statement}"
            found = connection.exec_driver_sql(explain, parameters).scalar_one()
            connection.rollback()
        plan = (json.loads(found) if isinstance(found, str) else found)[0]["Plan"]
        for node in nodes(plan):
            assert node["Node Type"] != "Seq Scan", statement
            assert node["Actual Rows"] <= 60, statement
            assert node.get("Rows Removed by Filter", 0) <= 1, statement
        # a page is 8 kB: the way through an index and to the rows, not through a table
        assert plan["Shared Hit Blocks"] + plan["Shared Read Blocks"] < 60, statement
