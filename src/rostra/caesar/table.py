"""The table: where every card lies, whose turn it is, and what is being decided.

All cards are in one vector of integers, ``table.at``. The constants below are its indices:
``table.at[HAND + seat]`` is a bag, ``table.at[FACE_DOWN + N_GROUPS * seat + group]`` a row (see cards.py). The pending
decisions are a stack, so that an answer to an action card is data, not a nested call.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from rostra.audience import tell
from rostra.caesar.cards import (
    ACTIONS,
    CAESAR,
    CLEOPATRA,
    INFLUENCE,
    N_GROUPS,
    PATRICIANS,
    SEATS,
    VOTE_DECK,
    flags,
)
from rostra.game import OVER, Event

# Places for each seat (+ seat)
HAND: Final = 0  # bag
PILE: Final = 2  # bag: both piles, what is in them
ORDER: Final = 4  # row: the action pile from the top, if it was arranged
DISCARD: Final = 6  # bag
ASIDE: Final = 8  # bag: not yet laid in set-up or castling
WON: Final = 10  # patricians, four bits a group
BONUS: Final = 12  # group + 1, 0 without a card
OWNED: Final = 14  # bag: all cards of this seat that are in the game
# Places for each seat at each group (+ N_GROUPS * seat + group)
FACE_UP: Final = 16  # bag
FACE_DOWN: Final = 26  # row
# What the opponent has seen of the seat's hidden cards (knowledge.py)
SOURCE: Final = 36  # + N_GROUPS * seat + group: where the face-down cards came from, eight bits a card
SET_SEEN: Final = 46  # + seat, bag: which cards of the set-up were shown
SPIED: Final = 48  # + 2 * seat, bags: the hand as a first and a second spy saw it
CASTLED: Final = 52  # what castlings took up (castling_at)
CASTLINGS: Final = 68  # + seat: how many of them were carried out
# The action pile
IN_ORDER: Final = 70  # + seat: 1 if its owner puts, or has put, it in order (CC-S3)
PLACES: Final = 72

SEAT_BITS: Final = 20  # of ``sizes``: four for each group of a seat
ALL_SIZES: Final = 0xFFFFF
MOST_OWN: Final = 5  # cards of a player at a group, CC-T4
MOST_BOTH: Final = 8  # of both players
NEWEST_RULES: Final = 2  # title.py says what each version changed
LOG_SIZE: Final = 160  # at most 27 draws, 45 cards out of the hand and 2 spies for each seat

# What is being decided: the entries of the stack
PHASE_BITS: Final = 5
PHASE_MASK: Final = 31
ENDED: Final = 0
DEAL_BONUS: Final = 1
ARRANGE: Final = 2
SET_UP: Final = 3
IN_TURN: Final = 4
ANSWER: Final = 5
CHOOSE: Final = 6  # the spy's choice
LAY_AGAIN: Final = 7  # castling
PUT_AWAY: Final = 8  # a passive player's exchange
REFILL: Final = 9
REPLACE: Final = 10  # one card, or none, after a spy or a veto
DEAL_INFLUENCE: Final = 11
DEAL_ACTION: Final = 12
TURN_VOTE: Final = 13
DECIDE_PILE: Final = 14  # own choice: arrange the action pile or shuffle it

ACTION_DECKS: Final = ("shuffled", "arranged", "own-choice")
SHUFFLED: Final = 0
ARRANGED: Final = 1
OWN_CHOICE: Final = 2

STANDARD: Final = 0  # orgies
FADING: Final = 1
FEWER: Final = 2

REASONS: Final = ("", "patricians", "influence", "blocked", "stalled")
ALL_WON: Final = 1
NO_INFLUENCE: Final = 2
BLOCKED: Final = 3
STALLED: Final = 4


class Table:
    # Every field says at once what it is on a new table and on a copy. Both must be of the same type: from an int and
    # an i64 mypyc would make a Python integer.
    def __init__(self, source: "Table | None" = None) -> None:
        self.at: vec[i64] = vec[i64]([0] * PLACES) if source is None else source.at[:]
        self.log: vec[u8] = vec[u8]([0] * LOG_SIZE) if source is None else source.log[:]  # knowledge.py
        self.logged: i64 = i64(0) if source is None else source.logged  # entries in it
        # the version of the rules under which the game began
        self.rules: i64 = i64(NEWEST_RULES) if source is None else source.rules
        self.italian: bool = False if source is None else source.italian
        self.action_decks: i64 = i64(ARRANGED) if source is None else source.action_decks
        self.orgies: i64 = i64(STANDARD) if source is None else source.orgies
        self.mini: bool = False if source is None else source.mini  # box.py
        # began from a position: nobody knows how the cards came there
        self.loaded: bool = False if source is None else source.loaded

        # PHASE_BITS an entry; the lowest is what is decided now
        self.stack: i64 = i64(ENDED) if source is None else source.stack
        self.actor: i64 = i64(OVER) if source is None else source.actor
        self.plies: i64 = i64(0) if source is None else source.plies  # decisions so far
        self.turns: i64 = i64(0) if source is None else source.turns  # turns begun
        self.reason: i64 = i64(0) if source is None else source.reason

        self.active: i64 = i64(0) if source is None else source.active  # whose turn it is
        # influence cards laid this turn: 0 none yet, 1 the first of two face up, 2 all
        self.laid: i64 = i64(0) if source is None else source.laid
        self.acted: bool = False if source is None else source.acted  # has played an action card
        self.passive: bool = False if source is None else source.passive
        self.played: i64 = i64(0) if source is None else source.played  # the action being answered or carried out
        self.exchanged: i64 = i64(0) if source is None else source.exchanged
        # this passive turn must bring an influence card into the hand (CC-T8)
        self.lacking: bool = False if source is None else source.lacking
        self.full_hand: i64 = i64(5) if source is None else source.full_hand  # the refill ends with so many cards
        self.idle: i64 = i64(0) if source is None else source.idle  # passive turns in a row without an exchange, CC-E4

        self.left: i64 = i64(PATRICIANS) if source is None else source.left  # in the middle, four bits a group
        # influence cards, four bits a seat and group (N_GROUPS * seat + group)
        self.sizes: i64 = i64(0) if source is None else source.sizes
        # a bit for each group whose tie was seen and not changed since, CC-V4
        self.tied: i64 = i64(0) if source is None else source.tied
        self.votes: i64 = i64(VOTE_DECK) if source is None else source.votes
        self.votes_discard: i64 = i64(0) if source is None else source.votes_discard  # a row, first turned first
        self.votes_removed: i64 = i64(0) if source is None else source.votes_removed  # a row


def phase(t: Table) -> i64:
    """What is being decided."""
    return t.stack & PHASE_MASK


def push(t: Table, entry: i64, actor: i64) -> None:
    t.stack = (t.stack << PHASE_BITS) | entry
    t.actor = actor


def pop(t: Table) -> None:
    t.stack >>= PHASE_BITS


def drawer(t: Table) -> i64:
    """Who draws: after a spy or a veto the opponent, else the player whose turn it is."""
    drawing = phase(t)
    if drawing == DEAL_INFLUENCE or drawing == DEAL_ACTION:
        drawing = (t.stack >> PHASE_BITS) & PHASE_MASK
    return 1 - t.active if drawing == REPLACE else t.active


def end_game(t: Table, reason: i64, events: list[Event] | None) -> None:
    t.stack = ENDED
    t.actor = OVER
    t.reason = reason
    t.played = 0
    if events is not None:
        tell(events, "ended", {"reason": REASONS[reason]})


def left_at(t: Table, group: i64) -> i64:
    """Patricians left in the middle."""
    return (t.left >> (4 * group)) & 15


def cards_at(t: Table, seat: i64, group: i64) -> i64:
    """How many influence cards a seat has at a group."""
    return (t.sizes >> (4 * (N_GROUPS * seat + group))) & 15


def add_size(t: Table, seat: i64, group: i64, cards: i64) -> None:
    t.sizes += cards << (4 * (N_GROUPS * seat + group))


def forget_tie(t: Table, group: i64) -> None:
    """The cards at this group have changed: a tie that was seen there no longer counts (CC-V4)."""
    t.tied &= ~(i64(1) << group)


def room_at(t: Table, seat: i64, group: i64) -> i64:
    """How many more cards the seat may lay at the group (CC-T4)."""
    if left_at(t, group) == 0:
        return 0
    own = cards_at(t, seat, group)
    both = own + cards_at(t, 1 - seat, group)
    return min(MOST_OWN - own, MOST_BOTH - both)


def open_groups(t: Table, seat: i64) -> i64:
    """The groups where the seat may lay a card (CC-T4), as a bag with a one for each."""
    # All five groups at once. Of the four bits of a group, the highest is set in ``own + 3`` from five cards on, and in
    # ``both`` from eight on.
    own = (t.sizes >> (SEAT_BITS * seat)) & ALL_SIZES
    both = own + ((t.sizes >> (SEAT_BITS * (1 - seat))) & ALL_SIZES)
    full = ((own + 0x33333) | both) >> 3
    return flags(t.left) & ~full


def has_room(t: Table, seat: i64, cards: i64) -> bool:
    """Whether this seat can lay one or two more cards, at one group or at two."""
    groups = open_groups(t, seat)
    if cards == 1 or groups == 0 or groups & (groups - 1) != 0:
        return groups != 0
    group: i64 = 0
    while groups >> (4 * group) != 1:
        group += 1
    return room_at(t, seat, group) >= cards


def has_influence(t: Table, seat: i64) -> bool:
    """Whether the seat has an influence card in its hand or pile."""
    at = t.at
    return ((at[HAND + seat] | at[PILE + seat]) & INFLUENCE) != 0


def has_decided(t: Table, seat: i64) -> bool:
    """Whether the seat arranges its action pile, or has it shuffled: with own choice it decides that in set-up."""
    return t.at[IN_ORDER + seat] != 0 or t.at[ASIDE + seat] & ACTIONS == 0


def both_have_influence(t: Table) -> bool:
    return has_influence(t, CLEOPATRA) and has_influence(t, CAESAR)


def discard(t: Table, seat: i64, bag: i64) -> None:
    t.at[DISCARD + seat] += bag


def seat_name(seat: i64) -> str:
    return SEATS[seat]
