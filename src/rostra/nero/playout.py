"""Random play to the end: the same decisions as through the API, without lists of them."""

from librt.vecs import vec
from mypy_extensions import i64

from rostra.dice import Dice
from rostra.game import CHANCE, OVER
from rostra.nero.actions import CARD, DEAL, EVENT, MOVE, N_USES, STEAL
from rostra.nero.cards import MOST_KINDS
from rostra.nero.choices import acts, choices, event_cards, move_cards
from rostra.nero.playable import does_something
from rostra.nero.rounds import receiver
from rostra.nero.table import DEAL_CARD, DECK, DRAW_LOT, HAND, HAND_SIZE, HOLDS, IN_TURN, Table, bit
from rostra.nero.turn import decide


def play_out(b: Table, ids: vec[i64], dice: Dice, taken: list[int] | None) -> None:
    """Decide at random until the game is over; ``ids`` is paper to write on, ``taken`` gets what was decided."""
    while b.actor != OVER:
        if b.phase == DEAL_CARD:
            _deal(b, dice, taken)
        action = random_choice(b, ids, dice)
        b.plies += 1
        if taken is not None:
            taken.append(action)
        decide(b, action, None)


def _deal(b: Table, dice: Dice, taken: list[int] | None) -> None:
    """All the cards of a round in one go, but for the last one: two decisions in seven are of this kind."""
    at = b.at
    box = b.box
    seat = receiver(b)
    left: i64 = 55
    for other in range(box.players):
        left -= at[HAND_SIZE + other]
    last = 55 - box.hand * box.players + 1
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
        at[HOLDS + seat] |= bit(kind)
        b.plies += 1
        left -= 1
        seat += 1
        if seat == box.players:
            seat = 0


def random_choice(b: Table, ids: vec[i64], dice: Dice) -> i64:
    """A legal id at random: chance by its weights, everything else evenly."""
    if b.actor == CHANCE and b.phase != DRAW_LOT:
        return _draw(b, dice)
    if b.phase == IN_TURN:
        return _random_in_turn(b, ids, dice)
    n = choices(b, ids)
    if n == 1:
        return ids[0]
    return ids[dice.below(n)]


def _random_in_turn(b: Table, ids: vec[i64], dice: Dice) -> i64:
    """As from the list of all choices, but whether an event does anything is asked of the one that was drawn only."""
    n = acts(b, ids)
    moves = move_cards(b)
    events = event_cards(b)
    first_event = n + _bits(moves)
    total = first_event + _bits(events)
    while True:
        chosen = dice.below(total)
        if chosen < n:
            return ids[chosen]
        if chosen < first_event:
            return CARD + N_USES * _nth(moves, chosen - n) + MOVE
        kind = _nth(events, chosen - first_event)
        if does_something(b, kind):
            return CARD + N_USES * kind + EVENT


def _bits(mask: i64) -> i64:
    """How many there are in a mask."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def _nth(mask: i64, n: i64) -> i64:
    """The n-th bit of a mask, from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    at: i64 = 0
    while (mask >> at) & 1 == 0:
        at += 1
    return at


def _draw(b: Table, dice: Dice) -> i64:
    """A card out of the deck, or out of the hand a traitor draws from."""
    at = b.at
    pile: i64 = DECK
    left: i64 = 55
    use: i64 = DEAL
    if b.phase == DEAL_CARD:
        for seat in range(b.box.players):
            left -= at[HAND_SIZE + seat]
    else:
        pile = HAND + MOST_KINDS * b.target
        left = at[HAND_SIZE + b.target]
        use = STEAL
    card = dice.below(left)
    kind: i64 = 0
    while card >= at[pile + kind]:
        card -= at[pile + kind]
        kind += 1
    return CARD + N_USES * kind + use
