"""The pause after an action card (CC-A8): nobody but the holder of a veto learns that they are asked.

Cleopatra plays an action card. Caesar holds a veto, or a castling in its place: for everybody else it looks the same.
"""

from typing import Any

import pytest

from rostra.game import State
from rostra.tables.commands import AskTakeback, Play, Quiet, Resign, Say, Undo
from tests.caesar.table import at, player
from tests.tables.seated import Table

PLAYS = {
    "assassinate aediles 3": "assassination",
    "spy": "spy",
    "castle censors aediles": "castling",
    "scout censors": "scout",
    "wrath aediles": "wrath",
}


def with_a_veto(card: str = "assassination", held: str = "veto") -> State:
    """Caesar holds a veto or not; either way the other card is in the pile, so that nobody knows."""
    return at(
        player(f"1 2 {card}", influence="1 2 3 4 5", actions="assassination assassination", aediles="(4)"),
        player(f"5 {held}", influence="1 2 3", actions=other_than(held), aediles="2 3", censors="(1)"),
        votes="orgy shuffle",
    )


def other_than(held: str) -> str:
    return "castling" if held == "veto" else "veto"


def without(card: str = "assassination") -> State:
    return with_a_veto(card, "castling")


def pair(line: str = "assassinate aediles 3", **more: Any) -> tuple[Table, Table]:
    """The same action in both worlds."""
    tables = (Table(at=with_a_veto(PLAYS[line]), **more), Table(at=without(PLAYS[line]), **more))
    for table in tables:
        table.play(0, line)
    return tables


@pytest.mark.parametrize("line", PLAYS)
def test_whether_or_not_somebody_is_asked_there_is_the_same_pause(line: str) -> None:
    asked, alone = pair(line)
    assert asked.until == alone.until
    assert 5000 <= asked.until - asked.now < 6000
    assert asked.match.due() == alone.match.due() == asked.until


@pytest.mark.parametrize("line", PLAYS)
def test_in_the_pause_everybody_sees_what_was_announced_and_nothing_that_follows(line: str) -> None:
    before = Table(at=without(PLAYS[line]))
    for table in pair(line):
        for audience in (0, None):
            assert table.names(audience)[-1] == "played"
            assert table.paused(audience)
            unchanged = before.view(audience) | {"actions": [], "asked": None}
            assert table.view(audience) == unchanged
            assert table.match.view_text(audience) != "null"


def test_who_is_asked_sees_the_question_at_once() -> None:
    asked, alone = pair()
    assert not asked.paused(1)
    assert asked.view(1)["asked"] == "asked-veto"
    assert asked.view(1)["action"] == "assassinate aediles 3"
    assert len(asked.view(1)["actions"]) == 2
    assert asked.names(1)[-1] == "played"
    assert alone.paused(1)
    assert alone.view(1)["asked"] is None


@pytest.mark.parametrize("line", PLAYS)
def test_when_nobody_answers_it_happens_at_the_end_of_the_pause(line: str) -> None:
    looks = []
    for table in pair(line):
        table.wait(table.until - table.now - 1)
        assert table.in_pause()
        table.wait(1)
        assert not table.in_pause()
        audiences = (None,) if line == "spy" else (0, None)  # the spy sees the hand
        looks.append([(table.events(audience), table.view(audience)) for audience in audiences])
        assert table.decides == 0
    assert looks[0] == looks[1]
    assert looks[0][0][0][-1]["event"] != "played" or line.startswith("castle")  # cards taken up are not seen yet


def test_unanswered_means_passed() -> None:
    asked, _ = pair()
    new = asked.wait_for_the_end_of_the_pause()
    assert [entry.line for entry in new][:2] == ["allow", "/release"]
    assert {"event": "did", "seat": 1, "line": "allow"} in asked.events(1)


def test_a_pass_stays_hidden_until_the_end() -> None:
    """Who lets it pass sees no more than before either."""
    asked, alone = pair()
    until = asked.until
    asked.wait(1000)
    alone.wait(1000)
    asked.play(1, "allow")
    assert asked.until == until
    for audience in (0, None):
        assert (asked.events(audience), asked.view(audience)) == (alone.events(audience), alone.view(audience))
    assert asked.paused(1)
    assert asked.names(1)[-2:] == ["played", "answered"]
    asked.wait_for_the_end_of_the_pause()
    assert "assassinated" in asked.names(1)


def test_a_veto_ends_the_pause_at_once() -> None:
    asked, _ = pair()
    asked.wait(300)
    new = asked.play(1, "veto")
    assert [entry.line for entry in new] == ["/answer veto", "/release", "veto"]
    assert not asked.in_pause()
    assert asked.names(0)[-1] == asked.names(None)[-1] == "vetoed"
    assert asked.view(1)["asked"] == "asked-replace"


def test_nobody_else_decides_in_a_pause() -> None:
    """And the reason is the same, whatever is tried and for whatever ply."""
    for table in pair():
        ply = table.match.ply(0)
        for at_ply in (0, ply - 1, ply, ply + 1, ply + 9):
            for line in ("end", "down 1 aediles", "veto", "nonsense"):
                assert table.refused(0, Play("k", ply=at_ply, line=line)) == "table-pause"
            assert table.refused(0, Undo("k", ply=at_ply)) == "table-pause"
            assert table.refused(0, AskTakeback("k", ply=at_ply)) == "table-pause"
        assert table.match.can_undo(0) == []
        assert table.match.to_decide(0) is None


def test_after_the_pause_what_was_meant_for_before_is_stale() -> None:
    for table in pair():
        ply = table.match.ply(0)
        table.wait_for_the_end_of_the_pause()
        assert table.refused(0, Play("k", ply=ply, line="down 1 aediles")) == "table-stale"
        table.play(0, "down 1 aediles")


def test_who_is_asked_is_told_by_the_rules_what_is_no_answer() -> None:
    asked, alone = pair()
    assert asked.refused_line(1, "down 5 censors") not in ("table-pause", "table-not-your-turn")
    assert asked.refused(1, Play("k", ply=0, line="veto")) == "table-stale"
    assert asked.refused(1, Undo("k", ply=asked.match.ply(1))) == "table-pause"
    assert alone.refused_line(1, "veto") == "table-pause"


def test_he_answers_once() -> None:
    asked, _ = pair()
    ply = asked.match.ply(1)
    asked.play(1, "allow")
    assert asked.refused(1, Play("k", ply=ply, line="veto")) == "table-pause"
    assert asked.refused_line(1, "veto") == "table-pause"


def test_what_is_said_in_a_pause_is_heard_at_once_and_stands_before_what_happens() -> None:
    """Its place among the events must not tell when something happened."""
    asked, alone = pair()
    for table in (asked, alone):
        table.wait(1000)
        table.do(0, Say("k", text="no veto, please"))
        table.do(1, Say("k", text="who knows"))
        assert table.names(0)[-3:] == ["played", "said", "said"]
    asked.play(1, "allow")
    for table in (asked, alone):
        table.wait_for_the_end_of_the_pause()
        assert table.names(0)[-4:] == ["played", "said", "said", "assassinated"]
    assert asked.events(0) == alone.events(0)


def test_a_command_that_comes_with_the_last_tick_came_in_time() -> None:
    """Only ``tick`` ends a pause: something that is a moment late must not make the question be forgotten."""
    asked, alone = pair()
    for table in (asked, alone):
        table.now = table.until + 3
        table.do(0, Say("k", text="oh"))
        assert table.in_pause()
        assert table.paused(0)
        table.wait(0)
        assert not table.in_pause()
    assert asked.events(0) == alone.events(0)
    assert asked.decides == alone.decides == 0


# No pause


def test_without_a_veto_that_could_be_held_there_is_no_pause() -> None:
    """Both vetoes are discarded, or Caesar holds no action card: everybody knows that."""
    for caesar in (player("5 castling", discard="veto veto", aediles="3"), player("5 4", actions="veto", aediles="3")):
        table = Table(at=at(player("1 2 assassination"), caesar))
        table.play(0, "assassinate aediles 3")
        assert not table.in_pause()
        assert "assassinated" in table.names()


def test_who_is_quiet_is_neither_asked_nor_waited_for() -> None:
    tables = [Table(at=with_a_veto()), Table(at=without())]
    for table in tables:
        table.do(1, Quiet("q"))
        table.play(0, "assassinate aediles 3")
        assert not table.in_pause()
        assert table.names(0)[-1] == "assassinated"
    asked, alone = tables
    for audience in (0, None):
        assert (asked.events(audience), asked.view(audience)) == (alone.events(audience), alone.view(audience))
    assert asked.decisions()[1] == "allow"


def test_nobody_is_told_who_is_quiet() -> None:
    table = Table(at=with_a_veto())
    before = table.events(0)
    table.do(1, Quiet("q"))
    assert table.events(0) == before


def test_to_be_quiet_in_a_pause_does_not_end_it() -> None:
    looks = []
    for table in pair():
        table.wait(500)
        table.do(1, Quiet("q"))
        assert table.in_pause()
        assert table.paused(1)
        assert table.refused_line(1, "veto") == "table-pause"
        table.wait_for_the_end_of_the_pause()
        looks.append((table.events(0), table.view(0)))
    assert looks[0] == looks[1]


def test_to_be_quiet_is_for_one_turn() -> None:
    table = Table(at=with_a_veto())
    table.do(1, Quiet("q"))
    table.play(0, "down 1 senators", "end", *["draw influence"] * 3)
    assert table.match.quiet == set()


def test_to_be_quiet_lasts_the_same_whether_or_not_somebody_is_asked() -> None:
    """The action ends the turn, in secret at once or after the pause: what counts is the turn that everybody sees."""
    quiet = []
    for held in ("veto", "castling"):
        hand = player("assassination 1 2", influence="3", aediles="(4)")
        other = player(f"5 {held}", actions=other_than(held), aediles="2 3")
        table = Table(at=at(hand, other))
        table.play(0, "down 1 senators", "assassinate aediles 3")
        table.do(1, Quiet("q"))
        table.wait_for_the_end_of_the_pause()
        quiet.append(table.match.quiet)
        assert table.decides == 1
    assert quiet == [set(), set()]


def test_a_bot_is_not_waited_for_long() -> None:
    asked, alone = pair(seats="pb")
    assert asked.until == alone.until
    assert 300 <= asked.until - asked.now < 700
    assert asked.match.bots_to_move() == [(1, [asked.match.moves[0].action])]
    assert alone.match.bots_to_move() == []
    asked.bot(1, "allow")
    assert asked.match.bots_to_move() == []
    assert asked.paused(0)
    for table in (asked, alone):
        table.wait_for_the_end_of_the_pause()
    assert asked.events(0) == alone.events(0)


def test_at_one_device_there_is_no_pause() -> None:
    """Whoever is asked is handed the device: everybody sees that."""
    asked, alone = pair(one_device=True)
    assert not asked.in_pause()
    assert not alone.in_pause()
    assert asked.decides == 1
    asked.play(1, "veto")
    assert asked.names(0)[-1] == "vetoed"


def test_at_one_device_a_bot_has_its_pause_all_the_same() -> None:
    asked, alone = pair(seats="pb", one_device=True)
    assert asked.until == alone.until
    assert asked.view(0) == alone.view(0)


# The end of the game in a pause


def test_that_the_game_is_over_is_not_shown_before_the_pause_is() -> None:
    """The eighth card lies; after the scout the vote is held, the last patrician is won and the game is over."""
    looks = []
    for held in ("veto", "castling"):
        cleopatra = player("1 scout", senators="5 5 4 4")
        caesar = player(f"5 {held}", actions=other_than(held), senators="1 1 (2)")
        none_left = dict.fromkeys(("praetors", "quaestors", "censors", "aediles"), 0)
        table = Table(at=at(cleopatra, caesar, patricians={"senators": 1} | none_left))
        table.play(0, "down 1 senators", "scout senators")
        assert table.match.phase == "playing"
        assert table.match.result is None
        assert table.view(0)["outcome"] is None
        assert table.refused_line(0, "end") == "table-pause"
        looks.append((table.events(0), table.view(0), table.match.due()))
        table.wait_for_the_end_of_the_pause()
        assert table.match.phase == "over"
        assert table.names(0)[-1] == "over"
        assert "ended" in table.names(0)
    assert looks[0] == looks[1]


def test_who_resigns_in_a_pause_has_resigned() -> None:
    """And what was kept back comes to light: it is over."""
    asked, alone = pair()
    for table in (asked, alone):
        table.do(0, Resign("r"))
        assert table.match.phase == "over"
        assert not table.in_pause()
        assert "resigned" in table.names(1)
        assert table.names(1)[-1] == "over"
        assert table.match.due() is None
    assert "assassinated" in alone.names(1)
    assert "assassinated" not in asked.names(1)
