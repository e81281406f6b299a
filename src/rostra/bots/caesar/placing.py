"""Influence cards: which, where, one face down or two face up."""

from rostra.bots.caesar.judgement import Judge
from rostra.bots.caesar.seat_view import SeatView
from rostra.bots.caesar.weights import AVERAGE, CARD, FULL, KIND_POINTS, POINT, SECRET
from rostra.caesar.actions import ASSASSINATE, DOWN, UP


def placements(judge: Judge, legal: list[int]) -> dict[int, float]:
    """What every way to lay a card gains. The first of two open cards is as good as the best pair with it."""
    view = judge.view
    price = prices(view)
    downs = [action for action in legal if DOWN <= action < UP]
    ups = [action for action in legal if UP <= action < ASSASSINATE]
    values: dict[int, float] = {}
    for action in downs:
        kind, group = divmod(action - DOWN, 5)
        values[action] = _gain(judge, group, [kind], False) - price[kind] + SECRET
    if downs:
        values.update(_pairs(judge, ups, price))
    else:  # the second of two
        for action in ups:
            kind, group = divmod(action - UP, 5)
            values[action] = _gain(judge, group, [kind], True) - price[kind]
    return values


def prices(view: SeatView) -> list[float]:
    """What it costs to give up a card of each kind.

    As long as there is a pile, a card is replaced by an average one. So high cards cost something, and it is good to
    get rid of low ones. A side that will run out of cards before the last vote pays more for every card.
    """
    average = AVERAGE if view.influence_pile > 0 else 0.0
    scarce = CARD * (1 - min(1.0, view.stock / (2 * view.turns_left + 1)))
    return [POINT * (points - average) + scarce for points in KIND_POINTS]


def _gain(judge: Judge, group: int, kinds: list[int], face_up: bool) -> float:
    own = judge.view.groups[group].own
    for kind in kinds:
        own = own.plus(kind, face_up)
    return judge.value(group, own) - judge.value(group)


def _pairs(judge: Judge, ups: list[int], price: list[float]) -> dict[int, float]:
    view = judge.view
    single: dict[int, float] = {}
    for action in ups:
        kind, group = divmod(action - UP, 5)
        single[action] = _gain(judge, group, [kind], True) - price[kind]
    best = dict.fromkeys(ups, float("-inf"))
    for i, first in enumerate(ups):
        kind, group = divmod(first - UP, 5)
        here = view.groups[group]
        room_for_two = here.own.cards <= 3 and here.own.cards + here.theirs.cards <= FULL - 2
        for second in ups[i:]:
            other_kind, other_group = divmod(second - UP, 5)
            if kind == other_kind and view.hand[kind] < 2:
                continue
            if group != other_group:
                value = single[first] + single[second]
            elif room_for_two:
                value = _gain(judge, group, [kind, other_kind], True) - price[kind] - price[other_kind]
            else:
                continue
            best[first] = max(best[first], value)
            best[second] = max(best[second], value)
    return {action: value for action, value in best.items() if value > float("-inf")}
