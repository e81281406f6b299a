"""CC-M: the cards in the box."""

import pytest

import rostra
from tests.caesar.table import GROUPS, SEATS, at, chances, named, play, player, ready

EDITIONS = pytest.mark.parametrize("edition", ["kosmos", "italian"])


@EDITIONS
def test_five_groups_of_patricians_in_board_order(edition: str) -> None:
    """CC-M1"""
    patricians = rostra.load("caesar", edition=edition).new().position()["patricians"]
    assert list(patricians.items()) == [
        ("senators", 5),
        ("praetors", 5),
        ("quaestors", 5),
        ("censors", 3),
        ("aediles", 3),
    ]
    assert sum(patricians.values()) == 21


def test_board_order_is_kept_everywhere() -> None:
    """CC-M1: always in this board order"""
    state = ready()
    assert list(state.position()["players"]["caesar"]["table"]) == list(GROUPS)
    assert list(state.view(0)["patricians"]) == list(GROUPS)
    assert list(state.view(None)["players"]["cleopatra"]["won"]) == list(GROUPS)


@EDITIONS
def test_eight_vote_cards(edition: str) -> None:
    """CC-M2: one per group, two plain orgies, one with shuffle"""
    votes = rostra.load("caesar", edition=edition).new().position()["votes"]
    assert sorted(votes["deck"]) == sorted([*GROUPS, "orgy", "orgy", "shuffle"])
    assert votes["discard"] == votes["removed"] == []


def test_six_bonus_cards() -> None:
    """CC-M3: senators, praetors and quaestors, twice each"""
    state = rostra.load("caesar").new()
    assert chances(state) == {"bonus senators": 2, "bonus praetors": 2, "bonus quaestors": 2}
    play(state, "bonus praetors")
    assert chances(state) == {"bonus senators": 2, "bonus praetors": 1, "bonus quaestors": 2}


def test_both_can_have_the_same_bonus() -> None:
    """CC-M3: there are two of each"""
    state = rostra.load("caesar").new()
    play(state, "bonus quaestors", "bonus quaestors")
    players = state.position()["players"]
    assert players["cleopatra"]["bonus"] == players["caesar"]["bonus"] == "quaestors"


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("action_decks", ["arranged", "shuffled"])
def test_fifty_cards_for_each_player(seat: str, action_decks: str) -> None:
    """CC-M4: 37 influence and 13 action cards"""
    owner = ready(action_decks=action_decks).position()["players"][seat]
    cards = owner["hand"] + owner["influence_pile"] + owner["action_pile"] + owner["discard"]
    for group in GROUPS:
        cards += owner["table"][group]["up"] + owner["table"][group]["down"]
    assert {card: cards.count(card) for card in cards} == {
        **dict.fromkeys("12345", 7),
        "P": 2,
        "assassination": 4,
        "spy": 2,
        "castling": 2,
        "scout": 2,
        "wrath": 1,
        "veto": 2,
    }
    assert len(cards) == 50


def test_a_philosopher_has_the_value_zero() -> None:
    """CC-M4: an influence card of value 0"""
    state = at(player("1 P", senators="2"), player(senators="2 P"), votes="senators orgy")
    vote = named(play(state, "down P senators", "turn senators"), "vote")[0]
    assert vote["cleopatra"]["sum"] == vote["caesar"]["sum"] == 2


def test_a_philosopher_is_laid_like_any_influence_card() -> None:
    """CC-M4: it counts as an influence card, in hand, on the table and for the limits"""
    state = at(player("P", senators="1 1 1 P"), player())
    play(state, "down P senators")
    assert state.position()["players"]["cleopatra"]["table"]["senators"]["down"] == ["P"]
    full = at(player("P", senators="1 1 1 1 P"), player())
    no = full.why_not("down P senators")
    assert no is not None
    assert no.message == "why-own-five"
