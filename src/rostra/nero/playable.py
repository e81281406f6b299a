"""Which events could do something, and what they can be aimed at (NE-C15 and the rule of each)."""

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
    OWNERS,
    PRESENT,
    RANK,
    Table,
    bit,
    free_legions,
    leader_free,
)


def does_something(b: Table, kind: i64) -> bool:
    """NE-C15: could this event of the active player do anything?"""
    if kind == SENATE or kind == GUARD:
        return True
    if kind < GALLEY:
        return False  # an answer
    if kind == GALLEY:
        return somebody_can_board(b)
    if kind == AVE_CAESAR:
        return may_be_hailed(b)
    if kind == REBELLION:
        return b.neutrals < 4
    if kind == TRAITOR:
        return not only_holder(b, b.active)
    if kind == ASSASSIN or kind == CRISIS:
        return b.emperors > 0 and targets(b, kind) != 0
    if kind == GERMANS:
        return may_invade(b, 0) or may_invade(b, 1)
    assert kind >= REVOLT
    owner = revolt_owner(b, kind)
    return owner >= 0 and b.neutrals < 4 and b.at[PRESENT + owner] != 0


def somebody_can_board(b: Table) -> bool:
    at = b.at
    if not b.force_leader and not b.leader_spent and (b.box.ports >> at[LEADER_AT + b.active]) & 1 != 0:
        return True
    there = at[PRESENT + b.active] & b.box.ports
    province: i64 = 0
    while there != 0:
        if there & 1 != 0 and free_legions(b, province) > 0:
            return True
        there >>= 1
        province += 1
    return False


def galley_ports(b: Table) -> i64:
    """NE-C8: ports with somebody who can board, a bit each."""
    ports: i64 = 0
    there = (b.at[PRESENT + b.active] | bit(b.at[LEADER_AT + b.active])) & b.box.ports
    province: i64 = 0
    while there >> province != 0:
        if (there >> province) & 1 != 0 and (free_legions(b, province) > 0 or leader_free(b, province)):
            ports |= bit(province)
        province += 1
    return ports


def may_be_hailed(b: Table) -> bool:
    """NE-K3"""
    seat = b.active
    home = b.at[HOME + seat]
    if b.at[RANK + seat] != GENERAL or b.emperors >= 2 or b.at[LEADER_AT + seat] != home:
        return False
    return b.at[LEGIONS + PROVINCES * seat + home] > 0 and controls(b, seat, home // AREA_SIZE)


def targets(b: Table, kind: i64) -> i64:
    """Whom an assassin, a crisis or a traitor can be aimed at, a bit each (NE-C6, NE-C7, NE-C14)."""
    seats: i64 = 0
    for seat in range(b.box.players):
        if kind == TRAITOR:
            fits = seat != b.active and b.at[HAND_SIZE + seat] > 0
        else:
            in_rome = b.at[LEADER_AT + seat] == CITY
            fits = b.at[RANK + seat] == EMPEROR and in_rome == (kind == ASSASSIN)
        if fits:
            seats |= bit(seat)
    return seats


def may_invade(b: Table, which: i64) -> bool:
    """NE-C15: not an empty province that has the marker already."""
    place = b.box.germany(which)
    if b.germans != place or b.at[OWNERS + place] != 0:
        return True
    for seat in range(b.box.players):
        if b.at[LEADER_AT + seat] == place:
            return True
    return False
