"""Server processes for tests: two on one PostgreSQL and one Redis, or as a test likes."""

import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.processes.servers import Server
from tests.services import Postgres, Redis

Starting = Callable[..., list[Server]]
Pair = tuple[Server, Server]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Starting]:
    """Starts servers that are gone after the test: [one, two] = start(2, database, bus)."""
    with ExitStack() as stack:

        def starting(number: int, database: str, bus: str = "", **settings: Any) -> list[Server]:
            return launched(stack, number, tmp_path, database, bus, **settings)

        yield starting


def launched(stack: ExitStack, number: int, folder: Path, database: str, bus: str, **settings: Any) -> list[Server]:
    servers = [stack.enter_context(Server(folder, database, bus, **settings)) for _ in range(number)]
    for server in servers:
        server.wait_until_ready()
    return servers


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.database(f"processes_{secrets.token_hex(6)}")


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis) -> Iterator[Pair]:
    """Two that are shared: do not stop them."""
    with ExitStack() as stack:
        database = postgres.database(f"pair_{secrets.token_hex(6)}")
        one, two = launched(stack, 2, tmp_path_factory.mktemp("pair"), database, redis.url)
        yield one, two


@pytest.fixture
def own_pair(start: Starting, database: str, redis: Redis) -> Pair:
    one, two = start(2, database, redis.url)
    return one, two
