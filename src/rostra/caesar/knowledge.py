"""What each player has seen of the other's hidden cards: a log that holds only what was seen.

When a player lays a card face down, the opponent knows only that it is one that may have been in the hand. So the log
keeps, for each seat, what went into and out of its hand as the opponent saw it. worlds.py replays this log to make up
hands. The table also remembers the **source** of every face-down card:

* it was laid in set-up (one of 1-5, no two equal),
* entry n of the log laid it from the hand,
* it came out of a castling: one of the cards taken up there, and only its owner knows which,
* it was in the position that the game began with.

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

# Entries of the log: below 12, the kind of a card that left the hand openly; or one of these
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
    """Write an entry into the log."""
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
    """A spy sees the hand of this seat. At most two can succeed: there are no more such cards."""
    first = SPIED + 2 * seat
    t.at[first if t.at[first] == 0 else first + 1] = t.at[HAND + seat]
    note(t, seat, SEEN)


def turn_up(t: Table, seat: i64, group: i64) -> i64:
    """Turn a seat's cards at a group face up; the row of those that were face down, first laid first."""
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
    """Of the hand that a spy last saw: the cards that have not openly left it, and how many left it face down.

    Another card of a kind that the spy saw may have come in since. It does not matter which of the two left.
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
