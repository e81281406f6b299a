"""Databases of the tests: SQLite in a file, PostgreSQL on the shared server; most tests run on both."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine

from rostra.store import Store
from rostra.store.database import connect, migrate


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'rostra.sqlite'}"


@pytest.fixture
def postgresql(request: pytest.FixtureRequest) -> str:
    server: Any = request.getfixturevalue("postgres")
    return str(server.database(f"store_{secrets.token_hex(6)}"))


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of either kind."""
    return str(request.getfixturevalue(request.param))


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    """An empty database with its tables."""
    engine = connect(url)
    migrate(engine)
    yield engine
    engine.dispose()
