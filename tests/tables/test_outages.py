"""While the server is down nobody loses time; after it nobody is out of it at once. The log says when that was."""

import pytest

from rostra.tables.clocks import Outage
from rostra.tables.commands import Say
from rostra.tables.settings import DAY, Correspondence, Live
from tests.caesar.table import at, player
from tests.tables.seated import Table

MINUTE = 60_000
HOUR = 60 * MINUTE


def table(clock: Live | Correspondence | None) -> Table:
    return Table(at=at(player("1 2 3"), player("1 2 3")), clock=clock)


def down(table: Table, before: int, long: int, after: int = 0) -> Outage:
    """Time passes, then nobody can reach the server for so long; then a server looks at the match again."""
    table.wait(before)
    outage = Outage(table.now, table.now + long)
    table.now += long + after
    table.keep(table.match.pass_over([outage], table.now, table.rng))
    table.keep(table.match.tick(table.now, table.rng))
    return outage


def left(table: Table) -> list[int]:
    """The same for everybody who builds the match from its log."""
    found = table.match.clocks.left_at(table.now)
    again = table.rebuilt()
    assert (again.clocks.left_at(table.now), again.due()) == (found, table.match.due())
    assert found is not None
    return found


def test_a_live_clock_stands_still() -> None:
    live = table(Live(10))
    down(live, 4 * MINUTE, 3 * HOUR, 2_000)
    assert left(live) == [6 * MINUTE - 2_000, 10 * MINUTE]
    live.wait(MINUTE)
    assert left(live)[0] == 5 * MINUTE - 2_000
    assert "timeout" not in live.names()
    live.wait(5 * MINUTE)
    assert "timeout" in live.names()


def test_each_outage_counts_once() -> None:
    live = table(Live(10))
    first = down(live, MINUTE, HOUR)
    assert live.match.pass_over([first], live.now, live.rng) == []
    live.wait(MINUTE)
    second = Outage(live.now, live.now + HOUR)
    live.now += HOUR
    assert len(live.keep(live.match.pass_over([first, second], live.now, live.rng))) == 1
    assert live.match.pass_over([first, second], live.now, live.rng) == []
    assert left(live)[0] == 8 * MINUTE
    again = live.rebuilt()
    assert again.pass_over([first, second], live.now, live.rng) == []


def test_several_outages_at_once() -> None:
    """Nobody has opened the match in between."""
    live = table(Live(10))
    began = live.now
    outages = [Outage(began + n * HOUR, began + n * HOUR + HOUR - MINUTE) for n in range(3)]
    live.now += 3 * HOUR
    live.keep(live.match.pass_over(outages, live.now, live.rng))
    assert left(live)[0] == 7 * MINUTE


def test_what_was_over_before_is_over() -> None:
    live = table(Live(10))
    live.now += 11 * MINUTE  # nobody has looked
    down(live, 0, HOUR)
    assert "timeout" in live.names()


def test_an_outage_before_the_turn_is_none_of_its_time() -> None:
    live = table(Live(10))
    outage = Outage(live.now - HOUR, live.now - 1)
    live.wait(MINUTE)
    assert live.match.pass_over([outage], live.now, live.rng) == []
    assert left(live)[0] == 9 * MINUTE


def test_days_go_on_but_nobody_is_out_of_time_at_once() -> None:
    for before, long, there in (
        (DAY, DAY, DAY),  # three days, two are gone
        (DAY, 10 * DAY, DAY),
        (DAY, int(1.5 * DAY), DAY),
        (3 * DAY - HOUR, 30 * DAY, HOUR),  # no more than they had
        (HOUR, HOUR, 3 * DAY - 2 * HOUR),
    ):
        slow = table(Correspondence(3))
        down(slow, before, long)
        assert left(slow)[0] == there, (before, long)
        assert "timeout" not in slow.names()
        slow.wait(there)
        assert "timeout" in slow.names()


def test_without_anybodys_time_nothing_is_written() -> None:
    timeless = table(None)
    down(timeless, HOUR, HOUR)
    live = Table(seats="po", clock=Live(10))
    down(live, HOUR, HOUR)
    against_a_bot = Table(at=at(player("1 2 3"), player("1 2 3"), to_move="caesar"), seats="pb", clock=Live(10))
    down(against_a_bot, HOUR, HOUR)
    for one in (timeless, live, against_a_bot):
        assert not any(entry.line.startswith("/down") for entry in one.log)


@pytest.mark.parametrize("clock", [None, Live(10)])
def test_a_pause_is_as_much_longer(clock: Live | None) -> None:
    """Whoever is asked has the same time to answer."""
    live = Table(at=at(player("1 2 3 assassination"), player("5 veto", aediles="3")), clock=clock)
    live.play(0, "assassinate aediles 3")
    until = live.until
    down(live, 1_000, HOUR)
    assert live.until == until + HOUR
    live.do(0, Say("k", text="back again"))
    live.play(1, "veto")
    assert "vetoed" in live.names() or live.in_pause()
    assert live.rebuilt().due() == live.match.due()


def test_no_clock_shows_less_than_nothing() -> None:
    live = table(Live(1))
    live.now += HOUR
    assert live.match.clocks.left_at(live.now) == [0, MINUTE]
