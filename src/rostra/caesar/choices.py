"""Which decisions are legal now: their ids in ascending order. And among which cards chance decides."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rostra.caesar.actions import (
    ALLOW,
    ARRANGE_PILE,
    ASSASSINATE,
    ASSIGN,
    BONUS,
    CASTLE,
    DEAL,
    DONE,
    DOWN,
    DRAW_ACTION,
    DRAW_INFLUENCE,
    DRAW_NONE,
    END,
    EXCHANGE,
    PASS,
    SCOUT_AT,
    SET,
    SHUFFLE_PILE,
    SPY_OUT,
    STACK,
    TAKE,
    TURN,
    UP,
    VETO_IT,
    WRATH_AT,
    castled,
)
from rostra.caesar.box import bonus_deck
from rostra.caesar.cards import (
    ACTION_SHIFT,
    ACTIONS,
    ASSASSINATION,
    CASTLING,
    INFLUENCE,
    N_GROUPS,
    N_INFLUENCE,
    PHILOSOPHER,
    SCOUT,
    SPY,
    WRATH,
    count,
    flags,
    highest,
    one,
    ones,
    size,
)
from rostra.caesar.table import (
    ALL_SIZES,
    ANSWER,
    ARRANGE,
    ASIDE,
    CHOOSE,
    DEAL_ACTION,
    DEAL_BONUS,
    DEAL_INFLUENCE,
    DECIDE_PILE,
    FACE_DOWN,
    FACE_UP,
    HAND,
    IN_TURN,
    LAY_AGAIN,
    PILE,
    PUT_AWAY,
    REFILL,
    REPLACE,
    SEAT_BITS,
    SET_UP,
    TURN_VOTE,
    Table,
    cards_at,
    drawer,
    has_room,
    open_groups,
    phase,
    room_at,
)
from rostra.caesar.table import BONUS as BONUS_CARD
from rostra.game import CHANCE

MAX_CHOICES: Final = 128  # room for them: no decision has so many


def choices(t: Table, out: vec[i64]) -> i64:
    """Write the legal ids into ``out``, and return how many there are."""
    now = phase(t)
    if now == IN_TURN:
        return _in_turn(t, out)
    if now == REFILL or now == REPLACE:
        return _draws(t, now, out)
    if t.actor == CHANCE:
        return _kinds(chance_bag(t), chance_base(t), out)
    if now == PUT_AWAY:
        return _put_away(t, out)
    if now == ANSWER:
        out[0] = VETO_IT
        out[1] = ALLOW
        return 2
    if now == CHOOSE:
        return _kinds(t.at[HAND + 1 - t.active], TAKE, out)
    if now == LAY_AGAIN:
        return _lay_again(t, out)
    if now == ARRANGE:
        return _kinds((t.at[ASIDE + t.actor] & ACTIONS) >> ACTION_SHIFT, STACK, out)
    if now == SET_UP:
        return _set_up(t, out)
    if now == DECIDE_PILE:
        out[0] = ARRANGE_PILE
        out[1] = SHUFFLE_PILE
        return 2
    return 0


def _kinds(bag: i64, base: i64, out: vec[i64]) -> i64:
    return _more_kinds(bag, base, out, 0)


def _more_kinds(bag: i64, base: i64, out: vec[i64], n: i64) -> i64:
    """Write ``base + kind`` for every kind in the bag, from place ``n`` on; return the place after the last."""
    while bag != 0:
        if bag & 15 != 0:
            out[n] = base
            n += 1
        bag >>= 4
        base += 1
    return n


def _put_away(t: Table, out: vec[i64]) -> i64:
    n: i64 = 0
    if not must_exchange(t):
        out[0] = DONE
        n = 1
    return _more_kinds(t.at[HAND + t.active], EXCHANGE, out, n)


def must_exchange(t: Table) -> bool:
    """Whether a passive player must put away one card at least, and has not yet (CC-T8)."""
    return t.lacking and t.exchanged == 0


def _draws(t: Table, now: i64, out: vec[i64]) -> i64:
    pile = t.at[PILE + drawer(t)]
    n: i64 = 0
    if pile & INFLUENCE != 0:
        out[n] = DRAW_INFLUENCE
        n += 1
    if pile & ACTIONS != 0 and not (now == REFILL and must_draw_influence(t)):
        out[n] = DRAW_ACTION
        n += 1
    if now == REPLACE and not must_replace(t):
        out[n] = DRAW_NONE
        n += 1
    return n


def must_draw_influence(t: Table) -> bool:
    """Whether the last card of a refill must be the influence card that the player still lacks (CC-T8)."""
    hand = t.at[HAND + t.active]
    return t.lacking and hand & INFLUENCE == 0 and size(hand) + 1 == t.full_hand


def must_replace(t: Table) -> bool:
    """Whether a player who draws out of turn cannot do without a card: Italian, after a veto (CC-A6)."""
    return t.rules > 1 and t.italian and t.played == 0 and t.at[PILE + drawer(t)] != 0


def _set_up(t: Table, out: vec[i64]) -> i64:
    aside = t.at[ASIDE + t.actor]
    group = N_GROUPS - size(aside)  # board order
    n: i64 = 0
    for kind in range(i64(PHILOSOPHER)):
        if count(aside, kind) != 0:
            out[n] = SET + N_GROUPS * kind + group
            n += 1
    return n


def _lay_again(t: Table, out: vec[i64]) -> i64:
    """The two groups never run out of room: all these cards lay there before."""
    first, second = castled(t.played)
    next_card = ASSIGN + N_GROUPS * next_aside(t)
    n: i64 = 0
    if room_at(t, t.active, first) > 0:
        out[n] = next_card + first
        n += 1
    if room_at(t, t.active, second) > 0:
        out[n] = next_card + second
        n += 1
    return n


def next_aside(t: Table) -> i64:
    """The card that castling lays next: highest first, philosophers last (CC-A3)."""
    numbered = highest(t.at[ASIDE + t.active])
    if numbered < 0:
        return PHILOSOPHER
    return numbered


def _in_turn(t: Table, out: vec[i64]) -> i64:
    seat = t.active
    hand = t.at[HAND + seat]
    influence = hand & INFLUENCE
    fresh = t.laid == 0 and not t.acted
    n: i64 = 0
    if fresh:
        out[0] = PASS
        n = 1
        if influence == 0:  # CC-T5
            return n
    elif t.laid == 2:
        out[0] = END
        n = 1
    if t.laid < 2:
        n = _placements(t, influence, out, n)
    if not t.acted and hand & ACTIONS != 0:
        n = list_plays(t, hand, out, n)
    return n


def _placements(t: Table, influence: i64, out: vec[i64], n: i64) -> i64:
    """One face down or two face up (CC-T2), where there is room (CC-T4, CC-T6)."""
    groups = open_groups(t, t.active)
    if t.laid == 0:
        n = _at_groups(influence, groups, DOWN, out, n)
    if may_lay_open(t, influence):
        n = _at_groups(influence, groups, UP, out, n)
    return n


def may_lay_open(t: Table, influence: i64) -> bool:
    """Whether a card may be laid face up: as the second of two, or as a first that a second can follow (CC-T2)."""
    return t.laid == 1 or (size(influence) >= 2 and has_room(t, t.active, 2))


def _at_groups(influence: i64, groups: i64, base: i64, out: vec[i64], n: i64) -> i64:
    while influence != 0:
        if influence & 15 != 0:
            n = _more_kinds(groups, base, out, n)
        influence >>= 4
        base += N_GROUPS
    return n


def list_plays(t: Table, hand: i64, out: vec[i64], n: i64) -> i64:
    """Write every way to play an action card: each must have something to act on (CC-A7)."""
    enemy = 1 - t.active
    at = t.at
    if count(hand, ASSASSINATION) != 0:
        for group in range(i64(N_GROUPS)):
            n = _more_kinds(at[FACE_UP + N_GROUPS * enemy + group], ASSASSINATE + N_INFLUENCE * group, out, n)
    if count(hand, SPY) != 0 and at[HAND + enemy] != 0:
        out[n] = SPY_OUT
        n += 1
    if count(hand, CASTLING) != 0:
        n = _castlings(t, out, n)
    if count(hand, SCOUT) != 0:
        for group in range(i64(N_GROUPS)):
            if at[FACE_DOWN + N_GROUPS * enemy + group] != 0:
                out[n] = SCOUT_AT + group
                n += 1
    if count(hand, WRATH) != 0:
        for group in range(i64(N_GROUPS)):
            if cards_at(t, 0, group) + cards_at(t, 1, group) > 0:
                out[n] = WRATH_AT + group
                n += 1
    return n


def count_plays(t: Table, hand: i64) -> i64:
    """How many ids ``list_plays`` would write."""
    enemy = 1 - t.active
    at = t.at
    n: i64 = 0
    if count(hand, ASSASSINATION) != 0:
        for group in range(i64(N_GROUPS)):
            n += ones(flags(at[FACE_UP + N_GROUPS * enemy + group]))
    if count(hand, SPY) != 0 and at[HAND + enemy] != 0:
        n += 1
    if count(hand, CASTLING) != 0:
        left = flags(t.left)
        groups = ones(left)
        empty = ones(left & ~own_groups(t))
        n += (groups * (groups - 1) - empty * (empty - 1)) >> 1  # all pairs, but for those without a card
    if count(hand, SCOUT) != 0:
        for group in range(i64(N_GROUPS)):
            if at[FACE_DOWN + N_GROUPS * enemy + group] != 0:
                n += 1
    if count(hand, WRATH) != 0:
        n += ones(flags((t.sizes | (t.sizes >> SEAT_BITS)) & ALL_SIZES))
    return n


def own_groups(t: Table) -> i64:
    """One for each group where the active player has a card."""
    return flags((t.sizes >> (SEAT_BITS * t.active)) & ALL_SIZES)


def _castlings(t: Table, out: vec[i64], n: i64) -> i64:
    """Two groups that still have patricians, and a card to move at one of them (CC-A3, CC-A7)."""
    own = own_groups(t)
    left = flags(t.left)
    action: i64 = CASTLE
    for first in range(i64(N_GROUPS - 1)):
        for second in range(first + 1, i64(N_GROUPS)):
            if may_castle(left, own, first, second):
                out[n] = action
                n += 1
            action += 1
    return n


def may_castle(left: i64, own: i64, first: i64, second: i64) -> bool:
    """Whether two groups may be castled. ``left`` has a one for each group with patricians, ``own`` for each with cards
    of the player."""
    both_left = (left >> (4 * first)) & (left >> (4 * second))
    return both_left & ((own >> (4 * first)) | (own >> (4 * second))) & 1 != 0


def can_act(t: Table) -> bool:
    """Whether the active player holds an action card that can be played now."""
    hand = t.at[HAND + t.active]
    return hand & ACTIONS != 0 and count_plays(t, hand) > 0


def bonus_cards(t: Table) -> i64:
    """The bonus cards not dealt yet: two of each kind (CC-M3)."""
    bag = bonus_deck(t.mini)
    for seat in range(i64(2)):
        if t.at[BONUS_CARD + seat] != 0:
            bag -= one(t.at[BONUS_CARD + seat] - 1)
    return bag


def chance_bag(t: Table) -> i64:
    """The cards among which chance decides. Each card is as likely as any other."""
    now = phase(t)
    if now == DEAL_INFLUENCE:
        return t.at[PILE + drawer(t)] & INFLUENCE
    if now == DEAL_ACTION:
        return t.at[PILE + drawer(t)] & ACTIONS
    if now == TURN_VOTE:
        return t.votes
    if now == DEAL_BONUS:
        return bonus_cards(t)
    return 0


def chance_base(t: Table) -> i64:
    """The id that stands for the first kind of ``chance_bag``."""
    now = phase(t)
    if now == TURN_VOTE:
        return TURN
    return BONUS if now == DEAL_BONUS else DEAL
