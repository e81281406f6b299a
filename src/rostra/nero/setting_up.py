"""Set-up: home areas, the last two legions, home provinces (NE-S1 to NE-S3)."""

from mypy_extensions import i64

from rostra.audience import tell, whisper
from rostra.game import CHANCE, Event
from rostra.nero.box import LEGIONS_EACH
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


def clear(t: Table) -> None:
    """Empty the table: nobody has an area, nobody controls anything."""
    for province in range(i64(PROVINCES)):
        t.at[HOLDER + province] = NEUTRAL
    for seat in range(i64(N_SEATS)):
        t.at[AREA + seat] = NOWHERE
        t.at[SEAT_OF + seat] = NOWHERE
        t.at[LEADER_AT + seat] = NOWHERE
        t.at[HOME + seat] = NOWHERE


def begin(t: Table) -> None:
    clear(t)
    for kind in range(t.box.kinds):
        t.at[DECK + kind] = t.box.numbers[kind]
    t.phase = NAME_AREA
    t.actor = 0


def name_area(t: Table, area: i64, events: list[Event] | None) -> None:
    """NE-S1, NE-J1: all name an area in seat order, without seeing what the others want."""
    t.at[WANTED + t.actor] = area + 1
    if events is not None:
        whisper(events, "wants", t.actor, {"seat": seat_name(t, t.actor), "area": t.box.map.areas[area]})
    for seat in range(t.actor + 1, t.box.players):
        if t.at[AREA + seat] < 0:
            t.actor = seat
            return
    if events is not None:
        wanted: dict[str, str] = {}
        for seat in range(t.box.players):
            if t.at[WANTED + seat] > 0:
                wanted[seat_name(t, seat)] = t.box.map.areas[t.at[WANTED + seat] - 1]
        tell(events, "wanted", {"areas": wanted})
    _settle_areas(t, events)


def wanters(t: Table, area: i64) -> i64:
    """The seats that want this area and have none yet, a bit each."""
    seats: i64 = 0
    for seat in range(t.box.players):
        if t.at[WANTED + seat] == area + 1:
            seats |= bit(seat)
    return seats


def contested(t: Table) -> i64:
    """The first area that several seats want: the next lot is for it."""
    for area in range(i64(N_AREAS)):
        seats = wanters(t, area)
        if seats & (seats - 1) != 0 and t.at[SEAT_OF + area] < 0:
            return area
    return NOWHERE


def draw_lot(t: Table, seat: i64, events: list[Event] | None) -> None:
    area = contested(t)
    if events is not None:
        tell(events, "lot", {"seat": seat_name(t, seat), "area": t.box.map.areas[area]})
    _give(t, seat, area)
    for other in range(t.box.players):
        if t.at[WANTED + other] == area + 1:
            t.at[WANTED + other] = 0
    _settle_areas(t, events)


def _give(t: Table, seat: i64, area: i64) -> None:
    t.at[AREA + seat] = area
    t.at[SEAT_OF + area] = seat
    t.at[WANTED + seat] = 0


def _settle_areas(t: Table, events: list[Event] | None) -> None:
    """A seat that alone wants an area gets it. Lots decide the others. Then seats without an area name one again."""
    for seat in range(t.box.players):
        area = t.at[WANTED + seat] - 1
        if area >= 0 and wanters(t, area) == bit(seat):
            _give(t, seat, area)
    if contested(t) >= 0:
        t.phase = DRAW_LOT
        t.actor = CHANCE
        return
    for seat in range(t.box.players):
        if t.at[AREA + seat] < 0:
            t.phase = NAME_AREA
            t.actor = seat
            return
    t.phase = PLACE_LEGION
    t.actor = 0
    for seat in range(t.box.players):
        for place in range(i64(AREA_SIZE)):
            add_legions(t, seat, AREA_SIZE * t.at[AREA + seat] + place, 1)
    if events is not None:
        areas = {seat_name(t, seat): t.box.map.areas[t.at[AREA + seat]] for seat in range(t.box.players)}
        tell(events, "areas", {"areas": areas})


def place_legion(t: Table, province: i64, events: list[Event] | None) -> None:
    """NE-S2"""
    seat = t.actor
    add_legions(t, seat, province, 1)
    if events is not None:
        tell(events, "placed", {"seat": seat_name(t, seat), "at": province_name(t, province)})
    if legions_of(t, seat) < LEGIONS_EACH:
        return
    t.actor = seat + 1
    if t.actor == t.box.players:
        t.phase = CHOOSE_HOME
        t.actor = 0


def legions_of(t: Table, seat: i64) -> i64:
    number: i64 = 0
    for province in range(i64(PROVINCES)):
        if (t.at[PRESENT + seat] >> province) & 1 != 0:
            number += t.at[LEGIONS + PROVINCES * seat + province]
    return number


def choose_home(t: Table, province: i64, events: list[Event] | None) -> bool:
    """NE-S3; True if every seat has chosen."""
    seat = t.actor
    t.at[HOME + seat] = province
    t.at[LEADER_AT + seat] = province
    if events is not None:
        tell(events, "home", {"seat": seat_name(t, seat), "at": province_name(t, province)})
    t.actor = seat + 1
    return t.actor == t.box.players
