"""Clocks: time runs for whoever decides, never in a pause, never for a bot; what happens when it is up."""

from typing import Any

import pytest

from rostra import bots
from rostra.tables.commands import AskTakeback, Back, Leave, Say
from rostra.tables.settings import DAY, Correspondence, Live
from tests.caesar.table import at, player
from tests.nero.table import at as nero_at
from tests.nero.table import player as nero_player
from tests.tables.seated import Table

MINUTE = 60_000
TEN_MINUTES = Live(10, 5)


def table(seats: str = "pp", clock: Live | Correspondence | None = TEN_MINUTES, **more: Any) -> Table:
    """Both lay cards and draw nothing; then it is the other's turn."""
    cards = "1 2 3 4 5"
    return Table(seats=seats, at=at(player(cards), player(cards)), clock=clock, **more)


def left(at_table: Table) -> list[int]:
    found = at_table.match.clocks.left_at(at_table.now)
    assert found is not None
    return found


def test_without_a_clock_there_is_no_time() -> None:
    timeless = table(clock=None)
    timeless.wait(1000 * DAY)
    assert timeless.match.clocks.left_at(timeless.now) is None
    assert timeless.match.due() is None
    assert timeless.match.phase == "playing"


def test_time_runs_for_whoever_decides() -> None:
    live = table()
    assert left(live) == [10 * MINUTE, 10 * MINUTE]
    assert live.match.clocks.running == 0
    live.wait(7_000)
    assert left(live) == [10 * MINUTE - 7_000, 10 * MINUTE]
    live.play(0, "up 1 senators")
    assert live.match.clocks.running == 0
    live.wait(1_000)
    assert left(live) == [10 * MINUTE - 8_000, 10 * MINUTE]


def test_the_increment_comes_when_the_other_is_to_decide() -> None:
    live = table()
    live.wait(7_000)
    live.play(0, "down 1 senators")
    assert live.match.clocks.running == 1
    assert left(live) == [10 * MINUTE - 2_000, 10 * MINUTE]
    live.wait(60_000)
    live.play(1, "down 1 senators")
    assert left(live) == [10 * MINUTE - 2_000, 9 * MINUTE + 5_000]


def test_it_comes_also_when_the_other_is_a_bot() -> None:
    live = table("pb")
    for _ in range(2):
        live.wait(6_000)
        live.play(0, "down 1 senators" if live.match.length < 3 else "down 2 senators")
        assert live.match.clocks.running is None
        live.wait(9_000)
        live.bot(1, "down 1 senators" if live.match.length < 4 else "down 2 senators")
    assert left(live)[0] == 10 * MINUTE - 2_000
    assert live.match.clocks.running == 0


def test_a_day_of_correspondence_is_for_each_turn() -> None:
    for seats in ("pp", "pb"):
        slow = table(seats, Correspondence(3))
        slow.wait(2 * DAY)
        slow.play(0, "down 1 senators")
        assert left(slow)[0] == 3 * DAY
        slow.wait(2 * DAY)
        slow.bot(1, "down 1 senators")
        slow.wait(2 * DAY)
        assert left(slow)[0] == DAY
        assert slow.match.seats[0].away is False


def test_no_time_runs_in_a_pause_and_none_is_given_for_it() -> None:
    """Neither for who is asked nor for who waits; and the clock tells nobody whether somebody is asked."""
    clocks = []
    for held in ("veto", "castling"):
        hand = player("1 2 3 assassination")
        other = player(f"5 {held}", actions="castling" if held == "veto" else "veto", aediles="3")
        live = Table(at=at(hand, other), clock=Live(10, 5))
        live.wait(4_000)
        live.play(0, "assassinate aediles 3")
        assert live.match.clocks.running is None
        seen = [left(live)]
        live.wait(2_000)
        seen.append(left(live))
        live.wait_for_the_end_of_the_pause()
        seen.append(left(live))
        assert live.match.clocks.running == 0
        live.wait(1_000)
        seen.append(left(live))
        clocks.append(seen)
    assert clocks[0] == clocks[1]
    assert clocks[0][2] == [10 * MINUTE - 4_000, 10 * MINUTE]
    assert clocks[0][3] == [10 * MINUTE - 5_000, 10 * MINUTE]


def test_a_late_tick_costs_nobody_anything() -> None:
    live = Table(at=at(player("1 2 3 assassination"), player("5 veto", aediles="3")), clock=Live(10, 5))
    live.play(0, "assassinate aediles 3")
    live.now = live.until + 700
    live.wait(0)
    assert left(live) == [10 * MINUTE, 10 * MINUTE]


def test_who_has_used_a_veto_thinks_in_his_own_time() -> None:
    live = Table(at=at(player("1 2 assassination"), player("5 veto", influence="1 2", aediles="3")), clock=Live(10, 5))
    live.play(0, "assassinate aediles 3")
    live.play(1, "veto")
    assert live.match.clocks.running == 1
    live.wait(3_000)
    assert left(live)[1] == 10 * MINUTE - 3_000


def test_a_forced_decision_brings_no_increment() -> None:
    """Otho has legions in one other province only: there is nothing to choose, so Galba still decides.

    In the pause or after it: whether somebody was asked before must not show.
    """
    for vitellius in ("assassin", "bribery"):
        otho = nero_player("moesia 1 pannonia 6", leader="raetia")
        state = nero_at(nero_player(hand="revolt-moesia galley"), nero_player(hand=vitellius), otho)
        live = Table("nero", at=state, clock=Live(10, 5))
        live.wait(2_000)
        live.play(0, "event revolt-moesia")
        live.wait_for_the_end_of_the_pause()
        assert (2, "from pannonia") in [(entry.seat, entry.line) for entry in live.log]
        assert left(live) == [10 * MINUTE - 2_000] + [10 * MINUTE] * 3
        assert live.match.clocks.running == 0


def test_talk_costs_time_of_whoever_decides_and_gives_none() -> None:
    live = table()
    live.wait(2_000)
    live.do(1, Say("k", text="hurry up"))
    assert left(live) == [10 * MINUTE - 2_000, 10 * MINUTE]


# Time is up


def test_somebody_out_of_time_is_replaced_by_a_bot() -> None:
    live = table()
    assert live.match.due() == live.now + 10 * MINUTE
    live.wait(10 * MINUTE - 1)
    assert not live.match.seats[0].away
    live.wait(1)
    assert live.names()[-1] == "timeout"
    seat = live.match.seats[0]
    assert (seat.away, seat.bot) == (True, bots.COMPANION)
    assert live.match.clocks.running is None
    assert live.match.due() is None
    assert [seat for seat, _ in live.match.bots_to_move()] == [0]
    assert live.refused_line(0, "down 1 senators") == "table-away"


def test_and_when_he_comes_back_he_has_all_of_it_again() -> None:
    live = table()
    live.wait(10 * MINUTE)
    live.do(0, Back("b"))
    assert left(live)[0] == 10 * MINUTE
    assert live.match.clocks.running == 0
    live.play(0, "down 1 senators")


def test_who_leaves_with_time_in_hand_comes_back_to_no_more() -> None:
    """Otherwise everybody short of time would leave and come back; and what their bot plays brings no increments."""
    live = table()
    live.wait(9 * MINUTE)
    live.do(0, Leave("l"))
    live.wait(MINUTE)
    live.bot(0, "down 1 senators")
    live.play(1, "down 1 senators")
    live.bot(0, "down 2 senators")
    live.play(1, "down 2 senators")
    live.do(0, Back("b"))
    assert left(live)[0] == MINUTE + 5_000  # the increment of the turn that the player had begun


def test_without_a_bot_for_leavers_who_is_out_of_time_has_lost() -> None:
    live = table(leavers="none")
    live.wait(10 * MINUTE)
    assert live.match.phase == "over"
    assert live.match.result == {"reason": "timeout", "winners": [1], "points": []}


def test_of_three_the_others_play_on_without_him() -> None:
    live = Table("nero", "ppp", at=nero_at(seats="galba vitellius otho"), clock=Live(1), leavers="none")
    live.wait(MINUTE)
    assert live.match.phase == "playing"
    assert live.match.seats[0].resigned
    assert live.match.seats[0].bot == "random"
    assert live.refused(0, Back("b")) == "table-resigned"


def test_one_after_the_other_can_run_out() -> None:
    live = table()
    live.wait(10 * MINUTE)
    live.bot(0, "down 1 senators")
    live.wait(10 * MINUTE)
    assert [seat.away for seat in live.match.seats] == [True, True]
    assert live.match.due() is None


def test_a_takeback_stops_no_clock() -> None:
    live = table()
    live.play(0, "up 1 senators")
    live.do(0, AskTakeback("t", ply=live.match.ply(0)))
    live.wait(3_000)
    assert left(live)[0] == 10 * MINUTE - 3_000


@pytest.mark.parametrize("clock", [Live(10, 5), Correspondence(2)])
def test_a_rebuilt_match_has_the_same_clocks(clock: Live | Correspondence) -> None:
    live = table(clock=clock)
    for line in ("down 1 senators", "down 1 praetors", "up 2 senators", "up 3 senators"):
        live.wait(12_345)
        live.lines(line)
    again = live.rebuilt()
    assert again.clocks.left_at(live.now) == left(live)
    assert (again.clocks.running, again.due()) == (live.match.clocks.running, live.match.due())
