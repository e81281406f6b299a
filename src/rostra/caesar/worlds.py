"""Worlds: a whole table that could have led to exactly what one seat has seen.

The opponent's hidden cards are dealt again by replaying the log of knowledge.py: a hand of 1-5 (or of unknown cards, if
the game began from a position), cards drawn from the pile, cards that left the hand openly or face down. A drawn card
stays undecided until an entry decides what it was. So almost every attempt agrees with the later entries; one that
does not is thrown away, and another is made. A world depends only on the log and on open cards, never on where the
hidden cards really are.
"""

from mypy_extensions import i64

from rostra.caesar.actions import castled
from rostra.caesar.cards import (
    ACTIONS,
    INFLUENCE,
    N_GROUPS,
    VETO,
    count,
    nth,
    one,
    row_bag,
    row_size,
    size,
)
from rostra.caesar.choices import bonus_cards
from rostra.caesar.guess import Guess
from rostra.caesar.knowledge import (
    last_seen,
)
from rostra.caesar.table import (
    ANSWER,
    ASIDE,
    BONUS,
    FACE_DOWN,
    HAND,
    IN_ORDER,
    LAY_AGAIN,
    ORDER,
    PILE,
    SOURCE,
    Table,
    add_size,
    phase,
)
from rostra.dice import Dice
from rostra.game import OVER


def imagine(t: Table, seat: i64, dice: Dice) -> None:
    """On this table, which is a copy, replace everything that the seat cannot know by what it may be."""
    if t.actor == OVER:
        return  # everything is open now
    other = 1 - seat
    if phase(t) == LAY_AGAIN and t.active == other:
        _take_up_again(t, other)
    influence = (t.at[HAND + other] + t.at[PILE + other] + t.at[ASIDE + other]) & INFLUENCE
    for group in range(i64(N_GROUPS)):
        influence += row_bag(t.at[FACE_DOWN + N_GROUPS * other + group])
    guess = Guess(t, other, influence, dice)
    while not guess.attempt():
        pass
    guess.lay_out()
    _imagine_actions(t, other, phase(t) == ANSWER and t.active == seat, dice)
    _imagine_bonus(t, other, dice)


def _take_up_again(t: Table, other: i64) -> None:
    """The opponent is laying castled cards again. Nobody has seen where, so take all of them up (CC-A3)."""
    first, second = castled(t.played)
    for group in (first, second):
        place = N_GROUPS * other + group
        row = t.at[FACE_DOWN + place]
        t.at[ASIDE + other] += row_bag(row)
        t.at[FACE_DOWN + place] = 0
        t.at[SOURCE + place] = 0
        add_size(t, other, group, -row_size(row))


def _imagine_actions(t: Table, other: i64, asked: bool, dice: Dice) -> None:
    """Action cards leave a hand only openly: those that a spy saw and that have not left are there."""
    hidden = (t.at[HAND + other] + t.at[PILE + other]) & ACTIONS
    aside = t.at[ASIDE + other] & ACTIONS
    hidden += aside
    in_hand = size(t.at[HAND + other] & ACTIONS)
    stacked = size(t.at[PILE + other] & ACTIONS)
    seen, _ = last_seen(t, other)
    hand = seen & ACTIONS
    if asked and count(hand, VETO) == 0:
        hand += one(VETO)  # they are asked, so they hold one (CC-A8)
    hidden -= hand
    while size(hand) < in_hand:
        kind = nth(hidden, dice.below(size(hidden)))
        hidden -= one(kind)
        hand += one(kind)
    t.at[HAND + other] += hand - (t.at[HAND + other] & ACTIONS)
    pile: i64 = 0
    order: i64 = 0
    for depth in range(stacked):
        kind = nth(hidden, dice.below(size(hidden)))
        hidden -= one(kind)
        pile += one(kind)
        order |= (kind + 1) << (4 * depth)
    t.at[PILE + other] += pile - (t.at[PILE + other] & ACTIONS)
    t.at[ASIDE + other] += hidden - aside
    if t.at[IN_ORDER + other] != 0:
        t.at[ORDER + other] = order


def _imagine_bonus(t: Table, other: i64, dice: Dice) -> None:
    if t.at[BONUS + other] == 0:
        return
    t.at[BONUS + other] = 0
    left = bonus_cards(t)
    t.at[BONUS + other] = nth(left, dice.below(size(left))) + 1
