"""Events: playing one, choosing what it is aimed at, and what it does if nobody counters it (NE-C)."""

from mypy_extensions import i64

from rostra.audience import tell, tell_some
from rostra.game import CHANCE, Event
from rostra.nero.answers import announce, begin_plot
from rostra.nero.cards import (
    ASSASSIN,
    AVE_CAESAR,
    CRISIS,
    GALLEY,
    GERMANS,
    GUARD,
    REBELLION,
    REVOLT,
    SENATE,
    TRAITOR,
)
from rostra.nero.data.map_file import AREA_SIZE, CITY, PROVINCES
from rostra.nero.forces import finish_force, leader_leaves, move_all, put_down, take_away, turn_neutral
from rostra.nero.knowledge import spend, steal
from rostra.nero.marches import enter
from rostra.nero.power import fall, go_on, set_rank
from rostra.nero.table import (
    ALL_SEATS,
    BRING,
    CANDIDATE,
    CHOOSE_GERMANY,
    CHOOSE_LEGION,
    CHOOSE_TARGET,
    GALLEY_FROM,
    HAND_SIZE,
    LANDED,
    LEADER_AT,
    LEGIONS,
    MAX_NEUTRALS,
    NEUTRAL,
    NOWHERE,
    ONCE,
    OWNERS,
    PRESENT,
    SEAT_OF,
    SEND_NEUTRALS,
    SEND_OWN,
    STEAL_CARD,
    Table,
    add_legions,
    bit,
    card_name,
    event_name,
    free_legions,
    next_of,
    province_name,
    seat_name,
)


def play(t: Table, kind: i64, events: list[Event] | None) -> bool:
    """Play a card for its event; True if it can be answered now, False if something must be chosen for it first."""
    event = t.box.event_of[kind]
    spend(t, t.active, kind)
    t.began = True
    t.at[ONCE + t.active] |= bit(event)
    t.played = event
    t.from_ = NOWHERE
    t.to = NOWHERE
    t.load = 0
    t.load_leader = False
    t.target = NOWHERE
    if events is not None:
        tell(events, "event", {"seat": seat_name(t, t.active), "card": card_name(t, kind)})
    if event == ASSASSIN and t.box.vanish:
        begin_plot(t, kind)
    if event == GALLEY:
        t.phase = GALLEY_FROM
    elif event == ASSASSIN or event == CRISIS or event == TRAITOR:
        t.phase = CHOOSE_TARGET
    elif event == GERMANS:
        t.phase = CHOOSE_GERMANY
    elif event == REBELLION:
        t.phase = CHOOSE_LEGION
    else:
        announce(t, event, t.active)
        return True
    return False


def announce_event(t: Table, events: list[Event] | None) -> None:
    """Everything is chosen: the event can be answered now."""
    if events is not None:
        tell(events, "aimed", {"seat": seat_name(t, t.active), **event_details(t)})
    announce(t, t.played, t.active)


def event_details(t: Table) -> dict[str, object]:
    """The event being played and what was chosen for it."""
    details: dict[str, object] = {"card": event_name(t, t.played)}
    if t.from_ >= 0:
        details["from"] = province_name(t, t.from_)
    if t.to >= 0:
        details["to" if t.played == GALLEY else "at"] = province_name(t, t.to)
    if t.target >= 0:
        details["target"] = seat_name(t, t.target)
    if t.load > 0 or t.load_leader:
        details["legions"] = int(t.load)
        details["leader"] = t.load_leader
    return details


def carry_out(t: Table, events: list[Event] | None) -> None:
    """The event takes effect: nobody has countered it."""
    kind = t.played
    if kind == GALLEY:
        _sail(t, events)
        return
    if kind == GERMANS:
        _invade(t, events)
        return
    if kind >= REVOLT:
        _revolt(t, events)
        return
    if kind == TRAITOR:
        if t.at[HAND_SIZE + t.target] > 0:
            t.phase = STEAL_CARD
            t.actor = CHANCE
            return
        if events is not None:  # NE-J23: the last card was spent on an answer
            tell(events, "stolen-nothing", {"seat": seat_name(t, t.active), "target": seat_name(t, t.target)})
    elif kind == SENATE or kind == GUARD:
        t.kp += 1
        if events is not None:
            tell(events, "kp", {"seat": seat_name(t, t.active), "kp": int(t.kp)})
    elif kind == AVE_CAESAR:
        set_rank(t, t.active, CANDIDATE, "legions", events)
    elif kind == ASSASSIN:
        fall(t, t.target, "assassinated", events)
    elif kind == CRISIS:
        _call_to_rome(t, events)
    elif kind == REBELLION:
        turn_neutral(t, t.target, t.to)
        if events is not None:
            tell(events, "neutral", {"seat": seat_name(t, t.target), "at": province_name(t, t.to), "legions": 1})
    go_on(t, events)


def _sail(t: Table, events: list[Event] | None) -> None:
    """NE-C8. Legions that have already landed this turn board last (NE-J5)."""
    seat = t.active
    here = t.from_
    landed = max(t.load - (free_legions(t, here) - t.at[LANDED + here]), 0)
    t.at[LANDED + here] -= landed
    if t.load > 0:
        add_legions(t, seat, here, -t.load)
        add_legions(t, seat, t.to, t.load)
    if t.load_leader:
        t.at[LEADER_AT + seat] = t.to
        t.leader_landed = False
    if events is not None:
        tell(events, "sailed", {"seat": seat_name(t, seat), **event_details(t)})
    t.landing = True
    t.noted |= bit(t.to)
    enter(t, t.load, events)


def _call_to_rome(t: Table, events: list[Event] | None) -> None:
    """NE-C7, NE-C16"""
    t.at[LEADER_AT + t.target] = CITY
    if t.target == t.active and t.force_leader:
        leader_leaves(t)
    if events is not None:
        tell(events, "called", {"seat": seat_name(t, t.target), "to": province_name(t, CITY)})


def stolen(t: Table, kind: i64, events: list[Event] | None) -> None:
    """NE-C14: only thief and victim learn which card it was."""
    thief: int = t.active
    victim: int = t.target
    steal(t, t.active, t.target, kind)
    if events is not None:
        open = {"seat": seat_name(t, t.active), "target": seat_name(t, t.target)}
        tell_some(events, "stolen", (thief, victim), {**open}, {"card": card_name(t, kind)})
    go_on(t, events)


# The Germans


def _invade(t: Table, events: list[Event] | None) -> None:
    """NE-C9: the marker comes first (NE-J23). Then everybody there must go: the card's player first, then clockwise."""
    place = t.to
    t.germans = place
    t.waiting = t.at[OWNERS + place] & ALL_SEATS
    for seat in range(t.box.players):
        if t.at[LEADER_AT + seat] == place:
            t.waiting |= bit(seat)
    if t.force_at == place:
        finish_force(t)
    if events is not None:
        tell(events, "germans", {"at": province_name(t, place)})
    _ask_next_to_go(t, events)


def _ask_next_to_go(t: Table, events: list[Event] | None) -> None:
    seat: i64 = t.active
    if (t.waiting >> seat) & 1 == 0:
        seat = next_of(t, t.waiting, t.active)
    if seat >= 0:
        t.waiting &= ~bit(seat)
        t.phase = SEND_OWN
        t.actor = seat
    elif t.at[LEGIONS + PROVINCES * NEUTRAL + t.to] > 0:
        t.phase = SEND_NEUTRALS
        t.actor = t.active
    else:
        go_on(t, events)


def send(t: Table, province: i64, events: list[Event] | None) -> None:
    if events is not None:
        open = {"seat": seat_name(t, t.actor), "from": province_name(t, t.to), "to": province_name(t, province)}
        tell(events, "sent", {**open, "neutral": False})
    move_all(t, t.actor, t.to, province)
    _ask_next_to_go(t, events)


def send_neutral(t: Table, province: i64, events: list[Event] | None) -> None:
    number = t.at[LEGIONS + PROVINCES * NEUTRAL + t.to]
    add_legions(t, NEUTRAL, t.to, -number)
    add_legions(t, NEUTRAL, province, number)
    if events is not None:
        open = {"seat": seat_name(t, t.actor), "from": province_name(t, t.to), "to": province_name(t, province)}
        tell(events, "sent", {**open, "neutral": True})
    go_on(t, events)


# A revolt


def revolt_owner(t: Table, kind: i64) -> i64:
    """NE-C12: the player whose home area holds the province, or NOWHERE."""
    return t.at[SEAT_OF + t.box.revolt_at[kind] // AREA_SIZE]


def _revolt(t: Table, events: list[Event] | None) -> None:
    t.to = t.box.revolt_at[t.played]
    t.target = revolt_owner(t, t.played)
    if events is not None:
        tell(events, "revolt", {"seat": seat_name(t, t.target), "at": province_name(t, t.to)})
    _bring_next(t, events)


def _bring_next(t: Table, events: list[Event] | None) -> None:
    """Two legions turn neutral. As long as there are fewer, the owner brings one from elsewhere."""
    here = LEGIONS + PROVINCES * t.target + t.to
    if t.at[here] < 2 and t.at[PRESENT + t.target] & ~bit(t.to) != 0:
        t.phase = BRING
        t.actor = t.target
        return
    number = t.at[here]
    if number > 2:
        number = 2
    if number > MAX_NEUTRALS - t.neutrals:
        number = MAX_NEUTRALS - t.neutrals
    for _i in range(number):
        turn_neutral(t, t.target, t.to)
    if events is not None:
        open = {"seat": seat_name(t, t.target), "at": province_name(t, t.to), "legions": int(number)}
        tell(events, "neutral", {**open})
    go_on(t, events)


def bring(t: Table, province: i64, events: list[Event] | None) -> None:
    if events is not None:
        open = {"seat": seat_name(t, t.target), "from": province_name(t, province), "to": province_name(t, t.to)}
        tell(events, "brought", {**open})
    put_down(t, t.target, t.to, take_away(t, t.target, province))
    _bring_next(t, events)
