"""Rounds and turns: dealing, whose turn it is, the score at the end of a round (NE-S4, NE-T, NE-P2)."""

from mypy_extensions import i64

from rostra.audience import tell, tell_owner
from rostra.game import CHANCE, Event
from rostra.nero.cards import MOST_KINDS
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
    HAND_SIZE,
    HOLDER,
    HOLDS,
    LANDED,
    LEADER_AT,
    LEAVE,
    MARKED,
    N_SEATS,
    NOWHERE,
    ONCE,
    RANK,
    SCORE,
    SOURCES,
    SPENT,
    Table,
    card_name,
    seat_name,
)


def begin_round(b: Table, opener: i64, events: list[Event] | None) -> None:
    """NE-S4: all cards are shuffled and dealt, one to each seat in turn, from seat 1."""
    b.round += 1
    b.opener = opener
    b.active = opener
    b.logged = 0
    for kind in range(b.box.kinds):
        b.at[DECK + kind] = b.box.numbers[kind]
        b.at[DISCARD + kind] = 0
    b.phase = DEAL_CARD
    b.actor = CHANCE
    if events is not None:
        tell(events, "round", {"round": int(b.round), "opener": seat_name(b, opener)})


def receiver(b: Table) -> i64:
    """Who gets the next card."""
    at = b.at
    for seat in range(i64(1), b.box.players):
        if at[HAND_SIZE + seat] < at[HAND_SIZE]:
            return seat
    return 0


def deal(b: Table, kind: i64, events: list[Event] | None) -> None:
    seat = receiver(b)
    b.at[DECK + kind] -= 1
    gain(b, seat, kind)
    if events is not None:
        tell_owner(events, "dealt", seat, {"seat": seat_name(b, seat)}, {"card": card_name(b, kind)})
    if b.at[HAND_SIZE + b.box.players - 1] == b.box.hand:
        begin_turn(b, b.opener, events)


def begin_turn(b: Table, seat: i64, events: list[Event] | None) -> None:
    """The turn of this seat, or of the next one that has cards (NE-T2); without any the round is over (NE-T4)."""
    players = b.box.players
    for _i in range(players):
        if b.at[HAND_SIZE + seat] != 0:
            break
        seat += 1
        if seat == players:
            seat = 0
    if b.at[HAND_SIZE + seat] == 0:
        end_round(b, events)
        return
    at = b.at
    b.active = seat
    b.turns += 1
    b.last = only_holder(b, seat)
    if events is not None:
        tell(events, "turn", {"seat": seat_name(b, seat), "last": b.last})
    if at[RANK + seat] == CANDIDATE and at[LEADER_AT + seat] == CITY:  # NE-K3
        rise(b, seat, "rome", events)
    go_on(b, events)


def end_turn(b: Table, events: list[Event] | None) -> None:
    last = b.last
    _forget_turn(b)
    if last:
        end_round(b, events)
        return
    following = b.active + 1
    if following == b.box.players:
        following = 0
    begin_turn(b, following, events)


def _forget_turn(b: Table) -> None:
    """What a turn has noted. What belongs to a force or an event is written anew by the next one before it is read."""
    b.used = 0
    b.began = False
    b.last = False
    b.kp = 0
    b.activation = NOWHERE
    b.pool = 0
    b.leader_spent = False
    b.leader_landed = False
    at = b.at
    province: i64 = 0
    while b.stirred >> province != 0:
        if (b.stirred >> province) & 1 != 0:
            at[SPENT + province] = 0
            at[LANDED + province] = 0
            at[FRESH + province] = 0
            at[FOUGHT + province] = 0
            at[LEAVE + province] = 0
        province += 1
    b.stirred = 0
    for seat in range(b.box.players):
        at[ONCE + seat] = 0


def end_round(b: Table, events: list[Event] | None) -> None:
    """NE-T5"""
    _drop_hands(b, events)
    for seat in range(b.box.players):
        _score_round(b, seat, events)
    for place in range(i64(MARKED), i64(MARKED) + N_SEATS * PROVINCES):
        b.at[place] = 0
    b.germans = NOWHERE
    if b.round == 4:
        end_game(b, BY_ROUNDS, events)
    else:
        begin_round(b, _next_opener(b), events)


def _drop_hands(b: Table, events: list[Event] | None) -> None:
    """NE-T4: cards left after the last turn are lost, unseen (NE-J20)."""
    for seat in range(b.box.players):
        number = b.at[HAND_SIZE + seat]
        if number > 0 and events is not None:
            tell(events, "lost", {"seat": seat_name(b, seat), "cards": int(number)})
        for kind in range(b.box.kinds):
            b.at[DECK + kind] += b.at[HAND + MOST_KINDS * seat + kind]
            b.at[HAND + MOST_KINDS * seat + kind] = 0
        b.at[HAND_SIZE + seat] = 0
        b.at[HOLDS + seat] = 0


def _score_round(b: Table, seat: i64, events: list[Event] | None) -> None:
    """NE-P2"""
    last = b.round == 4
    emperor: i64 = 0
    rome: i64 = 0
    if b.at[RANK + seat] == EMPEROR:
        emperor = 8
        if not last:
            emperor = 5
        if b.emperors == 2:
            emperor //= 2
        if b.at[LEADER_AT + seat] == CITY:
            rome = 2
    areas = areas_of(b, seat) * 2
    if last:
        areas = areas_of(b, seat) * 3
    italy: i64 = 0
    for province in range(i64(IN_AREAS), i64(CITY)):
        if b.at[HOLDER + province] == seat:
            italy += 1
    _score(b, seat, FOR_EMPEROR, emperor, events)
    _score(b, seat, FOR_ROME, rome, events)
    _score(b, seat, FOR_AREAS, areas, events)
    _score(b, seat, FOR_ITALY, italy, events)


def _score(b: Table, seat: i64, source: i64, points: i64, events: list[Event] | None) -> None:
    if points == 0:
        return
    add_points(b, seat, source, points)
    if events is not None:
        tell(events, "scored", {"seat": seat_name(b, seat), "source": SOURCES[source], "points": int(points)})


def _next_opener(b: Table) -> i64:
    """NE-T1: the fewest points, tied the first of them clockwise after the previous opener."""
    seat = b.opener
    best: i64 = NOWHERE
    for _i in range(b.box.players):
        seat += 1
        if seat == b.box.players:
            seat = 0
        if best < 0 or b.at[SCORE + seat] < b.at[SCORE + best]:
            best = seat
    return best
