"""Rounds and turns: dealing, whose turn it is, the score at the end of a round (NE-S4, NE-T, NE-P2)."""

from mypy_extensions import i64

from rostra.audience import tell, tell_owner
from rostra.game import CHANCE, Event
from rostra.nero.cards import MOST_KINDS
from rostra.nero.data.deck_file import CARDS
from rostra.nero.data.map_file import CITY, IN_AREAS, PROVINCES
from rostra.nero.knowledge import gain, only_holder
from rostra.nero.power import add_points, areas_of, end_game, go_on, rise
from rostra.nero.table import (
    BY_ROUNDS,
    CANDIDATE,
    DEAL_CARD,
    DECK,
    DISCARD,
    EMPEROR,
    FOR_AREAS,
    FOR_EMPEROR,
    FOR_ITALY,
    FOR_ROME,
    FOUGHT,
    FRESH,
    HAND,
    HAND_KINDS,
    HAND_SIZE,
    HOLDER,
    LANDED,
    LAST_ROUND,
    LEADER_AT,
    MARKED,
    MAX_EMPERORS,
    N_SEATS,
    NOWHERE,
    ONCE,
    RANK,
    REMOVED,
    SCORE,
    SOURCES,
    SPENT,
    WELCOME,
    Table,
    card_name,
    seat_name,
)


def begin_round(t: Table, opener: i64, events: list[Event] | None) -> None:
    """NE-S4: all cards but those out of the game are shuffled and dealt, one to each seat in turn, from seat 1."""
    t.round += 1
    t.opener = opener
    t.active = opener
    t.logged = 0
    for kind in range(t.box.kinds):
        t.at[DECK + kind] = t.box.numbers[kind] - t.at[REMOVED + kind]
        t.at[DISCARD + kind] = 0
    t.phase = DEAL_CARD
    t.actor = CHANCE
    if events is not None:
        tell(events, "round", {"round": int(t.round), "opener": seat_name(t, opener)})
    if cards_each(t) == 0:
        begin_turn(t, opener, events)


def cards_each(t: Table) -> i64:
    """NE-S4: what everybody gets, or as many as there are for all."""
    return min(t.box.hand, (CARDS - t.removed) // t.box.players)


def receiver(t: Table) -> i64:
    """Who gets the next card."""
    at = t.at
    for seat in range(i64(1), t.box.players):
        if at[HAND_SIZE + seat] < at[HAND_SIZE]:
            return seat
    return 0


def deal(t: Table, kind: i64, events: list[Event] | None) -> None:
    seat = receiver(t)
    t.at[DECK + kind] -= 1
    gain(t, seat, kind)
    if events is not None:
        tell_owner(events, "dealt", seat, {"seat": seat_name(t, seat)}, {"card": card_name(t, kind)})
    if t.at[HAND_SIZE + t.box.players - 1] == cards_each(t):
        begin_turn(t, t.opener, events)


def begin_turn(t: Table, seat: i64, events: list[Event] | None) -> None:
    """The turn of this seat, or of the next one that has cards (NE-T2); without any the round is over (NE-T4)."""
    players = t.box.players
    for _i in range(players):
        if t.at[HAND_SIZE + seat] != 0:
            break
        seat += 1
        if seat == players:
            seat = 0
    if t.at[HAND_SIZE + seat] == 0:
        end_round(t, events)
        return
    at = t.at
    t.active = seat
    t.turns += 1
    t.last = only_holder(t, seat)
    if events is not None:
        tell(events, "turn", {"seat": seat_name(t, seat), "last": t.last})
    if at[RANK + seat] == CANDIDATE and at[LEADER_AT + seat] == CITY:  # NE-K3
        rise(t, seat, "rome", events)
    go_on(t, events)


def end_turn(t: Table, events: list[Event] | None) -> None:
    last = t.last
    _forget_turn(t)
    if last:
        end_round(t, events)
        return
    following = t.active + 1
    if following == t.box.players:
        following = 0
    begin_turn(t, following, events)


def _forget_turn(t: Table) -> None:
    """Forget what was noted for this turn. What belongs to a force or an event needs no reset: the next one writes it
    before it is read.
    """
    t.used = 0
    t.began = False
    t.last = False
    t.kp = 0
    t.activation = NOWHERE
    t.pool = 0
    t.leader_spent = False
    t.leader_landed = False
    at = t.at
    province: i64 = 0
    while t.noted >> province != 0:
        if (t.noted >> province) & 1 != 0:
            at[SPENT + province] = 0
            at[LANDED + province] = 0
            at[FRESH + province] = 0
            at[FOUGHT + province] = 0
            at[WELCOME + province] = 0
        province += 1
    t.noted = 0
    for seat in range(t.box.players):
        at[ONCE + seat] = 0


def end_round(t: Table, events: list[Event] | None) -> None:
    """NE-T5"""
    _drop_hands(t, events)
    for seat in range(t.box.players):
        _score_round(t, seat, events)
    for place in range(i64(MARKED), i64(MARKED) + N_SEATS * PROVINCES):
        t.at[place] = 0
    t.germans = NOWHERE
    if t.round == LAST_ROUND:
        end_game(t, BY_ROUNDS, events)
    else:
        begin_round(t, _next_opener(t), events)


def _drop_hands(t: Table, events: list[Event] | None) -> None:
    """NE-T4: cards left after the last turn are lost, unseen (NE-J20)."""
    for seat in range(t.box.players):
        number = t.at[HAND_SIZE + seat]
        if number > 0 and events is not None:
            tell(events, "lost", {"seat": seat_name(t, seat), "cards": int(number)})
        for kind in range(t.box.kinds):
            t.at[DECK + kind] += t.at[HAND + MOST_KINDS * seat + kind]
            t.at[HAND + MOST_KINDS * seat + kind] = 0
        t.at[HAND_SIZE + seat] = 0
        t.at[HAND_KINDS + seat] = 0


def _score_round(t: Table, seat: i64, events: list[Event] | None) -> None:
    """NE-P2"""
    last = t.round == LAST_ROUND
    emperor: i64 = 0
    rome: i64 = 0
    if t.at[RANK + seat] == EMPEROR:
        emperor = 8
        if not last:
            emperor = 5
        if t.emperors == MAX_EMPERORS:
            emperor //= 2
        if t.at[LEADER_AT + seat] == CITY:
            rome = 2
    areas = areas_of(t, seat) * 2
    if last:
        areas = areas_of(t, seat) * 3
    italy: i64 = 0
    for province in range(i64(IN_AREAS), i64(CITY)):
        if t.at[HOLDER + province] == seat:
            italy += 1
    _score(t, seat, FOR_EMPEROR, emperor, events)
    _score(t, seat, FOR_ROME, rome, events)
    _score(t, seat, FOR_AREAS, areas, events)
    _score(t, seat, FOR_ITALY, italy, events)


def _score(t: Table, seat: i64, source: i64, points: i64, events: list[Event] | None) -> None:
    if points == 0:
        return
    add_points(t, seat, source, points)
    if events is not None:
        tell(events, "scored", {"seat": seat_name(t, seat), "source": SOURCES[source], "points": int(points)})


def _next_opener(t: Table) -> i64:
    """NE-T1: who has the fewest points; if tied, the first of them clockwise after the previous opener."""
    seat = t.opener
    best: i64 = NOWHERE
    for _i in range(t.box.players):
        seat += 1
        if seat == t.box.players:
            seat = 0
        if best < 0 or t.at[SCORE + seat] < t.at[SCORE + best]:
            best = seat
    return best
