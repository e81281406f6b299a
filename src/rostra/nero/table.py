"""The table: where every legion, leader and card is, whose turn it is, and what is being decided.

Nearly all of it is one vector of integers, ``table.at``, indexed by place:
``table.at[LEGIONS + PROVINCES * owner + province]``. What follows from the legions (who controls what) is kept beside
them; only ``add_legions`` changes it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from rostra.game import OVER, Event, Json
from rostra.nero.box import Box
from rostra.nero.data.map_file import AREA_SIZE, N_AREAS, PROVINCES

N_SEATS: Final = 4
N_OWNERS: Final = 5
NEUTRAL: Final = 4  # the owner after the four seats
NOWHERE: Final = -1

# For each owner in each province (+ PROVINCES * owner + province)
LEGIONS: Final = 0  # all of them, marked ones included
MARKED: Final = 115  # those with a retreat marker, NE-R2
# For each province. Of the active player's legions, this turn:
SPENT: Final = 207  # NE-M4; never marked
LANDED: Final = 230  # by galley, neither spent nor in a force
FRESH: Final = 253  # marked this turn, NE-M9
FOUGHT: Final = 276  # seats that cannot be attacked there any more, NE-F1
LEAVE: Final = 299  # seats that granted leave to those who landed there, NE-C8
BEATEN: Final = 322  # seats beaten there by the force on its way, NE-M7
TOTAL: Final = 345  # legions of all owners
OWNERS: Final = 368  # who has legions there, a bit for each seat and neutral
HOLDER: Final = 391  # seat that controls it, or NEUTRAL for nobody
# For each owner
PRESENT: Final = 414  # provinces with legions of his, a bit each
HELD: Final = 419  # + N_AREAS * seat + area: how many of its provinces he controls
# Cards (+ kind)
HAND: Final = 435  # + MOST_KINDS * seat
DECK: Final = 567
DISCARD: Final = 600
LAID: Final = 633  # + MOST_KINDS * side: 0 the attacker's, 1 the defender's; they are still in the hands
HAND_SIZE: Final = 699  # + seat
HOLDS: Final = 703  # + seat: the kinds in the hand, a bit each
ONCE: Final = 707  # + seat: the "once a turn" events played this turn, a bit each
# For each seat
LEADER_AT: Final = 711
RANK: Final = 715
HOME: Final = 719
AREA: Final = 723
SEAT_OF: Final = 727  # + area: whose it is, or NOWHERE
SCORE: Final = 731
BEFORE: Final = 735  # points that a position began with
WANTED: Final = 739  # area + 1
POINTS: Final = 743  # + POINTS_STRIDE * seat + N_SOURCES * (round - 1) + source
# What stands to be answered, first thing first (answers.py)
CHAIN: Final = 823
PLACES: Final = 880

GENERAL: Final = 0
CANDIDATE: Final = 1
EMPEROR: Final = 2
RANKS: Final = ("general", "candidate", "emperor")

SOURCES: Final = ("battles", "emperor", "rome", "areas", "italy")
BATTLES: Final = 0
FOR_EMPEROR: Final = 1
FOR_ROME: Final = 2
FOR_AREAS: Final = 3
FOR_ITALY: Final = 4
N_SOURCES: Final = 5
POINTS_STRIDE: Final = 20  # four rounds

# What is being decided
ENDED: Final = 0
NAME_AREA: Final = 1
DRAW_LOT: Final = 2
PLACE_LEGION: Final = 3
CHOOSE_HOME: Final = 4
DEAL_CARD: Final = 5
IN_TURN: Final = 6
FIRST_CARD: Final = 7  # of an activation
GALLEY_FROM: Final = 8
GALLEY_TO: Final = 9
GALLEY_LOAD: Final = 10
CHOOSE_TARGET: Final = 11
CHOOSE_GERMANY: Final = 12
CHOOSE_LEGION: Final = 13
ANSWER: Final = 14
GIVE_LEAVE: Final = 15
GIVE_WAY: Final = 16  # retreat before a battle
LAY_ATTACKER: Final = 17
LAY_DEFENDER: Final = 18
FLEE_DEFENDER: Final = 19  # retreat after a battle
FLEE_ATTACKER: Final = 20
LANDING: Final = 21
SEND_OWN: Final = 22
SEND_NEUTRAL: Final = 23
BRING: Final = 24  # legions for a revolt
STEAL_CARD: Final = 25

REASONS: Final = ("", "control", "rounds")
BY_CONTROL: Final = 1
BY_ROUNDS: Final = 2

LOG_SIZE: Final = 170  # 55 cards that leave hands, and two entries for each that is stolen


class Table:
    def __init__(self, box: Box, source: "Table | None" = None) -> None:
        self.box = box
        if source is None:
            self.at: vec[i64] = vec[i64]([0] * PLACES)
            self.log: vec[u8] = vec[u8]([0] * LOG_SIZE)  # knowledge.py
            self.logged: i64 = 0
            self.phase: i64 = ENDED
            self.actor: i64 = OVER
            self.plies: i64 = 0  # decisions so far
            self.turns: i64 = 0  # turns begun
            self.reason: i64 = 0
            self.round: i64 = 0
            self.opener: i64 = NOWHERE
            self.germans: i64 = NOWHERE  # where their marker is
            self.neutrals: i64 = 0
            self.emperors: i64 = 0
            self.shifted: bool = False  # control or ranks have changed since NE-P1 was tested

            self.active: i64 = 0  # whose turn it is
            self.used: i64 = 0  # cards for BP or GP
            self.began: bool = False  # has used a card in whatever way
            self.last: bool = False  # the last turn of the round
            self.kp: i64 = 0  # by senate and guard
            self.activation: i64 = NOWHERE
            self.pool: i64 = 0  # BP
            self.stirred: i64 = 0  # provinces that anything of this turn was noted for, a bit each
            self.leader_spent: bool = False
            self.leader_landed: bool = False  # and not in a force

            self.force_at: i64 = NOWHERE  # nowhere: no force is on its way
            self.force: i64 = 0  # legions in it
            self.force_landed: i64 = 0  # of these
            self.force_leader: bool = False
            self.force_leader_landed: bool = False
            self.tired: bool = False
            self.won: bool = False  # somebody is noted as beaten, by it or by the one before
            self.came_from: i64 = NOWHERE
            self.may_step: bool = False
            self.drawn: bool = False
            self.stormed: i64 = 0  # seats it may not attack, because of the weather
            self.met: i64 = 0  # seats that were there when it entered, and stayed
            self.asked: i64 = 0  # seats asked for leave here
            self.granted: i64 = 0
            self.welcomed: i64 = 0  # seats that granted leave to those in it who have landed here

            self.played: i64 = 0  # the event being played, and what was chosen for it
            self.from_: i64 = NOWHERE
            self.to: i64 = NOWHERE  # also of a step or a retreat
            self.load: i64 = 0
            self.load_leader: bool = False
            self.target: i64 = 0  # a seat; also the one attacked
            self.chain: i64 = 0  # entries in it
            self.waiting: i64 = 0  # seats still to be asked, a bit each
            self.landing: bool = False  # those who entered came by galley
            self.leave: i64 = 0  # seats that granted leave to those who land
            self.refuge: i64 = NOWHERE  # of a retreat before a battle
        else:
            self.at = source.at[:]
            self.log = source.log[:]
            self.logged = source.logged
            self.phase = source.phase
            self.actor = source.actor
            self.plies = source.plies
            self.turns = source.turns
            self.reason = source.reason
            self.round = source.round
            self.opener = source.opener
            self.germans = source.germans
            self.neutrals = source.neutrals
            self.emperors = source.emperors
            self.shifted = source.shifted
            self.active = source.active
            self.used = source.used
            self.began = source.began
            self.last = source.last
            self.kp = source.kp
            self.activation = source.activation
            self.pool = source.pool
            self.stirred = source.stirred
            self.leader_spent = source.leader_spent
            self.leader_landed = source.leader_landed
            self.force_at = source.force_at
            self.force = source.force
            self.force_landed = source.force_landed
            self.force_leader = source.force_leader
            self.force_leader_landed = source.force_leader_landed
            self.tired = source.tired
            self.won = source.won
            self.came_from = source.came_from
            self.may_step = source.may_step
            self.drawn = source.drawn
            self.stormed = source.stormed
            self.met = source.met
            self.asked = source.asked
            self.granted = source.granted
            self.welcomed = source.welcomed
            self.played = source.played
            self.from_ = source.from_
            self.to = source.to
            self.load = source.load
            self.load_leader = source.load_leader
            self.target = source.target
            self.chain = source.chain
            self.waiting = source.waiting
            self.landing = source.landing
            self.leave = source.leave
            self.refuge = source.refuge


def bit(n: i64) -> i64:
    """2 to the power n. A shift to the left would be one of 32 bits in C."""
    return i64(0x10000000000) >> (40 - n)


# Legions


def add_legions(b: Table, owner: i64, province: i64, number: i64) -> None:
    """More legions of an owner in a province, or fewer; and what follows for presence and control (NE-B6)."""
    at = b.at
    place = LEGIONS + PROVINCES * owner + province
    legions = at[place] + number
    at[place] = legions
    at[TOTAL + province] += number
    if legions == 0:
        at[OWNERS + province] &= ~bit(owner)
        at[PRESENT + owner] &= ~bit(province)
    else:
        at[OWNERS + province] |= bit(owner)
        at[PRESENT + owner] |= bit(province)
    holder: i64 = NEUTRAL
    total = at[TOTAL + province]
    for seat in range(b.box.players):
        if 2 * at[LEGIONS + PROVINCES * seat + province] > total:
            holder = seat
    before = at[HOLDER + province]
    if holder != before:
        at[HOLDER + province] = holder
        if province < 20:
            area = province // AREA_SIZE
            if before != NEUTRAL:
                at[HELD + N_AREAS * before + area] -= 1
            if holder != NEUTRAL:
                at[HELD + N_AREAS * holder + area] += 1
            b.shifted = True


def ready_legions(b: Table, seat: i64, province: i64) -> i64:
    """Legions without a marker."""
    return b.at[LEGIONS + PROVINCES * seat + province] - b.at[MARKED + PROVINCES * seat + province]


def free_legions(b: Table, province: i64) -> i64:
    """The active player's legions that can still depart, be taken up or board: no marker, not spent, in no force."""
    at = b.at
    free = (
        at[LEGIONS + PROVINCES * b.active + province]
        - at[MARKED + PROVINCES * b.active + province]
        - at[SPENT + province]
    )
    if b.force_at == province:
        free -= b.force
    return free


def leader_free(b: Table, province: i64) -> bool:
    """Can the active player's leader depart from here, be taken up or board?"""
    return not b.leader_spent and not b.force_leader and b.at[LEADER_AT + b.active] == province


def others_at(b: Table, province: i64, seat: i64) -> i64:
    """The other players with legions there, marked or not, a bit each."""
    return b.at[OWNERS + province] & 15 & ~bit(seat)


# Seats and names


def next_of(b: Table, seats: i64, after: i64) -> i64:
    """The first of these seats clockwise after one, which comes last itself; NOWHERE if there is none."""
    seat = after
    for _i in range(b.box.players):
        seat += 1
        if seat == b.box.players:
            seat = 0
        if (seats >> seat) & 1 != 0:
            return seat
    return NOWHERE


def seat_name(b: Table, seat: i64) -> str:
    """The leader's name once the areas are settled."""
    if b.phase == NAME_AREA or b.phase == DRAW_LOT:
        return f"seat{seat + 1}"
    return b.box.map.leaders[b.at[AREA + seat]]


def seat_names(b: Table, seats: i64) -> list[str]:
    return [seat_name(b, seat) for seat in range(b.box.players) if (seats >> seat) & 1 != 0]


def province_name(b: Table, province: i64) -> str:
    return b.box.map.provinces[province]


def card_name(b: Table, kind: i64) -> str:
    return b.box.deck.events[kind]


# Events


def tell(events: list[Event], name: str, open: Json) -> None:
    """An event that everybody sees."""
    events.append(Event(name, open, {}, ()))


def tell_some(events: list[Event], name: str, knows: tuple[int, ...], open: Json, secret: Json) -> None:
    """An event of which some seats learn more than the others."""
    events.append(Event(name, open, secret, knows))


def whisper(events: list[Event], name: str, seat: i64, secret: Json) -> None:
    """An event that exists for one seat only."""
    owner: int = seat
    events.append(Event(name, {}, secret, (owner,), True))
