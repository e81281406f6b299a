"""Which decisions are legal now: their ids in ascending order. And among which cards chance decides."""

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
    N_ANSWERS,
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
    TAKE_ALL,
    TAKE_ALL_NEUTRAL,
    TAKE_ALL_OWN,
    TAKE_LEADER,
    TARGET,
    TO,
    UNMARK,
    WANT,
)
from rostra.nero.answers import BY_TWO, answers_of, counters_to
from rostra.nero.battles import ATTACKER, DEFENDER, laid_cards, least_cards, most_cards
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
    ALL_SEATS,
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
    HAND_KINDS,
    HAND_SIZE,
    IN_TURN,
    LAID,
    LANDING,
    LAY_ATTACKER,
    LAY_DEFENDER,
    LEADER_AT,
    LEGIONS,
    MARKED,
    MAX_USED,
    NAME_AREA,
    NEUTRAL,
    NOWHERE,
    ONCE,
    OWNERS,
    PLACE_LEGION,
    PRESENT,
    SEAT_OF,
    SEND_NEUTRALS,
    SEND_OWN,
    STEAL_CARD,
    Table,
    bit,
    free_legions,
    leader_free,
)

MAX_CHOICES: Final = 200  # room for them: no decision has so many


def choices(t: Table, ids: vec[i64]) -> i64:
    """Write the legal ids into ``ids``, and return how many there are."""
    now = t.phase
    if now == IN_TURN:
        return _in_turn(t, ids)
    if now == DEAL_CARD:
        return _deals(t, ids)
    if now == FIRST_CARD:
        return _kinds(t, t.at[HAND_KINDS + t.active], MOVE, ids)
    if now == ANSWER:
        return _answers(t, ids)
    if now == GIVE_WAY:
        return _retreats(t, t.to, closed_way(t), True, ids)
    if now == LAY_ATTACKER:
        return _battle_cards(t, ATTACKER, ids)
    if now == LAY_DEFENDER:
        return _battle_cards(t, DEFENDER, ids)
    if now == FLEE_DEFENDER:
        return _retreats(t, t.force_at, t.came_from, True, ids)
    if now == FLEE_ATTACKER:
        return _retreats(t, t.force_at, NOWHERE, False, ids)
    if now == GIVE_LEAVE:
        ids[0] = GRANT
        ids[1] = REFUSE
        return 2
    if now == LANDING:
        ids[0] = HALT
        ids[1] = ASK_LEAVE
        return 2
    if now == STEAL_CARD:
        return _kinds(t, t.at[HAND_KINDS + t.target], STEAL, ids)
    if now <= CHOOSE_HOME:
        return _set_up(t, ids)
    return _for_event(t, ids)


def _set_up(t: Table, ids: vec[i64]) -> i64:
    n: i64 = 0
    if t.phase == NAME_AREA:
        for area in range(i64(N_AREAS)):
            if t.at[SEAT_OF + area] < 0:
                ids[n] = WANT + area
                n += 1
    elif t.phase == DRAW_LOT:
        seats = wanters(t, contested(t))
        for seat in range(t.box.players):
            if (seats >> seat) & 1 != 0:
                ids[n] = LOT + seat
                n += 1
    elif t.phase == PLACE_LEGION or t.phase == CHOOSE_HOME:
        base: i64 = PLACE
        if t.phase == CHOOSE_HOME:
            base = HOME
        for place in range(i64(AREA_SIZE)):
            ids[n] = base + AREA_SIZE * t.at[AREA + t.actor] + place
            n += 1
    return n


def _deals(t: Table, ids: vec[i64]) -> i64:
    """One id for each kind of card in the deck."""
    n: i64 = 0
    at = t.at
    for kind in range(t.box.kinds):
        if at[DECK + kind] != 0:
            ids[n] = CARD + N_USES * kind + DEAL
            n += 1
    return n


def _kinds(t: Table, held: i64, use: i64, ids: vec[i64]) -> i64:
    """One id for each kind of card in a hand."""
    n: i64 = 0
    action = CARD + use
    while held != 0:
        if held & 1 != 0:
            ids[n] = action
            n += 1
        held >>= 1
        action += N_USES
    return n


def _answers(t: Table, ids: vec[i64]) -> i64:
    can = answers_of(t, t.actor, counters_to(t, t.chain - 1))
    ids[0] = NO_COUNTER
    n: i64 = 1
    hand = HAND + MOST_KINDS * t.actor
    for kind in range(i64(N_ANSWERS)):
        if (can >> kind) & 1 != 0 and t.at[hand + kind] != 0:
            ids[n] = COUNTER + kind
            n += 1
    if can & BY_TWO != 0 and t.at[hand + BRIBERY] >= 2:
        ids[n] = COUNTER_TWO
        n += 1
    return _more_answers(t, can, ids, n)


def _more_answers(t: Table, can: i64, ids: vec[i64], n: i64) -> i64:
    """Those with cards that differ from the first of their event in BP or GP."""
    hand = HAND + MOST_KINDS * t.actor
    for i in range(t.box.n_actions - t.box.more_answers):
        first = t.box.more_first[i]
        second = t.box.more_second[i]
        if second < 0:
            may = (can >> t.box.event_of[first]) & 1 != 0 and t.at[hand + first] != 0
        elif second == first:
            may = can & BY_TWO != 0 and t.at[hand + first] >= 2
        else:
            may = can & BY_TWO != 0 and t.at[hand + first] != 0 and t.at[hand + second] != 0
        if may:
            ids[n] = t.box.more_answers + i
            n += 1
    return n


def _retreats(t: Table, here: i64, closed: i64, may_stay: bool, ids: vec[i64]) -> i64:
    n: i64 = 0
    if may_stay:
        ids[0] = STAY
        n = 1
    return _provinces(ways_out(t, t.actor, here, closed), RETREAT, ids, n)


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


def _battle_cards(t: Table, side: i64, ids: vec[i64]) -> i64:
    n: i64 = 0
    laid = laid_cards(t, side)
    if laid >= least_cards(t, side):
        ids[0] = READY
        n = 1
    if laid < most_cards(t, side):
        for kind in range(t.box.kinds):
            if t.at[HAND + MOST_KINDS * t.actor + kind] > t.at[LAID + MOST_KINDS * side + kind]:
                ids[n] = CARD + N_USES * kind + BATTLE
                n += 1
    return n


# A turn


def _in_turn(t: Table, ids: vec[i64]) -> i64:
    return takes(t, ids, _hand(t, acts(t, ids), ids))


def acts(t: Table, ids: vec[i64]) -> i64:
    """What the active player can do without using a card, but for ``takes``. There is always something."""
    if t.force_at >= 0:
        return _force(t, ids)
    n: i64 = 0
    at = t.at
    if t.began:
        ids[n] = END_TURN
        n += 1
    if t.activation >= 0 and may_unmark(t):
        ids[n] = UNMARK
        n += 1
    if at[LEADER_AT + t.active] == CITY and may_declare(t):
        ids[n] = DECLARE
        n += 1
    if t.activation >= 0:
        n = _forces(t, ids, n)
    if t.used < MAX_USED and at[HAND_SIZE + t.active] != 0:
        there = at[PRESENT + t.active] | bit(at[LEADER_AT + t.active])
        n = _provinces(there, ACTIVATE, ids, n)
    return n


def may_unmark(t: Table) -> bool:
    """NE-M9, in an activation"""
    if t.pool < 2:
        return False
    return t.at[MARKED + PROVINCES * t.active + t.activation] > t.at[FRESH + t.activation]


def _forces(t: Table, ids: vec[i64], n: i64) -> i64:
    """NE-M2"""
    most = free_legions(t, t.activation)
    for legions in range(i64(1), most + 1):
        ids[n] = FORCE + legions
        n += 1
    if leader_free(t, t.activation):
        for legions in range(most + 1):
            ids[n] = FORCE_LEADER + legions
            n += 1
    return n


def _force(t: Table, ids: vec[i64]) -> i64:
    """What the force that is on its way can do."""
    at = t.at
    steps = may_still_step(t)
    hindered: i64 = 0
    if t.met != 0:
        hindered = hindering(t)
    ids[0] = HALT
    n: i64 = 1
    if steps and hindered & ~t.asked != 0:
        ids[n] = ASK_LEAVE
        n += 1
    if at[LEADER_AT + t.active] == CITY and may_declare(t):
        ids[n] = DECLARE
        n += 1
    if not t.box.take_some:
        n = _take_all(t, ids, n)
    if leader_free(t, t.force_at):
        ids[n] = TAKE_LEADER
        n += 1
    if t.force_leader:
        ids[n] = LEAVE_LEADER
        n += 1
    for legions in range(i64(1), t.force + 1):
        ids[n] = LEAVE + legions
        n += 1
    n = _attacks(t, ids, n)
    if steps and hindered == 0 and t.pool >= 1:
        n = _steps(t, ids, n)
    return n


def _take_all(t: Table, ids: vec[i64], n: i64) -> i64:
    """NE-M5 before version 4 of the rules"""
    own = free_legions(t, t.force_at)
    neutral = t.at[LEGIONS + PROVINCES * NEUTRAL + t.force_at]
    if own > 0 and t.pool >= 1:
        ids[n] = TAKE_ALL_OWN
        n += 1
    if neutral > 0 and t.pool >= 2:
        ids[n] = TAKE_ALL_NEUTRAL
        n += 1
        if own > 0 and t.pool >= 3:
            ids[n] = TAKE_ALL
            n += 1
    return n


def takes(t: Table, ids: vec[i64], n: i64) -> i64:
    """NE-M5: more of what the active player can do without using a card; its ids come after those of the cards."""
    if t.force_at < 0 or t.pool < 1 or not t.box.take_some:
        return n
    for legions in range(i64(1), free_legions(t, t.force_at) + 1):
        ids[n] = t.box.take_own + legions
        n += 1
    if t.pool >= 2:
        for legions in range(i64(1), t.at[LEGIONS + PROVINCES * NEUTRAL + t.force_at] + 1):
            ids[n] = t.box.take_neutral + legions
            n += 1
    return n


def _attacks(t: Table, ids: vec[i64], n: i64) -> i64:
    enemies = attackable(t)
    if enemies == 0 or t.pool < 1 + weariness(t):
        return n
    return _leaders(t, enemies, ATTACK, ids, n)


def _leaders(t: Table, seats: i64, base: i64, ids: vec[i64], n: i64) -> i64:
    """An id for each of these seats, in the order of their leaders."""
    for area in range(i64(N_AREAS)):
        seat = t.at[SEAT_OF + area]
        if seat >= 0 and (seats >> seat) & 1 != 0:
            ids[n] = base + area
            n += 1
    return n


def _steps(t: Table, ids: vec[i64], n: i64) -> i64:
    box = t.box
    for i in range(box.link_at[t.force_at], box.link_at[t.force_at + 1]):
        province = box.links[i]
        if province == CITY and t.force > 0:  # NE-M6
            continue
        if t.pool >= cost_of_step(t, province):
            ids[n] = STEP + province
            n += 1
    return n


def move_cards(t: Table) -> i64:
    """The kinds of cards that can be used for BP now, a bit each."""
    if t.activation < 0 or t.used == MAX_USED:
        return 0
    return t.at[HAND_KINDS + t.active]


def event_cards(t: Table) -> i64:
    """The kinds that can be played as events now, if they would do something; a bit each."""
    barred = (t.at[ONCE + t.active] & t.box.once) | _ANSWERS_ONLY
    for kind in range(t.box.events, t.box.kinds):
        if (barred >> t.box.event_of[kind]) & 1 != 0:
            barred |= bit(kind)
    return t.at[HAND_KINDS + t.active] & ~barred


_ANSWERS_ONLY: Final = (1 << BRIBERY) | (1 << BAD_OMENS) | (1 << BAD_WEATHER) | (1 << BAD_HEALTH)


def _hand(t: Table, n: i64, ids: vec[i64]) -> i64:
    """Every kind of card in hand: for its BP, and for its event."""
    moves = move_cards(t)
    events = event_cards(t)
    kind: i64 = 0
    while (moves | events) >> kind != 0:
        if (moves >> kind) & 1 != 0:
            ids[n] = CARD + N_USES * kind + MOVE
            n += 1
        if (events >> kind) & 1 != 0 and does_something(t, t.box.event_of[kind]):
            ids[n] = CARD + N_USES * kind + EVENT
            n += 1
        kind += 1
    return n


# Events


def _for_event(t: Table, ids: vec[i64]) -> i64:
    """What is to be chosen for an event, or because of one."""
    now = t.phase
    n: i64 = 0
    if now == GALLEY_FROM:
        return _provinces(galley_ports(t), FROM, ids, 0)
    if now == GALLEY_TO:
        return _provinces(t.box.ports & ~bit(t.from_), TO, ids, 0)
    if now == GALLEY_LOAD:
        most = min(free_legions(t, t.from_), 3)
        for legions in range(i64(1), most + 1):
            ids[n] = LOAD + legions
            n += 1
        if leader_free(t, t.from_):
            for legions in range(most + 1):
                ids[n] = LOAD_LEADER + legions
                n += 1
    elif now == CHOOSE_TARGET:
        return _leaders(t, targets(t, t.played), TARGET, ids, 0)
    elif now == CHOOSE_GERMANY:
        for which in range(i64(2)):
            if may_invade(t, which):
                ids[n] = AT + which
                n += 1
    elif now == CHOOSE_LEGION:
        for province in range(i64(PROVINCES)):
            if t.at[OWNERS + province] & ALL_SEATS != 0:
                n = _leaders(t, t.at[OWNERS + province], AT_OWNER + N_AREAS * province, ids, n)
    elif now == SEND_OWN:
        return _provinces(t.box.neighbours[t.to], SEND, ids, 0)
    elif now == SEND_NEUTRALS:
        return _provinces(t.box.neighbours[t.to], SEND_NEUTRAL, ids, 0)
    elif now == BRING:
        return _provinces(t.at[PRESENT + t.target] & ~bit(t.to), FROM, ids, 0)
    return n


# Chance


def chance_pile(t: Table) -> i64:
    """The place of the cards among which chance decides."""
    if t.phase == DEAL_CARD:
        return DECK
    return HAND + MOST_KINDS * t.target
