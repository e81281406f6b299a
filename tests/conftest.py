"""Servers for tests that ask for one; tests/services.py says what they can do.

postgres and redis are started once (by each worker of xdist) and shared: take a database of your own name, do not stop
them. own_postgres and own_redis are started for one test, which may do with them as it likes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tools.services import missing

if TYPE_CHECKING:  # at run time only where a server is asked for: drivers take a while to import
    from tests.services import Postgres, Redis

LONG = ("tests/deploy/", "tests/page/", "tests/processes/", "tests/server/")


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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first: at the end no worker should be left alone with a game in the browser."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))
