"""Engine and reference (tests/nero/reference) agree on every decision of many games, and the comparison is not blind.

For more of them: ``python -m tests.nero.reference --seconds 600``.
"""

import re
from ast import literal_eval
from collections import Counter

import pytest

from rostra.game import Json
from tests.nero.reference import __main__ as long_run
from tests.nero.reference import battle, compare, march, turn
from tests.nero.reference.compare import OPTIONS, OTHER_WAYS, STARTS, Difference, compare_game, compare_lines
from tests.nero.reference.table import Options, Table
from tests.nero.table import player, position

GAMES = dict.fromkeys(STARTS, 8) | {"set-up": 1}
"""A case; a whole game from the set-up takes long."""
MOST = 130
"""Decisions of a game that begins where much is going on."""


@pytest.mark.parametrize("options", OPTIONS + OTHER_WAYS, ids=lambda options: "-".join(map(str, options)))
@pytest.mark.parametrize("start", STARTS)
def test_engine_and_reference_agree(start: str, options: Options) -> None:
    """Actor, legal lines, chances, position, outcome; what is illegal is refused; a turn's start can be reloaded."""
    for seed in range(GAMES[start]):
        compare_game(seed, options, start, None if start == "set-up" else MOST)


LANDED = "event galley; from baetica; to tarraconensis; load 2; stay; ask-leave; grant"
RARE = {
    "an event takes landed legions before the rest": (
        player("baetica 2 tarraconensis 2", hand="galley galley rebellion"),
        player("tarraconensis 1", hand="crisis"),
        LANDED + "; event rebellion; at tarraconensis galba; activate tarraconensis; move-card galley; force 2",
    ),
    "and landed ones of a force first": (
        player("baetica 2 tarraconensis 2", hand="galley galley rebellion"),
        player("tarraconensis 1", hand="crisis"),
        LANDED
        + "; activate tarraconensis; move-card galley; force 4; event rebellion; at tarraconensis galba; leave 1",
    ),
    "of marked ones those marked this turn": (
        player("baetica 2", marked="lusitania 1", hand="galley galley rebellion senate"),
        player("baetica 4", hand="crisis"),
        "activate baetica; move-card galley; force 2; attack otho; battle-card senate; ready; ready; "
        "retreat lusitania; event rebellion; "
        "at lusitania galba; activate lusitania; move-card galley",
    ),
    "a traitor draws nothing": (
        player(hand="traitor senate bribery"),
        player(hand="bribery"),
        "event traitor; target otho; counter bribery; counter bribery",
    ),
}


@pytest.mark.parametrize(("galba", "otho", "lines"), RARE.values(), ids=RARE)
def test_they_agree_where_random_players_hardly_get(galba: Json, otho: Json, lines: str) -> None:
    """NE-J18, NE-J23"""
    compare_lines(OPTIONS[0], position(galba=galba, otho=otho, opener="galba"), lines)


def difference() -> str:
    """The first one in some games, as it is told."""
    for seed in range(300):
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
    engine, reference = (set(literal_eval(lines)) for lines in re.findall(r"^  \w+: +(\[.*\])$", told, re.MULTILINE))
    assert engine != reference
    printed = capsys.readouterr().out
    assert all(repr(line) in printed for line in engine)


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
