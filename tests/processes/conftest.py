"""Two server processes on one PostgreSQL and one Redis."""

import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.processes.servers import Server
from tests.services import Postgres, Redis

Starting = Callable[..., Server]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Starting]:
    """Starts servers that are gone after the test: start(database, bus, workers=2)."""
    with ExitStack() as stack:
        yield lambda *given, **settings: stack.enter_context(Server(tmp_path, *given, **settings))


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.database(f"processes_{secrets.token_hex(6)}")


@pytest.fixture
def pair(start: Starting, database: str, redis: Redis) -> tuple[Server, Server]:
    return start(database, redis.url), start(database, redis.url)
