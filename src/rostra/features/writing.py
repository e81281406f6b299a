"""Writing numbers down, where all is 0 before."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

MOST: Final = 255


def clear(out: vec[u8], at: i64, size: i64) -> None:
    """Where so many numbers are going to be written."""
    if at < 0 or at + size > i64(len(out)):
        raise ValueError(f"place {at}: {size} numbers are written, there is room for {len(out)} from 0 on")
    for i in range(at, at + size):
        out[i] = u8(0)


def put(out: vec[u8], at: i64, number: i64) -> None:
    out[at] = u8(number)


def put_most(out: vec[u8], at: i64, number: i64) -> None:
    """A number that might be too large for a byte."""
    if number > MOST:
        out[at] = u8(MOST)
    else:
        out[at] = u8(number)


def flag(out: vec[u8], at: i64, yes: bool) -> None:
    if yes:
        out[at] = u8(1)


def bag(out: vec[u8], at: i64, cards: i64) -> None:
    """How many of each kind, out of a bag (caesar/cards.py)."""
    while cards != 0:
        if cards & 15 != 0:
            out[at] = u8(cards & 15)
        cards >>= 4
        at += 1


def row(out: vec[u8], at: i64, cards: i64, less: i64) -> None:
    """One card after the other, each as its kind + 1, or less."""
    while cards != 0:
        out[at] = u8((cards & 15) - less)
        cards >>= 4
        at += 1


def order_from(players: i64, seat: i64) -> i64:
    """For each seat, four bits, its place clockwise from the viewer: looked up rather than reckoned each time."""
    order: i64 = 0
    for owner in range(players):
        place = owner - seat
        if place < 0:
            place += players
        order |= place << (4 * owner)
    return order


def place_of(order: i64, owner: i64) -> i64:
    """A seat counted clockwise from the viewer."""
    return (order >> (4 * owner)) & 15


def seats(out: vec[u8], at: i64, which: i64, order: i64, step: i64) -> None:
    """A flag for each of these seats."""
    which &= 15
    while which != 0:
        if which & 1 != 0:
            out[at + step * (order & 15)] = u8(1)
        which >>= 1
        order >>= 4
