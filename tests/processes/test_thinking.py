"""Nobody's thinking stops everybody's bots: with real processes, and bounds that any fair queue keeps."""

from pathlib import Path

import pytest

from bench.branches_attack import attack, waits
from tests.processes.conftest import Starting

MANY = 240.0
"""Seconds that nobody waits for, however slow the machine."""


@pytest.mark.parametrize("thinkers", ["1", "2"])
def test_centurio_answers_while_others_play_on_from_a_replay_forty_times(
    start: Starting, tmp_path: Path, thinkers: str
) -> None:
    [server] = start(1, f"sqlite:///{tmp_path}/rostra.sqlite", ROSTRA_RATE="on", ROSTRA_THINKERS=thinkers)
    made, refused = attack(server, wanted=40)
    assert made == 10
    assert refused.startswith("At most 10 games played on from a replay can be open at once")
    assert attack(server, wanted=30, addresses=3)[0] >= 20  # the first of them has its ten already
    found = waits(server, most=5, seconds=MANY)
    assert len(found) == 5
