"""Events: playing one, choosing what it is about, and what it does if nothing counters it (NE-C)."""

from mypy_extensions import i64

from rostra.audience import tell, tell_some
from rostra.game import CHANCE, Event
from rostra.nero.answers import announce
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
    NEUTRAL,
    NOWHERE,
    ONCE,
    OWNERS,
    PRESENT,
    SEAT_OF,
    SEND_NEUTRAL,
    SEND_OWN,
    STEAL_CARD,
    Table,
    add_legions,
    bit,
    card_name,
    free_legions,
    next_of,
    province_name,
    seat_name,
)


def play(b: Table, kind: i64, events: list[Event] | None) -> bool:
    """Play a card for its event; False if there is something to choose for it first, else it can be answered now."""
    spend(b, b.active, kind)
    b.began = True
    b.at[ONCE + b.active] |= bit(kind)
    b.played = kind
    b.from_ = NOWHERE
    b.to = NOWHERE
    b.load = 0
    b.load_leader = False
    b.target = NOWHERE
    if events is not None:
        tell(events, "event", {"seat": seat_name(b, b.active), "card": card_name(b, kind)})
    if kind == GALLEY:
        b.phase = GALLEY_FROM
    elif kind == ASSASSIN or kind == CRISIS or kind == TRAITOR:
        b.phase = CHOOSE_TARGET
    elif kind == GERMANS:
        b.phase = CHOOSE_GERMANY
    elif kind == REBELLION:
        b.phase = CHOOSE_LEGION
    else:
        announce(b, kind, b.active)
        return True
    return False


def chosen(b: Table, events: list[Event] | None) -> None:
    """All is chosen: the event can be answered now."""
    if events is not None:
        tell(events, "aimed", {"seat": seat_name(b, b.active), **event_told(b)})
    announce(b, b.played, b.active)


def event_told(b: Table) -> dict[str, object]:
    """The event being played and what was chosen for it."""
    told: dict[str, object] = {"card": card_name(b, b.played)}
    if b.from_ >= 0:
        told["from"] = province_name(b, b.from_)
    if b.to >= 0:
        told["to" if b.played == GALLEY else "at"] = province_name(b, b.to)
    if b.target >= 0:
        told["target"] = seat_name(b, b.target)
    if b.load > 0 or b.load_leader:
        told["legions"] = int(b.load)
        told["leader"] = b.load_leader
    return told


def happens(b: Table, events: list[Event] | None) -> None:
    """Nothing has countered the event."""
    kind = b.played
    if kind == GALLEY:
        _sail(b, events)
        return
    if kind == GERMANS:
        _invade(b, events)
        return
    if kind >= REVOLT:
        _revolt(b, events)
        return
    if kind == TRAITOR:
        if b.at[HAND_SIZE + b.target] > 0:
            b.phase = STEAL_CARD
            b.actor = CHANCE
            return
        if events is not None:  # NE-J23: the last card was spent on an answer
            tell(events, "stolen-nothing", {"seat": seat_name(b, b.active), "target": seat_name(b, b.target)})
    elif kind == SENATE or kind == GUARD:
        b.kp += 1
        if events is not None:
            tell(events, "kp", {"seat": seat_name(b, b.active), "kp": int(b.kp)})
    elif kind == AVE_CAESAR:
        set_rank(b, b.active, CANDIDATE, "legions", events)
    elif kind == ASSASSIN:
        fall(b, b.target, "assassinated", events)
    elif kind == CRISIS:
        _call_to_rome(b, events)
    elif kind == REBELLION:
        turn_neutral(b, b.target, b.to)
        if events is not None:
            tell(events, "neutral", {"seat": seat_name(b, b.target), "at": province_name(b, b.to), "legions": 1})
    go_on(b, events)


def _sail(b: Table, events: list[Event] | None) -> None:
    """NE-C8; legions that have landed already board last (NE-J5)."""
    seat = b.active
    here = b.from_
    landed = max(b.load - (free_legions(b, here) - b.at[LANDED + here]), 0)
    b.at[LANDED + here] -= landed
    if b.load > 0:
        add_legions(b, seat, here, -b.load)
        add_legions(b, seat, b.to, b.load)
    if b.load_leader:
        b.at[LEADER_AT + seat] = b.to
        b.leader_landed = False
    if events is not None:
        tell(events, "sailed", {"seat": seat_name(b, seat), **event_told(b)})
    b.landing = True
    b.stirred |= bit(b.to)
    enter(b, b.load, events)


def _call_to_rome(b: Table, events: list[Event] | None) -> None:
    """NE-C7, NE-C16"""
    b.at[LEADER_AT + b.target] = CITY
    if b.target == b.active and b.force_leader:
        leader_leaves(b)
    if events is not None:
        tell(events, "called", {"seat": seat_name(b, b.target), "to": province_name(b, CITY)})


def stolen(b: Table, kind: i64, events: list[Event] | None) -> None:
    """NE-C14: the two of them know what it was."""
    thief: int = b.active
    victim: int = b.target
    steal(b, b.active, b.target, kind)
    if events is not None:
        open = {"seat": seat_name(b, b.active), "target": seat_name(b, b.target)}
        tell_some(events, "stolen", (thief, victim), {**open}, {"card": card_name(b, kind)})
    go_on(b, events)


# The Germans


def _invade(b: Table, events: list[Event] | None) -> None:
    """NE-C9: the marker comes first (NE-J23), then everybody there must go: the card's player first, then clockwise."""
    place = b.to
    b.germans = place
    b.waiting = b.at[OWNERS + place] & 15
    for seat in range(b.box.players):
        if b.at[LEADER_AT + seat] == place:
            b.waiting |= bit(seat)
    if b.force_at == place:
        finish_force(b)
    if events is not None:
        tell(events, "germans", {"at": province_name(b, place)})
    _ask_next_to_go(b, events)


def _ask_next_to_go(b: Table, events: list[Event] | None) -> None:
    seat: i64 = b.active
    if (b.waiting >> seat) & 1 == 0:
        seat = next_of(b, b.waiting, b.active)
    if seat >= 0:
        b.waiting &= ~bit(seat)
        b.phase = SEND_OWN
        b.actor = seat
    elif b.at[LEGIONS + PROVINCES * NEUTRAL + b.to] > 0:
        b.phase = SEND_NEUTRAL
        b.actor = b.active
    else:
        go_on(b, events)


def send(b: Table, province: i64, events: list[Event] | None) -> None:
    if events is not None:
        told = {"seat": seat_name(b, b.actor), "from": province_name(b, b.to), "to": province_name(b, province)}
        tell(events, "sent", {**told, "neutral": False})
    move_all(b, b.actor, b.to, province)
    _ask_next_to_go(b, events)


def send_neutral(b: Table, province: i64, events: list[Event] | None) -> None:
    number = b.at[LEGIONS + PROVINCES * NEUTRAL + b.to]
    add_legions(b, NEUTRAL, b.to, -number)
    add_legions(b, NEUTRAL, province, number)
    if events is not None:
        told = {"seat": seat_name(b, b.actor), "from": province_name(b, b.to), "to": province_name(b, province)}
        tell(events, "sent", {**told, "neutral": True})
    go_on(b, events)


# A revolt


def revolt_owner(b: Table, kind: i64) -> i64:
    """NE-C12: the player whose home area holds the province, or NOWHERE."""
    return b.at[SEAT_OF + b.box.revolt_at[kind] // AREA_SIZE]


def _revolt(b: Table, events: list[Event] | None) -> None:
    b.to = b.box.revolt_at[b.played]
    b.target = revolt_owner(b, b.played)
    if events is not None:
        tell(events, "revolt", {"seat": seat_name(b, b.target), "at": province_name(b, b.to)})
    _bring_next(b, events)


def _bring_next(b: Table, events: list[Event] | None) -> None:
    """Up to two legions there as long as the owner has others elsewhere; then they turn."""
    here = LEGIONS + PROVINCES * b.target + b.to
    if b.at[here] < 2 and b.at[PRESENT + b.target] & ~bit(b.to) != 0:
        b.phase = BRING
        b.actor = b.target
        return
    number = b.at[here]
    if number > 2:
        number = 2
    if number > 4 - b.neutrals:
        number = 4 - b.neutrals
    for _i in range(number):
        turn_neutral(b, b.target, b.to)
    if events is not None:
        told = {"seat": seat_name(b, b.target), "at": province_name(b, b.to), "legions": int(number)}
        tell(events, "neutral", {**told})
    go_on(b, events)


def bring(b: Table, province: i64, events: list[Event] | None) -> None:
    if events is not None:
        told = {"seat": seat_name(b, b.target), "from": province_name(b, province), "to": province_name(b, b.to)}
        tell(events, "brought", {**told})
    put_down(b, b.target, b.to, take_away(b, b.target, province))
    _bring_next(b, events)
