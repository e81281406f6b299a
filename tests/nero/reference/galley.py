"""The galley (NE-C8)."""

from tests.nero.reference.answers import Play, stands
from tests.nero.reference.asking import Asking, ask
from tests.nero.reference.march import retreats
from tests.nero.reference.material import PORTS
from tests.nero.reference.pieces import Leader, Legion
from tests.nero.reference.table import Table


def harbours(table: Table) -> list[str]:
    """The ports in which somebody can board."""
    return [port for port in PORTS if table.free_legions(port) or table.leader_is_free(port)]


def galley(table: Table) -> Asking[None]:
    player = table.active
    _, start = yield from ask(player, [f"from {port}" for port in harbours(table)])
    _, goal = yield from ask(player, [f"to {port}" for port in PORTS if port != start])
    legions = sorted(table.free_legions(start), key=lambda legion: legion.landed)[:3]  # NE-J5
    loads = [f"load {number}" for number in range(1, len(legions) + 1)]
    if table.leader_is_free(start):
        loads += [f"load {number} leader" for number in range(len(legions) + 1)]
    _, number, *leader = yield from ask(player, loads)
    if (yield from stands(table, Play("event", player, "galley", leader_aboard=bool(leader)))):
        aboard = legions[: int(number)]
        crew: list[Legion | Leader] = [*aboard]
        if leader:
            crew.append(table.leaders[player])
        for piece in crew:
            piece.at = goal
            piece.landed = True
        if aboard:  # NE-J16: nobody retreats from a leader alone
            yield from retreats(table, goal, came_from=start)
        yield from _land(table, goal, crew)


def _land(table: Table, port: str, crew: list[Legion | Leader]) -> Asking[None]:
    """Among other players' legions: with leave of all of them or spent (NE-J22: nothing comes between)."""
    owners = table.owners_at(port, table.active)
    if not owners:
        return
    granted = (yield from ask(table.active, ["ask-leave", "halt"])) == ["ask-leave"]
    if granted:
        for seat in owners:  # all are asked, whatever the first ones say
            if (yield from ask(seat, ["grant", "refuse"])) == ["refuse"]:
                granted = False
    for piece in crew:
        if granted:
            piece.leave_of = set(owners)
        else:
            piece.spent = True
