"""Cards in hands, and what a traitor lets others know of them.

Hands are secret, so all that a player knows of another's hand is what one of the two stole from the other. Until the
first card of a round is stolen nothing needs to be remembered. From then on the log keeps, in order, every card that
left a hand openly and every card that was stolen, so that worlds.py can play it again.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from rostra.nero.cards import MOST_KINDS
from rostra.nero.table import DISCARD, HAND, HAND_SIZE, HOLDS, Table, bit

# An entry of the log: kind + OF_SEAT * seat for a card that seat played, or two entries for a stolen card:
STOLEN: Final = 63  # + OF_SEAT * thief, then kind + OF_SEAT * victim
OF_SEAT: Final = 64


def logged_kind(b: Table, entry: i64) -> i64:
    return i64(b.log[entry]) & 63


def logged_seat(b: Table, entry: i64) -> i64:
    return i64(b.log[entry]) >> 6


def gain(b: Table, seat: i64, kind: i64) -> None:
    at = b.at
    at[HAND + MOST_KINDS * seat + kind] += 1
    at[HAND_SIZE + seat] += 1
    at[HOLDS + seat] |= bit(kind)


def lose(b: Table, seat: i64, kind: i64) -> None:
    at = b.at
    left = at[HAND + MOST_KINDS * seat + kind] - 1
    at[HAND + MOST_KINDS * seat + kind] = left
    at[HAND_SIZE + seat] -= 1
    if left == 0:
        at[HOLDS + seat] &= ~bit(kind)


def spend(b: Table, seat: i64, kind: i64) -> None:
    """A card leaves the hand openly and is discarded."""
    lose(b, seat, kind)
    b.at[DISCARD + kind] += 1
    if b.logged > 0:
        b.log[b.logged] = u8(kind + OF_SEAT * seat)
        b.logged += 1


def steal(b: Table, thief: i64, victim: i64, kind: i64) -> None:
    """NE-C14"""
    lose(b, victim, kind)
    gain(b, thief, kind)
    b.log[b.logged] = u8(STOLEN + OF_SEAT * thief)
    b.log[b.logged + 1] = u8(kind + OF_SEAT * victim)
    b.logged += 2


def only_holder(b: Table, seat: i64) -> bool:
    """Has nobody else any cards?"""
    for other in range(b.box.players):
        if other != seat and b.at[HAND_SIZE + other] != 0:
            return False
    return True


def surely_held(b: Table, viewer: i64, owner: i64) -> vec[i64]:
    """By kind, how many cards the viewer knows to be in another's hand, because one of the two stole from the other."""
    sure = vec[i64]([0] * MOST_KINDS)
    i: i64 = 0
    while i < b.logged:
        kind = logged_kind(b, i)
        seat = logged_seat(b, i)
        if kind != STOLEN:
            if seat == owner:
                sure[kind] = max(sure[kind] - 1, 0)
            i += 1
            continue
        kind = logged_kind(b, i + 1)
        victim = logged_seat(b, i + 1)
        if victim == owner:
            for other in range(b.box.kinds):  # a third party stole: it may have been any of them
                if seat != viewer or other == kind:
                    sure[other] = max(sure[other] - 1, 0)
        elif seat == owner and victim == viewer:
            sure[kind] += 1
        i += 2
    return sure
