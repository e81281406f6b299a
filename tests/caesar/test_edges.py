"""The edges of the API: odd input is refused with words that name it, and changes nothing."""

import copy
import random

import pytest

import rostra
from tests.caesar.walk import as_text, somewhere

ONE_EACH = {"cleopatra": {"hand": ["1"]}, "caesar": {"hand": ["1"]}}


def test_an_option_called_name_is_an_unknown_option() -> None:
    with pytest.raises(ValueError, match="'name': there is no such option"):
        rostra.load("caesar", name="x")
    with pytest.raises(ValueError, match="'rome': there is no such game; there are caesar"):
        rostra.load("rome")


@pytest.mark.parametrize("make", [copy.copy, copy.deepcopy])
def test_a_copy_made_with_copy_is_a_clone(make: object) -> None:
    state = somewhere(rostra.load("caesar"), random.Random(2))
    before = as_text(state.position())
    twin = make(state)  # type: ignore[operator]
    rostra.playout(twin, random.Random(3))
    assert as_text(state.position()) == before


def test_fewer_orgies_leave_one_in_play() -> None:
    game = rostra.load("caesar", orgies="fewer")
    for votes in ({"deck": ["orgy", "orgy"]}, {"deck": ["orgy"], "discard": ["orgy"]}):
        with pytest.raises(ValueError, match="votes: 2 cards 'orgy'"):
            game.position({"votes": votes, "players": ONE_EACH})
    state = game.position({"votes": {"deck": ["orgy"], "removed": ["orgy"]}, "players": ONE_EACH})
    assert state.actor == 0
    assert game.new().position()["votes"]["removed"] == ["orgy"]


def test_a_position_that_is_over_keeps_whose_turn_it_was() -> None:
    state = rostra.load("caesar").position({"to_move": "caesar"})
    assert state.actor == rostra.OVER
    assert state.position()["to_move"] == "caesar"


@pytest.mark.parametrize("huge", [2**63, 10**30, -(2**70)])
def test_huge_numbers_are_refused_by_name(huge: int) -> None:
    game = rostra.load("caesar")
    with pytest.raises(ValueError, match=r"patricians\.senators"):
        game.position({"patricians": {"senators": huge}})
    with pytest.raises(ValueError, match=rf"action {huge}: no such id"):
        game.new().apply(huge)


def test_a_refusal_never_repeats_all_of_what_it_was_given() -> None:
    nested: list[object] = []
    for _ in range(5000):
        nested = [nested]
    game = rostra.load("caesar")
    for position in ({"to_move": nested}, {"players": {"caesar": {"hand": [nested]}}}, {"options": nested}):
        with pytest.raises(ValueError) as wrong:
            game.position(position)
        assert len(str(wrong.value)) < 400
    with pytest.raises(ValueError) as wrong:
        rostra.load("caesar", edition="x" * 100_000)
    assert len(str(wrong.value)) < 400


def test_vote_cards_keep_the_order_in_which_they_were_turned() -> None:
    position = {"votes": {"deck": ["shuffle"], "discard": ["orgy", "quaestors"]}, "players": ONE_EACH}
    state = rostra.load("caesar").position(position)
    assert state.position()["votes"]["discard"] == ["orgy", "quaestors"]
    assert state.view(None)["votes"]["discard"] == ["orgy", "quaestors"]
