"""Movement: steps, entering other players' provinces, leave to go on, retreats before a battle (NE-M, NE-R).

Either the force on its way enters a province, or troops that land from a galley (``table.landing``). The others there
may do the same about both.
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
    LEGIONS,
    MARKED,
    OWNERS,
    SPENT,
    WELCOME,
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


def begin_step(t: Table, province: i64, events: list[Event] | None) -> None:
    """The BP are paid before anybody answers: bad weather costs them (NE-C3)."""
    cost = cost_of_step(t, province)
    t.pool -= cost
    t.to = province
    if events is not None:
        open = {"seat": seat_name(t, t.active), "from": province_name(t, t.force_at), "to": province_name(t, province)}
        tell(events, "stepping", {**open, "bp": int(cost), "legions": int(t.force), "leader": t.force_leader})
    announce(t, A_STEP, t.active)


def step(t: Table, events: list[Event] | None) -> None:
    here = t.force_at
    t.came_from = here
    if t.force > 0:
        add_legions(t, t.active, here, -t.force)
        add_legions(t, t.active, t.to, t.force)
    if t.force_leader:
        t.at[LEADER_AT + t.active] = t.to
    t.force_at = t.to
    t.noted |= bit(t.to)
    t.met = 0
    t.asked = 0
    t.granted = 0
    t.welcomed = 0
    if events is not None:
        open = {"seat": seat_name(t, t.active), "from": province_name(t, here), "to": province_name(t, t.to)}
        tell(events, "stepped", {**open, "legions": int(t.force), "leader": t.force_leader})
    t.landing = False
    enter(t, t.force, events)


def enter(t: Table, legions: i64, events: list[Event] | None) -> None:
    """NE-M7, NE-M8: the owners of legions in ``table.to`` may give way, clockwise; not to a leader alone."""
    t.welcome = 0
    t.waiting = 0
    if legions > 0:
        t.waiting = others_at(t, t.to, t.active)
    ask_to_give_way(t, events)


def ask_to_give_way(t: Table, events: list[Event] | None) -> None:
    seat = next_of(t, t.waiting, t.active)
    if seat >= 0:
        t.waiting &= ~bit(seat)
        t.phase = GIVE_WAY
        t.actor = seat
        return
    stayed = others_at(t, t.to, t.active)
    if not t.landing:
        t.met = stayed
        go_on(t, events)
    elif stayed == 0:
        end_landing(t, True, events)
    else:
        t.phase = LANDING
        t.actor = t.active


def ways_out(t: Table, seat: i64, here: i64, closed: i64) -> i64:
    """Where the seat's legions may retreat to, a bit each (NE-R1, NE-J9)."""
    box = t.box
    ways: i64 = 0
    for i in range(box.link_at[here], box.link_at[here + 1]):
        province = box.links[i]
        if province != closed and province != CITY and t.at[OWNERS + province] & ~bit(seat) == 0:
            ways |= bit(province)
    return ways


def closed_way(t: Table) -> i64:
    """NE-R1: nobody may retreat to where those who enter came from."""
    return t.from_ if t.landing else t.came_from


def stay(t: Table, events: list[Event] | None) -> None:
    if events is not None:
        tell(events, "stayed", {"seat": seat_name(t, t.actor)})


def begin_retreat(t: Table, province: i64, events: list[Event] | None) -> None:
    t.refuge = province
    if events is not None:
        open = {"seat": seat_name(t, t.actor), "from": province_name(t, t.to), "to": province_name(t, province)}
        tell(events, "retreating", {**open})
    announce(t, A_RETREAT, t.actor)


def retreat(t: Table, seat: i64, here: i64, there: i64, events: list[Event] | None) -> None:
    """All the seat's legions here retreat, with the leader, and get a marker (NE-R1, NE-R2)."""
    unmarked = ready_legions(t, seat, here)
    legions = t.at[LEGIONS + PROVINCES * seat + here]
    move_all(t, seat, here, there)
    t.at[MARKED + PROVINCES * seat + there] += unmarked
    tell_retreat(t, seat, here, there, legions, events)


def tell_retreat(t: Table, seat: i64, here: i64, there: i64, legions: i64, events: list[Event] | None) -> None:
    if events is not None:
        open = {"seat": seat_name(t, seat), "from": province_name(t, here), "to": province_name(t, there)}
        tell(events, "retreated", {**open, "legions": int(legions)})


# Leave to go on


def ask_for_leave(t: Table, landing: bool, events: list[Event] | None) -> None:
    """NE-M7, NE-C8: ask all those whose leave is needed and who have not been asked yet."""
    t.landing = landing
    if landing:
        t.welcome = 0
        t.waiting = others_at(t, t.to, t.active)
    else:
        t.waiting = hindering(t) & ~t.asked
        t.asked |= t.waiting
    if events is not None:
        tell(events, "asked-leave", {"seat": seat_name(t, t.active), "of": seat_names(t, t.waiting)})
    _ask_next_for_leave(t)


def _ask_next_for_leave(t: Table) -> None:
    t.actor = next_of(t, t.waiting, t.active)
    t.waiting &= ~bit(t.actor)
    t.phase = GIVE_LEAVE


def give_leave(t: Table, granted: bool, events: list[Event] | None) -> None:
    if events is not None:
        tell(events, "granted" if granted else "refused", {"seat": seat_name(t, t.actor)})
    if granted:
        if t.landing:
            t.welcome |= bit(t.actor)
        else:
            t.granted |= bit(t.actor)
    if t.waiting != 0:
        _ask_next_for_leave(t)
    elif t.landing:
        end_landing(t, others_at(t, t.to, t.active) & ~t.welcome == 0, events)
    else:
        go_on(t, events)


def end_landing(t: Table, welcome: bool, events: list[Event] | None) -> None:
    """NE-C8: if welcome, those who landed may depart when the port is activated; else they are spent."""
    if welcome:
        t.at[LANDED + t.to] += t.load
        t.at[WELCOME + t.to] |= t.welcome
        if t.load_leader:
            t.leader_landed = True
    else:
        t.at[SPENT + t.to] += t.load
        if t.load_leader:
            t.leader_spent = True
    if events is not None:
        tell(events, "landed", {"seat": seat_name(t, t.active), "at": province_name(t, t.to), "spent": not welcome})
    go_on(t, events)
