"""Action cards: playing them, the spy's choice, laying castled cards again, and the veto."""

from collections.abc import Iterator
from typing import Final

from rostra.bots.caesar.judgement import Judge
from rostra.bots.caesar.seat_view import Own, Theirs
from rostra.bots.caesar.weights import (
    CROWDED,
    FULL,
    KEEP_ASSASSIN,
    KEEP_CASTLING,
    KEEP_SCOUT,
    KEEP_SPY,
    KEEP_VETO,
    KEEP_WRATH,
    PATIENT,
    RUIN,
    SCOUTED,
    SEEN,
    SPARE_VETO,
    SPIED,
    SPOILS,
)
from rostra.caesar.actions import ASSASSINATE, ASSIGN, SCOUT_AT, SPY_OUT, TAKE, WRATH_AT, castled
from rostra.caesar.cards import ASSASSINATION, CASTLING, N_GROUPS, PHILOSOPHER, SCOUT, SPY, VETO, WRATH

# What a card must gain to be played now. If it gains less, a better moment will come.
KEEP: Final = {
    ASSASSINATION: KEEP_ASSASSIN,
    SPY: KEEP_SPY,
    CASTLING: KEEP_CASTLING,
    SCOUT: KEEP_SCOUT,
    WRATH: KEEP_WRATH,
}


def plays(judge: Judge, legal: list[int]) -> dict[int, float]:
    """What every action card that may be played gains over keeping it."""
    view = judge.view
    relief = CROWDED * max(0, view.actions - 2)
    patience = min(1.0, view.turns_left / PATIENT)
    values: dict[int, float] = {}
    for action in legal:
        if ASSASSINATE <= action < TAKE:
            card, gain = _gain(judge, action)
            values[action] = gain - KEEP[card] * patience + relief
    return values


def _gain(judge: Judge, action: int) -> tuple[int, float]:
    """The card that is played, and what it does for this seat."""
    view = judge.view
    if action < SPY_OUT:
        group, kind = divmod(action - ASSASSINATE, 6)
        theirs = view.groups[group].theirs.without(kind)
        return ASSASSINATION, judge.value(group, theirs=theirs) - judge.value(group)
    if action == SPY_OUT:
        return SPY, SPIED
    if action < SCOUT_AT:
        first, second = castled(action)
        return CASTLING, _castling(judge, first, second)
    if action < WRATH_AT:
        return SCOUT, _scouting(judge, action - SCOUT_AT)
    return WRATH, _wrath(judge, action - WRATH_AT)


def _castling(judge: Judge, first: int, second: int) -> float:
    view = judge.view
    cards = view.groups[first].own_cards + view.groups[second].own_cards
    best = max(value for _, value in _layouts(judge, first, second, Own(), Own(), cards))
    return best - judge.value(first) - judge.value(second)


def _scouting(judge: Judge, group: int) -> float:
    """Scouting helps where a vote is uncertain, important and near, and where an assassin needs a target."""
    here = judge.view.groups[group]
    win, lose, _ = judge.odds(here.own, here.theirs)
    uncertainty = 1 - abs(win - lose)
    soon = 0.5 + here.call
    target = 0.05 if judge.view.hand[ASSASSINATION] else 0.0
    return here.theirs.hidden * (SEEN * uncertainty * soon * judge.stake(group) + target)


def _wrath(judge: Judge, group: int) -> float:
    here = judge.view.groups[group]
    material = RUIN * (here.theirs.cards - here.own.cards)
    return judge.value(group, Own(), Theirs()) - judge.value(group) + material


# Castling


def _layouts(
    judge: Judge, first: int, second: int, at_first: Own, at_second: Own, cards: list[int]
) -> Iterator[tuple[int, float]]:
    """Every way to lay the cards at two groups: how many of the kind laid first go to the first, and the value."""
    ordered = sorted(cards, key=lambda kind: -kind if kind != PHILOSOPHER else 1)  # as castling lays them
    kinds = list(dict.fromkeys(ordered))
    counts = [ordered.count(kind) for kind in kinds]
    groups = judge.view.groups
    room = min(5, FULL - groups[first].theirs.cards) - at_first.cards
    room_there = min(5, FULL - groups[second].theirs.cards) - at_second.cards

    def deal(i: int, here: Own, there: Own, lead: int, space: int, space_there: int) -> Iterator[tuple[int, float]]:
        if i == len(kinds):
            yield lead, judge.value(first, here) + judge.value(second, there)
            return
        for n in range(max(0, counts[i] - space_there), min(counts[i], space) + 1):
            more_here, more_there = here, there
            for _ in range(n):
                more_here = more_here.plus(kinds[i], False)
            for _ in range(counts[i] - n):
                more_there = more_there.plus(kinds[i], False)
            rest = space_there - counts[i] + n
            yield from deal(i + 1, more_here, more_there, n if i == 0 else lead, space - n, rest)

    yield from deal(0, at_first, at_second, 0, room, room_there)


def layout(judge: Judge, action: int, aside: list[int], legal: list[int]) -> dict[int, float]:
    """Castling, card by card: a place for the next card is as good as the best layout that has it there."""
    first, second = castled(action)
    view = judge.view
    values = dict.fromkeys(legal, float("-inf"))
    kind = (legal[0] - ASSIGN) // N_GROUPS
    last = aside.count(kind)
    for n, value in _layouts(judge, first, second, view.groups[first].own, view.groups[second].own, aside):
        for to_first in (True, False):
            place = ASSIGN + N_GROUPS * kind + (first if to_first else second)
            fits = n > 0 if to_first else n < last
            if fits and place in values:
                values[place] = max(values[place], value)
    return values


# Answers


def spoils(legal: list[int]) -> dict[int, float]:
    """What the spy takes."""
    order = list(SPOILS)
    return {action: 1 - order.index(action - TAKE) / len(order) for action in legal}


def harm(judge: Judge, action: int) -> float:
    """What the opponent's action would cost this seat, less what a veto should be kept for."""
    view = judge.view
    if action < SPY_OUT:
        group, kind = divmod(action - ASSASSINATE, 6)
        own = view.groups[group].own
        poorer = Own(
            own.total - (kind + 1 if kind != PHILOSOPHER else 0),
            own.philosophers - (kind == PHILOSOPHER),
            own.cards - 1,
        )
        cost = judge.value(group) - judge.value(group, poorer)
    elif action == SPY_OUT:
        # The spy would take the best card, and see the veto anyway.
        cost = SPIED + (SPIED if view.hand[WRATH] or view.hand[VETO] > 1 else 0.0)
    elif action < SCOUT_AT:
        first, second = castled(action)
        cost = 0.15 * sum(min(1.0, judge.stake(group) / 2) for group in (first, second))
    elif action < WRATH_AT:
        cost = SCOUTED * view.groups[action - SCOUT_AT].own.cards
    else:
        group = action - WRATH_AT
        here = view.groups[group]
        material = RUIN * (here.own.cards - here.theirs.cards)
        cost = judge.value(group) - judge.value(group, Own(), Theirs()) + material
    spare = SPARE_VETO if view.hand[VETO] > 1 else 0.0
    return cost - KEEP_VETO + spare
