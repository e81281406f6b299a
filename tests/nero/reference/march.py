"""A force on its way: what a step costs, who hinders it, who retreats from it (NE-M3, NE-M6 to NE-M8, NE-R)."""

from tests.nero.reference.answers import Play, stands
from tests.nero.reference.asking import Asking, ask
from tests.nero.reference.material import BORDERING, ROME
from tests.nero.reference.pieces import Legion
from tests.nero.reference.table import Table


def step_lines(table: Table) -> list[str]:
    """The steps, or what must come before them."""
    force = table.force
    if force.weather_bound or force.drawn:  # NE-C3, NE-F6, NE-J7
        return []
    waiting = force.hindered_by - force.granted
    if waiting:
        return ["ask-leave"] if waiting - force.asked else []
    ways = [to for to in BORDERING[force.at] if to != ROME or not table.force_legions()]  # NE-M6
    return [f"step {to}" for to in ways if step_cost(table, to) <= table.turn.pool]


def step_cost(table: Table, to: str) -> int:
    """NE-M3, and one more for leave (NE-M7, NE-C8), whoever gave it."""
    force = table.force
    gave_leave = force.granted.union(*(piece.leave_of for piece in table.force_pieces()))
    unbeaten = [seat for seat in table.owners_at(force.at, table.active) if (seat, force.at) not in force.beaten]
    through = any(seat in gave_leave for seat in unbeaten)
    return (3 if to == table.germans else 1) + tired(table) + (1 if through else 0)


def tired(table: Table) -> int:
    """What it costs more; a leader alone is never tired."""
    return 1 if table.force.tired and table.force_legions() else 0


def ask_leave(table: Table) -> Asking[None]:
    """NE-M7: each once while the force stays."""
    force = table.force
    for seat in table.owners_at(force.at, table.active):
        if seat in force.hindered_by and seat not in force.asked:
            force.asked.add(seat)
            if (yield from ask(seat, ["grant", "refuse"])) == ["grant"]:
                force.granted.add(seat)


def step(table: Table, to: str) -> Asking[None]:
    force = table.force
    table.turn.pool -= step_cost(table, to)
    if not (yield from stands(table, Play("step", table.active))):
        force.weather_bound = True
        return
    force.came_from, force.at = force.at, to
    for piece in table.force_pieces():
        piece.at = to
        piece.leave_of = set()
    force.asked, force.granted = set(), set()
    if table.force_legions():
        yield from retreats(table, to, force.came_from)
    force.hindered_by = set(table.owners_at(to, table.active))


def forget_the_beaten(table: Table) -> None:
    """After every act: who has left, or was beaten here by this force, hinders it no more (NE-M7, NE-J6, NE-J26)."""
    force = table.force
    here = set(table.owners_at(force.at, table.active))
    force.hindered_by = {seat for seat in force.hindered_by & here if (seat, force.at) not in force.beaten}
    force.granted &= here


def retreats(table: Table, place: str, came_from: str) -> Asking[None]:
    """NE-R1: before any battle; a retreat can be stopped by bad weather."""
    for seat in table.owners_at(place, table.active):
        word, *to = yield from ask(seat, ["stay", *retreat_lines(table, seat, place, came_from)])
        if word == "retreat" and (yield from stands(table, Play("retreat", seat))):
            retreat(table, seat, table.own_at(place, seat), to[0])


def retreat_lines(table: Table, seat: int, place: str, came_from: str | None) -> list[str]:
    """To where no legions are or only his own (NE-J9)."""
    ways = [to for to in BORDERING[place] if to not in (ROME, came_from)]
    return [f"retreat {to}" for to in ways if all(legion.owner == seat for legion in table.all_at(to))]


def retreat(table: Table, seat: int, legions: list[Legion], to: str) -> None:
    """The leader goes along: that of a force with it, any other from where the legions stood."""
    leader = table.leaders[seat]
    if leader.in_force if seat == table.active else leader.at == legions[0].at:
        leader.at = to
    for legion in legions:
        legion.at = to
        legion.mark()
