"""What each player knows of the other's hidden cards, as a log that only holds what was seen.

The hand mixes cards: when a player lays one face down, the other knows that it is one of those that may have been in
the hand, no more. So the log keeps, for each seat, what went into and out of its hand as the opponent saw it, and
worlds.py makes up hands by playing that log again. A face-down card remembers its **source**:

* it was laid in set-up (one of 1-5, no two equal),
* it was laid from the hand by entry n of the log,
* it came out of a castling (one of the cards taken up there, nobody but the owner knows which),
* it was in the position the game began with.

When a face-down card is turned up, the entry that laid it becomes "this kind left the hand".
"""

from typing import Final

from mypy_extensions import i64, u8

from rostra.caesar.cards import INFLUENCE, N_GROUPS, count, one, row_size, size
from rostra.caesar.table import (
    CASTLED,
    CASTLINGS,
    FACE_DOWN,
    FACE_UP,
    HAND,
    SET_SEEN,
    SOURCE,
    SPIED,
    Table,
    add_size,
)

# Entries of the log: kind 0-11 left the hand openly, or
DREW: Final = 12  # an influence card came into the hand
LAID: Final = 13  # an influence card left it face down
SEEN: Final = 14  # a spy saw the hand
OF_CAESAR: Final = 16  # added to every entry of seat 1

# Sources of a face-down card
FROM_SET_UP: Final = 1
FROM_POSITION: Final = 2
FROM_CASTLING: Final = 3  # + 0 or 1: the first or the second of this seat
FROM_HAND: Final = 5  # + entry of the log

# What is remembered of a castling (castling_at)
TOOK_FIRST: Final = 0  # the sources of the face-down cards at the one group
TOOK_SECOND: Final = 1  # and at the other
TOOK_OPEN: Final = 2  # bag: the cards that lay face up
SHOWN_SINCE: Final = 3  # bag: cards out of this castling that were turned up since


def note(t: Table, seat: i64, entry: i64) -> None:
    t.log[t.logged] = u8(entry + OF_CAESAR * seat)
    t.logged += 1


def castling_at(seat: i64, which: i64) -> i64:
    """Where the first or the second castling of a seat is remembered: four places for each."""
    return CASTLED + 4 * (2 * seat + which)


def put_down(t: Table, seat: i64, group: i64, kind: i64, source: i64) -> None:
    """Put a card face down at a group, remembering its source."""
    place = N_GROUPS * seat + group
    at = t.at
    row = at[FACE_DOWN + place]
    shift = 4 * row_size(row)
    at[FACE_DOWN + place] = row | ((kind + 1) << shift)
    at[SOURCE + place] |= source << (2 * shift)
    add_size(t, seat, group, 1)


def lay_from_hand(t: Table, seat: i64, group: i64, kind: i64) -> None:
    t.at[HAND + seat] -= one(kind)
    put_down(t, seat, group, kind, FROM_HAND + t.logged)
    note(t, seat, LAID)


def note_spied(t: Table, seat: i64) -> None:
    """The hand of this seat is seen by the other. At most two spies can succeed: there are no more cards."""
    first = SPIED + 2 * seat
    t.at[first if t.at[first] == 0 else first + 1] = t.at[HAND + seat]
    note(t, seat, SEEN)


def turn_up(t: Table, seat: i64, group: i64) -> i64:
    """Turn a seat's cards at a group face up; the row of cards that were face down, first laid first."""
    place = N_GROUPS * seat + group
    at = t.at
    row = at[FACE_DOWN + place]
    if row == 0:
        return 0
    turned = row
    sources = at[SOURCE + place]
    while row != 0:
        kind = (row & 15) - 1
        at[FACE_UP + place] += one(kind)
        source = sources & 255
        if source >= FROM_HAND:
            t.log[source - FROM_HAND] = u8(kind + OF_CAESAR * seat)
        elif source >= FROM_CASTLING:
            at[castling_at(seat, source - FROM_CASTLING) + SHOWN_SINCE] += one(kind)
        elif source == FROM_SET_UP:
            at[SET_SEEN + seat] += one(kind)
        row >>= 4
        sources >>= 8
    at[FACE_DOWN + place] = 0
    at[SOURCE + place] = 0
    return turned


def note_castled(t: Table, seat: i64, first: i64, second: i64) -> None:
    """Remember what a castling takes up, before it does."""
    record = castling_at(seat, t.at[CASTLINGS + seat])
    t.at[CASTLINGS + seat] += 1
    t.at[record + TOOK_FIRST] = t.at[SOURCE + N_GROUPS * seat + first]
    t.at[record + TOOK_SECOND] = t.at[SOURCE + N_GROUPS * seat + second]
    t.at[record + TOOK_OPEN] = t.at[FACE_UP + N_GROUPS * seat + first] + t.at[FACE_UP + N_GROUPS * seat + second]


def last_seen(t: Table, seat: i64) -> tuple[i64, i64]:
    """What a spy last saw in this hand and has not openly left it since, and how many cards left it face down since.

    A second card of a seen kind may have come in the meantime; which of two equal cards left makes no difference.
    """
    seen: i64 = 0
    hidden: i64 = 0
    which: i64 = 0
    for i in range(t.logged):
        entry = i64(t.log[i]) - OF_CAESAR * seat
        if entry == SEEN:
            seen = t.at[SPIED + 2 * seat + which]
            hidden = 0
            which += 1
        elif entry == LAID and seen & INFLUENCE != 0:
            hidden += 1
        elif 0 <= entry < DREW and count(seen, entry) > 0:
            seen -= one(entry)
    return seen, min(hidden, size(seen & INFLUENCE))
