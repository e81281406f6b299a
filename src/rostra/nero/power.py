"""Control of areas, candidate points (KP) and ranks (NE-B6, NE-K, NE-P1)."""

from mypy_extensions import i64

from rostra.audience import tell
from rostra.game import OVER, Event
from rostra.nero.data.map_file import CITY, IN_AREAS, N_AREAS, PROVINCES
from rostra.nero.table import (
    BATTLES,
    BY_CONTROL,
    EMPEROR,
    ENDED,
    GENERAL,
    HELD,
    IN_TURN,
    KP_NEEDED,
    LEADER_AT,
    LEGIONS,
    MAX_EMPERORS,
    N_SOURCES,
    POINTS,
    POINTS_STRIDE,
    RANK,
    RANKS,
    REASONS,
    SCORE,
    SEAT_OF,
    Table,
    seat_name,
)


def controls(t: Table, seat: i64, area: i64) -> bool:
    """Whether the seat holds three provinces of the area. Nobody controls an area that is nobody's home (NE-B6)."""
    return t.at[HELD + N_AREAS * seat + area] >= 3 and t.at[SEAT_OF + area] >= 0


def areas_of(t: Table, seat: i64) -> i64:
    """How many areas the seat controls."""
    number: i64 = 0
    for area in range(i64(N_AREAS)):
        if controls(t, seat, area):
            number += 1
    return number


def italian_kp(t: Table, seat: i64) -> i64:
    """NE-K2: legions in Italy beyond those of all other players together."""
    surplus: i64 = 0
    for owner in range(t.box.players):
        there = t.at[LEGIONS + PROVINCES * owner + IN_AREAS] + t.at[LEGIONS + PROVINCES * owner + IN_AREAS + 1]
        if owner == seat:
            surplus += there
        else:
            surplus -= there
    return max(surplus, 0)


def played_kp(t: Table, seat: i64) -> i64:
    """NE-K2: senate and guard events of this turn."""
    if seat == t.active:
        return t.kp
    return 0


def kp_of(t: Table, seat: i64) -> i64:
    return italian_kp(t, seat) + 2 * areas_of(t, seat) + played_kp(t, seat)


def may_declare(t: Table) -> bool:
    """NE-K1, NE-K2"""
    seat = t.active
    if t.at[LEADER_AT + seat] != CITY or t.at[RANK + seat] == EMPEROR or t.emperors >= MAX_EMPERORS:
        return False
    return kp_of(t, seat) >= KP_NEEDED


def set_rank(t: Table, seat: i64, rank: i64, why: str, events: list[Event] | None) -> None:
    before = t.at[RANK + seat]
    if rank == before:
        return
    if rank == EMPEROR:
        t.emperors += 1
    elif before == EMPEROR:
        t.emperors -= 1
    t.at[RANK + seat] = rank
    t.check_victory = True
    if events is not None:
        tell(events, "rank", {"seat": seat_name(t, seat), "rank": RANKS[rank], "why": why})


def fall(t: Table, seat: i64, why: str, events: list[Event] | None) -> None:
    """The leader is a mere general again."""
    set_rank(t, seat, GENERAL, why, events)


def rise(t: Table, seat: i64, why: str, events: list[Event] | None) -> None:
    """The leader becomes emperor, unless there are two already (NE-K1)."""
    if t.at[RANK + seat] != EMPEROR and t.emperors < MAX_EMPERORS:
        set_rank(t, seat, EMPEROR, why, events)


def add_points(t: Table, seat: i64, source: i64, points: i64) -> None:
    t.at[POINTS + POINTS_STRIDE * seat + N_SOURCES * (t.round - 1) + source] += points
    t.at[SCORE + seat] += points


def point_for_battle(t: Table, seat: i64) -> None:
    add_points(t, seat, BATTLES, 1)


def go_on(t: Table, events: list[Event] | None) -> None:
    """The active player decides next, unless somebody has just won (NE-P1)."""
    t.phase = IN_TURN
    t.actor = t.active
    if t.check_victory:
        t.check_victory = False
        for seat in range(t.box.players):
            areas = areas_of(t, seat)
            if areas == 4 or (areas == 3 and t.at[RANK + seat] == EMPEROR):
                end_game(t, BY_CONTROL, events)
                return


def end_game(t: Table, reason: i64, events: list[Event] | None) -> None:
    t.phase = ENDED
    t.actor = OVER
    t.reason = reason
    if events is not None:
        tell(events, "ended", {"reason": REASONS[reason]})
