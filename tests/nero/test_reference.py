"""Engine and reference (tests/nero/reference) agree on every decision of many games, and the comparison is not blind.

For more of them: ``python -m tests.nero.reference --seconds 600``.
"""

from collections import Counter

import pytest

from tests.nero.reference import __main__ as long_run
from tests.nero.reference import battle, compare, march, turn
from tests.nero.reference.compare import OPTIONS, STARTS, Difference, compare_game
from tests.nero.reference.table import Options, Table

GAMES = dict.fromkeys(STARTS, 8) | {"set-up": 1}
"""A case; a whole game from the set-up takes long."""
MOST = 130
"""Decisions of a game that begins where much is going on."""


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options)))
@pytest.mark.parametrize("start", STARTS)
def test_engine_and_reference_agree(start: str, options: Options) -> None:
    """Actor, legal lines, chances, position, outcome; what is illegal is refused; a turn's start can be reloaded."""
    for seed in range(GAMES[start]):
        compare_game(seed, options, start, None if start == "set-up" else MOST)


def difference() -> str:
    """The first one in some games, as it is told."""
    for seed in range(60):
        try:
            compare_game(seed, OPTIONS[seed % len(OPTIONS)], "plot", MOST)
        except Difference as found:
            return str(found)
    return ""


def test_a_wrong_cost_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """NE-M5"""
    monkeypatch.setitem(turn.TAKE_COST, "own", 2)
    assert difference().startswith("legal lines")


def test_a_wrong_strength_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """NE-F3"""
    monkeypatch.setitem(battle.BONUS, "emperor", 0)
    assert difference()


def test_a_wrong_memory_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """NE-M3: a force that won is tired."""

    def never(table: Table) -> int:
        return 0

    monkeypatch.setattr(march, "tired", never)
    assert difference()


def test_a_difference_can_be_pasted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """What is told leads the engine to where the two differ."""
    monkeypatch.setitem(turn.TAKE_COST, "own", 2)
    told = difference()
    exec(told[told.index("import rostra") :], {})
    assert "take own" in capsys.readouterr().out


def test_a_long_run_says_what_it_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert long_run.run(seconds=0, first_seed=3) == 0
    told = capsys.readouterr()
    assert "1 games" in told.out
    assert "no difference" in told.out


def test_ctrl_c_leaves_quietly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_: object) -> Counter[str]:
        raise KeyboardInterrupt

    monkeypatch.setattr(compare._Game, "play", interrupted)
    assert long_run.run(seconds=60, first_seed=1) == 130
    assert "Stopped." in capsys.readouterr().out
