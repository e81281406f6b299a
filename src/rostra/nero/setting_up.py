"""Set-up: home areas, the last two legions, home provinces (NE-S1 to NE-S3)."""

from mypy_extensions import i64

from rostra.audience import tell, whisper
from rostra.game import CHANCE, Event
from rostra.nero.data.map_file import AREA_SIZE, N_AREAS, PROVINCES
from rostra.nero.table import (
    AREA,
    CHOOSE_HOME,
    DECK,
    DRAW_LOT,
    HOLDER,
    HOME,
    LEADER_AT,
    LEGIONS,
    N_SEATS,
    NAME_AREA,
    NEUTRAL,
    NOWHERE,
    PLACE_LEGION,
    PRESENT,
    SEAT_OF,
    WANTED,
    Table,
    add_legions,
    bit,
    province_name,
    seat_name,
)


def clear(b: Table) -> None:
    """An empty table: nobody has an area, nobody controls anything."""
    for province in range(i64(PROVINCES)):
        b.at[HOLDER + province] = NEUTRAL
    for seat in range(i64(N_SEATS)):
        b.at[AREA + seat] = NOWHERE
        b.at[SEAT_OF + seat] = NOWHERE
        b.at[LEADER_AT + seat] = NOWHERE
        b.at[HOME + seat] = NOWHERE


def begin(b: Table) -> None:
    clear(b)
    for kind in range(b.box.kinds):
        b.at[DECK + kind] = b.box.numbers[kind]
    b.phase = NAME_AREA
    b.actor = 0


def name_area(b: Table, area: i64, events: list[Event] | None) -> None:
    """NE-S1, NE-J1: in seat order, without seeing the others'."""
    b.at[WANTED + b.actor] = area + 1
    if events is not None:
        whisper(events, "wants", b.actor, {"seat": seat_name(b, b.actor), "area": b.box.map.areas[area]})
    for seat in range(b.actor + 1, b.box.players):
        if b.at[AREA + seat] < 0:
            b.actor = seat
            return
    if events is not None:
        wanted: dict[str, str] = {}
        for seat in range(b.box.players):
            if b.at[WANTED + seat] > 0:
                wanted[seat_name(b, seat)] = b.box.map.areas[b.at[WANTED + seat] - 1]
        tell(events, "wanted", {"areas": wanted})
    _settle_areas(b, events)


def wanters(b: Table, area: i64) -> i64:
    """Who wants this area and has not got it yet, a bit each."""
    seats: i64 = 0
    for seat in range(b.box.players):
        if b.at[WANTED + seat] == area + 1:
            seats |= bit(seat)
    return seats


def contested(b: Table) -> i64:
    """The first area that several want: the next lot is about it."""
    for area in range(i64(N_AREAS)):
        seats = wanters(b, area)
        if seats & (seats - 1) != 0 and b.at[SEAT_OF + area] < 0:
            return area
    return NOWHERE


def draw_lot(b: Table, seat: i64, events: list[Event] | None) -> None:
    area = contested(b)
    if events is not None:
        tell(events, "lot", {"seat": seat_name(b, seat), "area": b.box.map.areas[area]})
    _give(b, seat, area)
    for other in range(b.box.players):
        if b.at[WANTED + other] == area + 1:
            b.at[WANTED + other] = 0
    _settle_areas(b, events)


def _give(b: Table, seat: i64, area: i64) -> None:
    b.at[AREA + seat] = area
    b.at[SEAT_OF + area] = seat
    b.at[WANTED + seat] = 0


def _settle_areas(b: Table, events: list[Event] | None) -> None:
    """An area that only one seat wants is theirs; lots for the others; a seat without one names again."""
    for seat in range(b.box.players):
        area = b.at[WANTED + seat] - 1
        if area >= 0 and wanters(b, area) == bit(seat):
            _give(b, seat, area)
    if contested(b) >= 0:
        b.phase = DRAW_LOT
        b.actor = CHANCE
        return
    for seat in range(b.box.players):
        if b.at[AREA + seat] < 0:
            b.phase = NAME_AREA
            b.actor = seat
            return
    b.phase = PLACE_LEGION
    b.actor = 0
    for seat in range(b.box.players):
        for place in range(i64(AREA_SIZE)):
            add_legions(b, seat, AREA_SIZE * b.at[AREA + seat] + place, 1)
    if events is not None:
        areas = {seat_name(b, seat): b.box.map.areas[b.at[AREA + seat]] for seat in range(b.box.players)}
        tell(events, "areas", {"areas": areas})


def place_legion(b: Table, province: i64, events: list[Event] | None) -> None:
    """NE-S2"""
    seat = b.actor
    add_legions(b, seat, province, 1)
    if events is not None:
        tell(events, "placed", {"seat": seat_name(b, seat), "at": province_name(b, province)})
    if legions_of(b, seat) < 7:
        return
    b.actor = seat + 1
    if b.actor == b.box.players:
        b.phase = CHOOSE_HOME
        b.actor = 0


def legions_of(b: Table, seat: i64) -> i64:
    number: i64 = 0
    for province in range(i64(PROVINCES)):
        if (b.at[PRESENT + seat] >> province) & 1 != 0:
            number += b.at[LEGIONS + PROVINCES * seat + province]
    return number


def choose_home(b: Table, province: i64, events: list[Event] | None) -> bool:
    """NE-S3; True when all have."""
    seat = b.actor
    b.at[HOME + seat] = province
    b.at[LEADER_AT + seat] = province
    if events is not None:
        tell(events, "home", {"seat": seat_name(b, seat), "at": province_name(b, province)})
    b.actor = seat + 1
    return b.actor == b.box.players
