"""Undo: back within the own turn, as long as nothing was revealed to anybody and no chance happened."""

import random

import pytest

from rostra.game import Refusal, State
from rostra.tables.answers import may_answer
from rostra.tables.commands import Leave, Quiet, ResetTurn, Say, Undo
from tests.caesar.table import at, player
from tests.nero.table import at as nero_at
from tests.nero.table import player as nero_player
from tests.tables.seated import Table
from tests.tables.walks import random_line


def undo(table: Table, seat: int) -> None:
    table.do(seat, Undo(table.key(), ply=table.match.ply(seat)))


def reset(table: Table, seat: int) -> None:
    table.do(seat, ResetTurn(table.key(), ply=table.match.ply(seat)))


def cannot_undo(table: Table, seat: int) -> str:
    assert table.match.can_undo(seat) == []
    ply = table.match.ply(seat)
    reason = table.refused(seat, Undo("u", ply=ply))
    assert table.refused(seat, ResetTurn("u", ply=ply)) == reason
    return reason


def test_a_card_laid_face_down_can_be_taken_back() -> None:
    table = Table(at=at(player("1 2 spy", aediles="(3)"), player("2 3", aediles="4")))
    before = table.match.state.position()
    table.play(0, "down 1 senators")
    undo(table, 0)
    assert table.match.state.position() == before
    assert table.decides == 0
    assert table.match.lines() == []


def test_the_others_are_told_if_they_had_seen_it() -> None:
    table = Table(at=at(player("1 2 spy"), player("2 3")))
    table.play(0, "down 1 senators")
    undo(table, 0)
    assert table.events(1)[-1] == table.events(None)[-1] == {"event": "undone", "seat": 0, "house": True}


def test_the_others_are_not_told_of_what_they_had_not_seen() -> None:
    """Cleopatra stacks her action cards; not even that somebody talks meanwhile makes it known."""
    table = Table()
    table.play(0, "stack spy", "stack veto")
    table.do(1, Say("k", text="take your time"))
    before = (table.events(1), table.events(None))
    undo(table, 0)
    assert (table.events(1), table.events(None)) == before
    assert table.names(0)[-1] == "undone"
    assert table.match.lines()[2:] == ["stack spy"]


def test_several_decisions_one_after_the_other() -> None:
    table = Table()
    table.play(0, "stack spy", "stack veto", "stack wrath")
    undo(table, 0)
    undo(table, 0)
    assert table.match.lines()[2:] == ["stack spy"]
    undo(table, 0)
    assert cannot_undo(table, 0) == "table-nothing-to-undo"


def test_how_the_action_pile_shall_lie_can_be_decided_again() -> None:
    """CC-S3: `arrange` until the other decides; everybody has heard it, so everybody hears of the undo"""
    table = Table(options={"action_decks": "own-choice"})
    table.play(0, "arrange", "stack spy")
    undo(table, 0)
    undo(table, 0)
    assert table.names(1)[-2:] == ["action-pile", "undone"]
    table.play(0, "shuffle")
    assert cannot_undo(table, 0) == "table-nothing-to-undo"
    assert table.match.lines()[2:] == ["shuffle"]


def test_the_whole_turn_at_once() -> None:
    table = Table()
    table.play(0, "stack spy", "stack veto", "stack wrath")
    reset(table, 0)
    assert table.match.lines()[2:] == []
    assert cannot_undo(table, 0) == "table-nothing-to-undo"


def test_a_forced_decision_is_no_place_to_go_back_to() -> None:
    """There is one port to sail from: after the choice of the other one, that is the choice to take back."""
    table = Table("nero", at=nero_at(nero_player("baetica 7", hand="galley galley", leader="baetica", home="baetica")))
    table.play(0, "event galley")
    assert table.match.lines() == ["event galley", "from baetica"]
    table.play(0, "to italia-sud")
    assert table.match.can_undo(0) == [2]
    undo(table, 0)
    assert table.match.lines() == ["event galley", "from baetica"]
    assert cannot_undo(table, 0) == "table-nothing-to-undo"


def test_an_undo_is_meant_for_what_its_player_sees() -> None:
    table = Table(at=at(player("1 2 spy"), player("2 3")))
    ply = table.match.ply(0)
    table.play(0, "down 1 senators")
    assert table.refused(0, Undo("k", ply=ply)) == "table-stale"
    assert table.refused(0, Undo("k", ply=table.match.ply(0) + 1)) == "table-ply-ahead"


def test_the_same_undo_twice_is_done_once() -> None:
    table = Table()
    table.play(0, "stack spy", "stack veto")
    command = Undo("u", ply=table.match.ply(0))
    assert table.do(0, command)
    assert table.do(0, command) == []
    assert table.match.lines()[2:] == ["stack spy"]


def test_an_open_card_stays() -> None:
    table = Table(at=at(player("1 2 3"), player("2 3")))
    table.play(0, "up 1 senators")
    assert cannot_undo(table, 0) == "table-nothing-to-undo"


def test_not_after_chance() -> None:
    table = Table(at=at(player("1 2", influence="3 4 5 5"), player("2 3"), votes="orgy"))
    table.play(0, "down 1 senators")  # then the only pile is drawn from
    assert cannot_undo(table, 0) == "table-nothing-to-undo"


def test_not_after_a_vote_that_a_hidden_card_brought_about() -> None:
    """The eighth card at a group, and nothing left to play: all cards there are turned up at once (CC-V4)."""
    table = Table(at=at(
        player("1 2", influence="3", actions="spy", senators="5 5 4 4"), player("2 3", senators="1 1 (2)"),
    ))  # fmt: skip
    table.play(0, "down 1 senators")
    assert "vote" in table.names()
    assert table.decides == 0
    assert cannot_undo(table, 0) == "table-nothing-to-undo"


def test_not_into_the_turn_before() -> None:
    """Caesar has no influence cards left: Cleopatra plays alone, one turn after the other (CC-E2)."""
    table = Table(at=at(player("1 2 3"), player("veto", discard="1")))
    table.play(0, "down 1 senators")
    assert table.decides == 0
    assert cannot_undo(table, 0) == "table-nothing-to-undo"


def test_not_anothers_decision_and_not_out_of_turn() -> None:
    table = Table(at=at(player("1 2"), player("2 3")))
    table.play(0, "down 1 senators")
    assert table.decides == 1
    assert cannot_undo(table, 0) == cannot_undo(table, 1) == "table-nothing-to-undo"


def test_a_march_can_be_taken_back_until_somebody_could_have_answered() -> None:
    """NE-C: a step that others could have answered stays; whether anybody was asked must not show."""
    for card in ("bad-weather", "assassin"):
        state = nero_at(nero_player("baetica 3", hand="galley galley"), nero_player(hand=card))
        table = Table("nero", at=state)
        table.play(0, "activate baetica", "move-card galley", "force 2", "leave 1")
        undo(table, 0)
        assert table.match.lines()[-1] == "force 2"
        table.play(0, "step tarraconensis")
        assert cannot_undo(table, 0) == "table-pause"
        table.wait_for_the_end_of_the_pause()
        assert table.decides == 0
        assert cannot_undo(table, 0) == "table-nothing-to-undo"
        table.play(0, "leave 1")
        assert len(table.match.can_undo(0)) == 1


def test_a_step_that_nobody_could_answer_can_be_taken_back() -> None:
    gone = " ".join(["bad-weather"] * 4 + ["bad-health"] * 3)
    table = Table("nero", at=nero_at(nero_player("baetica 3", hand="galley galley"), discard=gone))
    table.play(0, "activate baetica", "move-card galley", "force 2", "step tarraconensis")
    undo(table, 0)
    undo(table, 0)
    assert table.match.lines() == ["activate baetica", "move-card galley"]


def test_cards_for_a_battle_can_be_taken_up_again_until_one_is_ready() -> None:
    state = nero_at(nero_player("syria 3", hand="galley senate"), "", "", nero_player("syria 2", hand="crisis"))
    table = Table("nero", at=state)
    table.play(0, "activate syria", "move-card galley", "force 3", "attack vespasian")
    table.wait_for_the_end_of_the_pause()
    before = table.events(3)
    table.play(0, "battle-card senate")
    undo(table, 0)
    assert table.events(3) == before
    table.play(0, "ready")
    assert cannot_undo(table, 0) == "table-nothing-to-undo"


def test_who_has_left_does_not_take_back_what_his_bot_does() -> None:
    table = Table(at=at(player("1 2 spy"), player("2 3")))
    table.do(0, Leave("l"))
    table.bot(0, "down 1 senators")
    assert table.refused(0, Undo("u", ply=table.match.ply(0))) == "table-away"


def test_to_be_quiet_outlives_an_undo() -> None:
    table = Table(at=at(player("1 2 spy"), player("2 3")))
    table.do(1, Quiet("q"))
    table.play(0, "down 1 senators")
    undo(table, 0)
    assert table.match.quiet == {1}


# Random games: what an undo does is what it may do


def shown(table: Table) -> list[object]:
    return [table.view(seat) for seat in (*range(len(table.match.seats)), None)]


@pytest.mark.parametrize(("game", "seats", "games"), [("caesar", "pp", 6), ("nero", "ppp", 2), ("nero", "pppp", 1)])
def test_an_undo_gives_back_exactly_what_was_before(game: str, seats: str, games: int) -> None:
    """For every audience; and everything undone was the seat's own, told nobody anything, and could not be answered."""
    undone = 0
    for seed in range(games):
        rng = random.Random(f"undo {game} {seats} {seed}")
        table = Table(game, seats, rng=lambda match, rng=rng: rng)  # type: ignore[misc]
        looks: dict[int, list[object]] = {}
        while table.match.phase == "playing" and table.match.length < 600:
            table.wait(3000)  # so that nothing is undone too often
            if table.in_pause():
                table.wait_for_the_end_of_the_pause()
                continue
            looks[len(table.match.moves)] = shown(table)
            seat = table.decides
            back = table.match.can_undo(seat)
            if back and rng.random() < 0.4:
                check_that_it_may(table, seat, back[-1])
                whole = rng.random() < 0.3
                (reset if whole else undo)(table, seat)
                number = back[-1] if whole else back[0]
                assert len(table.match.moves) == number
                assert table.decides == seat
                assert shown(table) == looks[number]
                assert table.match.state.position() == replayed(table).position()
                undone += 1
            else:
                table.play(seat, random_line(table.match.state, rng))
            for other in range(len(seats)):
                if other != table.decides:
                    assert table.match.can_undo(other) == []
    assert undone > 20 * games


def replayed(table: Table) -> State:
    state = table.game.new()
    for move in table.match.moves:
        state.apply(move.action)
    return state


def check_that_it_may(table: Table, seat: int, number: int) -> None:
    """From here on only decisions of the seat that reveal nothing, in the turn that is still on."""
    free = {"arrange", "set", "stack", "down", "pass", "assign"} if table.match.game_name == "caesar" else {
        "place", "home", "activate", "force", "take", "leave", "step", "halt", "unmark", "battle-card", "from", "to",
        "send", "send-neutral",
    }  # fmt: skip
    state = table.game.new()
    for move in table.match.moves[:number]:
        state.apply(move.action)
    turns = state.turns
    for move in table.match.moves[number:]:
        assert move.by == state.actor == seat
        line = state.text(move.action)
        assert line.split()[0] in free
        assert may_answer(table.match.manners, state, move.action)[0] == []
        hands = hidden_of_others(state, seat)
        state.apply(move.action)
        assert hidden_of_others(state, seat) == hands
    assert state.turns == turns == table.match.state.turns


def hidden_of_others(state: State, seat: int) -> list[object]:
    """What the seat itself knows of everybody else, and the others of it: the open cards, discards and hands' sizes."""
    seats = state.seats
    views = [
        state.view(viewer)["players"][name] for viewer in range(len(seats)) for name in seats if name != seats[seat]
    ]
    return [[view["hand"], view.get("discard"), view.get("known"), view.get("spied")] for view in views]


def test_undo_is_refused_with_a_reason_whenever_it_is_not_possible() -> None:
    rng = random.Random(9)
    table = Table("nero", "ppp", rng=lambda match: rng)
    for _ in range(300):
        seat = rng.randrange(3)
        if not table.match.can_undo(seat):
            with pytest.raises(Refusal):
                undo(table, seat)
        if table.in_pause():
            table.wait_for_the_end_of_the_pause()
        else:
            table.play(table.decides, random_line(table.match.state, rng))
