"""Control, candidate points and ranks: who holds what, and who is emperor (NE-B6, NE-K, NE-P1)."""

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
    LEADER_AT,
    LEGIONS,
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


def controls(b: Table, seat: i64, area: i64) -> bool:
    """At least three of its provinces; nobody controls an area that is nobody's home (NE-B6)."""
    return b.at[HELD + N_AREAS * seat + area] >= 3 and b.at[SEAT_OF + area] >= 0


def areas_of(b: Table, seat: i64) -> i64:
    """How many areas the seat controls."""
    number: i64 = 0
    for area in range(i64(N_AREAS)):
        if controls(b, seat, area):
            number += 1
    return number


def italian_kp(b: Table, seat: i64) -> i64:
    """NE-K2: legions in Italy beyond those of all other players together."""
    surplus: i64 = 0
    for owner in range(b.box.players):
        there = b.at[LEGIONS + PROVINCES * owner + IN_AREAS] + b.at[LEGIONS + PROVINCES * owner + IN_AREAS + 1]
        if owner == seat:
            surplus += there
        else:
            surplus -= there
    return max(surplus, 0)


def played_kp(b: Table, seat: i64) -> i64:
    """NE-K2: senate and guard events of this turn."""
    if seat == b.active:
        return b.kp
    return 0


def kp_of(b: Table, seat: i64) -> i64:
    return italian_kp(b, seat) + 2 * areas_of(b, seat) + played_kp(b, seat)


def may_declare(b: Table) -> bool:
    """NE-K1, NE-K2"""
    seat = b.active
    if b.at[LEADER_AT + seat] != CITY or b.at[RANK + seat] == EMPEROR or b.emperors >= 2:
        return False
    return kp_of(b, seat) >= 5


def set_rank(b: Table, seat: i64, rank: i64, why: str, events: list[Event] | None) -> None:
    before = b.at[RANK + seat]
    if rank == before:
        return
    if rank == EMPEROR:
        b.emperors += 1
    elif before == EMPEROR:
        b.emperors -= 1
    b.at[RANK + seat] = rank
    b.shifted = True
    if events is not None:
        tell(events, "rank", {"seat": seat_name(b, seat), "rank": RANKS[rank], "why": why})


def fall(b: Table, seat: i64, why: str, events: list[Event] | None) -> None:
    set_rank(b, seat, GENERAL, why, events)


def rise(b: Table, seat: i64, why: str, events: list[Event] | None) -> None:
    """He becomes emperor, unless there are two already (NE-K1)."""
    if b.at[RANK + seat] != EMPEROR and b.emperors < 2:
        set_rank(b, seat, EMPEROR, why, events)


def add_points(b: Table, seat: i64, source: i64, points: i64) -> None:
    b.at[POINTS + POINTS_STRIDE * seat + N_SOURCES * (b.round - 1) + source] += points
    b.at[SCORE + seat] += points


def point_for_battle(b: Table, seat: i64) -> None:
    add_points(b, seat, BATTLES, 1)


def go_on(b: Table, events: list[Event] | None) -> None:
    """The active player may choose freely again, unless somebody has won at once (NE-P1)."""
    b.phase = IN_TURN
    b.actor = b.active
    if b.shifted:
        b.shifted = False
        for seat in range(b.box.players):
            areas = areas_of(b, seat)
            if areas == 4 or (areas == 3 and b.at[RANK + seat] == EMPEROR):
                end_game(b, BY_CONTROL, events)
                return


def end_game(b: Table, reason: i64, events: list[Event] | None) -> None:
    b.phase = ENDED
    b.actor = OVER
    b.reason = reason
    if events is not None:
        tell(events, "ended", {"reason": REASONS[reason]})
