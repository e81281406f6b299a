"""Resigning, leaving and coming back, and once more."""

from typing import Any

from rostra import bots
from rostra.tables.commands import Back, Leave, Play, Quiet, Rematch, Resign
from rostra.tables.settings import Correspondence, Live
from tests.caesar.table import at, player
from tests.nero.table import at as nero_at
from tests.tables.seated import Table


def two(**more: Any) -> Table:
    return Table(at=at(player("1 2 3"), player("1 2 3")), **more)


def three(seats: str = "ppp", **more: Any) -> Table:
    return Table("nero", seats, at=nero_at(seats="galba vitellius otho"), **more)


# Resigning


def test_of_two_the_other_has_won() -> None:
    table = two()
    table.do(1, Resign("r"))  # also out of turn
    assert table.match.phase == "over"
    assert table.match.result == {"reason": "resigned", "winners": [0], "points": []}
    assert table.names()[-2:] == ["resigned", "over"]
    assert table.match.seats[1].resigned
    assert table.refused_line(0, "down 1 senators") == table.refused(1, Resign("s")) == "table-over"


def test_against_a_bot_too() -> None:
    table = two(seats="pb")
    table.do(0, Resign("r"))
    assert table.match.result == {"reason": "resigned", "winners": [1], "points": []}
    assert table.match.bots_to_move() == []


def test_of_three_a_bot_plays_on() -> None:
    table = three()
    table.do(0, Resign("r"))
    assert table.match.phase == "playing"
    assert [seat for seat, _ in table.match.bots_to_move()] == [0]
    assert table.match.seats[0].bot == bots.COMPANION
    for command in (Play("a", ply=table.match.ply(0), line="x"), Resign("b"), Back("c"), Quiet("d")):
        assert table.refused(0, command) == "table-resigned"
    assert table.refused(0, Leave("e")) == "table-away"


def test_when_the_second_of_three_resigns_the_last_has_won() -> None:
    table = three()
    table.do(0, Resign("r"))
    table.do(2, Resign("r"))
    assert table.match.result == {"reason": "resigned", "winners": [1], "points": []}


def test_when_the_last_person_resigns_nobody_is_left_to_play_with() -> None:
    table = three("pbb")
    table.do(0, Resign("r"))
    assert table.match.result == {"reason": "resigned", "winners": [], "points": []}


def test_where_no_bot_plays_for_leavers_one_plays_for_who_resigned() -> None:
    table = three(leavers="none")
    table.do(0, Resign("r"))
    assert table.match.seats[0].bot == "random"


# Leaving


def test_for_who_leaves_a_bot_plays_on_and_he_may_return() -> None:
    table = two()
    table.do(0, Leave("l"))
    assert table.match.seats[0].json() == {
        "kind": "person", "name": "Anna", "bot": bots.COMPANION, "ready": True, "away": True, "resigned": False,
    }  # fmt: skip
    assert table.match.bots_to_move() == [(0, [])]
    assert table.refused_line(0, "down 1 senators") == "table-away"
    assert table.refused(0, Leave("m")) == "table-away"
    table.bot(0, "up 1 senators")
    table.do(0, Back("b"))
    assert table.match.bots_to_move() == []
    table.play(0, "up 2 senators")
    assert [name for name in table.names() if name in ("left", "back")] == ["left", "back"]


def test_when_nobody_is_left_bots_do_not_play_on() -> None:
    """They wait for somebody to come back, and so do the clocks."""
    for clock in (None, Live(10), Correspondence(1)):
        table = three("pbp", clock=clock)
        table.do(0, Leave("l"))
        assert [seat for seat, _ in table.match.bots_to_move()] == [0]
        table.do(2, Leave("l"))
        assert table.match.deserted
        assert table.match.bots_to_move() == []
        assert table.match.due() is None
        assert table.match.clocks.running is None
        table.match = table.rebuilt()
        assert table.match.bots_to_move() == []
        left = table.match.clocks.left_at(table.now)
        assert table.wait(100 * 24 * 3_600_000) == []
        assert table.match.clocks.left_at(table.now) == left
        table.do(2, Back("b"))
        assert [seat for seat, _ in table.match.bots_to_move()] == [0]
        table.do(0, Back("b"))
        assert (table.match.due() is None) == (clock is None)
        table.play(0, "activate baetica")


def test_who_has_resigned_is_not_there_either() -> None:
    table = three()
    table.do(0, Leave("l"))
    table.do(1, Leave("l"))
    table.do(2, Resign("r"))
    assert table.match.phase == "playing"
    assert table.match.bots_to_move() == []
    table.do(1, Back("b"))
    assert [seat for seat, _ in table.match.bots_to_move()] == [0]


def test_who_is_out_of_time_is_not_there_either() -> None:
    table = two(clock=Live(1))
    table.do(1, Leave("l"))
    table.wait(60_000)
    assert table.names()[-1] == "timeout"
    assert table.match.deserted
    assert table.match.bots_to_move() == []
    assert table.match.due() is None


def test_a_pause_that_has_begun_comes_to_its_end_without_anybody() -> None:
    table = Table(at=at(player("1 spy"), player("2 veto")))
    table.play(0, "spy")
    table.do(0, Leave("l"))
    table.do(1, Leave("l"))
    assert [seat for seat, _ in table.match.bots_to_move()] == [1]  # it was asked, and may still answer
    table.bot(1, "allow")
    table.wait_for_the_end_of_the_pause()
    assert not table.in_pause()
    assert table.match.bots_to_move() == []
    table.do(0, Back("b"))
    assert table.match.phase == "playing"
    assert table.decides == 0 or table.match.bots_to_move()


def test_the_bot_for_leavers_is_the_matchs_own() -> None:
    table = two(leavers="random")
    table.do(1, Leave("l"))
    assert table.match.seats[1].bot == "random"


def test_without_one_nobody_leaves() -> None:
    table = two(leavers="none")
    assert table.refused(0, Leave("l")) == "table-no-leaving"


def test_who_is_there_does_not_come_back() -> None:
    assert two().refused(0, Back("b")) == "table-not-away"


def test_who_has_left_may_still_resign() -> None:
    table = two()
    table.do(0, Leave("l"))
    table.do(0, Resign("r"))
    assert table.match.result == {"reason": "resigned", "winners": [1], "points": []}


def test_who_was_quiet_and_leaves_is_quiet_no_more() -> None:
    """The bot that plays for them may answer."""
    table = three()
    table.do(1, Quiet("q"))
    table.do(1, Leave("l"))
    assert table.match.quiet == set()
    assert table.refused(1, Quiet("r")) == "table-away"


# Once more


def over(seats: str = "pp") -> Table:
    table = Table(seats=seats, at=at(player("1"), player("", discard="1")))
    table.play(0, "down 1 senators")
    assert table.match.phase == "over"
    return table


def test_a_rematch_is_for_when_it_is_over() -> None:
    assert two().refused(0, Rematch("r")) == "table-not-over"


def test_it_begins_when_all_have_asked_for_it() -> None:
    table = over()
    assert not table.match.wants_rematch
    table.do(0, Rematch("r"))
    assert not table.match.wants_rematch
    assert table.match.rematch_asked == {0}
    table.do(1, Rematch("r"))
    assert table.match.wants_rematch
    assert table.names()[-2:] == ["rematch-asked", "rematch-asked"]


def test_bots_and_those_who_are_gone_are_not_asked() -> None:
    table = over("pb")
    table.do(0, Rematch("r"))
    assert table.match.wants_rematch
    table = two()
    table.do(0, Leave("l"))
    table.do(1, Resign("l"))
    table.do(1, Rematch("r"))
    assert table.match.wants_rematch


def test_who_has_resigned_is() -> None:
    """Of two, they are the one to play against: nobody is drawn into another match because they gave one up."""
    table = two()
    table.do(0, Resign("a"))
    table.do(1, Rematch("b"))
    assert not table.match.wants_rematch
    table.do(0, Rematch("c"))
    assert table.match.wants_rematch


def test_of_three_who_resigned_long_ago_is_not() -> None:
    table = three()
    table.do(0, Resign("a"))
    table.do(1, Resign("b"))
    table.do(2, Rematch("c"))
    assert not table.match.wants_rematch
    table.do(1, Rematch("d"))
    assert table.match.wants_rematch


def test_it_is_made_once() -> None:
    table = over("pb")
    table.do(0, Rematch("r"))
    table.keep(table.match.link_rematch("abc", table.now, table.rng))
    assert not table.match.wants_rematch
    assert table.match.next_match == "abc"
    assert table.events()[-1] == {"event": "rematch", "match": "abc", "house": True}
    assert table.refused(0, Rematch("s")) == "table-rematch-made"
    assert table.rebuilt().next_match == "abc"
