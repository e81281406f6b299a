"""What can be decided now: the legal ids, written onto paper in ascending order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rostra.nero.actions import (
    ACTIVATE,
    ASK_LEAVE,
    AT,
    AT_OWNER,
    ATTACK,
    BATTLE,
    CARD,
    COUNTER,
    COUNTER_TWO,
    DEAL,
    DECLARE,
    END_TURN,
    EVENT,
    FORCE,
    FORCE_LEADER,
    FROM,
    GRANT,
    HALT,
    HOME,
    LEAVE,
    LEAVE_LEADER,
    LOAD,
    LOAD_LEADER,
    LOT,
    MOVE,
    N_USES,
    NO_COUNTER,
    PLACE,
    READY,
    REFUSE,
    RETREAT,
    SEND,
    SEND_NEUTRAL,
    STAY,
    STEAL,
    STEP,
    TAKE_BOTH,
    TAKE_LEADER,
    TAKE_NEUTRAL,
    TAKE_OWN,
    TARGET,
    TO,
    UNMARK,
    WANT,
)
from rostra.nero.answers import BY_TWO, answers_of, counters_to
from rostra.nero.battles import ATTACKER, DEFENDER, laid_cards, most_cards
from rostra.nero.cards import (
    BAD_HEALTH,
    BAD_OMENS,
    BAD_WEATHER,
    BRIBERY,
    MOST_KINDS,
)
from rostra.nero.data.map_file import AREA_SIZE, CITY, N_AREAS, PROVINCES
from rostra.nero.forces import attackable, cost_of_step, hindering, may_still_step, weariness
from rostra.nero.marches import closed_way, ways_out
from rostra.nero.playable import does_something, galley_ports, may_invade, targets
from rostra.nero.power import may_declare
from rostra.nero.setting_up import contested, wanters
from rostra.nero.table import (
    ANSWER,
    AREA,
    BRING,
    CHOOSE_GERMANY,
    CHOOSE_HOME,
    CHOOSE_LEGION,
    CHOOSE_TARGET,
    DEAL_CARD,
    DECK,
    DRAW_LOT,
    FIRST_CARD,
    FLEE_ATTACKER,
    FLEE_DEFENDER,
    FRESH,
    GALLEY_FROM,
    GALLEY_LOAD,
    GALLEY_TO,
    GIVE_LEAVE,
    GIVE_WAY,
    HAND,
    HAND_SIZE,
    HOLDS,
    IN_TURN,
    LAID,
    LANDING,
    LAY_ATTACKER,
    LAY_DEFENDER,
    LEADER_AT,
    LEGIONS,
    MARKED,
    NAME_AREA,
    NEUTRAL,
    NOWHERE,
    ONCE,
    OWNERS,
    PLACE_LEGION,
    PRESENT,
    SEAT_OF,
    SEND_OWN,
    STEAL_CARD,
    Table,
    bit,
    free_legions,
    leader_free,
)
from rostra.nero.table import (
    SEND_NEUTRAL as SEND_NEUTRALS,
)

MAX_CHOICES: Final = 200  # more than there ever are at once


def choices(b: Table, ids: vec[i64]) -> i64:
    """Write the legal ids; how many they are."""
    now = b.phase
    if now == IN_TURN:
        return _in_turn(b, ids)
    if now == DEAL_CARD:
        return _deals(b, ids)
    if now == FIRST_CARD:
        return _kinds(b.at[HOLDS + b.active], MOVE, ids)
    if now == ANSWER:
        return _answers(b, ids)
    if now == GIVE_WAY:
        return _retreats(b, b.to, closed_way(b), True, ids)
    if now == LAY_ATTACKER:
        return _battle_cards(b, ATTACKER, ids)
    if now == LAY_DEFENDER:
        return _battle_cards(b, DEFENDER, ids)
    if now == FLEE_DEFENDER:
        return _retreats(b, b.force_at, b.came_from, True, ids)
    if now == FLEE_ATTACKER:
        return _retreats(b, b.force_at, NOWHERE, False, ids)
    if now == GIVE_LEAVE:
        ids[0] = GRANT
        ids[1] = REFUSE
        return 2
    if now == LANDING:
        ids[0] = HALT
        ids[1] = ASK_LEAVE
        return 2
    if now == STEAL_CARD:
        return _kinds(b.at[HOLDS + b.target], STEAL, ids)
    if now <= CHOOSE_HOME:
        return _set_up(b, ids)
    return _for_event(b, ids)


def _set_up(b: Table, ids: vec[i64]) -> i64:
    n: i64 = 0
    if b.phase == NAME_AREA:
        for area in range(i64(N_AREAS)):
            if b.at[SEAT_OF + area] < 0:
                ids[n] = WANT + area
                n += 1
    elif b.phase == DRAW_LOT:
        seats = wanters(b, contested(b))
        for seat in range(b.box.players):
            if (seats >> seat) & 1 != 0:
                ids[n] = LOT + seat
                n += 1
    elif b.phase == PLACE_LEGION or b.phase == CHOOSE_HOME:
        base: i64 = PLACE
        if b.phase == CHOOSE_HOME:
            base = HOME
        for place in range(i64(AREA_SIZE)):
            ids[n] = base + AREA_SIZE * b.at[AREA + b.actor] + place
            n += 1
    return n


def _deals(b: Table, ids: vec[i64]) -> i64:
    """One id for each kind of card in the deck."""
    n: i64 = 0
    at = b.at
    for kind in range(b.box.kinds):
        if at[DECK + kind] != 0:
            ids[n] = CARD + N_USES * kind + DEAL
            n += 1
    return n


def _kinds(held: i64, use: i64, ids: vec[i64]) -> i64:
    """One id for each kind of card in a hand."""
    n: i64 = 0
    action = CARD + use
    while held != 0:
        if held & 1 != 0:
            ids[n] = action
            n += 1
        held >>= 1
        action += 5
    return n


def _answers(b: Table, ids: vec[i64]) -> i64:
    can = answers_of(b, b.actor, counters_to(b, b.chain - 1))
    ids[0] = NO_COUNTER
    n: i64 = 1
    for kind in range(i64(5)):
        if (can >> kind) & 1 != 0:
            ids[n] = COUNTER + kind
            n += 1
    if can & BY_TWO != 0:
        ids[n] = COUNTER_TWO
        n += 1
    return n


def _retreats(b: Table, here: i64, closed: i64, may_stay: bool, ids: vec[i64]) -> i64:
    n: i64 = 0
    if may_stay:
        ids[0] = STAY
        n = 1
    return _provinces(ways_out(b, b.actor, here, closed), RETREAT, ids, n)


def _provinces(mask: i64, base: i64, ids: vec[i64], n: i64) -> i64:
    """An id for each province of a mask."""
    action = base
    while mask != 0:
        if mask & 15 == 0:
            mask >>= 4
            action += 4
            continue
        if mask & 1 != 0:
            ids[n] = action
            n += 1
        mask >>= 1
        action += 1
    return n


def _battle_cards(b: Table, side: i64, ids: vec[i64]) -> i64:
    ids[0] = READY
    n: i64 = 1
    if laid_cards(b, side) < most_cards(b, side):
        for kind in range(b.box.kinds):
            if b.at[HAND + MOST_KINDS * b.actor + kind] > b.at[LAID + MOST_KINDS * side + kind]:
                ids[n] = CARD + N_USES * kind + BATTLE
                n += 1
    return n


# A turn


def _in_turn(b: Table, ids: vec[i64]) -> i64:
    return _hand(b, acts(b, ids), ids)


def acts(b: Table, ids: vec[i64]) -> i64:
    """What the active player can do but use a card; never nothing."""
    if b.force_at >= 0:
        return _force(b, ids)
    n: i64 = 0
    at = b.at
    if b.began:
        ids[n] = END_TURN
        n += 1
    if b.activation >= 0 and may_unmark(b):
        ids[n] = UNMARK
        n += 1
    if at[LEADER_AT + b.active] == CITY and may_declare(b):
        ids[n] = DECLARE
        n += 1
    if b.activation >= 0:
        n = _forces(b, ids, n)
    if b.used < 4 and at[HAND_SIZE + b.active] != 0:
        there = at[PRESENT + b.active] | bit(at[LEADER_AT + b.active])
        n = _provinces(there, ACTIVATE, ids, n)
    return n


def may_unmark(b: Table) -> bool:
    """NE-M9, in an activation"""
    if b.pool < 2:
        return False
    return b.at[MARKED + PROVINCES * b.active + b.activation] > b.at[FRESH + b.activation]


def _forces(b: Table, ids: vec[i64], n: i64) -> i64:
    """NE-M2"""
    most = free_legions(b, b.activation)
    for legions in range(i64(1), most + 1):
        ids[n] = FORCE + legions
        n += 1
    if leader_free(b, b.activation):
        for legions in range(most + 1):
            ids[n] = FORCE_LEADER + legions
            n += 1
    return n


def _force(b: Table, ids: vec[i64]) -> i64:
    """What the force on its way can do."""
    at = b.at
    here = b.force_at
    steps = may_still_step(b)
    hindered: i64 = 0
    if b.met != 0:
        hindered = hindering(b)
    ids[0] = HALT
    n: i64 = 1
    if steps and hindered & ~b.asked != 0:
        ids[n] = ASK_LEAVE
        n += 1
    if at[LEADER_AT + b.active] == CITY and may_declare(b):
        ids[n] = DECLARE
        n += 1
    own = free_legions(b, here)
    neutral = at[LEGIONS + PROVINCES * NEUTRAL + here]
    if own > 0 and b.pool >= 1:
        ids[n] = TAKE_OWN
        n += 1
    if neutral > 0 and b.pool >= 2:
        ids[n] = TAKE_NEUTRAL
        n += 1
        if own > 0 and b.pool >= 3:
            ids[n] = TAKE_BOTH
            n += 1
    if leader_free(b, here):
        ids[n] = TAKE_LEADER
        n += 1
    if b.force_leader:
        ids[n] = LEAVE_LEADER
        n += 1
    for legions in range(i64(1), b.force + 1):
        ids[n] = LEAVE + legions
        n += 1
    n = _attacks(b, ids, n)
    if steps and hindered == 0 and b.pool >= 1:
        n = _steps(b, ids, n)
    return n


def _attacks(b: Table, ids: vec[i64], n: i64) -> i64:
    enemies = attackable(b)
    if enemies == 0 or b.pool < 1 + weariness(b):
        return n
    return _leaders(b, enemies, ATTACK, ids, n)


def _leaders(b: Table, seats: i64, base: i64, ids: vec[i64], n: i64) -> i64:
    """An id for each of these seats, in the order of their leaders."""
    for area in range(i64(N_AREAS)):
        seat = b.at[SEAT_OF + area]
        if seat >= 0 and (seats >> seat) & 1 != 0:
            ids[n] = base + area
            n += 1
    return n


def _steps(b: Table, ids: vec[i64], n: i64) -> i64:
    box = b.box
    for i in range(box.link_at[b.force_at], box.link_at[b.force_at + 1]):
        province = box.links[i]
        if province == CITY and b.force > 0:  # NE-M6
            continue
        if b.pool >= cost_of_step(b, province):
            ids[n] = STEP + province
            n += 1
    return n


def move_cards(b: Table) -> i64:
    """The kinds that can be used for BP now, a bit each."""
    if b.activation < 0 or b.used == 4:
        return 0
    return b.at[HOLDS + b.active]


def event_cards(b: Table) -> i64:
    """The kinds that can be played as events if they do anything, a bit each."""
    return b.at[HOLDS + b.active] & ~(b.at[ONCE + b.active] & b.box.once) & ~_ANSWERS_ONLY


_ANSWERS_ONLY: Final = (1 << BRIBERY) | (1 << BAD_OMENS) | (1 << BAD_WEATHER) | (1 << BAD_HEALTH)


def _hand(b: Table, n: i64, ids: vec[i64]) -> i64:
    """Every card in hand: for its BP, for its event."""
    moves = move_cards(b)
    events = event_cards(b)
    kind: i64 = 0
    while (moves | events) >> kind != 0:
        if (moves >> kind) & 1 != 0:
            ids[n] = CARD + N_USES * kind + MOVE
            n += 1
        if (events >> kind) & 1 != 0 and does_something(b, kind):
            ids[n] = CARD + N_USES * kind + EVENT
            n += 1
        kind += 1
    return n


# Events


def _for_event(b: Table, ids: vec[i64]) -> i64:
    """What is to be chosen for an event, or because of one."""
    now = b.phase
    n: i64 = 0
    if now == GALLEY_FROM:
        return _provinces(galley_ports(b), FROM, ids, 0)
    if now == GALLEY_TO:
        return _provinces(b.box.ports & ~bit(b.from_), TO, ids, 0)
    if now == GALLEY_LOAD:
        most = min(free_legions(b, b.from_), 3)
        for legions in range(i64(1), most + 1):
            ids[n] = LOAD + legions
            n += 1
        if leader_free(b, b.from_):
            for legions in range(most + 1):
                ids[n] = LOAD_LEADER + legions
                n += 1
    elif now == CHOOSE_TARGET:
        return _leaders(b, targets(b, b.played), TARGET, ids, 0)
    elif now == CHOOSE_GERMANY:
        for which in range(i64(2)):
            if may_invade(b, which):
                ids[n] = AT + which
                n += 1
    elif now == CHOOSE_LEGION:
        for province in range(i64(PROVINCES)):
            if b.at[OWNERS + province] & 15 != 0:
                n = _leaders(b, b.at[OWNERS + province], AT_OWNER + N_AREAS * province, ids, n)
    elif now == SEND_OWN:
        return _provinces(b.box.neighbours[b.to], SEND, ids, 0)
    elif now == SEND_NEUTRALS:
        return _provinces(b.box.neighbours[b.to], SEND_NEUTRAL, ids, 0)
    elif now == BRING:
        return _provinces(b.at[PRESENT + b.target] & ~bit(b.to), FROM, ids, 0)
    return n


# Chance


def chance_pile(b: Table) -> i64:
    """Where the cards lie out of which chance takes one."""
    if b.phase == DEAL_CARD:
        return DECK
    return HAND + MOST_KINDS * b.target
