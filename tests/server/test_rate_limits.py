"""Who comes to a limit is counted and named in the log; hosts find every limit in docs/hosting.md."""

import re
from pathlib import Path
from typing import Any

import pytest

from rostra.server import metrics, rate_limits
from rostra.server.rate_limits import Limit
from tests.server.client import Server

ALL = [limit for limit in vars(rate_limits).values() if isinstance(limit, Limit)]
HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_the_log_names_an_address_once_a_minute(log: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    limit, before = Limit("tried", 1), metrics.count.limits["tried"]
    for _ in range(50):
        limit.hit("192.0.2.1")
    limit.hit("192.0.2.2")
    assert [entry["address"] for entry in log] == ["192.0.2.1", "192.0.2.2"]
    assert log[0] == {"level": "warning", "event": "limit", "limit": "tried", "address": "192.0.2.1"}
    now += 61
    limit.hit("192.0.2.1")
    assert len(log) == 3
    assert metrics.count.limits["tried"] == before + 52


def test_metrics_count_by_limit(folder: Path) -> None:
    with Server(folder, rate=True) as server:
        while server.http.post("/api/matches", json={"game": "x"}).status_code != 429:
            pass
        assert 'rostra_limits_total{limit="requests"}' in server.http.get("/metrics").text


def test_names_are_used_once() -> None:
    assert len({limit.name for limit in ALL}) == len(ALL) > 10


@pytest.mark.parametrize("limit", ALL, ids=lambda limit: limit.name)
def test_hosts_find_every_limit_with_its_number(limit: Limit) -> None:
    [row] = [
        line for line in HOSTING.read_text().splitlines() if line.startswith("| ") and f"`{limit.name}`" in line[:60]
    ]
    said = row.split("|")[2]
    if limit is not rate_limits.UNKNOWN_HOST:
        assert re.search(rf"\b{limit.most:,.0f}\b", said), said
    if limit.per_second:
        each = f"{limit.per_second:,g} a second", f"one in {1 / limit.per_second:.0f} seconds"
        assert any(rate in said for rate in each), said
