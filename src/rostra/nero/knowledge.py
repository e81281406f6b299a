"""Cards in hands, and what players know of them because of a traitor.

Hands are secret. A player knows a card in another hand only if one of the two stole it from the other. So nothing needs
to be remembered until the first card of a round is stolen. From then on the log keeps, in order, every card that left a
hand openly and every card that was stolen, so that worlds.py can replay it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from rostra.nero.cards import MOST_KINDS
from rostra.nero.table import DISCARD, HAND, HAND_KINDS, HAND_SIZE, Table, bit

# Entries of the log: kind + OF_SEAT * seat for a card that this seat played. A stolen card has two entries:
STOLEN: Final = 63  # + OF_SEAT * thief, then kind + OF_SEAT * victim
KIND_MASK: Final = 63
OF_SEAT: Final = 64
SEAT_SHIFT: Final = 6


def logged_kind(t: Table, entry: i64) -> i64:
    return i64(t.log[entry]) & KIND_MASK


def logged_seat(t: Table, entry: i64) -> i64:
    return i64(t.log[entry]) >> SEAT_SHIFT


def gain(t: Table, seat: i64, kind: i64) -> None:
    at = t.at
    at[HAND + MOST_KINDS * seat + kind] += 1
    at[HAND_SIZE + seat] += 1
    at[HAND_KINDS + seat] |= bit(kind)


def lose(t: Table, seat: i64, kind: i64) -> None:
    at = t.at
    left = at[HAND + MOST_KINDS * seat + kind] - 1
    at[HAND + MOST_KINDS * seat + kind] = left
    at[HAND_SIZE + seat] -= 1
    if left == 0:
        at[HAND_KINDS + seat] &= ~bit(kind)


def spend(t: Table, seat: i64, kind: i64) -> None:
    """A card leaves the hand openly and is discarded."""
    lose(t, seat, kind)
    t.at[DISCARD + kind] += 1
    if t.logged > 0:
        t.log[t.logged] = u8(kind + OF_SEAT * seat)
        t.logged += 1


def steal(t: Table, thief: i64, victim: i64, kind: i64) -> None:
    """NE-C14"""
    lose(t, victim, kind)
    gain(t, thief, kind)
    t.log[t.logged] = u8(STOLEN + OF_SEAT * thief)
    t.log[t.logged + 1] = u8(kind + OF_SEAT * victim)
    t.logged += 2


def held_events(t: Table, seat: i64) -> i64:
    """The events in a hand, a bit each."""
    held = t.at[HAND_KINDS + seat]
    for kind in range(t.box.events, t.box.kinds):
        if t.at[HAND + MOST_KINDS * seat + kind] != 0:
            held |= bit(t.box.event_of[kind])
    return held


def number_held(t: Table, seat: i64, event: i64) -> i64:
    """How many cards of an event are in a hand."""
    hand = HAND + MOST_KINDS * seat
    number = t.at[hand + event]
    for kind in range(t.box.events, t.box.kinds):
        if t.box.event_of[kind] == event:
            number += t.at[hand + kind]
    return number


def only_holder(t: Table, seat: i64) -> bool:
    """Whether nobody else has any cards."""
    for other in range(t.box.players):
        if other != seat and t.at[HAND_SIZE + other] != 0:
            return False
    return True


def surely_held(t: Table, viewer: i64, owner: i64) -> vec[i64]:
    """For each kind, how many cards the viewer knows to be in the owner's hand (one of them stole from the other)."""
    sure = vec[i64]([0] * MOST_KINDS)
    i: i64 = 0
    while i < t.logged:
        kind = logged_kind(t, i)
        seat = logged_seat(t, i)
        if kind != STOLEN:
            if seat == owner:
                sure[kind] = max(sure[kind] - 1, 0)
            i += 1
            continue
        kind = logged_kind(t, i + 1)
        victim = logged_seat(t, i + 1)
        if victim == owner:
            for other in range(t.box.kinds):  # a third party stole: it may have been any of them
                if seat != viewer or other == kind:
                    sure[other] = max(sure[other] - 1, 0)
        elif seat == owner and victim == viewer:
            sure[kind] += 1
        i += 2
    return sure
