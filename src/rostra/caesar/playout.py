"""Random play to the end, as fast as we can: the same decisions as through the API, without writing lists of them."""

from librt.vecs import vec
from mypy_extensions import i64

from rostra.caesar.actions import DEAL, DOWN, DRAW_ACTION, DRAW_INFLUENCE, PASS, STACK, UP
from rostra.caesar.cards import ACTIONS, INFLUENCE, flags, nth, one, size
from rostra.caesar.choices import chance_bag, chance_base, choices, count_plays, may_lay_open, plays
from rostra.caesar.dice import Dice
from rostra.caesar.knowledge import DREW, note
from rostra.caesar.table import ARRANGE, ASIDE, HAND, IN_TURN, ORDER, PILE, REFILL, Table, open_groups, phase
from rostra.caesar.turn import decide, refill
from rostra.game import CHANCE, OVER


def play_out(t: Table, ids: vec[i64], dice: Dice, taken: list[int] | None) -> None:
    """Decide at random until the game is over; ``ids`` is paper to write on, ``taken`` gets what was decided."""
    while t.actor != OVER:
        if phase(t) == REFILL:
            _refill(t, dice, taken)
        else:
            action = random_choice(t, ids, dice)
            _note(t, action, taken)
            decide(t, action, None)


def _refill(t: Table, dice: Dice, taken: list[int] | None) -> None:
    """All the cards of a refill (CC-T7) in one go: two decisions in five are of this kind."""
    seat = t.active
    at = t.at
    cards = size(at[HAND + seat])
    while cards < t.full_hand and at[PILE + seat] != 0:
        pile = at[PILE + seat]
        draw: i64 = DRAW_ACTION
        if pile & INFLUENCE != 0 and (pile & ACTIONS == 0 or dice.below(2) == 0):
            draw = DRAW_INFLUENCE
        _note(t, draw, taken)
        if draw == DRAW_ACTION and t.arranged:
            kind = (at[ORDER + seat] & 15) - 1
            at[ORDER + seat] >>= 4
        else:
            bag = pile & INFLUENCE
            if draw == DRAW_ACTION:
                bag = pile & ACTIONS
            kind = nth(bag, dice.below(size(bag)))
            _note(t, DEAL + kind, taken)
        at[PILE + seat] -= one(kind)
        at[HAND + seat] += one(kind)
        if draw == DRAW_INFLUENCE:
            note(t, seat, DREW)
        cards += 1
    refill(t, None)


def _note(t: Table, action: i64, taken: list[int] | None) -> None:
    t.plies += 1
    if taken is not None:
        taken.append(action)


def random_choice(t: Table, ids: vec[i64], dice: Dice) -> i64:
    """A legal id at random: chance by its weights, everything else evenly."""
    if t.actor == CHANCE:
        bag = chance_bag(t)
        return chance_base(t) + nth(bag, dice.below(size(bag)))
    now = phase(t)
    if now == IN_TURN and t.laid < 2:
        return _random_in_turn(t, ids, dice)
    if now == ARRANGE:
        kinds = flags((t.at[ASIDE + t.actor] & ACTIONS) >> 24)
        return STACK + nth(kinds, dice.below(kinds % 15))
    n = choices(t, ids)
    if n == 1:
        return ids[0]
    return ids[dice.below(n)]


def _random_in_turn(t: Table, ids: vec[i64], dice: Dice) -> i64:
    """As from the list of all choices, but without writing down the many ways to lay a card."""
    hand = t.at[HAND + t.active]
    influence = hand & INFLUENCE
    n: i64 = 0
    if t.laid == 0 and not t.acted:
        n = 1
        if influence == 0:
            return PASS
    acts: i64 = 0
    if not t.acted and hand & ACTIONS != 0:
        acts = count_plays(t, hand)
    kinds = flags(influence)
    groups = open_groups(t, t.active)
    ways = (kinds % 15) * (groups % 15)
    face_down: i64 = 0  # no conditional expressions: mypyc would make Python integers of them
    face_up: i64 = 0
    if t.laid == 0:
        face_down = ways
    if may_lay_open(t, influence):
        face_up = ways
    chosen = dice.below(n + acts + face_down + face_up)
    if chosen < n:
        return PASS
    if chosen < n + acts:
        plays(t, hand, ids, 0)
        return ids[chosen - n]
    base: i64 = DOWN
    if chosen >= n + acts + face_down:
        base = UP
    return base + 5 * nth(kinds, dice.below(kinds % 15)) + nth(groups, dice.below(groups % 15))
