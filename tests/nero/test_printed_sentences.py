"""Printed sentences that no other test shows (docs/rules/sentences.md)."""

from tests.nero.table import at, can, cannot, play, player, starting


def test_four_cards_are_the_limit_in_the_last_turn_of_a_round_too() -> None:
    """NE-T2, NE-T4: whoever is the only one with cards may still play events"""
    nobody = player(hand="")
    state = at(player(hand="galley crisis bribery rebellion senate"), nobody, nobody, nobody)
    play(state, "activate lusitania; move-card galley; move-card crisis; move-card bribery; move-card rebellion")
    assert cannot(state, "move-card senate")
    assert can(state, "event senate")


def test_nobody_retreats_by_galley() -> None:
    """NE-R1: from a port, with a galley in hand, only over a border"""
    state = at(player("italia-nord 3", hand="galley"), otho=player("italia-sud 2", hand="galley"), vespasian="")
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud")
    assert starting(state, "retreat") == ["achaia"]
    assert cannot(state, "event galley")
