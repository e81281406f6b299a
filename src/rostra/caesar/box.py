"""What is in the box: the full game, or the mini game, which is small enough to be solved by a computer.

The mini game has its own section in docs/rules/caesar.md. It has only the last two groups of the board. The others have
no patricians from the start and no vote cards. So by the rules no card can be laid there, and nobody scores for them.
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
    """How many patricians there are, four bits a group (CC-M1)."""
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
    """What each player has of them (CC-M4)."""
    if mini:
        return MINI_INFLUENCE
    return ALL_INFLUENCE


def action_cards(mini: bool) -> i64:
    """What each player has of them (CC-M4)."""
    if mini:
        return 0
    return ALL_ACTIONS


def first_laid(mini: bool) -> i64:
    """What each player lays in set-up: one card at each group that has patricians (CC-S4)."""
    if mini:
        return ONE_AND_TWO
    return ONE_TO_FIVE


def first_hand(mini: bool) -> i64:
    """What each player has in hand at first; the rest are the piles (CC-S4)."""
    if mini:
        return THREE
    return ONE_TO_FIVE


def full_hand(mini: bool) -> i64:
    """How many cards a player has in hand after a refill (CC-T7)."""
    if mini:
        return 1
    return 5


def patience(mini: bool, alone: bool) -> i64:
    """How many passive turns in a row without an exchange end the game (CC-E4).

    ``alone``: only one player still has influence cards.
    """
    turns: i64 = 4
    if mini:
        turns = 2
    if alone:
        turns >>= 1
    return turns
