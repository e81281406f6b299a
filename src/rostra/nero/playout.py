"""Random play to the end: the same decisions as through the API, but without listing all of them."""

from librt.vecs import vec
from mypy_extensions import i64

from rostra.dice import Dice
from rostra.game import CHANCE, OVER
from rostra.nero.actions import CARD, DEAL, EVENT, MOVE, N_USES, STEAL
from rostra.nero.cards import MOST_KINDS
from rostra.nero.choices import acts, choices, event_cards, move_cards, takes
from rostra.nero.data.deck_file import CARDS
from rostra.nero.playable import does_something
from rostra.nero.rounds import cards_each, receiver
from rostra.nero.table import DEAL_CARD, DECK, DRAW_LOT, HAND, HAND_KINDS, HAND_SIZE, IN_TURN, Table, bit
from rostra.nero.turn import decide


def play_out(t: Table, ids: vec[i64], dice: Dice, taken: list[int] | None) -> None:
    """Decide at random until the game is over. ``ids`` has room for legal ids; decisions are appended to ``taken``."""
    while t.actor != OVER:
        if t.phase == DEAL_CARD:
            _deal(t, dice, taken)
        action = random_choice(t, ids, dice)
        t.plies += 1
        if taken is not None:
            taken.append(action)
        decide(t, action, None)


def _deal(t: Table, dice: Dice, taken: list[int] | None) -> None:
    """All the cards of a round at once, but for the last one: two decisions in seven are of this kind."""
    at = t.at
    box = t.box
    seat = receiver(t)
    left: i64 = CARDS - t.removed
    last = left - cards_each(t) * box.players + 1
    for other in range(box.players):
        left -= at[HAND_SIZE + other]
    while left > last:
        card = dice.below(left)
        kind: i64 = 0
        while card >= at[DECK + kind]:
            card -= at[DECK + kind]
            kind += 1
        if taken is not None:
            taken.append(CARD + N_USES * kind + DEAL)
        at[DECK + kind] -= 1
        at[HAND + MOST_KINDS * seat + kind] += 1
        at[HAND_SIZE + seat] += 1
        at[HAND_KINDS + seat] |= bit(kind)
        t.plies += 1
        left -= 1
        seat += 1
        if seat == box.players:
            seat = 0


def random_choice(t: Table, ids: vec[i64], dice: Dice) -> i64:
    """A random legal id: for chance by its weights, else each as likely as the others."""
    if t.actor == CHANCE and t.phase != DRAW_LOT:
        return _draw(t, dice)
    if t.phase == IN_TURN:
        return _random_in_turn(t, ids, dice)
    n = choices(t, ids)
    if n == 1:
        return ids[0]
    return ids[dice.below(n)]


def _random_in_turn(t: Table, ids: vec[i64], dice: Dice) -> i64:
    """As if drawn from the list of legal ids. But only the event that is drawn is checked: would it do something?"""
    n = takes(t, ids, acts(t, ids))
    moves = move_cards(t)
    events = event_cards(t)
    first_event = n + _bits(moves)
    total = first_event + _bits(events)
    while True:
        chosen = dice.below(total)
        if chosen < n:
            return ids[chosen]
        if chosen < first_event:
            return CARD + N_USES * _nth(moves, chosen - n) + MOVE
        kind = _nth(events, chosen - first_event)
        if does_something(t, t.box.event_of[kind]):
            return CARD + N_USES * kind + EVENT


def _bits(mask: i64) -> i64:
    """How many bits of a mask are set."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def _nth(mask: i64, n: i64) -> i64:
    """The n-th of the bits that are set, from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    at: i64 = 0
    while (mask >> at) & 1 == 0:
        at += 1
    return at


def _draw(t: Table, dice: Dice) -> i64:
    """A card out of the deck, or out of the hand a traitor draws from."""
    at = t.at
    pile: i64 = DECK
    left: i64 = CARDS - t.removed
    use: i64 = DEAL
    if t.phase == DEAL_CARD:
        for seat in range(t.box.players):
            left -= at[HAND_SIZE + seat]
    else:
        pile = HAND + MOST_KINDS * t.target
        left = at[HAND_SIZE + t.target]
        use = STEAL
    card = dice.below(left)
    kind: i64 = 0
    while card >= at[pile + kind]:
        card -= at[pile + kind]
        kind += 1
    return CARD + N_USES * kind + use
