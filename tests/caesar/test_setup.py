"""CC-S: set-up."""

import pytest

import rostra
from rostra.game import State
from tests.caesar.table import (
    ACTION_CARDS,
    GROUPS,
    SEATS,
    aside,
    chances,
    decides,
    discard,
    first_words,
    hand,
    legal,
    lies,
    play,
    ready,
    seen,
    set_up_lines,
    view,
)


def test_the_vote_deck_is_shuffled() -> None:
    """CC-S1: any of its eight cards may come first, each as likely as the others"""
    state = ready()
    play(state, "down 1 senators", "draw action")
    assert chances(state) == {f"turn {card}": 1 for card in [*GROUPS, "shuffle"]} | {"turn orgy": 2}


def test_each_player_gets_one_bonus_card_by_chance() -> None:
    """CC-S1: Cleopatra's first, then Caesar's, and no more"""
    state = rostra.load("caesar").new()
    assert decides(state) == "chance"
    play(state, "bonus senators")
    assert decides(state) == "chance"
    play(state, "bonus quaestors")
    assert decides(state) == "cleopatra"
    players = state.position()["players"]
    assert (players["cleopatra"]["bonus"], players["caesar"]["bonus"]) == ("senators", "quaestors")


def test_the_bonus_card_is_secret() -> None:
    """CC-S1: only its owner sees it"""
    state = rostra.load("caesar").new()
    events = play(state, "bonus senators", "bonus quaestors")
    assert [event.get("card") for event in seen(events, "cleopatra")] == ["senators", None]
    assert [event.get("card") for event in seen(events, "caesar")] == [None, "quaestors"]
    assert [event.get("card") for event in seen(events, None)] == [None, None]
    for viewer in (*SEATS, None):
        told = {seat: view(state, viewer)["players"][seat]["bonus"] for seat in SEATS}
        assert told == {
            "cleopatra": "senators" if viewer == "cleopatra" else None,
            "caesar": "quaestors" if viewer == "caesar" else None,
        }


def test_the_other_bonus_cards_go_back_unseen() -> None:
    """CC-S1: whatever the opponent drew, a player sees the same"""
    views = []
    for other in ("senators", "praetors", "quaestors"):
        state = rostra.load("caesar").new()
        play(state, *set_up_lines(bonus=("senators", other)))
        views.append((view(state, "cleopatra"), view(state, None)))
    assert views[0] == views[1] == views[2]


@pytest.mark.parametrize("seat", SEATS)
def test_twice_one_to_five_and_a_pile_of_27(seat: str) -> None:
    """CC-S2: the ten cards are apart, the other 27 are the influence pile"""
    state = ready()
    pile = state.position()["players"][seat]["influence_pile"]
    assert len(pile) == 27
    assert {card: pile.count(card) for card in pile} == {**dict.fromkeys("12345", 5), "P": 2}
    laid = [lies(state, seat, group).strip("()") for group in GROUPS]
    assert sorted(hand(state, seat).split() + laid) == sorted("1122334455")


def test_the_influence_pile_is_shuffled() -> None:
    """CC-S2: chance says what it gives, by the number of cards left"""
    state = ready()
    play(state, "down 1 senators", "draw influence")
    assert decides(state) == "chance"
    assert chances(state) == {"deal 1": 5, "deal 2": 5, "deal 3": 5, "deal 4": 5, "deal 5": 5, "deal P": 2}
    play(state, "deal P", "turn orgy", "pass", "done", "down 2 senators", "draw influence")
    assert chances(state)["deal P"] == 1


def test_an_arranged_action_pile_lies_as_its_owner_likes() -> None:
    """CC-S3: any order, the first card named is the top; it is drawn in that order"""
    order = (
        "wrath veto spy castling scout assassination veto spy assassination castling assassination scout assassination"
    )
    state = rostra.load("caesar").new()
    play(state, *set_up_lines(stacks=(order, ACTION_CARDS)))
    assert state.position()["players"]["cleopatra"]["action_pile"] == order.split()
    play(state, "down 1 senators", "draw action")
    assert hand(state, "cleopatra") == "2 3 4 5 wrath"
    assert state.position()["players"]["cleopatra"]["action_pile"] == order.split()[1:]


def test_every_order_of_the_action_pile_can_be_made() -> None:
    """CC-S3: at each step any card that is left"""
    state = rostra.load("caesar").new()
    play(state, "bonus senators", "bonus senators")
    kinds = ["assassination", "spy", "castling", "scout", "wrath", "veto"]
    assert legal(state) == [f"stack {kind}" for kind in kinds]
    play(state, "stack wrath")
    assert "stack wrath" not in legal(state)
    play(state, "stack veto", "stack veto", "stack spy", "stack castling")
    assert legal(state) == ["stack assassination", "stack spy", "stack castling", "stack scout"]


def test_only_the_owner_sees_his_arranged_pile() -> None:
    """CC-S3: he knows its order because he made it; the product shows it to him alone"""
    state = rostra.load("caesar").new()
    events = play(state, *set_up_lines())
    for owner, other in (("cleopatra", "caesar"), ("caesar", "cleopatra")):
        assert view(state, owner)["players"][owner]["action_order"] == ACTION_CARDS.split()
        assert view(state, other)["players"][owner]["action_order"] is None
        assert view(state, None)["players"][owner]["action_order"] is None
        told = [event["card"] for event in seen(events, owner) if event["event"] == "stacked"]
        assert told == ACTION_CARDS.split()
    assert not [event for event in seen(events, None) if event["event"] == "stacked"]


def test_beginners_shuffle_the_action_pile() -> None:
    """CC-S3: no order is made, nobody knows it, chance says what it gives"""
    state = rostra.load("caesar", action_decks="shuffled").new()
    play(state, "bonus senators", "bonus senators")
    assert first_words(state) == {"set"}
    state = ready(action_decks="shuffled")
    assert view(state, "cleopatra")["players"]["cleopatra"]["action_order"] is None
    play(state, "down 1 senators", "draw action")
    assert decides(state) == "chance"
    expected = {"assassination": 4, "spy": 2, "castling": 2, "scout": 2, "wrath": 1, "veto": 2}
    assert chances(state) == {f"deal {card}": number for card, number in expected.items()}


def own_choice() -> State:
    state = rostra.load("caesar", action_decks="own-choice").new()
    play(state, "bonus senators", "bonus senators")
    return state


STACKED = [f"stack {card}" for card in ACTION_CARDS.split()]


def test_own_choice_each_player_decides_cleopatra_first() -> None:
    """CC-S3: who arranges puts all 13 cards in order before the other decides"""
    state = own_choice()
    assert (decides(state), legal(state)) == ("cleopatra", ["arrange", "shuffle"])
    play(state, "arrange")
    assert (decides(state), first_words(state)) == ("cleopatra", {"stack"})
    play(state, *STACKED)
    assert (decides(state), legal(state)) == ("caesar", ["arrange", "shuffle"])
    play(state, "shuffle")
    assert (decides(state), first_words(state)) == ("cleopatra", {"set"})


@pytest.mark.parametrize("cleopatra", ["arrange", "shuffle"])
@pytest.mark.parametrize("caesar", ["arrange", "shuffle"])
def test_own_choice_each_pile_is_what_its_owner_chose(cleopatra: str, caesar: str) -> None:
    """CC-S3: an arranged pile gives its cards in order, of a shuffled one chance decides; the position says which"""
    state = own_choice()
    for choice in (cleopatra, caesar):
        play(state, choice, *(STACKED if choice == "arrange" else []))
    play(state, *set_up_lines(arranged=False)[2:])
    told = state.position()["players"]
    assert [told[seat]["arranged"] for seat in SEATS] == [cleopatra == "arrange", caesar == "arrange"]
    again = rostra.load("caesar", action_decks="own-choice").position(state.position())
    for game in (state, again):
        play(game, "down 1 senators", "draw action")
        if cleopatra == "shuffle":
            assert chances(game)["deal assassination"] == 4
            play(game, "deal assassination")
        assert hand(game, "cleopatra") == "2 3 4 5 assassination"
        play(game, "turn orgy", "down 1 senators", "draw action")
        assert decides(game) == "chance"
        assert next(iter(chances(game))).split()[0] == ("turn" if caesar == "arrange" else "deal")


def test_own_choice_is_public_the_order_is_not() -> None:
    """CC-S3: everybody hears who arranges; only the owner sees how"""
    state = own_choice()
    for viewer in (*SEATS, None):
        assert [view(state, viewer)["players"][seat]["arranged"] for seat in SEATS] == [None, None]
    events = play(state, "arrange", *STACKED, "shuffle")
    for viewer in (*SEATS, None):
        told = [event for event in seen(events, viewer) if event["event"] == "action-pile"]
        assert [(event["seat"], event["how"]) for event in told] == [("cleopatra", "arrange"), ("caesar", "shuffle")]
        assert [view(state, viewer)["players"][seat]["arranged"] for seat in SEATS] == [True, False]
    assert view(state, "cleopatra")["players"]["cleopatra"]["action_order"] == ACTION_CARDS.split()
    assert view(state, "caesar")["players"]["cleopatra"]["action_order"] is None
    assert view(state, "caesar")["players"]["caesar"]["action_order"] is None
    assert seen(events, "caesar") == seen(events, None)


def test_own_choice_came_with_version_2() -> None:
    """CC-S3: version 1 says so; the other options do not speak of it"""
    with pytest.raises(ValueError, match="'own-choice' came with version 2"):
        rostra.load("caesar", action_decks="own-choice", rules=1)
    assert "arranged" not in view(ready(), "cleopatra")["players"]["cleopatra"]


def test_no_pile_may_be_looked_at() -> None:
    """CC-S3: of the influence piles, and of a shuffled action pile, everybody sees the number only"""
    state = ready(action_decks="shuffled")
    for viewer in (*SEATS, None):
        for owner in SEATS:
            told = view(state, viewer)["players"][owner]
            assert (told["influence_pile"], told["action_pile"]) == (27, 13)


def test_what_is_drawn_only_its_owner_sees() -> None:
    """CC-S3, CC-T7: the others see from which pile, as the backs differ"""
    state = ready()
    play(state, "up 1 senators", "up 2 senators")
    events = play(state, "draw influence", "deal 5", "draw action")
    drew = {"event": "drew", "seat": "cleopatra"}
    assert seen(events, "cleopatra") == [
        {**drew, "pile": "influence", "card": "5"},
        {**drew, "pile": "action", "card": "assassination"},
    ]
    assert seen(events, "caesar") == seen(events, None) == [{**drew, "pile": "influence"}, {**drew, "pile": "action"}]


def test_one_set_is_laid_the_other_is_the_hand() -> None:
    """CC-S4: one card face down at each group, as he likes"""
    state = rostra.load("caesar").new()
    play(state, *set_up_lines(sets=("3 1 5 2 4", "2 5 1 4 3")))
    assert [lies(state, "cleopatra", group) for group in GROUPS] == ["(3)", "(1)", "(5)", "(2)", "(4)"]
    assert [lies(state, "caesar", group) for group in GROUPS] == ["(2)", "(5)", "(1)", "(4)", "(3)"]
    assert hand(state, "cleopatra") == hand(state, "caesar") == "1 2 3 4 5"
    assert discard(state, "cleopatra") == aside(state, "cleopatra") == ""


def test_any_card_of_the_set_at_any_group() -> None:
    """CC-S4: each of the cards left may go to the next group; one card a group"""
    state = rostra.load("caesar", action_decks="shuffled").new()
    play(state, "bonus senators", "bonus senators")
    assert legal(state) == [f"set {card} senators" for card in "12345"]
    play(state, "set 4 senators")
    assert legal(state) == [f"set {card} praetors" for card in "1235"]


def test_nobody_sees_what_the_other_lays_in_set_up() -> None:
    """CC-S4: without seeing the other's"""
    seen_by_caesar = []
    for sets in ("1 2 3 4 5", "5 3 1 2 4"):
        state = rostra.load("caesar", action_decks="shuffled").new()
        lines = set_up_lines(sets=(sets, "1 2 3 4 5"), arranged=False)
        events = play(state, *lines[:7])
        assert decides(state) == "caesar"
        seen_by_caesar.append((seen(events, "caesar"), seen(events, None), view(state, "caesar"), view(state, None)))
    assert seen_by_caesar[0] == seen_by_caesar[1]


def test_set_up_begins_the_first_turn() -> None:
    """CC-S4, CC-T1: when the last card lies, Cleopatra begins"""
    state = rostra.load("caesar").new()
    lines = set_up_lines()
    play(state, *lines[:-1])
    assert decides(state) == "caesar"
    play(state, lines[-1])
    assert decides(state) == "cleopatra"
    assert "pass" in legal(state)
