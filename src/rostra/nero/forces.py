"""Forces: who departs, is left behind or taken up (NE-M2 to NE-M5). And legions that events take away."""

from typing import Final

from mypy_extensions import i64

from rostra.nero.data.map_file import PROVINCES
from rostra.nero.table import (
    ALL_SEATS,
    BEATEN,
    FOUGHT,
    FRESH,
    HAND_SIZE,
    LANDED,
    LEADER_AT,
    LEGIONS,
    MARKED,
    MAX_USED,
    NEUTRAL,
    NOWHERE,
    OWNERS,
    SPENT,
    WELCOME,
    Table,
    add_legions,
    bit,
    free_legions,
    ready_legions,
)


def gather_force(t: Table, legions: i64, leader: bool) -> None:
    """NE-M2: a force departs from the activated province; landed legions join it last (NE-C8)."""
    place = t.activation
    others = free_legions(t, place) - t.at[LANDED + place]
    t.force_at = place
    t.force = legions
    t.force_landed = max(legions - others, 0)
    t.at[LANDED + place] -= t.force_landed
    t.force_leader = leader
    t.force_leader_landed = leader and t.leader_landed
    if leader:
        t.leader_landed = False
    t.tired = False
    t.came_from = NOWHERE
    t.may_step = True
    t.drawn = False
    t.stormed = 0
    t.met = 0
    t.asked = 0
    t.granted = 0
    t.welcomed = 0
    if t.force_landed > 0 or t.force_leader_landed:
        t.welcomed = t.at[WELCOME + place]
    t.noted |= bit(place)
    if t.has_beaten:
        t.has_beaten = False
        for province in range(i64(PROVINCES)):
            t.at[BEATEN + province] = 0


def finish_force(t: Table) -> None:
    """The force is at its end: everybody in it is spent (NE-M4)."""
    t.at[SPENT + t.force_at] += t.force
    if t.force_leader:
        t.leader_spent = True
    t.force_at = NOWHERE
    t.force = 0
    t.force_landed = 0
    t.force_leader = False
    t.force_leader_landed = False


def legions_leave(t: Table, number: i64) -> None:
    """Legions of the force are left behind, landed ones first (NE-J5)."""
    t.at[SPENT + t.force_at] += number
    drop_legions(t, number)


def drop_legions(t: Table, number: i64) -> None:
    """The force has fewer legions. Without any it is not tired any more (NE-J4); with nobody in it, it has finished."""
    t.force -= number
    t.force_landed = max(t.force_landed - number, 0)
    if t.force == 0:
        t.tired = False
        if not t.force_leader:
            finish_force(t)


def leader_leaves(t: Table) -> None:
    """The leader is left behind (NE-M4)."""
    t.leader_spent = True
    t.force_leader = False
    t.force_leader_landed = False
    if t.force == 0:
        finish_force(t)


def take_own(t: Table, number: i64) -> None:
    """NE-M5: take up so many of the own legions here that can be, landed ones last."""
    place = t.force_at
    landed = max(number - (free_legions(t, place) - t.at[LANDED + place]), 0)
    t.force += number
    if landed > 0:
        t.force_landed += landed
        t.at[LANDED + place] -= landed
        t.welcomed |= t.at[WELCOME + place]


def take_neutral(t: Table, number: i64) -> None:
    """NE-M5: take up so many of the neutral legions here. They take the force's colour."""
    place = t.force_at
    add_legions(t, NEUTRAL, place, -number)
    add_legions(t, t.active, place, number)
    t.neutrals -= number
    t.force += number


def take_leader(t: Table) -> None:
    """NE-M5: the leader joins free."""
    t.force_leader = True
    t.force_leader_landed = t.leader_landed
    if t.leader_landed:
        t.welcomed |= t.at[WELCOME + t.force_at]
        t.leader_landed = False


def hindering(t: Table) -> i64:
    """The seats whose leave the force needs to go on, a bit each (NE-M7, NE-M8, NE-J6)."""
    here = t.force_at
    return t.met & t.at[OWNERS + here] & ALL_SEATS & ~t.at[BEATEN + here] & ~t.granted


def toll(t: Table) -> i64:
    """NE-M7, NE-C8: the step out costs 1 BP more if somebody unbeaten here has granted leave."""
    if toll_takers(t) != 0:
        return 1
    return 0


def toll_takers(t: Table) -> i64:
    """Unbeaten seats here that granted leave to the force, or to landed troops in it (NE-J21), a bit each."""
    granted = t.granted
    if t.force_landed > 0 or t.force_leader_landed:
        granted |= t.welcomed
    return granted & t.at[OWNERS + t.force_at] & ~t.at[BEATEN + t.force_at]


def weariness(t: Table) -> i64:
    """NE-M3: a tired force pays 1 BP more; a leader alone is never tired."""
    if t.tired and t.force > 0:
        return 1
    return 0


def cost_of_step(t: Table, province: i64) -> i64:
    cost = toll(t) + weariness(t)
    if province == t.germans:
        return cost + 3
    return cost + 1


def may_still_step(t: Table) -> bool:
    """NE-F6, NE-C3"""
    return t.may_step and not t.drawn


def attackable(t: Table) -> i64:
    """Seats that the force may attack here if it has the BP, a bit each (NE-F1, NE-M8, NE-F6, NE-C8, NE-C3, NE-J25)."""
    if t.force == 0 or t.drawn or t.force_landed > 0 or t.force_leader_landed or lacks_card(t):
        return 0
    return t.at[OWNERS + t.force_at] & ALL_SEATS & ~bit(t.active) & ~t.at[FOUGHT + t.force_at] & ~t.stormed


def lacks_card(t: Table) -> bool:
    """NE-F2: an attack needs a card that may still be laid."""
    return t.box.attack_with_card and (t.used == MAX_USED or t.at[HAND_SIZE + t.active] == 0)


# Legions that are taken away one by one: their state, so that they can be put down elsewhere in the same state

WAS_FREE: Final = 0
WAS_SPENT: Final = 1  # or in a force
WAS_LANDED: Final = 2
WAS_MARKED: Final = 3
WAS_FRESH: Final = 4


def take_away(t: Table, seat: i64, province: i64) -> i64:
    """Take one legion away, in the order of NE-C16 and NE-J18: an unmarked one if there is any. Its state."""
    at = t.at
    was: i64 = WAS_FREE
    if ready_legions(t, seat, province) == 0:
        was = WAS_MARKED
        at[MARKED + PROVINCES * seat + province] -= 1
        if seat == t.active and at[FRESH + province] > 0:
            at[FRESH + province] -= 1
            was = WAS_FRESH
    elif seat == t.active:
        if at[SPENT + province] > 0:
            at[SPENT + province] -= 1
            was = WAS_SPENT
        elif at[LANDED + province] > 0:
            at[LANDED + province] -= 1
            was = WAS_LANDED
        elif free_legions(t, province) == 0:
            was = WAS_SPENT
            drop_legions(t, 1)
    add_legions(t, seat, province, -1)
    return was


def put_down(t: Table, seat: i64, province: i64, was: i64) -> None:
    """Put a legion here that was taken away elsewhere, in the same state."""
    at = t.at
    t.noted |= bit(province)
    add_legions(t, seat, province, 1)
    if was == WAS_SPENT:
        at[SPENT + province] += 1
    elif was == WAS_LANDED:
        at[LANDED + province] += 1
    elif was >= WAS_MARKED:
        at[MARKED + PROVINCES * seat + province] += 1
        if was == WAS_FRESH:
            at[FRESH + province] += 1


def turn_neutral(t: Table, seat: i64, province: i64) -> None:
    """NE-C11, NE-C12, NE-J24"""
    take_away(t, seat, province)
    add_legions(t, NEUTRAL, province, 1)
    t.neutrals += 1


def move_all(t: Table, seat: i64, here: i64, there: i64) -> None:
    """Move all legions of a seat, each in its state, and the leader if here. A force here must have finished."""
    at = t.at
    legions = at[LEGIONS + PROVINCES * seat + here]
    if legions > 0:
        marked = at[MARKED + PROVINCES * seat + here]
        add_legions(t, seat, here, -legions)
        add_legions(t, seat, there, legions)
        at[MARKED + PROVINCES * seat + here] = 0
        at[MARKED + PROVINCES * seat + there] += marked
        if seat == t.active:
            t.noted |= bit(there)
            at[SPENT + there] += at[SPENT + here]
            at[LANDED + there] += at[LANDED + here]
            at[FRESH + there] += at[FRESH + here]
            at[SPENT + here] = 0
            at[LANDED + here] = 0
            at[FRESH + here] = 0
    if at[LEADER_AT + seat] == here:
        at[LEADER_AT + seat] = there
