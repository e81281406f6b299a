"""The cards, and how a number of them is written down.

Cards without an order are a **bag**: one integer, in which four bits count the cards of each kind. The sum of two bags
is the bag of both. Cards in an order are a **row**: one integer with four bits for each card (its kind + 1), the first
card lowest. Both are plain values, so a copy of a state copies numbers.
"""

from typing import Final

from mypy_extensions import i64

SEATS: Final = ("cleopatra", "caesar")
CLEOPATRA: Final = 0
CAESAR: Final = 1

GROUPS: Final = ("senators", "praetors", "quaestors", "censors", "aediles")  # CC-M1, board order
N_GROUPS: Final = 5
PATRICIANS: Final = 0x33555  # how many there are, four bits a group
VOTES: Final = (*GROUPS, "orgy", "shuffle")
VOTE_DECK: Final = 0x1211111  # CC-M2
ORGY: Final = 5
SHUFFLE: Final = 6
BONUS_GROUPS: Final = 3  # CC-M3: senators, praetors, quaestors
BONUS_CARDS: Final = 0x222  # two each

KINDS: Final = ("1", "2", "3", "4", "5", "P", "assassination", "spy", "castling", "scout", "wrath", "veto")
N_KINDS: Final = 12
N_INFLUENCE: Final = 6  # kinds of influence cards; they come first
PHILOSOPHER: Final = 5
ASSASSINATION: Final = 6
SPY: Final = 7
CASTLING: Final = 8
SCOUT: Final = 9
WRATH: Final = 10
VETO: Final = 11

INFLUENCE: Final = 0xFFFFFF  # the bits of the kinds 1-5 and P
ACTIONS: Final = 0xFFFFFF000000  # the bits of the action cards
ACTION_SHIFT: Final = 24  # where they begin
ALL_INFLUENCE: Final = 0x277777  # CC-M4
ALL_ACTIONS: Final = 0x212224000000
ONE_TO_FIVE: Final = 0x11111
PHILOSOPHERS: Final = 0xF00000
ONE_VETO: Final = 0x100000000000


def one(kind: i64) -> i64:
    """A bag with one card."""
    # Not 1 << (kind * 4): mypyc writes that 1 as a C int, which has no room for the shift.
    return i64(ONE_VETO) >> (44 - kind * 4)


def count(bag: i64, kind: i64) -> i64:
    """How many cards of this kind are in the bag."""
    return (bag >> (kind * 4)) & 15


def size(bag: i64) -> i64:
    """How many cards are in the bag."""
    # The counts are added up in pairs; then the multiplication adds up the pairs in the sixth byte.
    pairs = (bag & 0x0F0F0F0F0F0F) + ((bag >> 4) & 0x0F0F0F0F0F0F)
    return ((pairs * 0x010101010101) >> 40) & 255


def flags(bag: i64) -> i64:
    """A bag with one card of each kind that is in this one."""
    return (bag | (bag >> 1) | (bag >> 2) | (bag >> 3)) & 0x111111111111


def ones(some_flags: i64) -> i64:
    """How many kinds ``flags`` found."""  # the multiplication adds them up in the highest four bits
    return ((some_flags * 0x111111111111) >> 44) & 15


def nth(bag: i64, n: i64) -> i64:
    """The kind of the n-th card of a bag, from 0."""
    kind: i64 = 0
    while n >= bag & 15:
        n -= bag & 15
        bag >>= 4
        kind += 1
    return kind


def row_size(row: i64) -> i64:
    """How many cards are in the row."""
    n: i64 = 0
    while row != 0:
        row >>= 4
        n += 1
    return n


def row_with(row: i64, kind: i64) -> i64:
    """The row with one more card at its end."""
    return row | ((kind + 1) << (4 * row_size(row)))


def row_bag(row: i64) -> i64:
    """The cards of a row as a bag."""
    bag: i64 = 0
    while row != 0:
        bag += one((row & 15) - 1)
        row >>= 4
    return bag


def descending(bag: i64) -> i64:
    """The influence cards of a bag as a row: highest first, philosophers last."""
    row: i64 = 0
    shift: i64 = 0
    for step in range(i64(6)):
        kind = 4 - step if step < 5 else i64(PHILOSOPHER)
        for _ in range(count(bag, kind)):
            row |= (kind + 1) << shift
            shift += 4
    return row


def total(bag: i64) -> i64:
    """The influence of the cards in a bag; a philosopher has none (CC-M4)."""
    return count(bag, 0) + 2 * count(bag, 1) + 3 * count(bag, 2) + 4 * count(bag, 3) + 5 * count(bag, 4)


def highest(bag: i64) -> i64:
    """The highest numbered card in the bag, -1 if there is none."""
    kind: i64 = 4
    while kind >= 0 and count(bag, kind) == 0:
        kind -= 1
    return kind


def lowest(bag: i64) -> i64:
    """The lowest numbered card in the bag, -1 if there is none."""
    kind: i64 = 0
    while kind < 5 and count(bag, kind) == 0:
        kind += 1
    if kind == 5:
        return -1
    return kind


def names_of(bag: i64, names: tuple[str, ...] = KINDS) -> list[str]:
    """The cards of a bag by name, in the order of the names."""
    named: list[str] = []
    for kind in range(i64(len(names))):
        for _ in range(count(bag, kind)):
            named.append(names[kind])
    return named


def row_names(row: i64, names: tuple[str, ...] = KINDS) -> list[str]:
    """The cards of a row by name, first to last."""
    named: list[str] = []
    while row != 0:
        named.append(names[(row & 15) - 1])
        row >>= 4
    return named
