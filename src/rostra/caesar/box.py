"""What is in the box: the whole game, or the mini game, whose every line of play can be reckoned through.

Rules whose numbers it changes are named here; docs/rules/caesar.md has it under "The mini game".

The mini game has the last two groups of the board only. The others have no patrician from the start and no vote card;
that no card can be laid there, and nobody scores for them, follows from the rules.
"""

from typing import Final

from mypy_extensions import i64

from rostra.caesar.cards import ALL_ACTIONS, ALL_INFLUENCE, BONUS_CARDS, ONE_TO_FIVE, PATRICIANS, VOTE_DECK

MINI_PATRICIANS: Final = 0x33000  # censors, aediles
MINI_VOTE_DECK: Final = 0x1011000  # one of each, and the shuffle card
MINI_INFLUENCE: Final = 0x100111  # 1, 2, 3, P
ONE_AND_TWO: Final = 0x11
THREE: Final = 0x100


def patricians(mini: bool) -> i64:
    """How many there are, four bits a group (CC-M1)."""
    if mini:
        return MINI_PATRICIANS
    return PATRICIANS


def vote_deck(mini: bool) -> i64:
    """CC-M2"""
    if mini:
        return MINI_VOTE_DECK
    return VOTE_DECK


def bonus_deck(mini: bool) -> i64:
    """CC-M3"""
    if mini:
        return 0
    return BONUS_CARDS


def influence_cards(mini: bool) -> i64:
    """Of each player (CC-M4)."""
    if mini:
        return MINI_INFLUENCE
    return ALL_INFLUENCE


def action_cards(mini: bool) -> i64:
    """Of each player (CC-M4)."""
    if mini:
        return 0
    return ALL_ACTIONS


def first_laid(mini: bool) -> i64:
    """What each player lays in set-up, one card at each group that has patricians (CC-S4)."""
    if mini:
        return ONE_AND_TWO
    return ONE_TO_FIVE


def first_hand(mini: bool) -> i64:
    """CC-S4; the rest are the piles."""
    if mini:
        return THREE
    return ONE_TO_FIVE


def full_hand(mini: bool) -> i64:
    """How far a refill goes (CC-T7)."""
    if mini:
        return 1
    return 5


def patience(mini: bool, alone: bool) -> i64:
    """So many passive turns in a row without an exchange end the game (CC-E4)."""
    turns: i64 = 4
    if mini:
        turns = 2
    if alone:
        turns >>= 1
    return turns
