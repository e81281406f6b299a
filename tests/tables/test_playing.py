"""Decisions: by notation, each meant for what its player sees; what follows from them by itself."""

import random

import pytest

import rostra
from rostra import titles
from rostra.game import Refusal
from rostra.tables.commands import Play, Say
from rostra.tables.forced import forced
from tests.caesar.table import at, player, ready
from tests.caesar.walk import walk as walk_in_caesar
from tests.nero.table import game as nero
from tests.nero.walk import walk as walk_in_nero
from tests.tables.seated import Table


def table_after_the_set_up() -> Table:
    return Table(at=ready())


def test_a_decision_is_a_line_of_notation() -> None:
    table = table_after_the_set_up()
    table.play(0, "down 3 senators")
    assert table.decisions() == ["down 3 senators"]
    assert table.match.lines() == ["down 3 senators"]
    assert {"event": "did", "seat": 0, "line": "down 3 senators"} in table.events(0)
    assert "did" not in table.names(1)


def test_a_decision_is_shown_to_each_as_he_may_see_it() -> None:
    table = table_after_the_set_up()
    table.play(0, "down 3 senators")
    laid = {"event": "laid", "seat": "cleopatra", "group": "senators", "face": "down"}
    assert table.events(0)[-1] == laid | {"card": "3"}
    assert table.events(1)[-1] == table.events(None)[-1] == laid


def test_it_is_one_players_decision() -> None:
    table = table_after_the_set_up()
    assert table.refused_line(1, "down 3 senators") == "table-not-your-turn"
    with pytest.raises(Refusal, match="table-not-your-turn"):
        table.bot(1, "down 3 senators")


def test_an_illegal_line_gets_the_reason_of_the_rules() -> None:
    table = table_after_the_set_up()
    why = table.why_not(0, Play("k", ply=table.match.ply(0), line="down P senators"))
    assert (why.rule, why.message) != ("house", "")
    direct = table.match.state.why_not("down P senators")
    assert direct is not None
    assert (why.rule, why.message, why.details) == (direct.rule, direct.message, direct.details)


def test_a_decision_for_what_was_before_is_stale() -> None:
    table = table_after_the_set_up()
    ply = table.match.ply(0)
    table.play(0, "up 3 senators")
    assert table.refused(0, Play("k", ply=ply, line="up 2 senators")) == "table-stale"
    assert table.refused(0, Play("k", ply=0, line="up 2 senators")) == "table-stale"


def test_a_decision_for_what_is_not_yet_is_too_early() -> None:
    table = table_after_the_set_up()
    assert table.refused(0, Play("k", ply=table.match.ply(0) + 1, line="up 3 senators")) == "table-ply-ahead"


def test_what_is_only_said_makes_no_decision_stale() -> None:
    table = table_after_the_set_up()
    ply = table.match.ply(0)
    table.do(1, Say("k", text="go on"))
    table.do(0, Play("k", ply=ply, line="up 3 senators"))
    assert table.decisions() == ["up 3 senators"]


def test_the_same_command_twice_is_done_once() -> None:
    """The answer got lost and the client asks again: nothing happens, and nothing is refused."""
    table = table_after_the_set_up()
    command = Play("k", ply=table.match.ply(0), line="up 3 senators")
    assert len(table.do(0, command)) == 1
    assert table.do(0, command) == []
    assert table.do(0, Play("k", ply=0, line="up 3 senators")) == []
    assert table.decisions() == ["up 3 senators"]
    again = table.rebuilt()
    assert again.do(0, command, table.now, table.rng) == []


def test_a_key_is_each_seats_own() -> None:
    table = table_after_the_set_up()
    table.do(0, Play("k", ply=table.match.ply(0), line="down 3 senators"))
    table.lines("draw action")
    assert table.refused(1, Play("k", ply=table.match.ply(1), line="nonsense")) != ""


def test_a_refused_command_can_be_sent_again() -> None:
    table = table_after_the_set_up()
    assert table.refused(0, Play("k", ply=table.match.ply(0), line="nonsense"))
    assert table.do(0, Play("k", ply=table.match.ply(0), line="up 3 senators"))


def test_chance_comes_in_the_same_batch() -> None:
    table = Table(at=at(player("1 2", influence="3 4 5 3", actions="spy"), player("1 2"), votes="orgy"))
    table.play(0, "down 1 senators")
    new = table.play(0, "draw influence")
    assert [entry.seat for entry in new] == [0, rostra.CHANCE]
    assert new[1].line.startswith("deal")


def test_entries_are_numbered_and_timed() -> None:
    table = table_after_the_set_up()
    table.wait(1234)
    table.play(0, "down 3 senators")
    assert [entry.ply for entry in table.log] == list(range(len(table.log)))
    assert table.log[-1].at == table.now
    assert table.log[-1].key == "key 1"


def test_time_never_goes_back_in_a_log() -> None:
    """The clock of another process was ahead."""
    table = table_after_the_set_up()
    table.wait(5000)
    table.play(0, "up 3 senators")
    table.now -= 3000
    table.play(0, "up 2 senators")
    assert table.log[-1].at == table.log[-2].at


def test_an_entry_out_of_its_place_is_not_taken() -> None:
    table = table_after_the_set_up()
    with pytest.raises(ValueError, match="the next one of this match is 1"):
        table.match.add([table.log[0]])


# Forced decisions


def test_a_draw_from_the_only_pile_is_made_for_the_player() -> None:
    table = Table(at=at(player("1 2", influence="3 4 5"), player("1 2"), votes="orgy"))
    table.play(0, "down 1 senators")
    assert "draw influence" in table.decisions()
    assert [entry.seat for entry in table.log if entry.line == "draw influence"] == [0, 0, 0]
    assert table.decides == 1


def test_the_last_card_of_the_set_up_is_laid_for_the_player() -> None:
    table = Table(options={"action_decks": "shuffled"})
    for line in ("set 1 senators", "set 2 praetors", "set 3 quaestors", "set 4 censors"):
        table.lines(line)
    assert table.decisions()[-1] == "set 5 aediles"
    assert table.decides == 1


def test_of_the_action_pile_only_the_last_card_goes_by_itself() -> None:
    """Four of a kind are left: one choice only, but the other does not know that, and sees no "arranged" too early."""
    table = Table()
    for line in ("spy", "spy", "castling", "castling", "scout", "scout", "wrath", "veto", "veto"):
        table.play(0, f"stack {line}")
    assert table.match.state.actions() == [table.match.state.parse("stack assassination")]
    assert table.decides == 0
    table.play(0, "stack assassination", "stack assassination", "stack assassination")
    assert table.decides == 1
    assert table.names(1)[-1] == "arranged"


def test_an_only_choice_that_tells_of_a_hand_is_not_made() -> None:
    """To end the turn, to lay no more cards for a battle, to be done with exchanging."""
    rng = random.Random(2)
    asked: set[str] = set()
    made: set[str] = set()
    for name, games in (("nero", [walk_in_nero(nero().new(), rng) for _ in range(6)]),
                        ("caesar", [walk_in_caesar(rostra.load("caesar").new(), rng) for _ in range(20)])):  # fmt: skip
        for game in games:
            for state, _ in game:
                if state.actor >= 0 and len(state.actions()) == 1:
                    word = state.text(state.actions()[0]).split()[0]
                    (made if forced(titles.get(name).manners, state) else asked).add(word)
    assert asked >= {"ready", "end-turn", "done"}
    assert made >= {"draw", "set", "stack", "from", "load", "target"}
    assert asked & made <= {"stack"}


def test_a_forced_decision_is_not_the_players_to_take_back() -> None:
    table = Table(options={"action_decks": "shuffled"})
    for line in ("set 1 senators", "set 2 praetors", "set 3 quaestors", "set 4 censors"):
        table.lines(line)
    assert [move.chosen for move in table.match.moves[-5:]] == [True, True, True, True, False]


# The end


def test_when_the_game_is_over_the_match_is() -> None:
    table = Table(at=at(player("1"), player("", discard="1")))
    table.play(0, "down 1 senators")
    assert table.match.phase == "over"
    assert table.match.result == {"reason": "influence", "winners": [0, 1], "points": [0, 0]}
    assert table.names()[-1] == "over"
    assert table.match.view(0)["players"]["caesar"]["hand"] == []  # type: ignore[index]
    assert table.refused_line(0, "down 1 senators") == "table-over"
    assert table.log[-1].line == "/end"
