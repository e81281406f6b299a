"""Set-up: the bonus cards, the order of the action piles, the first cards at the groups (CC-S)."""

from mypy_extensions import i64

from rostra.audience import tell, tell_owner, whisper
from rostra.caesar.actions import ARRANGE_PILE
from rostra.caesar.box import action_cards, bonus_deck, first_hand, first_laid, influence_cards, patricians, vote_deck
from rostra.caesar.cards import ACTIONS, CAESAR, CLEOPATRA, GROUPS, INFLUENCE, KINDS, ORGY, count, one, row_with, size
from rostra.caesar.knowledge import FROM_SET_UP, put_down
from rostra.caesar.table import (
    ARRANGE,
    ARRANGED,
    ASIDE,
    BONUS,
    DEAL_BONUS,
    DECIDE_PILE,
    FEWER,
    HAND,
    IN_ORDER,
    ORDER,
    OWN_CHOICE,
    OWNED,
    PILE,
    SET_UP,
    SHUFFLED,
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
        if t.action_decks != SHUFFLED:
            t.at[ASIDE + seat] += piles & ACTIONS
            t.at[PILE + seat] = piles & INFLUENCE
        if t.action_decks == ARRANGED:
            t.at[IN_ORDER + seat] = 1
    if bonus_deck(t.mini) != 0:
        t.stack = DEAL_BONUS
        t.actor = CHANCE
    else:
        _begin_choices(t)


def _begin_choices(t: Table) -> None:
    """Cleopatra decides first: on the order of her action pile, unless it is shuffled anyhow."""
    t.stack = SET_UP
    t.actor = CLEOPATRA
    if t.at[ASIDE + CLEOPATRA] & ACTIONS != 0:
        t.stack = _about_the_pile(t)


def _about_the_pile(t: Table) -> i64:
    """What a player decides first about the own action pile."""
    if t.action_decks == OWN_CHOICE:
        return DECIDE_PILE
    return ARRANGE


def deal_bonus(t: Table, group: i64, events: list[Event] | None) -> None:
    """CC-S1"""
    seat: i64 = CLEOPATRA if t.at[BONUS + CLEOPATRA] == 0 else CAESAR
    t.at[BONUS + seat] = group + 1
    if events is not None:
        tell_owner(events, "bonus", seat, {"seat": seat_name(seat)}, {"card": GROUPS[group]})
    if seat == CAESAR:
        _begin_choices(t)


def decide_pile(t: Table, action: i64, events: list[Event] | None) -> None:
    """CC-S3: arrange the own action pile, or shuffle it."""
    seat = t.actor
    if events is not None:
        how = "arrange" if action == ARRANGE_PILE else "shuffle"
        tell(events, "action-pile", {"seat": seat_name(seat), "how": how})
    if action == ARRANGE_PILE:
        t.at[IN_ORDER + seat] = 1
        t.stack = ARRANGE
        return
    cards = t.at[ASIDE + seat] & ACTIONS
    t.at[ASIDE + seat] -= cards
    t.at[PILE + seat] += cards
    _pile_is_made(t, seat)


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
        _pile_is_made(t, seat)


def _pile_is_made(t: Table, seat: i64) -> None:
    """Caesar's action pile comes next; after it the first cards are laid."""
    t.stack = SET_UP
    if seat == CLEOPATRA:
        t.stack = _about_the_pile(t)
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
