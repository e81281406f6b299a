"""The table: where every legion, leader and card is, whose turn it is, and what is being decided.

Nearly all of it is in one vector of integers, ``table.at``. The constants below are its indices:
``table.at[LEGIONS + PROVINCES * owner + province]``. Who controls what follows from the legions, but it is kept beside
them; only ``add_legions`` changes it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from rostra.game import OVER
from rostra.nero.box import Box
from rostra.nero.data.map_file import AREA_SIZE, IN_AREAS, N_AREAS, PROVINCES

N_SEATS: Final = 4
ALL_SEATS: Final = 15  # a bit each
N_OWNERS: Final = 5
NEUTRAL: Final = 4  # the owner after the four seats
NOWHERE: Final = -1

# For each owner in each province (+ PROVINCES * owner + province)
LEGIONS: Final = 0  # all of them, marked ones included
MARKED: Final = 115  # those with a retreat marker, NE-R2
# For each province (+ province): first the legions of the active player, this turn
SPENT: Final = 207  # NE-M4; never marked
LANDED: Final = 230  # by galley, neither spent nor in a force
FRESH: Final = 253  # marked this turn, NE-M9
FOUGHT: Final = 276  # seats that cannot be attacked there any more, NE-F1
WELCOME: Final = 299  # seats that granted leave to those who landed there, NE-C8
BEATEN: Final = 322  # seats beaten there by the force on its way, NE-M7
TOTAL: Final = 345  # legions of all owners
OWNERS: Final = 368  # who has legions there, a bit for each seat and neutral
HOLDER: Final = 391  # seat that controls it, or NEUTRAL for nobody
# For each owner
PRESENT: Final = 414  # provinces with legions of this owner, a bit each
HELD: Final = 419  # + N_AREAS * seat + area: how many of its provinces the seat controls
# Cards (+ kind)
HAND: Final = 435  # + MOST_KINDS * seat
DECK: Final = 655
DISCARD: Final = 710
LAID: Final = 765  # + MOST_KINDS * side: 0 the attacker's, 1 the defender's; they are still in the hands
HAND_SIZE: Final = 875  # + seat
HAND_KINDS: Final = 879  # + seat: the kinds in the hand, a bit each
ONCE: Final = 883  # + seat: the "once a turn" events played this turn, a bit each event
# For each seat
LEADER_AT: Final = 887
RANK: Final = 891
HOME: Final = 895
AREA: Final = 899
SEAT_OF: Final = 903  # + area: whose it is, or NOWHERE
SCORE: Final = 907
BEFORE: Final = 911  # points that a position began with
WANTED: Final = 915  # area + 1
POINTS: Final = 919  # + POINTS_STRIDE * seat + N_SOURCES * (round - 1) + source
# What can be answered now, in the order in which it was announced (answers.py)
CHAIN: Final = 999
# Cards again (+ kind)
REMOVED: Final = 1056  # out of the game, NE-C5
PLOT: Final = 1111  # played in the assassination that is being answered; they lie in the discard
PLACES: Final = 1166

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
SEND_NEUTRALS: Final = 23
BRING: Final = 24  # legions for a revolt
STEAL_CARD: Final = 25

REASONS: Final = ("", "control", "rounds")
BY_CONTROL: Final = 1
BY_ROUNDS: Final = 2

LAST_ROUND: Final = 4
MAX_USED: Final = 4  # cards for BP or GP in a turn, NE-T2
MAX_EMPERORS: Final = 2  # NE-K1
MAX_NEUTRALS: Final = 4  # neutral legions, NE-B4
KP_NEEDED: Final = 5  # to declare oneself emperor, NE-K2

LOG_SIZE: Final = 170  # 55 cards that leave hands, and two entries for each that is stolen


class Table:
    # Every field says at once what it is on a new table and on a copy. Both must be of the same type: from an int and
    # an i64 mypyc would make a Python integer.
    def __init__(self, box: Box, source: "Table | None" = None) -> None:
        self.box = box
        self.at: vec[i64] = vec[i64]([0] * PLACES) if source is None else source.at[:]
        self.log: vec[u8] = vec[u8]([0] * LOG_SIZE) if source is None else source.log[:]  # knowledge.py
        self.logged: i64 = i64(0) if source is None else source.logged
        self.phase: i64 = i64(ENDED) if source is None else source.phase
        self.actor: i64 = i64(OVER) if source is None else source.actor
        self.plies: i64 = i64(0) if source is None else source.plies  # decisions so far
        self.turns: i64 = i64(0) if source is None else source.turns  # turns begun
        self.reason: i64 = i64(0) if source is None else source.reason
        self.round: i64 = i64(0) if source is None else source.round
        self.opener: i64 = i64(NOWHERE) if source is None else source.opener
        self.germans: i64 = i64(NOWHERE) if source is None else source.germans  # where their marker is
        self.neutrals: i64 = i64(0) if source is None else source.neutrals
        self.removed: i64 = i64(0) if source is None else source.removed  # cards out of the game
        self.emperors: i64 = i64(0) if source is None else source.emperors
        # control or ranks have changed since NE-P1 was last checked
        self.check_victory: bool = False if source is None else source.check_victory

        self.active: i64 = i64(0) if source is None else source.active  # whose turn it is
        self.used: i64 = i64(0) if source is None else source.used  # cards for BP or GP
        self.began: bool = False if source is None else source.began  # has used a card, for whatever
        self.last: bool = False if source is None else source.last  # the last turn of the round
        self.kp: i64 = i64(0) if source is None else source.kp  # by senate and guard
        self.activation: i64 = i64(NOWHERE) if source is None else source.activation
        self.pool: i64 = i64(0) if source is None else source.pool  # BP
        # provinces with something to forget at the end of the turn (SPENT to WELCOME), a bit each
        self.noted: i64 = i64(0) if source is None else source.noted
        self.leader_spent: bool = False if source is None else source.leader_spent
        self.leader_landed: bool = False if source is None else source.leader_landed  # and not in a force

        self.force_at: i64 = i64(NOWHERE) if source is None else source.force_at  # nowhere: no force is on its way
        self.force: i64 = i64(0) if source is None else source.force  # legions in it
        self.force_landed: i64 = i64(0) if source is None else source.force_landed  # of these
        self.force_leader: bool = False if source is None else source.force_leader
        self.force_leader_landed: bool = False if source is None else source.force_leader_landed
        self.tired: bool = False if source is None else source.tired
        # there is somebody in BEATEN, from this force or from the one before
        self.has_beaten: bool = False if source is None else source.has_beaten
        self.came_from: i64 = i64(NOWHERE) if source is None else source.came_from
        self.may_step: bool = False if source is None else source.may_step
        self.drawn: bool = False if source is None else source.drawn
        # seats it may not attack, because of the weather
        self.stormed: i64 = i64(0) if source is None else source.stormed
        self.met: i64 = i64(0) if source is None else source.met  # seats that were there when it entered, and stayed
        self.asked: i64 = i64(0) if source is None else source.asked  # seats asked for leave here
        self.granted: i64 = i64(0) if source is None else source.granted
        # seats that granted leave to those in it who have landed here
        self.welcomed: i64 = i64(0) if source is None else source.welcomed

        # the event being played, and what was chosen for it
        self.played: i64 = i64(0) if source is None else source.played
        self.from_: i64 = i64(NOWHERE) if source is None else source.from_
        self.to: i64 = i64(NOWHERE) if source is None else source.to  # also of a step or a retreat
        self.load: i64 = i64(0) if source is None else source.load
        self.load_leader: bool = False if source is None else source.load_leader
        self.target: i64 = i64(0) if source is None else source.target  # a seat; also the one attacked
        self.chain: i64 = i64(0) if source is None else source.chain  # entries in it
        self.vanishing: bool = False if source is None else source.vanishing  # the cards of an assassination, NE-C5
        self.waiting: i64 = i64(0) if source is None else source.waiting  # seats still to be asked, a bit each
        self.landing: bool = False if source is None else source.landing  # those who enter have come by galley
        self.welcome: i64 = i64(0) if source is None else source.welcome  # seats that granted leave to those who land
        self.refuge: i64 = i64(NOWHERE) if source is None else source.refuge  # of a retreat before a battle


def bit(n: i64) -> i64:
    """2 to the power n."""
    # Not 1 << n: mypyc writes that 1 as a C int, which has no room for the shift.
    return i64(0x40000000000000) >> (54 - n)


# Legions


def add_legions(t: Table, owner: i64, province: i64, number: i64) -> None:
    """Add legions of an owner to a province, or take some away. Presence and control follow (NE-B6)."""
    at = t.at
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
    for seat in range(t.box.players):
        if 2 * at[LEGIONS + PROVINCES * seat + province] > total:
            holder = seat
    before = at[HOLDER + province]
    if holder != before:
        at[HOLDER + province] = holder
        if province < IN_AREAS:
            area = province // AREA_SIZE
            if before != NEUTRAL:
                at[HELD + N_AREAS * before + area] -= 1
            if holder != NEUTRAL:
                at[HELD + N_AREAS * holder + area] += 1
            t.check_victory = True


def ready_legions(t: Table, seat: i64, province: i64) -> i64:
    """Legions without a marker."""
    return t.at[LEGIONS + PROVINCES * seat + province] - t.at[MARKED + PROVINCES * seat + province]


def free_legions(t: Table, province: i64) -> i64:
    """The active player's legions that can still depart, be taken up or board: no marker, not spent, in no force."""
    at = t.at
    free = (
        at[LEGIONS + PROVINCES * t.active + province]
        - at[MARKED + PROVINCES * t.active + province]
        - at[SPENT + province]
    )
    if t.force_at == province:
        free -= t.force
    return free


def leader_free(t: Table, province: i64) -> bool:
    """Whether the active player's leader can depart from here, be taken up or board."""
    return not t.leader_spent and not t.force_leader and t.at[LEADER_AT + t.active] == province


def others_at(t: Table, province: i64, seat: i64) -> i64:
    """The other players with legions there, marked or not, a bit each."""
    return t.at[OWNERS + province] & ALL_SEATS & ~bit(seat)


# Seats and names


def next_of(t: Table, seats: i64, after: i64) -> i64:
    """The first of these seats clockwise from the one after ``after``; NOWHERE if there are none."""
    seat = after
    for _i in range(t.box.players):
        seat += 1
        if seat == t.box.players:
            seat = 0
        if (seats >> seat) & 1 != 0:
            return seat
    return NOWHERE


def seat_name(t: Table, seat: i64) -> str:
    """``seat1`` and so on until the areas are settled; then the leader's name."""
    if t.phase == NAME_AREA or t.phase == DRAW_LOT:
        return f"seat{seat + 1}"
    return t.box.map.leaders[t.at[AREA + seat]]


def seat_names(t: Table, seats: i64) -> list[str]:
    return [seat_name(t, seat) for seat in range(t.box.players) if (seats >> seat) & 1 != 0]


def province_name(t: Table, province: i64) -> str:
    return t.box.map.provinces[province]


def card_name(t: Table, kind: i64) -> str:
    return t.box.deck.cards[kind]


def event_name(t: Table, event: i64) -> str:
    """The event without the points of the card that was played for it."""
    return t.box.deck.events[event]
