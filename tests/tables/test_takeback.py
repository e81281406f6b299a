"""Takeback: what cannot be undone any more can be taken back if all the others agree."""

from typing import Any

from rostra.tables.commands import Agree, AskTakeback, Decline, Leave, Quiet, Resign
from tests.caesar.table import at, player
from tests.nero.table import at as nero_at
from tests.nero.table import player as nero_player
from tests.tables.seated import Table


def ask(table: Table, seat: int) -> None:
    table.do(seat, AskTakeback(table.key(), ply=table.match.ply(seat)))


def open_card(**more: Any) -> Table:
    """Cleopatra has laid two cards face up, and it is Caesar's turn."""
    table = Table(at=at(player("1 2 3"), player("2 3 4")), **more)
    table.play(0, "up 1 senators", "up 2 praetors")
    return table


def nero(seats: str = "ppp", **more: Any) -> Table:
    state = nero_at(seats="galba vitellius otho")
    table = Table("nero", seats, at=state, **more)
    table.play(0, "activate baetica", "move-card galley")
    return table


def test_it_is_asked_for_and_the_other_agrees() -> None:
    table = open_card()
    ask(table, 0)
    assert table.match.takeback == (0, 1)
    assert table.names(1)[-1] == "takeback-asked"
    table.do(1, Agree("a"))
    assert table.match.lines() == ["up 1 senators"]
    assert table.decides == 0
    assert table.match.takeback is None
    assert table.names(None)[-3:] == ["takeback-asked", "takeback-agreed", "undone"]


def test_it_goes_back_over_others_decisions_and_chance() -> None:
    table = Table(at=at(player("1 2", influence="3 4 5 5"), player("2 3", influence="3 3"), votes="orgy"))
    table.play(0, "up 1 senators", "up 2 praetors")
    assert "turn orgy" in table.decisions()
    table.play(1, "up 2 senators")
    ask(table, 0)
    table.do(1, Agree("a"))
    assert table.match.lines() == ["up 1 senators"]
    assert table.view(1)["players"]["caesar"]["hand"] == ["2", "3"]


def test_all_the_others_must_agree() -> None:
    table = nero()
    ask(table, 0)
    table.do(1, Agree("a"))
    assert table.match.takeback is not None
    table.do(2, Agree("a"))
    assert table.match.lines() == ["activate baetica"]


def test_one_declines_and_it_stays() -> None:
    table = nero()
    ask(table, 0)
    table.do(1, Agree("a"))
    table.do(2, Decline("d"))
    assert table.match.takeback is None
    assert len(table.match.lines()) == 2
    assert table.refused(1, Agree("b")) == table.refused(1, Decline("c")) == "table-nothing-asked"


def test_who_asked_can_withdraw_but_not_agree() -> None:
    table = open_card()
    ask(table, 0)
    assert table.refused(0, Agree("a")) == "table-nothing-asked"
    table.do(0, Decline("d"))
    assert table.match.takeback is None
    assert table.names()[-1] == "takeback-declined"


def test_a_decision_puts_an_end_to_the_question() -> None:
    table = open_card()
    ask(table, 0)
    table.play(1, "up 2 senators")
    assert table.match.takeback is None
    assert table.refused(1, Agree("a")) == "table-nothing-asked"


def test_consent_to_an_older_question_does_not_count_for_a_new_one() -> None:
    table = nero()
    ask(table, 0)
    table.do(1, Agree("a"))
    table.do(0, Decline("b"))
    ask(table, 0)
    table.do(2, Agree("c"))
    assert table.match.takeback is not None


def test_bots_agree_and_so_do_those_who_are_gone() -> None:
    for seats in ("pbp", "ppp"):
        table = nero(seats)
        if seats == "ppp":
            table.do(1, Leave("l"))
        ask(table, 0)
        table.do(2, Agree("a"))
        assert table.match.lines() == ["activate baetica"]
    table = nero("pbb")
    ask(table, 0)
    assert table.match.lines() == ["activate baetica"]


def test_who_has_left_or_resigned_has_no_say() -> None:
    table = nero()
    table.do(1, Leave("l"))
    ask(table, 0)
    assert table.refused(1, Agree("a")) == table.refused(1, Decline("b")) == "table-away"
    table = nero()
    table.do(1, Resign("l"))
    ask(table, 0)
    assert table.refused(1, Decline("b")) == "table-resigned"
    assert table.refused(1, AskTakeback("c", ply=table.match.ply(1))) == "table-resigned"


def test_when_somebody_leaves_the_question_is_off() -> None:
    table = nero()
    ask(table, 0)
    table.do(1, Leave("l"))
    assert table.match.takeback is None


def test_at_one_device_nobody_needs_to_be_asked() -> None:
    table = open_card(one_device=True)
    ask(table, 0)
    assert table.match.lines() == ["up 1 senators"]


def test_a_match_can_be_played_without_takebacks() -> None:
    table = open_card(takebacks=False)
    assert table.refused(0, AskTakeback("k", ply=table.match.ply(0))) == "table-no-takebacks"


def test_there_must_be_something_to_take_back() -> None:
    table = open_card()
    assert table.refused(1, AskTakeback("k", ply=table.match.ply(1))) == "table-nothing-to-undo"


def test_it_is_meant_for_what_its_player_sees() -> None:
    table = open_card()
    assert table.refused(0, AskTakeback("k", ply=0)) == "table-stale"


def test_to_be_quiet_was_for_the_turn_that_is_no_more() -> None:
    table = open_card()
    table.do(0, Quiet("q"))
    ask(table, 0)
    table.do(1, Agree("a"))
    assert table.decides == 0
    assert table.match.quiet == set()


def test_who_let_something_pass_has_not_decided_anything() -> None:
    """Their last decision is the one before; that they were asked does not come to light."""
    looks = []
    for card in ("bribery", "assassin"):
        state = nero_at(nero_player(hand="senate galley"), nero_player(hand=card))
        table = Table("nero", at=state)
        table.play(0, "event senate")
        table.wait_for_the_end_of_the_pause()
        looks.append(table.refused(1, AskTakeback("k", ply=table.match.ply(1))))
    assert looks == ["table-nothing-to-undo"] * 2


def test_an_answer_taken_back_is_asked_for_again_with_a_pause() -> None:
    """Everybody knows that Vitellius holds the bribery; whether Otho is asked too still does not show."""
    looks = []
    for otho in ("bad-omens", "assassin"):
        state = nero_at(nero_player(hand="senate galley"), nero_player(hand="bribery"), nero_player(hand=otho))
        table = Table("nero", at=state)
        table.play(0, "event senate")
        table.play(1, "counter bribery")
        table.wait_for_the_end_of_the_pause()
        assert table.names()[-1] == "off"
        ask(table, 1)
        for seat in (0, 2, 3):
            table.do(seat, Agree("a"))
        assert table.in_pause()
        assert table.match.due() == table.until
        assert not table.paused(1)
        assert table.paused(2) == (otho != "bad-omens")
        looks.append([(table.events(seat), table.view(seat)) for seat in (0, 3, None)])
        table.wait_for_the_end_of_the_pause()
        assert table.names()[-1] == "kp"
        assert table.match.length == table.rebuilt().length
    assert looks[0] == looks[1]
