"""Decisions that nobody else sees show in nothing: not in why something is refused, nor in what was asked for."""

from typing import Any

import pytest

from rostra.tables.commands import Agree, AskTakeback, Decline, Play, Say, Undo
from tests.nero.table import at, player
from tests.tables.seated import Table


def battle(**more: Any) -> Table:
    """Galba attacks Vespasian, and is to lay cards for the battle: nobody sees how many."""
    state = at(player("syria 3", hand="galley senate crisis"), "", "", player("syria 2", hand="crisis"))
    table = Table("nero", at=state, **more)
    table.play(0, "activate syria", "move-card galley", "force 3", "attack vespasian")
    table.wait_for_the_end_of_the_pause()
    return table


def both(**more: Any) -> list[Table]:
    """In the second world Galba lays a card."""
    return [battle(**more), battle(**more)]


def hide(table: Table) -> None:
    before = [table.match.ply(seat) for seat in (1, 2, 3, None)]
    table.play(0, "battle-card senate")
    assert [table.match.ply(seat) for seat in (1, 2, 3, None)] == before


def asked_for(table: Table, seat: int) -> None:
    table.do(seat, AskTakeback(table.key(), ply=table.match.ply(seat)))


# What is stale


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_talk_and_a_hidden_decision_make_nothing_stale(seat: int) -> None:
    reasons = []
    for table, hidden in zip(both(), (False, True)):
        ply = table.match.ply(seat)
        table.do(seat, Say("s", text="well"))
        if hidden:
            hide(table)
        reasons.append([table.refused(seat, Play("p", ply=old, line="ready")) for old in (0, ply - 1, ply, ply + 1)])
    assert reasons[0] == reasons[1] == ["table-stale"] * 2 + ["table-not-your-turn"] * 2


def test_stale_is_what_was_meant_for_before_the_last_thing_that_was_seen() -> None:
    table = battle()
    ply = table.match.ply(0)
    hide(table)
    assert table.refused(0, Play("p", ply=ply, line="ready")) == "table-stale"
    table.do(0, Undo("u", ply=table.match.ply(0)))
    assert table.refused(0, Play("p", ply=table.match.ply(0) - 1, line="ready")) == "table-stale"
    ply = table.match.ply(0)
    table.do(3, Say("s", text="well"))
    table.do(0, Play("p", ply=ply, line="ready"))  # talk changes nothing
    assert table.match.story.base == table.rebuilt().story.base


# What was asked for


def test_a_hidden_decision_does_not_put_an_end_to_a_question() -> None:
    for table, hidden in zip(both(), (False, True)):
        asked_for(table, 0)
        if hidden:
            hide(table)
        assert table.match.takeback == (0, 3)
        assert table.rebuilt().takeback == (0, 3)


def test_agreeing_takes_back_what_was_asked_for_and_what_came_after_it() -> None:
    for hidden in (0, 1):
        table = battle()
        asked_for(table, 0)
        if hidden:
            hide(table)
        for seat in (1, 2, 3):
            table.do(seat, Agree("a"))
        assert table.match.takeback is None
        assert table.match.lines() == ["activate syria", "move-card galley", "force 3"]
        assert table.names(3)[-1] == "undone"
        assert table.rebuilt().lines() == table.match.lines()


@pytest.mark.parametrize("again", [False, True])
def test_what_he_has_undone_himself_looks_to_the_others_as_if_it_were_taken_back(again: bool) -> None:
    """Galba has laid a card, asks to take it back, and does so without waiting; perhaps he lays another one."""
    looks: list[object] = []
    for undone in (False, True):
        table = battle()
        hide(table)
        asked_for(table, 0)
        if undone:
            table.do(0, Undo("u", ply=table.match.ply(0)))
            if again:
                table.play(0, "battle-card crisis")
        assert table.match.takeback is not None
        for seat in (1, 2, 3):
            table.do(seat, Agree("a"))
        assert table.match.takeback is None
        assert table.match.lines()[-1].startswith("attack")
        looks.append([(table.events(seat), table.view(seat)) for seat in (1, 2, 3, None)])
        assert table.rebuilt().state.position() == table.match.state.position()
    assert looks[0] == looks[1]


def test_what_all_see_still_puts_an_end_to_it() -> None:
    table = battle()
    asked_for(table, 0)
    table.play(0, "ready")
    assert table.match.takeback is None
    assert table.refused(1, Agree("a")) == table.refused(1, Decline("b")) == "table-nothing-asked"
