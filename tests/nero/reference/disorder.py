"""The events that drive legions out or turn them: Germans, rebellion, revolts (NE-C9, NE-C11, NE-C12)."""

from tests.nero.reference.asking import Asking, ask
from tests.nero.reference.material import BORDERING, GERMAN_LANDS, LANDS
from tests.nero.reference.pieces import NEUTRAL, Legion
from tests.nero.reference.table import Table


def german_goals(table: Table) -> list[str]:
    """Not where they are already and nobody else is (NE-C15)."""
    return [
        place
        for place in GERMAN_LANDS
        if place != table.germans or table.all_at(place) or any(leader.at == place for leader in table.leaders)
    ]


def germans_come(table: Table, place: str) -> Asking[None]:
    """NE-C9: the marker first (NE-J23); who is driven out takes everything along (NE-J17)."""
    table.germans = place
    ways = BORDERING[place]
    for seat in table.from_seat(table.active):
        leader = table.leaders[seat]
        if table.own_at(place, seat) or leader.at == place:
            _, to = yield from ask(seat, [f"send {way}" for way in ways])
            if seat == table.active and table.turn.force is not None and table.force.at == place:
                table.finish_force()  # NE-C16
            for legion in table.own_at(place, seat):
                legion.at = to
            if leader.at == place:
                leader.at = to
    if table.all_at(place):
        _, to = yield from ask(table.active, [f"send-neutral {way}" for way in ways])
        for legion in table.all_at(place):
            legion.at = to


def rebel_lines(table: Table) -> list[str]:
    """NE-C11, NE-J15: anybody's legions, one's own too."""
    spots = {(legion.at, legion.owner) for legion in table.legions if legion.owner != NEUTRAL}
    return [f"at {place} {table.name(seat)}" for place, seat in sorted(spots)]


def rebel(table: Table, place: str, seat: int) -> None:
    _first_taken(table.own_at(place, seat)).turn_to(NEUTRAL)


def revolt_owner(table: Table, province: str) -> int | None:
    """The player whose home area holds it; nobody in a free area."""
    for seat in table.seats:
        if province in table.home_provinces(seat):
            return seat
    return None


def revolt(table: Table, province: str, seat: int) -> Asking[None]:
    """NE-C12: bring them up to two, then two turn, as far as there is room for neutral ones."""
    while len(table.own_at(province, seat)) < 2:
        lines = [f"from {place}" for place in LANDS if place != province and table.own_at(place, seat)]
        if not lines:
            break
        _, place = yield from ask(seat, lines)
        legion = _first_taken(table.own_at(place, seat))
        legion.at = province
        legion.leave_of = set()
        if legion.in_force:
            legion.finish()
    for _ in range(2):
        if table.own_at(province, seat) and table.room_for_neutral():
            _first_taken(table.own_at(province, seat)).turn_to(NEUTRAL)


def _first_taken(legions: list[Legion]) -> Legion:
    """NE-J18: marked ones only where there is no other, of these the new marks first; the force's last of the rest."""

    def place_in_line(legion: Legion) -> tuple[bool, int, bool]:
        if legion.in_force:
            use = 3 if legion.landed else 4
        else:
            use = 0 if legion.spent else 1 if legion.landed else 2
        return legion.marked, use, not legion.marked_now

    return min(legions, key=place_in_line)
