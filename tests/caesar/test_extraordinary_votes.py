"""CC-V4: extraordinary votes, and the ties that are not asked again."""

import pytest

import rostra
from rostra.game import Json, State
from tests.caesar.table import (
    GROUPS,
    at,
    chances,
    decides,
    discard,
    first_words,
    hand,
    lies,
    named,
    play,
    player,
    reason,
    seen,
    won,
)

EDITIONS = pytest.mark.parametrize("edition", ["kosmos", "italian"])
TIED_OPEN = ("5 1 3 3", "4 4 2 2")  # 12:12
TIED_HIDDEN = ("5 1 3 (3)", "4 4 2 2")


def tied_at(cards: tuple[str, str], cleopatra: str = "1 1", caesar: str = "1 1", votes: str = "") -> State:
    """Senators with these cards of both; nothing else on the table."""
    return at(player(cleopatra, senators=cards[0]), player(caesar, senators=cards[1]), votes=votes)


def votes_in(state: State, *lines: str) -> list[tuple[str, str | None]]:
    """Play, and the votes that were held: group and winner."""
    return [(told["group"], told["winner"]) for told in named(play(state, *lines), "vote")]


@EDITIONS
@pytest.mark.parametrize("lines", [["down 1 senators"], ["up 1 senators", "up 2 praetors"]])
def test_eight_cards_at_the_end_of_an_active_turn(lines: list[str], edition: str) -> None:
    """CC-V4: the vote is held without a vote card"""
    state = at(
        player("1 2 3", senators="5 4 (3)"),
        player("1", senators="1 1 (1) 1"),
        votes="aediles shuffle",
        edition=edition,
    )
    told = named(play(state, *lines), "vote")
    assert [(vote["group"], vote["extraordinary"], vote["winner"]) for vote in told] == [
        ("senators", True, "cleopatra")
    ]
    assert won(state, "cleopatra") == {"senators": 1}
    assert (discard(state, "cleopatra"), discard(state, "caesar")) == ("5", "1")
    assert state.position()["votes"]["deck"] == ["aediles", "shuffle"]
    assert chances(state) == {"turn aediles": 1, "turn shuffle": 1}


def test_seven_cards_are_not_enough() -> None:
    """CC-V4"""
    state = at(player("1 2 3", senators="5 4"), player(senators="1 1 1 1"))
    assert votes_in(state, "down 1 senators") == []


def test_not_between_the_cards_of_a_turn() -> None:
    """CC-V4: at the end; a card killed in between undoes the eight"""
    state = at(player("1 2 assassination", senators="5 4 3"), player(senators="1 1 1 1"))
    assert votes_in(state, "down 1 senators", "assassinate senators 1") == []
    assert lies(state, "caesar", "senators") == "1 1 1"


def test_before_the_refill() -> None:
    """CC-V4: the vote is held before he draws"""
    state = at(player("1 2 3", influence="5", senators="5 4 3"), player(senators="1 1 1 1"))
    assert votes_in(state, "down 1 senators") == [("senators", "cleopatra")]
    assert first_words(state) == {"draw"}


def test_not_at_the_end_of_a_passive_turn() -> None:
    """CC-V4: an active turn only"""
    state = tied_at(("5 5 5 (5)", "1 1 1 1"))
    assert votes_in(state, "pass", "done") == []
    assert votes_in(state, "down 1 praetors") == [("senators", "cleopatra")]


def test_several_in_board_order() -> None:
    """CC-V4: not in the order they were filled"""
    state = at(player("1 2", senators="5 4 3", censors="5 4 3"), player(senators="1 1 1 1", censors="2 2 2 2"))
    assert votes_in(state, "up 1 censors", "up 2 senators") == [("senators", "cleopatra"), ("censors", "cleopatra")]


def test_by_castling() -> None:
    """CC-V4: eight cards, however they came there"""
    state = at(player("1 castling", senators="5 5", praetors="4 4"), player(senators="1 1 1 1"))
    lines = ["castle senators praetors", *["assign 5 senators"] * 2, *["assign 4 senators"] * 2, "down 1 aediles"]
    assert votes_in(state, *lines) == [("senators", "cleopatra")]


def test_the_vote_card_comes_on_top() -> None:
    """CC-V4, CC-V1: the same group can be asked twice in a turn"""
    state = at(player("1 2", senators="5 4 3"), player(senators="1 1 1 1"), votes="senators orgy")
    assert votes_in(state, "down 1 senators", "turn senators") == [("senators", "cleopatra")] * 2
    assert won(state, "cleopatra") == {"senators": 2}


def test_the_last_patrician_ends_the_game_before_the_next_vote() -> None:
    """CC-V4, CC-E1: at once"""
    state = at(
        player("1 2", influence="5", senators="5 4 3"),
        player(senators="1 1 1 1"),
        patricians={"senators": 1, "praetors": 0, "quaestors": 0, "censors": 0, "aediles": 0},
        votes="orgy",
    )
    play(state, "down 1 senators")
    assert reason(state) == "patricians"
    assert hand(state, "cleopatra") == "2"


# Ties


def tie_seen() -> State:
    """Cleopatra has laid the eighth card at the senators: 12:12, seen by both. Caesar's turn."""
    state = at(
        player("1 3 castling wrath", senators="5 1 3", praetors="(2)"),
        player("1 1 2 assassination castling", senators="4 4 2 2", aediles="(5)"),
    )
    assert votes_in(state, "down 3 senators", "end") == [("senators", None)]
    assert decides(state) == "caesar"
    return state


@EDITIONS
def test_a_tie_stays_and_is_announced_once(edition: str) -> None:
    """CC-V4, CC-V6: postponed, open, the first time for all to see"""
    state = at(player("1 3", senators="5 1 3"), player("1 1", senators="4 4 2 2"), edition=edition)
    told = [vote for vote in seen(play(state, "down 3 senators"), None) if vote["event"] == "vote"]
    assert [(vote["group"], vote["winner"], vote["extraordinary"]) for vote in told] == [("senators", None, True)]
    assert lies(state, "cleopatra", "senators") == "1 3 3 5"


def test_a_tie_already_seen_is_not_asked_nor_announced_again() -> None:
    """CC-V4: nothing has changed since, for either player, turn after turn"""
    state = tie_seen()
    for lines in (["down 1 praetors", "end"], ["down 1 aediles", "end"], ["down 1 censors", "end"]):
        events = play(state, *lines)
        for viewer in ("cleopatra", "caesar", None):
            assert [told["event"] for told in seen(events, viewer)] == ["laid", "turn"]


def test_a_vote_card_asks_a_known_tie_again() -> None:
    """CC-V4, CC-V1: only the extraordinary vote is left out"""
    state = tied_at(TIED_OPEN, votes="senators orgy")
    assert votes_in(state, "down 1 praetors", "turn senators") == [("senators", None)]


def test_a_tie_seen_by_a_vote_card_counts_as_seen() -> None:
    """CC-V4: eight cards whose tie came out by the vote card, then nothing changed"""
    state = tied_at(TIED_HIDDEN, cleopatra="1 1 1", caesar="1 1 1", votes="senators orgy")
    assert votes_in(state, "down 1 praetors", "turn senators") == [("senators", None)] * 2
    assert votes_in(state, "down 1 aediles", "turn orgy") == []


@pytest.mark.parametrize("eighth", [["down P senators"], ["up P senators", "up 2 censors"]])
def test_a_tie_of_seven_does_not_count_for_eight(eighth: list[str]) -> None:
    """CC-V4: the eighth card is a change, be it a philosopher that leaves the sums as they were"""
    state = at(player("1 2 P", senators="5 3 4"), player("1 1", senators="4 4 2 2"), votes="senators orgy")
    assert votes_in(state, "down 1 praetors", "turn senators") == [("senators", None)]
    assert votes_in(state, "down 1 praetors", "turn orgy", *eighth) == [("senators", None)]


def test_a_change_elsewhere_is_none() -> None:
    """CC-V4: cards laid, killed or castled at other groups"""
    state = tie_seen()
    assert votes_in(state, "castle quaestors aediles", "assign 5 quaestors", "down 1 aediles") == []


def test_a_killed_card_and_a_new_one_are_a_change() -> None:
    """CC-V4: the same sums, but asked again"""
    state = tie_seen()
    assert votes_in(state, "assassinate senators 3", "down 1 praetors") == []
    assert votes_in(state, "down 1 senators", "end") == [("senators", "caesar")]


def test_the_same_cards_laid_again_are_a_change() -> None:
    """CC-V4: a 3 killed, a 3 laid: 12:12 once more, asked and announced once more"""
    state = at(
        player("1 1 3", senators="5 1 3 3"),
        player("1 1 assassination", senators="4 4 2 2"),
        to_move="caesar",
    )
    assert votes_in(state, "assassinate senators 3", "down 1 praetors", "down 3 senators") == [("senators", None)]


def test_castling_is_a_change_even_if_the_same_cards_return() -> None:
    """CC-V4: asked and announced again"""
    state = tie_seen()
    back = ["castle senators aediles", "assign 5 aediles", *["assign 4 senators"] * 2, *["assign 2 senators"] * 2]
    events = play(state, *back, "down 1 praetors")
    assert [(told["group"], told["winner"]) for told in named(events, "vote")] == [("senators", None)]
    assert lies(state, "caesar", "senators") == "2 2 4 4"


def test_a_vetoed_castling_is_no_change() -> None:
    """CC-V4, CC-A6: it did nothing"""
    state = tied_at(TIED_OPEN, cleopatra="1 castling", caesar="1 veto")
    assert votes_in(state, "castle senators praetors", "veto", "draw none", "down 1 aediles") == []


def test_a_tie_can_be_broken_by_castling() -> None:
    """CC-V4: what returns may be something else"""
    state = at(
        player("1 castling", senators="5 1 3 3", praetors="4"),
        player(senators="4 4 2 2"),
    )
    lines = ["castle senators praetors", "assign 5 senators", "assign 4 senators", *["assign 3 senators"] * 2]
    assert votes_in(state, *lines, "assign 1 praetors", "down 1 aediles") == [("senators", "cleopatra")]


# Loaded positions


def test_loaded_eight_open_tied_cards_count_as_seen() -> None:
    """CC-V4 [J]"""
    assert votes_in(tied_at(TIED_OPEN), "down 1 praetors") == []


@pytest.mark.parametrize("group", GROUPS)
def test_loaded_ties_at_every_group(group: str) -> None:
    """CC-V4 [J]: open and tied, with one face down on either side, or not tied"""
    for hers, his, held in (
        ("5 1 3 3", "4 4 2 2", []),
        ("5 1 3 (3)", "4 4 2 2", [(group, None)]),
        ("5 1 3 3", "4 4 2 (2)", [(group, None)]),
        ("5 1 3 4", "4 4 2 2", [(group, "cleopatra")]),
        ("5 1 3 2", "4 4 2 2", [(group, "caesar")]),
    ):
        her_cards: Json = {group: hers}
        his_cards: Json = {group: his}
        elsewhere = "praetors" if group == "senators" else "senators"
        state = at(player("1 1", **her_cards), player("1 1", **his_cards))
        assert votes_in(state, f"down 1 {elsewhere}") == held


def test_loaded_ties_count_as_seen_with_philosophers_too() -> None:
    """CC-V4 [J], CC-V6: philosophers do not break a tie"""
    assert votes_in(tied_at(("5 1 P P", "2 2 1 1")), "down 1 praetors") == []


@pytest.mark.parametrize("cards", [TIED_HIDDEN, ("5 1 3 3", "4 4 2 (2)"), ("(5) (1) (3) (3)", "(4) (4) (2) (2)")])
def test_loaded_eight_tied_cards_with_one_face_down_do_not(cards: tuple[str, str]) -> None:
    """CC-V4 [J]: nobody has seen that tie"""
    assert votes_in(tied_at(cards), "down 1 praetors") == [("senators", None)]


def test_loaded_eight_open_cards_that_are_not_tied() -> None:
    """CC-V4: asked at the end of the first active turn"""
    assert votes_in(tied_at(("5 1 3 4", "4 4 2 2")), "down 1 praetors") == [("senators", "cleopatra")]


def test_a_seen_tie_stays_seen_in_a_copy_and_a_reloaded_position() -> None:
    """CC-V4 [J]: a copy and a position go on alike"""
    state = tie_seen()
    reloaded: Json = state.position()
    for again in (state.clone(), rostra.load("caesar").position(reloaded)):
        assert votes_in(again, "down 1 praetors", "end") == []
