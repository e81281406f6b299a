"""Before the start: who sits down, who is ready, who begins, who goes again."""

import random

import pytest

from rostra import bots
from rostra.game import Refusal
from rostra.tables.commands import Leave, Play, Quiet, Ready, Rematch, Rename, Resign, Say, Start, Undo
from tests.tables.seated import Table


def sit(table: Table, seat: int, name: str = "Bert", ready: bool = False) -> None:
    table.keep(table.match.sit(seat, name, ready, table.now, table.rng))


def cannot_sit(table: Table, seat: int, name: str = "Bert") -> str:
    with pytest.raises(Refusal) as caught:
        table.match.sit(seat, name, False, table.now, table.rng)
    return caught.value.message


def test_with_nobody_to_come_a_match_starts_at_once() -> None:
    assert Table(seats="pp").match.phase == "playing"
    assert Table(seats="pb").match.phase == "playing"
    assert Table("nero", "pbbb").match.phase == "playing"


def test_with_an_open_seat_it_waits() -> None:
    table = Table(seats="po")
    assert table.match.phase == "gathering"
    assert table.log == []
    assert not table.match.started
    assert table.match.view(0) is None
    assert table.match.view_text(None) == "null"
    assert table.match.due() is None


def test_somebody_sits_down_is_ready_and_it_starts_by_itself() -> None:
    table = Table(seats="po")
    sit(table, 1, "  Bert \n the  great ")
    assert table.match.seats[1].json() == {
        "kind": "person", "name": "Bert the great", "bot": "", "ready": False, "away": False, "resigned": False,
    }  # fmt: skip
    assert table.match.phase == "gathering"
    table.do(1, Ready("k"))
    assert table.match.phase == "playing"
    assert table.names()[:3] == ["sat", "ready", "started"]
    assert table.names()[3:] == ["bonus", "bonus"]  # what chance brings comes along


def test_somebody_who_sits_down_ready_starts_it() -> None:
    table = Table("nero", "poo")
    sit(table, 2, "Cleo", ready=True)
    assert table.match.phase == "gathering"
    sit(table, 1, ready=True)
    assert table.match.phase == "playing"


def test_who_is_ready_can_say_he_is_not() -> None:
    table = Table("nero", "poo")
    sit(table, 1, ready=True)
    table.do(1, Ready("a", ready=False))
    sit(table, 2, "Cleo", ready=True)
    assert table.match.phase == "gathering"
    assert "not-ready" in table.names()
    table.do(1, Ready("b"))
    assert table.match.phase == "playing"


def test_a_taken_seat_is_not_taken_twice() -> None:
    table = Table("nero", "poo")
    sit(table, 1)
    assert cannot_sit(table, 1) == cannot_sit(table, 0) == "table-taken"


def test_who_sits_down_has_a_name() -> None:
    assert cannot_sit(Table(seats="po"), 1, " \t\u202e ") == "table-no-name"


def test_nobody_sits_down_after_the_start() -> None:
    assert cannot_sit(Table(seats="pp"), 1) == "table-started"


def test_a_name_can_be_changed_before_and_after_the_start() -> None:
    table = Table(seats="po")
    table.do(0, Rename("a", name="  Anna\tthe\x1b[1m first"))
    assert table.match.seats[0].name == "Anna the [1m first"
    assert table.refused(0, Rename("b", name=" \n ")) == "table-no-name"
    sit(table, 1, ready=True)
    table.do(1, Rename("c", name="Berta"))
    assert table.match.seats[1].name == "Berta"
    assert table.events()[-1] == {"event": "named", "seat": 1, "name": "Berta", "house": True}


def test_whoever_made_the_match_starts_it_with_bots_on_the_open_seats() -> None:
    table = Table("nero", "oppo")
    table.do(1, Start("a"))
    assert [seat.kind for seat in table.match.seats] == ["bot", "person", "person", "bot"]
    assert [seat.bot for seat in table.match.seats] == [bots.COMPANION, "", "", bots.COMPANION]
    assert table.match.phase == "playing"


def test_who_is_not_ready_is_when_it_is_started() -> None:
    table = Table(seats="po")
    sit(table, 1)
    table.do(0, Start("a"))
    assert table.match.phase == "playing"
    assert table.match.seats[1].kind == "person"


def test_bots_for_the_open_seats_are_those_for_leavers() -> None:
    table = Table(seats="po", leavers="random")
    table.do(0, Start("a"))
    assert table.match.seats[1].bot == "random"
    table = Table(seats="po", leavers="none")
    assert table.refused(0, Start("a")) == "table-open-seats"
    sit(table, 1)
    table.do(0, Start("a"))
    assert table.match.phase == "playing"


def test_only_who_made_it_starts_it_and_only_once() -> None:
    table = Table("nero", "ppoo")
    assert table.refused(1, Start("a")) == "table-not-yours-to-start"
    table.do(0, Start("a"))
    assert table.refused(0, Start("b")) == "table-started"
    assert table.refused(0, Ready("c")) == "table-started"


def test_who_leaves_before_the_start_leaves_an_open_seat() -> None:
    table = Table("nero", "poo")
    sit(table, 1, "Bert", ready=True)
    table.do(1, Leave("a"))
    assert table.match.seats[1].json() == Table("nero", "poo").match.seats[1].json()
    sit(table, 1, "Berta")
    assert table.match.seats[1].name == "Berta"


def test_when_the_maker_leaves_there_is_no_match() -> None:
    table = Table(seats="po")
    table.do(0, Leave("a"))
    assert table.match.phase == "over"
    assert table.match.result == {"reason": "cancelled", "winners": [], "points": []}
    assert table.refused(0, Rematch("b")) == "table-not-over"
    assert table.refused(0, Leave("c")) == "table-over"
    assert cannot_sit(table, 1) == "table-started"


def test_nothing_is_played_before_the_start() -> None:
    table = Table(seats="po")
    for command in (Play("a", ply=0, line="end"), Undo("b", ply=0), Quiet("c"), Resign("d")):
        assert table.refused(0, command) == "table-not-started"
    assert table.refused(0, Rematch("e")) == "table-not-over"
    table.do(0, Say("f", text="is anybody there?"))
    assert table.names() == ["said"]


def test_a_match_that_gathers_is_its_log_too() -> None:
    rng = random.Random(4)
    for _ in range(20):
        table = Table("nero", "poo", rng=lambda match: rng)
        for _ in range(30):
            seat = rng.randrange(3)
            command = rng.choice((Ready(table.key(), ready=rng.random() < 0.5), Leave(table.key()), Start(table.key())))
            try:
                if table.match.seats[seat].kind == "open":
                    sit(table, seat)
                elif seat != 0 or rng.random() < 0.1:
                    table.do(seat, command)
            except Refusal:
                pass
        again = table.rebuilt()
        assert [seat.json() for seat in again.seats] == [seat.json() for seat in table.match.seats]
        assert (again.phase, again.length) == (table.match.phase, table.match.length)
