"""A shared server for tests that need none of their own; and the log, in which an error fails the test."""

import random
from collections.abc import Iterator, MutableMapping
from pathlib import Path
from typing import Any

import pytest
import structlog

from tests.server.client import Server
from tests.server.playing import QuickChance

LOGGED: list[dict[str, Any]] = []


def _keep(logger: object, method: str, event: MutableMapping[str, Any]) -> dict[str, Any]:
    LOGGED.append({"level": method, **event})
    raise structlog.DropEvent


@pytest.fixture(scope="session", autouse=True)
def _ear() -> Iterator[None]:
    structlog.configure(processors=[_keep], cache_logger_on_first_use=False)
    yield
    structlog.reset_defaults()


@pytest.fixture(autouse=True)
def log() -> Iterator[list[dict[str, Any]]]:
    """What was logged during this test; errors that the test does not take out of it fail it."""
    LOGGED.clear()
    yield LOGGED
    assert [entry for entry in LOGGED if entry["level"] in ("error", "critical", "exception")] == []


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Shared; without limits on how often somebody may ask."""
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> random.Random:
    """Chance by a seed; and the pauses of matches that were told to ``hurry`` take milliseconds."""
    rng = random.Random(1)
    monkeypatch.setattr("rostra.server.time_and_chance.rng", QuickChance(rng))
    return rng


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
