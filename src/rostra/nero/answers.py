"""Answers: acts and events can be countered, and counters can be countered too (NE-C, NE-J27).

What can be answered is a chain: first the act or event, then the counter to it, then the counter to that, and so on.
Only players with a card that would counter the last entry are asked, each of them once for each entry. ``ask`` looks
for the next one. When nobody is left, the last entry stands and calls off the one before it.
"""

from typing import Final

from mypy_extensions import i64

from rostra.audience import tell
from rostra.game import Event
from rostra.nero.cards import ASSASSIN, BAD_HEALTH, BAD_OMENS, BAD_WEATHER, BRIBERY, GALLEY, GUARD
from rostra.nero.forces import finish_force, leader_leaves
from rostra.nero.knowledge import held_events, number_held, spend
from rostra.nero.table import (
    ANSWER,
    CHAIN,
    DISCARD,
    ONCE,
    PLOT,
    REMOVED,
    Table,
    bit,
    card_name,
    event_name,
    seat_name,
)

# What an entry of the chain is: an event (the first entry one that is played, the others counters), or one of these
A_STEP: Final = 40
AN_ATTACK: Final = 41
A_RETREAT: Final = 42
TWO_BRIBERIES: Final = 43
WHAT_MASK: Final = 63
# In the same integer:
BY: Final = 64  # * the seat that announced it
BY_SHIFT: Final = 6
ASKED: Final = 256  # * the seats that need not be asked any more, a bit each
ASKED_SHIFT: Final = 8

# The cards that would counter an entry are bits: one for each kind of answer, and one for two briberies together
BY_TWO: Final = 32
ANSWER_BITS: Final = 31

# How asking ends
PENDING: Final = 0  # somebody is to answer
STANDS: Final = 1  # it happens
OFF: Final = 2  # it does not


def announce(t: Table, what: i64, by: i64) -> None:
    """Begin a chain with something that others may answer. ``ask`` comes next."""
    t.chain = 1
    t.at[CHAIN] = what + BY * by + ASKED * bit(by)


def what_of(t: Table, entry: i64) -> i64:
    return t.at[CHAIN + entry] & WHAT_MASK


def by_of(t: Table, entry: i64) -> i64:
    return (t.at[CHAIN + entry] >> BY_SHIFT) & 3


def ask(t: Table, events: list[Event] | None) -> i64:
    """Ask the next player who could answer. If there is nobody left, resolve the chain."""
    while True:
        top = t.chain - 1
        would_do = counters_to(t, top)
        seat = by_of(t, top)
        for _i in range(t.box.players - 1):
            seat += 1
            if seat == t.box.players:
                seat = 0
            asked = (t.at[CHAIN + top] >> (ASKED_SHIFT + seat)) & 1
            t.at[CHAIN + top] |= ASKED * bit(seat)  # even if it could not answer: that must not show
            if asked == 0 and would_do & (held_events(t, seat) | BY_TWO) != 0 and answers_of(t, seat, would_do) != 0:
                t.actor = seat
                t.phase = ANSWER
                return PENDING
        if top == 0:
            t.chain = 0
            return STANDS
        if _take_off(t, top, events):
            t.chain = 0
            return OFF


def counters_to(t: Table, entry: i64) -> i64:
    """The cards that counter an entry of the chain, a bit each (NE-C1 to NE-C5)."""
    what = what_of(t, entry)
    first = what_of(t, 0)
    if entry == 0:
        if what == A_STEP:
            if t.force_leader:
                return _BAD_WEATHER | _BAD_HEALTH
            return _BAD_WEATHER
        if what == AN_ATTACK or what == A_RETREAT:
            return _BAD_WEATHER
        if what == GALLEY:
            return _BRIBERY | _BAD_OMENS | _BAD_WEATHER | _BAD_HEALTH
        if what == ASSASSIN:
            return _BRIBERY | _GUARD
        return _BRIBERY | _BAD_OMENS
    if first == ASSASSIN:
        if what == GUARD:  # NE-J13
            return _GUARD | BY_TWO
        return _BRIBERY
    return _BRIBERY | _BAD_OMENS


_BRIBERY: Final = 1 << BRIBERY
_BAD_OMENS: Final = 1 << BAD_OMENS
_BAD_WEATHER: Final = 1 << BAD_WEATHER
_GUARD: Final = 1 << GUARD
_BAD_HEALTH: Final = 1 << BAD_HEALTH


def answers_of(t: Table, seat: i64, would_do: i64) -> i64:
    """Which of these cards a seat can play: it holds them, and the deck lets it answer with them now (NE-J3)."""
    at = t.at
    can = would_do & held_events(t, seat) & ANSWER_BITS
    if would_do & BY_TWO != 0 and number_held(t, seat, BRIBERY) >= 2:
        can |= BY_TWO | _BRIBERY
    if can != 0:
        not_now = at[ONCE + seat] & t.box.once
        if seat != t.active:
            not_now |= t.box.own_only
        can &= ~(not_now & ANSWER_BITS)
        if can & _BRIBERY == 0:
            can &= ~BY_TWO
        elif would_do & _BRIBERY == 0:
            can &= ~_BRIBERY
    return can


def counter(t: Table, kind: i64, second: i64, events: list[Event] | None) -> None:
    """The seat that is asked plays a card against the last entry, or two. They can be answered next."""
    seat = t.actor
    two = second >= 0
    what = t.box.event_of[kind]
    t.at[ONCE + seat] |= bit(what)
    spend(t, seat, kind)
    if two:
        spend(t, seat, second)
    if t.box.vanish and what_of(t, 0) == ASSASSIN:
        t.at[PLOT + kind] += 1
        if two:
            t.at[PLOT + second] += 1
        if what_of(t, t.chain - 1) == GUARD:
            t.vanishing = True
    name = card_name(t, kind)
    if two:
        what = TWO_BRIBERIES
        if second != kind:
            name = event_name(t, BRIBERY)
    t.at[CHAIN + t.chain] = what + BY * seat + ASKED * bit(seat)
    t.chain += 1
    if events is not None:
        tell(events, "countered", {"seat": seat_name(t, seat), "card": name, "cards": 2 if two else 1})


def begin_plot(t: Table, assassin: i64) -> None:
    """NE-C5: this card is the first of an assassination."""
    for kind in range(t.box.kinds):
        t.at[PLOT + kind] = 0
    t.at[PLOT + assassin] = 1


def remove_plot(t: Table, events: list[Event] | None) -> None:
    """NE-C5: a guard was answered, so all cards of this assassination leave the game."""
    at = t.at
    t.vanishing = False
    gone: list[str] = []
    for kind in range(t.box.kinds):
        number = at[PLOT + kind]
        at[DISCARD + kind] -= number
        at[REMOVED + kind] += number
        t.removed += number
        gone += [card_name(t, kind)] * number
    if events is not None:
        tell(events, "removed", {"cards": gone})


def _take_off(t: Table, top: i64, events: list[Event] | None) -> bool:
    """The last entry stands: it calls off the one before it, or (bad health) holds back its leader.

    True if the act or event itself is off.
    """
    illness = what_of(t, top) == BAD_HEALTH and top == 1
    t.chain = top - 1
    if illness and what_of(t, 0) == A_STEP:  # NE-C4, NE-J14
        if events is not None:
            tell(events, "held", {"seat": seat_name(t, t.active)})
        if t.force == 0:
            finish_force(t)
            return True
        leader_leaves(t)
        t.chain = 1
        return False
    if illness and t.load_leader:
        t.leader_spent = True
        if events is not None:
            tell(events, "held", {"seat": seat_name(t, t.active)})
    return t.chain == 0
