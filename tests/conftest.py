"""Servers for tests that ask for one; tests/services.py says what they can do.

postgres and redis are started once (by each worker of xdist) and shared: take a database of your own name, do not stop
them. own_postgres and own_redis are started for one test, which may do with them as it likes.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, groupby
from typing import TYPE_CHECKING

import pytest

from tools.services import missing

if TYPE_CHECKING:  # at run time only where a server is asked for: drivers take a while to import
    from tests.services import Postgres, Redis


def _postgres() -> Iterator[Postgres]:
    if line := missing("postgresql"):
        pytest.skip(line)
    from tests.services import Postgres

    with Postgres() as server:
        yield server


def _redis() -> Iterator[Redis]:
    if line := missing("redis-server"):
        pytest.skip(line)
    from tests.services import Redis

    with Redis() as server:
        yield server


postgres = pytest.fixture(scope="session", name="postgres")(_postgres)
own_postgres = pytest.fixture(name="own_postgres")(_postgres)
redis = pytest.fixture(scope="session", name="redis")(_redis)
own_redis = pytest.fixture(name="own_redis")(_redis)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every worker begins with its share of the long tests, each with another module of them: dealt out in the order of
    the folders, one worker would play in the browser long after the others had finished."""
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers == 1:
        return
    long = [item for item in items if item.get_closest_marker("long")]
    short = [item for item in items if not item.get_closest_marker("long")]
    left = len(items)
    items.clear()
    for worker in range(workers):
        number = left // (workers - worker)  # as many as worksteal gives it
        left -= number
        first = _turned(long[worker::workers], worker)
        rest = max(0, number - len(first))
        items += first + short[:rest]
        del short[:rest]
    items += short


def _turned(items: list[pytest.Item], by: int) -> list[pytest.Item]:
    """The same modules in the same order, but beginning with another one."""
    modules = [list(group) for _, group in groupby(items, key=lambda item: item.path)]
    if not modules:
        return []
    start = by % len(modules)
    return list(chain.from_iterable(modules[start:] + modules[:start]))
