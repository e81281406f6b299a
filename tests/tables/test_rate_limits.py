"""A log does not grow without end: what can be done again and again can be done only so often."""

from collections.abc import Callable

import pytest

from rostra.game import Refusal
from rostra.tables import rate_limits
from rostra.tables.commands import (
    Agree,
    AskTakeback,
    Back,
    Commands,
    Decline,
    Leave,
    Quiet,
    Ready,
    Rematch,
    Rename,
    Resign,
    Say,
    Undo,
)
from tests.caesar.table import at, player
from tests.nero.table import at as nero_at
from tests.tables.seated import Table


def laid() -> Table:
    table = Table(at=at(player("1 2 3"), player("2 3 4")))
    table.play(0, "up 1 senators", "up 2 praetors")
    return table


def spam(table: Table, *commands: Callable[[str], Commands], times: int = 200) -> tuple[int, str]:
    """How many of these, one after the other again and again, are done; and why no more are."""
    done = 0
    for _ in range(times):
        for command in commands:
            try:
                table.do(0, command(table.key()))
                done += 1
            except Refusal as why:
                return done, why.message
    return done, ""


def test_names() -> None:
    table = laid()
    assert spam(table, lambda key: Rename(key, name=key)) == (5, "table-too-often")
    table.do(1, Rename("k", name="Ben"))  # each seat by itself
    table.wait(60_000)
    assert spam(table, lambda key: Rename(key, name=key)) == (5, "table-too-often")


def test_being_ready_and_not() -> None:
    table = Table(seats="po")
    found = spam(table, lambda key: Ready(key, ready=False), lambda key: Ready(key, ready=True))
    assert found == (10, "table-too-often")


def test_asking_for_a_takeback_and_withdrawing_it() -> None:
    table = laid()
    found = spam(table, lambda key: AskTakeback(key, ply=table.match.ply(0)), lambda key: Decline(key))
    assert found == (10, "table-too-often")


def test_declining() -> None:
    table = laid()
    for _ in range(5):
        table.do(0, AskTakeback(table.key(), ply=table.match.ply(0)))
        table.do(1, Decline(table.key()))
    table.wait(30_000)
    table.match.rate_limits.times.pop((0, "takeback"))
    table.do(0, AskTakeback(table.key(), ply=table.match.ply(0)))
    assert table.refused(1, Decline("d")) == "table-too-often"
    table.do(1, Agree("a"))


def test_undoing() -> None:
    table = Table(at=at(player("1 2 spy"), player("2 3")))
    for _ in range(30):
        table.play(0, "down 1 senators")
        table.do(0, Undo(table.key(), ply=table.match.ply(0)))
    table.play(0, "down 1 senators")
    assert table.refused(0, Undo("u", ply=table.match.ply(0))) == "table-too-often"
    assert len(table.rebuilt().rate_limits.times[0, "undo"]) == 30  # no more than are needed are kept
    table.match = table.rebuilt()
    assert table.refused(0, Undo("u", ply=table.match.ply(0))) == "table-too-often"
    table.wait(60_000)
    table.do(0, Undo("u", ply=table.match.ply(0)))


def test_going_and_coming_back() -> None:
    table = laid()
    assert spam(table, lambda key: Leave(key), lambda key: Back(key)) == (10, "table-too-often")


def test_what_changes_nothing_is_not_written() -> None:
    table = Table("nero", "ppp", at=nero_at(seats="galba vitellius otho"))
    table.play(0, "activate baetica", "move-card galley")
    table.do(0, AskTakeback("t", ply=table.match.ply(0)))
    for command in (lambda key: Agree(key), lambda key: Quiet(key)):
        table.do(1, command(table.key()))
        length = table.match.length
        assert table.do(1, command(table.key())) == []
        assert table.match.length == length


def test_a_rematch_is_asked_for_once() -> None:
    table = laid()
    table.do(0, Resign("r"))
    table.do(0, Rematch("a"))
    assert table.refused(0, Rematch("b")) == "table-rematch-asked"
    assert table.do(0, Rematch("a")) == []  # the answer got lost
    assert table.names().count("rematch-asked") == 1


# The most of all


def test_a_very_long_match_can_only_be_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    table = laid()
    monkeypatch.setattr(rate_limits, "LONGEST_LOG", table.match.length)
    ply = table.match.ply(1)
    refused = (Say("a", text="x"), Rename("b", name="x"), Undo("c", ply=ply), AskTakeback("d", ply=ply))
    for command in (*refused, Quiet("e"), Leave("f")):
        assert table.refused(1, command) == "table-log-full"
    table.play(1, "up 2 senators")
    table.do(0, Resign("r"))
    table.do(1, Rematch("s"))
    assert table.match.phase == "over"


def test_before_the_start_too(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(seats="po")
    monkeypatch.setattr(rate_limits, "LONGEST_LOG", table.match.length)
    assert table.refused(0, Say("a", text="x")) == "table-log-full"
    with pytest.raises(Refusal, match="log-full"):
        table.match.sit(1, "Ben", True, table.now, table.rng)


# Somebody else's seat


def test_who_takes_a_seat_that_was_given_up_begins_anew() -> None:
    """The keys of whoever had it before are forgotten, and so is what they did too often."""
    table = Table(seats="po")
    table.keep(table.match.sit(1, "Eve", False, table.now, table.rng))
    for key in "12345":
        table.do(1, Say(key, text="x"))
    table.do(1, Leave("6"))
    table.keep(table.match.sit(1, "Ben", False, table.now, table.rng))
    table.do(1, Say("7", text="hello"))
    table.do(1, Ready("1"))
    assert table.match.phase == "playing"
    assert table.rebuilt().phase == "playing"
