"""Movement: steps, entering other players' provinces, leave to go on, retreats before a battle (NE-M, NE-R).

Those who enter are the force on its way, or troops that land from a galley (``table.landing``); what the others there
may do about it is the same.
"""

from mypy_extensions import i64

from rostra.audience import tell
from rostra.game import Event
from rostra.nero.answers import A_RETREAT, A_STEP, announce
from rostra.nero.data.map_file import CITY, PROVINCES
from rostra.nero.forces import cost_of_step, hindering, move_all
from rostra.nero.power import go_on
from rostra.nero.table import (
    GIVE_LEAVE,
    GIVE_WAY,
    LANDED,
    LANDING,
    LEADER_AT,
    LEAVE,
    LEGIONS,
    MARKED,
    OWNERS,
    SPENT,
    Table,
    add_legions,
    bit,
    next_of,
    others_at,
    province_name,
    ready_legions,
    seat_name,
    seat_names,
)


def begin_step(b: Table, province: i64, events: list[Event] | None) -> None:
    """The BP are paid before anybody answers: bad weather costs them (NE-C3)."""
    cost = cost_of_step(b, province)
    b.pool -= cost
    b.to = province
    if events is not None:
        told = {"seat": seat_name(b, b.active), "from": province_name(b, b.force_at), "to": province_name(b, province)}
        tell(events, "stepping", {**told, "bp": int(cost), "legions": int(b.force), "leader": b.force_leader})
    announce(b, A_STEP, b.active)


def step(b: Table, events: list[Event] | None) -> None:
    here = b.force_at
    b.came_from = here
    if b.force > 0:
        add_legions(b, b.active, here, -b.force)
        add_legions(b, b.active, b.to, b.force)
    if b.force_leader:
        b.at[LEADER_AT + b.active] = b.to
    b.force_at = b.to
    b.stirred |= bit(b.to)
    b.met = 0
    b.asked = 0
    b.granted = 0
    b.welcomed = 0
    if events is not None:
        told = {"seat": seat_name(b, b.active), "from": province_name(b, here), "to": province_name(b, b.to)}
        tell(events, "stepped", {**told, "legions": int(b.force), "leader": b.force_leader})
    b.landing = False
    enter(b, b.force, events)


def enter(b: Table, legions: i64, events: list[Event] | None) -> None:
    """NE-M7, NE-M8: the owners of legions in ``table.to`` may give way, clockwise; not to a leader alone."""
    b.leave = 0
    b.waiting = 0
    if legions > 0:
        b.waiting = others_at(b, b.to, b.active)
    ask_to_give_way(b, events)


def ask_to_give_way(b: Table, events: list[Event] | None) -> None:
    seat = next_of(b, b.waiting, b.active)
    if seat >= 0:
        b.waiting &= ~bit(seat)
        b.phase = GIVE_WAY
        b.actor = seat
        return
    stayed = others_at(b, b.to, b.active)
    if not b.landing:
        b.met = stayed
        go_on(b, events)
    elif stayed == 0:
        end_landing(b, True, events)
    else:
        b.phase = LANDING
        b.actor = b.active


def ways_out(b: Table, seat: i64, here: i64, closed: i64) -> i64:
    """Where the seat's legions may retreat to, a bit each (NE-R1, NE-J9)."""
    box = b.box
    ways: i64 = 0
    for i in range(box.link_at[here], box.link_at[here + 1]):
        province = box.links[i]
        if province != closed and province != CITY and b.at[OWNERS + province] & ~bit(seat) == 0:
            ways |= bit(province)
    return ways


def closed_way(b: Table) -> i64:
    """NE-R1: nobody retreats to where those who entered came from."""
    return b.from_ if b.landing else b.came_from


def stay(b: Table, events: list[Event] | None) -> None:
    if events is not None:
        tell(events, "stayed", {"seat": seat_name(b, b.actor)})


def begin_retreat(b: Table, province: i64, events: list[Event] | None) -> None:
    b.refuge = province
    if events is not None:
        told = {"seat": seat_name(b, b.actor), "from": province_name(b, b.to), "to": province_name(b, province)}
        tell(events, "retreating", {**told})
    announce(b, A_RETREAT, b.actor)


def retreat(b: Table, seat: i64, here: i64, there: i64, events: list[Event] | None) -> None:
    """All the seat's legions here, with the leader; they get a marker (NE-R1, NE-R2)."""
    unmarked = ready_legions(b, seat, here)
    legions = b.at[LEGIONS + PROVINCES * seat + here]
    move_all(b, seat, here, there)
    b.at[MARKED + PROVINCES * seat + there] += unmarked
    tell_retreat(b, seat, here, there, legions, events)


def tell_retreat(b: Table, seat: i64, here: i64, there: i64, legions: i64, events: list[Event] | None) -> None:
    if events is not None:
        told = {"seat": seat_name(b, seat), "from": province_name(b, here), "to": province_name(b, there)}
        tell(events, "retreated", {**told, "legions": int(legions)})


# Leave to go on


def ask_for_leave(b: Table, landing: bool, events: list[Event] | None) -> None:
    """NE-M7, NE-C8: all whose leave is needed and who have not been asked yet."""
    b.landing = landing
    if landing:
        b.leave = 0
        b.waiting = others_at(b, b.to, b.active)
    else:
        b.waiting = hindering(b) & ~b.asked
        b.asked |= b.waiting
    if events is not None:
        tell(events, "asked-leave", {"seat": seat_name(b, b.active), "of": seat_names(b, b.waiting)})
    _ask_next_for_leave(b)


def _ask_next_for_leave(b: Table) -> None:
    b.actor = next_of(b, b.waiting, b.active)
    b.waiting &= ~bit(b.actor)
    b.phase = GIVE_LEAVE


def give_leave(b: Table, granted: bool, events: list[Event] | None) -> None:
    if events is not None:
        tell(events, "granted" if granted else "refused", {"seat": seat_name(b, b.actor)})
    if granted:
        if b.landing:
            b.leave |= bit(b.actor)
        else:
            b.granted |= bit(b.actor)
    if b.waiting != 0:
        _ask_next_for_leave(b)
    elif b.landing:
        end_landing(b, others_at(b, b.to, b.active) & ~b.leave == 0, events)
    else:
        go_on(b, events)


def end_landing(b: Table, welcome: bool, events: list[Event] | None) -> None:
    """NE-C8: those who landed may depart in an activation of the port, or they are spent."""
    if welcome:
        b.at[LANDED + b.to] += b.load
        b.at[LEAVE + b.to] |= b.leave
        if b.load_leader:
            b.leader_landed = True
    else:
        b.at[SPENT + b.to] += b.load
        if b.load_leader:
            b.leader_spent = True
    if events is not None:
        tell(events, "landed", {"seat": seat_name(b, b.active), "at": province_name(b, b.to), "spent": not welcome})
    go_on(b, events)
