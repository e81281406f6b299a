"""Random play to the end, as fast as possible: the same decisions as through the API, but without listing them."""

from librt.vecs import vec
from mypy_extensions import i64

from rostra.caesar.actions import (
    ASSASSINATE,
    CASTLE,
    DEAL,
    DOWN,
    DRAW_ACTION,
    DRAW_INFLUENCE,
    END,
    PASS,
    SCOUT_AT,
    SPY_OUT,
    STACK,
    UP,
    WRATH_AT,
)
from rostra.caesar.cards import (
    ACTION_SHIFT,
    ACTIONS,
    ASSASSINATION,
    CASTLING,
    INFLUENCE,
    N_GROUPS,
    N_INFLUENCE,
    SCOUT,
    SPY,
    count,
    flags,
    nth,
    one,
    ones,
    row_size,
    size,
)
from rostra.caesar.choices import (
    chance_bag,
    chance_base,
    choices,
    count_plays,
    may_castle,
    may_lay_open,
    must_draw_influence,
    own_groups,
)
from rostra.caesar.knowledge import DREW, note
from rostra.caesar.table import (
    ALL_SIZES,
    ARRANGE,
    ASIDE,
    FACE_DOWN,
    FACE_UP,
    HAND,
    IN_ORDER,
    IN_TURN,
    ORDER,
    PILE,
    REFILL,
    SEAT_BITS,
    Table,
    open_groups,
    phase,
)
from rostra.caesar.turn import decide, refill
from rostra.dice import Dice
from rostra.game import CHANCE, OVER


def play_out(t: Table, ids: vec[i64], dice: Dice, taken: list[int] | None) -> None:
    """Decide at random until the game is over. ``ids`` has room for legal ids; decisions are appended to ``taken``."""
    while t.actor != OVER:
        now = phase(t)
        if now == REFILL:
            _refill(t, dice, taken)
        elif now == ARRANGE:
            _arrange(t, dice, taken)
        else:
            action = random_choice(t, ids, dice)
            _record(t, action, taken)
            decide(t, action, None)


def _refill(t: Table, dice: Dice, taken: list[int] | None) -> None:
    """All the cards of a refill (CC-T7) at once: two decisions in five are of this kind."""
    seat = t.active
    at = t.at
    cards = size(at[HAND + seat])
    while cards < t.full_hand and at[PILE + seat] != 0:
        pile = at[PILE + seat]
        draw: i64 = DRAW_ACTION
        if pile & INFLUENCE != 0 and (pile & ACTIONS == 0 or must_draw_influence(t) or dice.below(2) == 0):
            draw = DRAW_INFLUENCE
        _record(t, draw, taken)
        if draw == DRAW_ACTION and at[IN_ORDER + seat] != 0:
            kind = (at[ORDER + seat] & 15) - 1
            at[ORDER + seat] >>= 4
        else:
            bag = pile & INFLUENCE
            if draw == DRAW_ACTION:
                bag = pile & ACTIONS
            kind = nth(bag, dice.below(size(bag)))
            _record(t, DEAL + kind, taken)
        at[PILE + seat] -= one(kind)
        at[HAND + seat] += one(kind)
        if draw == DRAW_INFLUENCE:
            note(t, seat, DREW)
        cards += 1
    refill(t, None)


def _arrange(t: Table, dice: Dice, taken: list[int] | None) -> None:
    """Arrange a whole action pile (CC-S3) at once, but for its last card, which goes the usual way."""
    seat = t.actor
    at = t.at
    order = at[ORDER + seat]
    aside = at[ASIDE + seat] & ACTIONS
    shift = 4 * row_size(order)
    stacked: i64 = 0
    for _i in range(size(aside) - 1):
        kinds = flags(aside)
        kind = nth(kinds, dice.below(ones(kinds)))
        _record(t, STACK + kind - N_INFLUENCE, taken)
        order |= (kind + 1) << shift
        shift += 4
        aside -= one(kind)
        stacked += one(kind)
    at[ORDER + seat] = order
    at[ASIDE + seat] -= stacked
    at[PILE + seat] += stacked
    last = STACK + nth(aside, 0) - N_INFLUENCE
    _record(t, last, taken)
    decide(t, last, None)


def _record(t: Table, action: i64, taken: list[int] | None) -> None:
    t.plies += 1
    if taken is not None:
        taken.append(action)


def random_choice(t: Table, ids: vec[i64], dice: Dice) -> i64:
    """A random legal id: for chance by its weights, else each as likely as the others."""
    if t.actor == CHANCE:
        bag = chance_bag(t)
        return chance_base(t) + nth(bag, dice.below(size(bag)))
    now = phase(t)
    if now == IN_TURN:
        return _random_in_turn(t, dice)
    if now == ARRANGE:
        kinds = flags((t.at[ASIDE + t.actor] & ACTIONS) >> ACTION_SHIFT)
        return STACK + nth(kinds, dice.below(ones(kinds)))
    n = choices(t, ids)
    if n == 1:
        return ids[0]
    return ids[dice.below(n)]


def _random_in_turn(t: Table, dice: Dice) -> i64:
    """As if drawn from the list of legal ids, but without writing that list."""
    hand = t.at[HAND + t.active]
    influence = hand & INFLUENCE
    n_plays: i64 = 0
    if not t.acted and hand & ACTIONS != 0:
        n_plays = count_plays(t, hand)
    if t.laid == 2:
        chosen = dice.below(1 + n_plays)
        if chosen == n_plays:
            return END
        return _nth_play(t, hand, chosen)
    passes: i64 = 0
    if t.laid == 0 and not t.acted:
        if influence == 0:  # CC-T5
            return PASS
        passes = 1
    kinds = flags(influence)
    groups = open_groups(t, t.active)
    ways = ones(kinds) * ones(groups)
    face_down: i64 = 0  # no conditional expressions: mypyc would make Python integers of them
    face_up: i64 = 0
    if t.laid == 0:
        face_down = ways
    if may_lay_open(t, influence):
        face_up = ways
    chosen = dice.below(passes + n_plays + face_down + face_up)
    if chosen < n_plays:
        return _nth_play(t, hand, chosen)
    if chosen < n_plays + passes:
        return PASS
    base: i64 = DOWN
    if chosen >= n_plays + passes + face_down:
        base = UP
    return base + N_GROUPS * nth(kinds, dice.below(ones(kinds))) + nth(groups, dice.below(ones(groups)))


def _nth_play(t: Table, hand: i64, n: i64) -> i64:
    """The n-th of the ids that ``list_plays`` would write."""
    at = t.at
    enemy = 1 - t.active
    if count(hand, ASSASSINATION) != 0:
        for group in range(i64(N_GROUPS)):
            kinds = flags(at[FACE_UP + N_GROUPS * enemy + group])
            if n < ones(kinds):
                return ASSASSINATE + N_INFLUENCE * group + nth(kinds, n)
            n -= ones(kinds)
    if count(hand, SPY) != 0 and at[HAND + enemy] != 0:
        if n == 0:
            return SPY_OUT
        n -= 1
    if count(hand, CASTLING) != 0:
        own = own_groups(t)
        left = flags(t.left)
        action: i64 = CASTLE
        for first in range(i64(N_GROUPS - 1)):
            for second in range(first + 1, i64(N_GROUPS)):
                if may_castle(left, own, first, second):
                    if n == 0:
                        return action
                    n -= 1
                action += 1
    if count(hand, SCOUT) != 0:
        for group in range(i64(N_GROUPS)):
            if at[FACE_DOWN + N_GROUPS * enemy + group] != 0:
                if n == 0:
                    return SCOUT_AT + group
                n -= 1
    return WRATH_AT + nth(flags((t.sizes | (t.sizes >> SEAT_BITS)) & ALL_SIZES), n)
