"""The table: where every card lies, whose turn it is, and what is being decided.

All cards are in one vector of integers, ``table.at``, indexed by place: ``table.at[HAND + seat]`` is a bag,
``table.at[FACE_DOWN + 5 * seat + group]`` a row (see cards.py). The decisions that are pending are a stack, so that an
answer to an action is data and not a nested call.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from rostra.caesar.box import action_cards, bonus_deck, first_hand, first_laid, influence_cards, patricians, vote_deck
from rostra.caesar.cards import (
    ACTIONS,
    CAESAR,
    CLEOPATRA,
    INFLUENCE,
    ORGY,
    PATRICIANS,
    SEATS,
    VOTE_DECK,
    count,
    flags,
    one,
    row_with,
)
from rostra.game import CHANCE, OVER, Event, Json

# Places for each seat (+ seat)
HAND: Final = 0  # bag
PILE: Final = 2  # bag: both piles, what is in them
ORDER: Final = 4  # row: the action pile from the top, if it was arranged
DISCARD: Final = 6  # bag
ASIDE: Final = 8  # bag: not yet laid in set-up or castling
WON: Final = 10  # patricians, four bits a group
BONUS: Final = 12  # group + 1, 0 without a card
OWNED: Final = 14  # bag: all cards of this seat that are in the game
# Places for each seat at each group (+ 5 * seat + group)
FACE_UP: Final = 16  # bag
FACE_DOWN: Final = 26  # row
# What the opponent knows of the seat's hidden cards (knowledge.py)
SOURCE: Final = 36  # + 5 * seat + group: where the face-down cards came from, eight bits a card
SET_SEEN: Final = 46  # + seat, bag: which cards of the set-up were shown
SPIED: Final = 48  # + 2 * seat, bags: the hand as a first and a second spy saw it
CASTLED: Final = 52  # + 8 * seat: what the first and the second castling took up (four places each)
CASTLINGS: Final = 68  # + seat: how many of them were carried out
PLACES: Final = 70
LOG_SIZE: Final = 160  # at most 27 draws, 45 cards out of the hand and 2 spies for each seat

# What is being decided: the entries of the stack
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

STANDARD: Final = 0  # orgies
FADING: Final = 1
FEWER: Final = 2

REASONS: Final = ("", "patricians", "influence", "blocked", "stalled")
ALL_WON: Final = 1
NO_INFLUENCE: Final = 2
BLOCKED: Final = 3
STALLED: Final = 4


class Table:
    def __init__(self, source: "Table | None" = None) -> None:
        if source is None:
            self.at: vec[i64] = vec[i64]([0] * PLACES)
            self.log: vec[u8] = vec[u8]([0] * LOG_SIZE)  # knowledge.py
            self.logged: i64 = 0  # entries in it
            self.rules: i64 = 1  # the version that the game began under
            self.italian: bool = False
            self.arranged: bool = True
            self.orgies: i64 = STANDARD
            self.mini: bool = False  # box.py
            self.loaded: bool = False  # began from a position: nothing is known of how it came about

            self.stack: i64 = ENDED  # five bits an entry, the pending decision lowest
            self.actor: i64 = OVER
            self.plies: i64 = 0  # decisions so far
            self.turns: i64 = 0  # turns begun
            self.reason: i64 = 0

            self.active: i64 = 0  # whose turn it is
            self.laid: i64 = 0  # 0: no influence card yet, 1: one of two face up, 2: done
            self.acted: bool = False  # has played his action card
            self.passive: bool = False
            self.played: i64 = 0  # the action being answered or carried out
            self.exchanged: i64 = 0
            self.full_hand: i64 = 5  # the refill goes up to this
            self.idle: i64 = 0  # passive turns in a row without an exchange, CC-E4

            self.left: i64 = PATRICIANS  # in the middle, four bits a group
            self.sizes: i64 = 0  # influence cards, four bits a seat and group (5 * seat + group)
            self.tied: i64 = 0  # a bit for each group whose tie was seen and not changed since, CC-V4
            self.votes: i64 = VOTE_DECK
            self.votes_discard: i64 = 0  # a row, first turned first
            self.votes_removed: i64 = 0  # a row
        else:
            self.at = source.at[:]
            self.log = source.log[:]
            self.logged = source.logged
            self.rules = source.rules
            self.italian = source.italian
            self.arranged = source.arranged
            self.orgies = source.orgies
            self.mini = source.mini
            self.loaded = source.loaded
            self.stack = source.stack
            self.actor = source.actor
            self.plies = source.plies
            self.turns = source.turns
            self.reason = source.reason
            self.active = source.active
            self.laid = source.laid
            self.acted = source.acted
            self.passive = source.passive
            self.played = source.played
            self.exchanged = source.exchanged
            self.full_hand = source.full_hand
            self.idle = source.idle
            self.left = source.left
            self.sizes = source.sizes
            self.tied = source.tied
            self.votes = source.votes
            self.votes_discard = source.votes_discard
            self.votes_removed = source.votes_removed


def set_up(t: Table) -> None:
    """All cards where they are before the first decision (CC-S1 to CC-S4)."""
    t.left = patricians(t.mini)
    t.votes = vote_deck(t.mini)
    if t.orgies == FEWER and count(t.votes, ORGY) != 0:
        t.votes -= one(ORGY)
        t.votes_removed = row_with(t.votes_removed, ORGY)
    hand = first_hand(t.mini)
    laid = first_laid(t.mini)
    piles = influence_cards(t.mini) + action_cards(t.mini) - hand - laid
    for seat in range(i64(2)):
        t.at[OWNED + seat] = hand + laid + piles
        t.at[HAND + seat] = hand
        t.at[ASIDE + seat] = laid
        t.at[PILE + seat] = piles
        if t.arranged:
            t.at[ASIDE + seat] += piles & ACTIONS
            t.at[PILE + seat] = piles & INFLUENCE
    if bonus_deck(t.mini) != 0:
        t.stack = DEAL_BONUS
        t.actor = CHANCE
    else:
        begin_choices(t)


def begin_choices(t: Table) -> None:
    """Cleopatra decides first: the order of her action pile, if there is one to arrange."""
    t.stack = SET_UP
    t.actor = CLEOPATRA
    if t.at[ASIDE + CLEOPATRA] & ACTIONS != 0:
        t.stack = ARRANGE


def phase(t: Table) -> i64:
    """What is being decided."""
    return t.stack & 31


def push(t: Table, entry: i64, actor: i64) -> None:
    t.stack = (t.stack << 5) | entry
    t.actor = actor


def pop(t: Table) -> None:
    t.stack >>= 5


def drawer(t: Table) -> i64:
    """Who draws: after a spy or a veto the opponent, else the player whose turn it is."""
    asked = phase(t)
    if asked == DEAL_INFLUENCE or asked == DEAL_ACTION:
        asked = (t.stack >> 5) & 31
    return 1 - t.active if asked == REPLACE else t.active


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
    return (t.sizes >> (4 * (5 * seat + group))) & 15


def add_size(t: Table, seat: i64, group: i64, cards: i64) -> None:
    t.sizes += cards << (4 * (5 * seat + group))


def changed(t: Table, group: i64) -> None:
    """The cards at this group are not what they were when a tie was last seen (CC-V4)."""
    t.tied &= ~(i64(1) << group)


def room_at(t: Table, seat: i64, group: i64) -> i64:
    """How many more cards the seat may lay at the group (CC-T4)."""
    if left_at(t, group) == 0:
        return 0
    own = cards_at(t, seat, group)
    both = own + cards_at(t, 1 - seat, group)
    return min(5 - own, 8 - both)


def open_groups(t: Table, seat: i64) -> i64:
    """The groups where the seat may lay a card (CC-T4), as a bag with one for each; all five reckoned at once.

    A digit of ``own + 3`` has its highest bit set from five cards on, a digit of ``both`` from eight on.
    """
    own = (t.sizes >> (20 * seat)) & 0xFFFFF
    both = own + ((t.sizes >> (20 * (1 - seat))) & 0xFFFFF)
    full = ((own + 0x33333) | both) >> 3
    return flags(t.left) & ~full


def has_room(t: Table, seat: i64, cards: i64) -> bool:
    """Is there room for one or two more cards of this seat, at one group or two?"""
    groups = open_groups(t, seat)
    if cards == 1 or groups == 0 or groups & (groups - 1) != 0:
        return groups != 0
    group: i64 = 0
    while groups >> (4 * group) != 1:
        group += 1
    return room_at(t, seat, group) >= cards


def has_influence(t: Table, seat: i64) -> bool:
    """An influence card in hand or pile."""
    at = t.at
    return ((at[HAND + seat] | at[PILE + seat]) & INFLUENCE) != 0


def both_have_influence(t: Table) -> bool:
    return has_influence(t, CLEOPATRA) and has_influence(t, CAESAR)


def discard(t: Table, seat: i64, bag: i64) -> None:
    t.at[DISCARD + seat] += bag


def seat_name(seat: i64) -> str:
    return SEATS[seat]


def tell(events: list[Event], name: str, open: Json) -> None:
    """An event that everybody sees."""
    events.append(Event(name, open, {}, ()))


def tell_owner(events: list[Event], name: str, seat: i64, open: Json, secret: Json) -> None:
    """An event of which one seat learns more than the others."""
    owner: int = seat
    events.append(Event(name, open, secret, (owner,)))


def whisper(events: list[Event], name: str, seat: i64, secret: Json) -> None:
    """An event that exists for one seat only."""
    owner: int = seat
    events.append(Event(name, {}, secret, (owner,), True))
