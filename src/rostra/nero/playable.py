"""Which events would do something now, and what they can be aimed at (NE-C15, and the rule of each)."""

from mypy_extensions import i64

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
from rostra.nero.knowledge import only_holder
from rostra.nero.plays import revolt_owner
from rostra.nero.power import controls
from rostra.nero.table import (
    EMPEROR,
    GENERAL,
    HAND_SIZE,
    HOME,
    LEADER_AT,
    LEGIONS,
    MAX_EMPERORS,
    MAX_NEUTRALS,
    OWNERS,
    PRESENT,
    RANK,
    Table,
    bit,
    free_legions,
    leader_free,
)


def does_something(t: Table, kind: i64) -> bool:
    """NE-C15: whether this event of the active player would do something."""
    if kind == SENATE or kind == GUARD:
        return True
    if kind < GALLEY:
        return False  # an answer
    if kind == GALLEY:
        return somebody_can_board(t)
    if kind == AVE_CAESAR:
        return may_be_hailed(t)
    if kind == REBELLION:
        return t.neutrals < MAX_NEUTRALS
    if kind == TRAITOR:
        return not only_holder(t, t.active)
    if kind == ASSASSIN or kind == CRISIS:
        return t.emperors > 0 and targets(t, kind) != 0
    if kind == GERMANS:
        return may_invade(t, 0) or may_invade(t, 1)
    assert kind >= REVOLT
    owner = revolt_owner(t, kind)
    return owner >= 0 and t.neutrals < MAX_NEUTRALS and t.at[PRESENT + owner] != 0


def somebody_can_board(t: Table) -> bool:
    at = t.at
    if not t.force_leader and not t.leader_spent and (t.box.ports >> at[LEADER_AT + t.active]) & 1 != 0:
        return True
    there = at[PRESENT + t.active] & t.box.ports
    province: i64 = 0
    while there != 0:
        if there & 1 != 0 and free_legions(t, province) > 0:
            return True
        there >>= 1
        province += 1
    return False


def galley_ports(t: Table) -> i64:
    """NE-C8: ports with somebody who can board, a bit each."""
    ports: i64 = 0
    there = (t.at[PRESENT + t.active] | bit(t.at[LEADER_AT + t.active])) & t.box.ports
    province: i64 = 0
    while there >> province != 0:
        if (there >> province) & 1 != 0 and (free_legions(t, province) > 0 or leader_free(t, province)):
            ports |= bit(province)
        province += 1
    return ports


def may_be_hailed(t: Table) -> bool:
    """NE-K3"""
    seat = t.active
    home = t.at[HOME + seat]
    if t.at[RANK + seat] != GENERAL or t.at[LEADER_AT + seat] != home:
        return False
    if t.emperors >= MAX_EMPERORS and not t.box.always_candidates:
        return False
    return t.at[LEGIONS + PROVINCES * seat + home] > 0 and controls(t, seat, home // AREA_SIZE)


def targets(t: Table, kind: i64) -> i64:
    """Whom an assassin, a crisis or a traitor can be aimed at, a bit each (NE-C6, NE-C7, NE-C14)."""
    seats: i64 = 0
    for seat in range(t.box.players):
        if kind == TRAITOR:
            fits = seat != t.active and t.at[HAND_SIZE + seat] > 0
        else:
            in_rome = t.at[LEADER_AT + seat] == CITY
            fits = t.at[RANK + seat] == EMPEROR and in_rome == (kind == ASSASSIN)
        if fits:
            seats |= bit(seat)
    return seats


def may_invade(t: Table, which: i64) -> bool:
    """NE-C15: the Germans may not go to an empty province where their marker is already."""
    place = t.box.germany(which)
    if t.germans != place or t.at[OWNERS + place] != 0:
        return True
    for seat in range(t.box.players):
        if t.at[LEADER_AT + seat] == place:
            return True
    return False
