"""Set-up: the bonus cards, the order of the action piles, the first cards at the groups (CC-S)."""

from mypy_extensions import i64

from rostra.audience import tell, tell_owner, whisper
from rostra.caesar.box import action_cards, bonus_deck, first_hand, first_laid, influence_cards, patricians, vote_deck
from rostra.caesar.cards import ACTIONS, CAESAR, CLEOPATRA, GROUPS, INFLUENCE, KINDS, ORGY, count, one, row_with, size
from rostra.caesar.knowledge import FROM_SET_UP, put_down
from rostra.caesar.table import (
    ARRANGE,
    ASIDE,
    BONUS,
    DEAL_BONUS,
    FEWER,
    HAND,
    ORDER,
    OWNED,
    PILE,
    SET_UP,
    Table,
    seat_name,
)
from rostra.game import CHANCE, Event


def begin(t: Table) -> None:
    """Put all cards where they are before the first decision (CC-S1 to CC-S4)."""
    t.left = patricians(t.mini)
    t.votes = vote_deck(t.mini)
    if t.orgies == FEWER and count(t.votes, ORGY) != 0:
        t.votes -= one(ORGY)
        t.votes_removed = row_with(t.votes_removed, ORGY)
    hand = first_hand(t.mini)
    laid = first_laid(t.mini)
    piles = influence_cards(t.mini) + action_cards(t.mini) - hand - laid
    for seat in range(i64(2)):
        t.at[OWNED + seat] = hand + laid + piles
        t.at[HAND + seat] = hand
        t.at[ASIDE + seat] = laid
        t.at[PILE + seat] = piles
        if t.arranged:
            t.at[ASIDE + seat] += piles & ACTIONS
            t.at[PILE + seat] = piles & INFLUENCE
    if bonus_deck(t.mini) != 0:
        t.stack = DEAL_BONUS
        t.actor = CHANCE
    else:
        _begin_choices(t)


def _begin_choices(t: Table) -> None:
    """Cleopatra decides first: on the order of her action pile, if it is arranged."""
    t.stack = SET_UP
    t.actor = CLEOPATRA
    if t.at[ASIDE + CLEOPATRA] & ACTIONS != 0:
        t.stack = ARRANGE


def deal_bonus(t: Table, group: i64, events: list[Event] | None) -> None:
    """CC-S1"""
    seat: i64 = CLEOPATRA if t.at[BONUS + CLEOPATRA] == 0 else CAESAR
    t.at[BONUS + seat] = group + 1
    if events is not None:
        tell_owner(events, "bonus", seat, {"seat": seat_name(seat)}, {"card": GROUPS[group]})
    if seat == CAESAR:
        _begin_choices(t)


def arrange(t: Table, kind: i64, events: list[Event] | None) -> None:
    """CC-S3: put one more card under the action pile."""
    seat = t.actor
    at = t.at
    depth = size(at[PILE + seat] & ACTIONS)
    at[ORDER + seat] |= (kind + 1) << (4 * depth)
    at[ASIDE + seat] -= one(kind)
    at[PILE + seat] += one(kind)
    if events is not None:
        whisper(events, "stacked", seat, {"seat": seat_name(seat), "card": KINDS[kind]})
    if t.at[ASIDE + seat] & ACTIONS == 0:
        if events is not None:
            tell(events, "arranged", {"seat": seat_name(seat)})
        if seat == CAESAR:
            t.stack = SET_UP
        t.actor = 1 - seat


def lay_first(t: Table, kind: i64, group: i64, events: list[Event] | None) -> bool:
    """CC-S4: lay a card of the set-up; True if both players have laid all of theirs."""
    seat = t.actor
    t.at[ASIDE + seat] -= one(kind)
    put_down(t, seat, group, kind, FROM_SET_UP)
    if events is not None:
        tell_owner(events, "set", seat, {"seat": seat_name(seat), "group": GROUPS[group]}, {"card": KINDS[kind]})
    if t.at[ASIDE + seat] != 0:
        return False
    t.actor = CAESAR
    return seat == CAESAR
