"""Answers: acts and events that others may counter, and counters that can be countered themselves (NE-C, NE-J27).

What stands to be answered is a chain: the act or event first, then the counter to it, the counter to that, and so on.
Only those who hold a card that would do are asked, each of them once for each entry. ``ask`` looks for the next of
them; when nobody is left, the last entry stands and takes the one before it off.
"""

from typing import Final

from mypy_extensions import i64

from rostra.audience import tell
from rostra.game import Event
from rostra.nero.cards import ASSASSIN, BAD_HEALTH, BAD_OMENS, BAD_WEATHER, BRIBERY, GALLEY, GUARD, MOST_KINDS
from rostra.nero.forces import finish_force, leader_leaves
from rostra.nero.knowledge import spend
from rostra.nero.table import ANSWER, CHAIN, HAND, HOLDS, ONCE, Table, bit, card_name, seat_name

# Entries of the chain: a kind of card (the first one an event, the others counters), or
A_STEP: Final = 40
AN_ATTACK: Final = 41
A_RETREAT: Final = 42
TWO_BRIBERIES: Final = 43
# and in the same integer
BY: Final = 64  # * the seat whose it is
ASKED: Final = 256  # * the seats asked or passed over already, a bit each

# Bits of what would counter an entry: one for each kind of answer, and
BY_TWO: Final = 32

# How asking ends
PENDING: Final = 0  # somebody is to answer
STANDS: Final = 1  # it happens
OFF: Final = 2  # it does not


def announce(b: Table, what: i64, by: i64) -> None:
    """Something that others may answer: ask them next."""
    b.chain = 1
    b.at[CHAIN] = what + BY * by + ASKED * bit(by)


def what_of(b: Table, entry: i64) -> i64:
    return b.at[CHAIN + entry] & 63


def by_of(b: Table, entry: i64) -> i64:
    return (b.at[CHAIN + entry] >> 6) & 3


def ask(b: Table, events: list[Event] | None) -> i64:
    """Ask the next who could answer; if there is nobody, settle what stands."""
    while True:
        top = b.chain - 1
        would_do = counters_to(b, top)
        seat = by_of(b, top)
        for _i in range(b.box.players - 1):
            seat += 1
            if seat == b.box.players:
                seat = 0
            asked = (b.at[CHAIN + top] >> (8 + seat)) & 1
            b.at[CHAIN + top] |= ASKED * bit(seat)  # also if it could not answer: that must not show
            if asked == 0 and would_do & (b.at[HOLDS + seat] | BY_TWO) != 0 and answers_of(b, seat, would_do) != 0:
                b.actor = seat
                b.phase = ANSWER
                return PENDING
        if top == 0:
            b.chain = 0
            return STANDS
        if _take_off(b, top, events):
            b.chain = 0
            return OFF


def counters_to(b: Table, entry: i64) -> i64:
    """What counters an entry of the chain, a bit for each kind of answer (NE-C1 to NE-C5)."""
    what = what_of(b, entry)
    first = what_of(b, 0)
    if entry == 0:
        if what == A_STEP:
            if b.force_leader:
                return _STORM | _ILLNESS
            return _STORM
        if what == AN_ATTACK or what == A_RETREAT:
            return _STORM
        if what == GALLEY:
            return _MONEY | _OMENS | _STORM | _ILLNESS
        if what == ASSASSIN:
            return _MONEY | _GUARDS
        return _MONEY | _OMENS
    if first == ASSASSIN:
        if what == GUARD:  # NE-J13
            return _GUARDS | BY_TWO
        return _MONEY
    return _MONEY | _OMENS


_MONEY: Final = 1 << BRIBERY
_OMENS: Final = 1 << BAD_OMENS
_STORM: Final = 1 << BAD_WEATHER
_GUARDS: Final = 1 << GUARD
_ILLNESS: Final = 1 << BAD_HEALTH


def answers_of(b: Table, seat: i64, would_do: i64) -> i64:
    """Which of these a seat can play: it holds the card, and the deck lets it answer now (NE-J3)."""
    at = b.at
    can = would_do & at[HOLDS + seat] & 31
    if would_do & BY_TWO != 0 and at[HAND + MOST_KINDS * seat + BRIBERY] >= 2:
        can |= BY_TWO | _MONEY
    if can != 0:
        not_now = at[ONCE + seat] & b.box.once
        if seat != b.active:
            not_now |= b.box.own_only
        can &= ~(not_now & 31)
        if can & _MONEY == 0:
            can &= ~BY_TWO
        elif would_do & _MONEY == 0:
            can &= ~_MONEY
    return can


def counter(b: Table, kind: i64, two: bool, events: list[Event] | None) -> None:
    """The seat that is asked plays a card against the last entry; ask about it next."""
    seat = b.actor
    spend(b, seat, kind)
    if two:
        spend(b, seat, kind)
    b.at[ONCE + seat] |= bit(kind)
    what = kind
    if two:
        what = TWO_BRIBERIES
    b.at[CHAIN + b.chain] = what + BY * seat + ASKED * bit(seat)
    b.chain += 1
    if events is not None:
        tell(events, "countered", {"seat": seat_name(b, seat), "card": card_name(b, kind), "cards": 2 if two else 1})


def _take_off(b: Table, top: i64, events: list[Event] | None) -> bool:
    """The last entry stands: the one before it is off, or only hurt. True if the first one is off."""
    illness = what_of(b, top) == BAD_HEALTH and top == 1
    b.chain = top - 1
    if illness and what_of(b, 0) == A_STEP:  # NE-C4, NE-J14
        if events is not None:
            tell(events, "held", {"seat": seat_name(b, b.active)})
        if b.force == 0:
            finish_force(b)
            return True
        leader_leaves(b)
        b.chain = 1
        return False
    if illness and b.load_leader:
        b.leader_spent = True
        if events is not None:
            tell(events, "held", {"seat": seat_name(b, b.active)})
    return b.chain == 0
