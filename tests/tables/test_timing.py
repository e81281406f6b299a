"""What is done for an audience, and how often, depends only on what it knows: else the time would tell who is asked.

Nothing here is timed. In two worlds, of which only one has somebody who can answer, the same work must be done.
"""

import pytest

from rostra.tables import Match
from rostra.tables.commands import Play, Quiet, Say
from rostra.tables.story import Audience
from tests.tables.seated import Table
from tests.tables.test_pauses_caesar import PLAYS, pair
from tests.tables.test_pauses_nero import ACTS
from tests.tables.test_pauses_nero import table as nero_table

ASKED = 1


def nero_pair(seats: str = "") -> tuple[Table, Table]:
    return (
        nero_table(ACTS["a senate"], "bribery", seats=seats or "pppp"),
        nero_table(ACTS["a senate"], "assassin", seats=seats or "pppp"),
    )


@pytest.fixture(params=["caesar", "nero"])
def worlds(request: pytest.FixtureRequest) -> tuple[Table, Table]:
    """In a pause: seat 1 is asked in the first world only."""
    tables = pair() if request.param == "caesar" else nero_pair()
    assert [bool(table.match.people_asked()) for table in tables] == [True, False]
    return tables


def others(match: Match) -> list[Audience]:
    return [audience for audience in match.changes if audience != ASKED]


def test_the_same_is_stored_when_something_is_announced(worlds: tuple[Table, Table]) -> None:
    """In a pause nothing goes on, even if nobody is asked: that would be more to store, and to do."""
    lines = [[entry.line.split(" ")[0] for entry in table.log] for table in worlds]
    assert lines[0] == lines[1]


@pytest.mark.parametrize("line", PLAYS)
def test_neither_does_the_game_go_on_by_chance(line: str) -> None:
    asked, alone = pair(line)
    assert len(asked.log) == len(alone.log)


def test_everybody_has_as_many_changes_in_both_worlds(worlds: tuple[Table, Table]) -> None:
    asked, alone = (table.match for table in worlds)
    assert [asked.changes[one] for one in others(asked)] == [alone.changes[one] for one in others(alone)]


def test_a_refused_command_makes_no_view(worlds: tuple[Table, Table]) -> None:
    for table in worlds:
        match = table.match
        views = {audience: match.view_text(audience) for audience in match.changes}
        before = dict(match.changes)
        for seat in (0, len(match.seats) - 1):
            if seat != ASKED:
                assert table.refused(seat, Play(table.key(), ply=0, line="end")) == "table-pause"
        assert match.changes == before
        assert all(match.view_text(audience) is view for audience, view in views.items())


def test_an_answer_is_nothing_new_to_anybody_else(worlds: tuple[Table, Table]) -> None:
    asked, _ = worlds
    match = asked.match
    views = {audience: match.view_text(audience) for audience in match.changes}
    shown = match.shown()
    asked.play(ASKED, match.manners.passing)
    assert match.is_hidden(ASKED, shown)
    assert not match.is_hidden(0, shown)
    assert all(match.view_text(audience) is views[audience] for audience in others(match))
    assert match.view_text(ASKED) != views[ASKED]


def test_nor_is_that_somebody_is_quiet(worlds: tuple[Table, Table]) -> None:
    for table in worlds:
        shown, before = table.match.shown(), dict(table.match.changes)
        table.do(ASKED, Quiet("q"))
        assert table.match.is_hidden(ASKED, shown)
        assert [table.match.changes[one] - before[one] for one in others(table.match)] == [0] * len(others(table.match))


def test_what_somebody_says_is_not_hidden(worlds: tuple[Table, Table]) -> None:
    for table in worlds:
        shown = table.match.shown()
        table.do(ASKED, Say("s", text="hm"))
        assert not table.match.is_hidden(ASKED, shown)


# Bots


@pytest.mark.parametrize("game", ["caesar", "nero"])
def test_every_bot_that_may_be_asked_counts(game: str) -> None:
    tables = pair(seats="pb") if game == "caesar" else nero_pair("pbpb")
    assert [bool(table.match.bots_to_move()) for table in tables] == [True, False]
    asked, alone = (table.match for table in tables)
    assert asked.bots_that_may_answer() == alone.bots_that_may_answer() == ([1] if game == "caesar" else [1, 3])
    assert asked.bots_may_move
    assert alone.bots_may_move
    assert asked.stand_in() == alone.stand_in()
    assert asked.most_questions == alone.most_questions == 1


def test_what_a_bot_answers_is_not_stored_before_the_pause_is_over() -> None:
    """Storing takes time; and a bot that passes is as if it had not been asked."""
    table = nero_table(ACTS["a senate"], "", "bribery", seats="ppbp")
    match = table.match
    pause = match.pause
    assert pause is not None
    before = len(table.log)
    pause.first = -1
    assert match.decide(2, "counter bribery", table.now, table.rng, written=False) == []
    assert match.bots_to_move() == []
    table.wait_for_the_end_of_the_pause()
    assert "counter bribery" in [entry.line for entry in table.log[before:]]
    assert "countered" in table.names()
    assert table.rebuilt().state.position() == match.state.position()
