"""Writing numbers into bytes that are all 0 before."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

MAX_BYTE: Final = 255


def clear(out: vec[u8], at: i64, size: i64) -> None:
    """Set ``size`` numbers from place ``at`` on to 0."""
    if at < 0 or at + size > i64(len(out)):
        raise ValueError(f"place {at}: {size} numbers are written, there is room for {len(out)} from 0 on")
    for i in range(at, at + size):
        out[i] = u8(0)


def put(out: vec[u8], at: i64, number: i64) -> None:
    out[at] = u8(number)


def put_capped(out: vec[u8], at: i64, number: i64) -> None:
    """A number that may be too large for a byte: it counts as 255 then."""
    if number > MAX_BYTE:
        out[at] = u8(MAX_BYTE)
    else:
        out[at] = u8(number)


def flag(out: vec[u8], at: i64, yes: bool) -> None:
    if yes:
        out[at] = u8(1)


def bag(out: vec[u8], at: i64, cards: i64) -> None:
    """The cards of a bag (caesar/cards.py): how many there are of each kind."""
    while cards != 0:
        if cards & 15 != 0:
            out[at] = u8(cards & 15)
        cards >>= 4
        at += 1


def row(out: vec[u8], at: i64, cards: i64, less: i64) -> None:
    """The cards of a row (caesar/cards.py), each as its kind + 1 - ``less``."""
    while cards != 0:
        out[at] = u8((cards & 15) - less)
        cards >>= 4
        at += 1


def order_from(players: i64, seat: i64) -> i64:
    """The place of each seat clockwise from the viewer, four bits a seat: computed only once, then looked up."""
    order: i64 = 0
    for owner in range(players):
        place = owner - seat
        if place < 0:
            place += players
        order |= place << (4 * owner)
    return order


def place_of(order: i64, owner: i64) -> i64:
    """The place of a seat clockwise from the viewer."""
    return (order >> (4 * owner)) & 15


def seats(out: vec[u8], at: i64, which: i64, order: i64, step: i64) -> None:
    """A flag for each of these seats (a bit each), ``step`` places apart."""
    which &= 15
    while which != 0:
        if which & 1 != 0:
            out[at + step * (order & 15)] = u8(1)
        which >>= 1
        order >>= 4
