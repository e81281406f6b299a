"""Forces: who is in one, is left behind, can be taken up (NE-M2 to NE-M5); and legions that events take away."""

from typing import Final

from mypy_extensions import i64

from rostra.nero.data.map_file import PROVINCES
from rostra.nero.table import (
    BEATEN,
    FOUGHT,
    FRESH,
    LANDED,
    LEADER_AT,
    LEAVE,
    LEGIONS,
    MARKED,
    NEUTRAL,
    NOWHERE,
    OWNERS,
    SPENT,
    Table,
    add_legions,
    bit,
    free_legions,
    ready_legions,
)


def gather_force(b: Table, legions: i64, leader: bool) -> None:
    """NE-M2: a force departs from the activated province; landed legions join it last (NE-C8)."""
    place = b.activation
    others = free_legions(b, place) - b.at[LANDED + place]
    b.force_at = place
    b.force = legions
    b.force_landed = max(legions - others, 0)
    b.at[LANDED + place] -= b.force_landed
    b.force_leader = leader
    b.force_leader_landed = leader and b.leader_landed
    if leader:
        b.leader_landed = False
    b.tired = False
    b.came_from = NOWHERE
    b.may_step = True
    b.drawn = False
    b.stormed = 0
    b.met = 0
    b.asked = 0
    b.granted = 0
    b.welcomed = 0
    if b.force_landed > 0 or b.force_leader_landed:
        b.welcomed = b.at[LEAVE + place]
    b.stirred |= bit(place)
    if b.won:
        b.won = False
        for province in range(i64(PROVINCES)):
            b.at[BEATEN + province] = 0


def finish_force(b: Table) -> None:
    """Everybody in it is spent (NE-M4)."""
    b.at[SPENT + b.force_at] += b.force
    if b.force_leader:
        b.leader_spent = True
    b.force_at = NOWHERE
    b.force = 0
    b.force_landed = 0
    b.force_leader = False
    b.force_leader_landed = False


def legions_leave(b: Table, number: i64) -> None:
    """Legions of the force are left behind, landed ones first (NE-J5)."""
    b.at[SPENT + b.force_at] += number
    drop_legions(b, number)


def drop_legions(b: Table, number: i64) -> None:
    """The force has fewer legions; without any it is not tired any more (NE-J4), with nobody it has finished."""
    b.force -= number
    b.force_landed = max(b.force_landed - number, 0)
    if b.force == 0:
        b.tired = False
        if not b.force_leader:
            finish_force(b)


def leader_leaves(b: Table) -> None:
    """The leader is left behind (NE-M4)."""
    b.leader_spent = True
    b.force_leader = False
    b.force_leader_landed = False
    if b.force == 0:
        finish_force(b)


def take_own(b: Table) -> None:
    """NE-M5: all own legions here that can be taken."""
    place = b.force_at
    b.force += free_legions(b, place)
    if b.at[LANDED + place] > 0:
        b.force_landed += b.at[LANDED + place]
        b.at[LANDED + place] = 0
        b.welcomed |= b.at[LEAVE + place]


def take_neutral(b: Table) -> None:
    """NE-M5: they take the force's colour."""
    place = b.force_at
    number = b.at[LEGIONS + PROVINCES * NEUTRAL + place]
    add_legions(b, NEUTRAL, place, -number)
    add_legions(b, b.active, place, number)
    b.neutrals -= number
    b.force += number


def take_leader(b: Table) -> None:
    """NE-M5: the leader joins free."""
    b.force_leader = True
    b.force_leader_landed = b.leader_landed
    if b.leader_landed:
        b.welcomed |= b.at[LEAVE + b.force_at]
        b.leader_landed = False


def hindering(b: Table) -> i64:
    """Seats without whose leave the force cannot go on, a bit each (NE-M7, NE-M8, NE-J6)."""
    here = b.force_at
    return b.met & b.at[OWNERS + here] & 15 & ~b.at[BEATEN + here] & ~b.granted


def toll(b: Table) -> i64:
    """NE-M7, NE-C8: one more BP for the step out if somebody who granted leave is still there unbeaten."""
    if toll_takers(b) != 0:
        return 1
    return 0


def toll_takers(b: Table) -> i64:
    """Seats here and unbeaten that granted leave to the force, or to landed troops in it (NE-J21), a bit each."""
    granted = b.granted
    if b.force_landed > 0 or b.force_leader_landed:
        granted |= b.welcomed
    return granted & b.at[OWNERS + b.force_at] & ~b.at[BEATEN + b.force_at]


def weariness(b: Table) -> i64:
    """NE-M3: one more BP; a leader alone is never tired."""
    if b.tired and b.force > 0:
        return 1
    return 0


def cost_of_step(b: Table, province: i64) -> i64:
    cost = toll(b) + weariness(b)
    if province == b.germans:
        return cost + 3
    return cost + 1


def may_still_step(b: Table) -> bool:
    """NE-F6, NE-C3"""
    return b.may_step and not b.drawn


def attackable(b: Table) -> i64:
    """Seats the force may attack here if it has the BP, a bit each (NE-F1; NE-M8, NE-F6, NE-C8, NE-C3, NE-J25)."""
    if b.force == 0 or b.drawn or b.force_landed > 0 or b.force_leader_landed:
        return 0
    return b.at[OWNERS + b.force_at] & 15 & ~bit(b.active) & ~b.at[FOUGHT + b.force_at] & ~b.stormed


# Legions taken away, one by one: in which state they were, so that they can be put elsewhere in the same

WAS_FREE: Final = 0
WAS_SPENT: Final = 1  # or in a force
WAS_LANDED: Final = 2
WAS_MARKED: Final = 3
WAS_FRESH: Final = 4


def take_away(b: Table, seat: i64, province: i64) -> i64:
    """One legion leaves the board: an unmarked one if there is one, in the order of NE-C16 and NE-J18."""
    at = b.at
    was: i64 = WAS_FREE
    if ready_legions(b, seat, province) == 0:
        was = WAS_MARKED
        at[MARKED + PROVINCES * seat + province] -= 1
        if seat == b.active and at[FRESH + province] > 0:
            at[FRESH + province] -= 1
            was = WAS_FRESH
    elif seat == b.active:
        if at[SPENT + province] > 0:
            at[SPENT + province] -= 1
            was = WAS_SPENT
        elif at[LANDED + province] > 0:
            at[LANDED + province] -= 1
            was = WAS_LANDED
        elif free_legions(b, province) == 0:
            was = WAS_SPENT
            drop_legions(b, 1)
    add_legions(b, seat, province, -1)
    return was


def put_down(b: Table, seat: i64, province: i64, was: i64) -> None:
    """A legion that was taken away comes here as it was."""
    at = b.at
    b.stirred |= bit(province)
    add_legions(b, seat, province, 1)
    if was == WAS_SPENT:
        at[SPENT + province] += 1
    elif was == WAS_LANDED:
        at[LANDED + province] += 1
    elif was >= WAS_MARKED:
        at[MARKED + PROVINCES * seat + province] += 1
        if was == WAS_FRESH:
            at[FRESH + province] += 1


def turn_neutral(b: Table, seat: i64, province: i64) -> None:
    """NE-C11, NE-C12, NE-J24"""
    take_away(b, seat, province)
    add_legions(b, NEUTRAL, province, 1)
    b.neutrals += 1


def move_all(b: Table, seat: i64, here: i64, there: i64) -> None:
    """All legions of a seat, each in its state, and the leader if that is here (a force here must have finished)."""
    at = b.at
    legions = at[LEGIONS + PROVINCES * seat + here]
    if legions > 0:
        marked = at[MARKED + PROVINCES * seat + here]
        add_legions(b, seat, here, -legions)
        add_legions(b, seat, there, legions)
        at[MARKED + PROVINCES * seat + here] = 0
        at[MARKED + PROVINCES * seat + there] += marked
        if seat == b.active:
            b.stirred |= bit(there)
            at[SPENT + there] += at[SPENT + here]
            at[LANDED + there] += at[LANDED + here]
            at[FRESH + there] += at[FRESH + here]
            at[SPENT + here] = 0
            at[LANDED + here] = 0
            at[FRESH + here] = 0
    if at[LEADER_AT + seat] == here:
        at[LEADER_AT + seat] = there
