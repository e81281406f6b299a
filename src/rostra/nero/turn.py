"""How the game goes: ``decide`` carries out one decision that is known to be legal and stops at the next one."""

from mypy_extensions import i64

from rostra.audience import tell
from rostra.game import Event
from rostra.nero.actions import (
    ACTIVATE,
    ASK_LEAVE,
    AT,
    AT_OWNER,
    ATTACK,
    CARD,
    COUNTER,
    COUNTER_TWO,
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
    N_USES,
    NO_COUNTER,
    PLACE,
    READY,
    RETREAT,
    SEND,
    SEND_NEUTRAL,
    STAY,
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
from rostra.nero.answers import (
    A_RETREAT,
    A_STEP,
    AN_ATTACK,
    OFF,
    STANDS,
    ask,
    by_of,
    counter,
    what_of,
)
from rostra.nero.battles import attacker_flees, begin_attack, defender_flees, lay, open_battle, ready
from rostra.nero.cards import BRIBERY
from rostra.nero.data.map_file import N_AREAS, PROVINCES
from rostra.nero.forces import (
    finish_force,
    gather_force,
    leader_leaves,
    legions_leave,
    take_leader,
    take_neutral,
    take_own,
)
from rostra.nero.knowledge import spend
from rostra.nero.marches import (
    ask_for_leave,
    ask_to_give_way,
    begin_retreat,
    begin_step,
    end_landing,
    give_leave,
    retreat,
    stay,
    step,
)
from rostra.nero.plays import bring, chosen, happens, play, send, send_neutral, stolen
from rostra.nero.power import go_on, rise
from rostra.nero.rounds import begin_round, deal, end_turn
from rostra.nero.setting_up import choose_home, draw_lot, name_area, place_legion
from rostra.nero.table import (
    ANSWER,
    BRING,
    CHOOSE_GERMANY,
    CHOOSE_HOME,
    CHOOSE_LEGION,
    CHOOSE_TARGET,
    DEAL_CARD,
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
    IN_TURN,
    LANDING,
    LAY_ATTACKER,
    LAY_DEFENDER,
    MARKED,
    NAME_AREA,
    PLACE_LEGION,
    SEAT_OF,
    SEND_OWN,
    STEAL_CARD,
    Table,
    bit,
    card_name,
    province_name,
    seat_name,
)
from rostra.nero.table import SEND_NEUTRAL as SEND_NEUTRALS


def decide(b: Table, action: i64, events: list[Event] | None) -> None:
    now = b.phase
    if now == IN_TURN:
        _in_turn(b, action, events)
    elif now == DEAL_CARD:
        deal(b, (action - CARD) // N_USES, events)
    elif now == ANSWER:
        _answer(b, action, events)
    elif now == FIRST_CARD:
        _move_card(b, (action - CARD) // N_USES, events)
    elif now == GIVE_WAY:
        if action == STAY:
            stay(b, events)
            ask_to_give_way(b, events)
        else:
            begin_retreat(b, action - RETREAT, events)
            _settle(b, events)
    elif now == LAY_ATTACKER or now == LAY_DEFENDER:
        if action == READY:
            ready(b, events)
        else:
            lay(b, (action - CARD) // N_USES, events)
    elif now == FLEE_DEFENDER:
        if action == STAY:
            stay(b, events)
            go_on(b, events)
        else:
            defender_flees(b, action - RETREAT, events)
    elif now == FLEE_ATTACKER:
        attacker_flees(b, action - RETREAT, events)
    elif now == GIVE_LEAVE:
        give_leave(b, action == GRANT, events)
    elif now == LANDING:
        if action == ASK_LEAVE:
            ask_for_leave(b, True, events)
        else:
            end_landing(b, False, events)
    elif now <= CHOOSE_HOME:
        _set_up(b, now, action, events)
    else:
        _event(b, now, action, events)


def _set_up(b: Table, now: i64, action: i64, events: list[Event] | None) -> None:
    if now == NAME_AREA:
        name_area(b, action - WANT, events)
    elif now == DRAW_LOT:
        draw_lot(b, action - LOT, events)
    elif now == CHOOSE_HOME:
        if choose_home(b, action - HOME, events):
            begin_round(b, 0, events)  # NE-T1
    elif now == PLACE_LEGION:
        place_legion(b, action - PLACE, events)
    else:
        raise AssertionError(f"phase {now}: nobody has said what its decisions do")


def _event(b: Table, now: i64, action: i64, events: list[Event] | None) -> None:
    """What is to be chosen for an event before it can be answered, or because of it afterwards."""
    if now == GALLEY_FROM:
        b.from_ = action - FROM
        b.phase = GALLEY_TO
    elif now == GALLEY_TO:
        b.to = action - TO
        b.phase = GALLEY_LOAD
    elif now == GALLEY_LOAD:
        b.load_leader = action >= LOAD_LEADER
        b.load = action - LOAD_LEADER if action >= LOAD_LEADER else action - LOAD
        _chosen(b, events)
    elif now == CHOOSE_TARGET:
        b.target = b.at[SEAT_OF + action - TARGET]
        _chosen(b, events)
    elif now == CHOOSE_GERMANY:
        b.to = b.box.germany(action - AT)
        _chosen(b, events)
    elif now == CHOOSE_LEGION:
        b.to = (action - AT_OWNER) // N_AREAS
        b.target = b.at[SEAT_OF + (action - AT_OWNER) % N_AREAS]
        _chosen(b, events)
    elif now == SEND_OWN:
        send(b, action - SEND, events)
    elif now == BRING:
        bring(b, action - FROM, events)
    elif now == STEAL_CARD:
        stolen(b, (action - CARD) // N_USES, events)
    elif now == SEND_NEUTRALS:
        send_neutral(b, action - SEND_NEUTRAL, events)
    else:
        raise AssertionError(f"phase {now}: nobody has said what its decisions do")


def _chosen(b: Table, events: list[Event] | None) -> None:
    chosen(b, events)
    _settle(b, events)


# Answers


def _answer(b: Table, action: i64, events: list[Event] | None) -> None:
    if action != NO_COUNTER:
        if action == COUNTER_TWO:
            counter(b, BRIBERY, True, events)
        else:
            counter(b, action - COUNTER, False, events)
    _settle(b, events)


def _settle(b: Table, events: list[Event] | None) -> None:
    """Ask for answers to what was announced; when all have been asked it happens, or it is off."""
    what = what_of(b, 0)
    by = by_of(b, 0)
    end = ask(b, events)
    if end == STANDS:
        if what == A_STEP:
            step(b, events)
        elif what == AN_ATTACK:
            open_battle(b, events)
        elif what == A_RETREAT:
            retreat(b, by, b.to, b.refuge, events)
            ask_to_give_way(b, events)
        else:
            happens(b, events)
    elif end == OFF:
        _call_off(b, what, by, events)


def _call_off(b: Table, what: i64, by: i64, events: list[Event] | None) -> None:
    """NE-C3: the force may not try the same again this turn."""
    if events is not None:
        tell(events, "off", {"seat": seat_name(b, by), "what": _told(b, what)})
    if what == A_RETREAT:
        ask_to_give_way(b, events)
        return
    if what == A_STEP:
        b.may_step = False
    elif what == AN_ATTACK:
        b.stormed |= bit(b.target)
    go_on(b, events)


def _told(b: Table, what: i64) -> str:
    if what == A_STEP:
        return "step"
    if what == AN_ATTACK:
        return "attack"
    if what == A_RETREAT:
        return "retreat"
    return card_name(b, what)


# A turn


def _in_turn(b: Table, action: i64, events: list[Event] | None) -> None:
    if action >= CARD:
        kind = (action - CARD) // N_USES
        if (action - CARD) % N_USES != EVENT:
            _move_card(b, kind, events)
        elif play(b, kind, events):
            _settle(b, events)
    elif action >= STEP:
        begin_step(b, action - STEP, events)
        _settle(b, events)
    elif action >= ACTIVATE:
        b.activation = action - ACTIVATE
        b.pool = 0
        b.phase = FIRST_CARD
        if events is not None:
            tell(events, "activated", {"seat": seat_name(b, b.active), "at": province_name(b, b.activation)})
    elif action >= ATTACK:
        begin_attack(b, b.at[SEAT_OF + action - ATTACK], events)
        _settle(b, events)
    elif action == END_TURN:
        end_turn(b, events)
    elif action == ASK_LEAVE:
        ask_for_leave(b, False, events)
    else:
        _unanswerable(b, action, events)
        go_on(b, events)


def _move_card(b: Table, kind: i64, events: list[Event] | None) -> None:
    """NE-M1"""
    spend(b, b.active, kind)
    b.used += 1
    b.began = True
    b.pool += b.box.bp[kind]
    if events is not None:
        told = {"seat": seat_name(b, b.active), "card": card_name(b, kind), "bp": int(b.box.bp[kind])}
        tell(events, "move-card", {**told, "pool": int(b.pool)})
    go_on(b, events)


def _unanswerable(b: Table, action: i64, events: list[Event] | None) -> None:
    """What nobody can answer."""
    if action >= FORCE_LEADER:
        _gather(b, action - FORCE_LEADER, True, events)
    elif action > FORCE:
        _gather(b, action - FORCE, False, events)
    elif action > LEAVE:
        _tell_force(b, "left", action - LEAVE, False, events)
        legions_leave(b, action - LEAVE)
    elif action == LEAVE_LEADER:
        _tell_force(b, "left", 0, True, events)
        leader_leaves(b)
    elif action == HALT:
        _tell_force(b, "halted", b.force, b.force_leader, events)
        finish_force(b)
    elif action == UNMARK:
        _unmark(b, events)
    elif action == DECLARE:
        rise(b, b.active, "declared", events)
    else:
        _take(b, action, events)


def _gather(b: Table, legions: i64, leader: bool, events: list[Event] | None) -> None:
    gather_force(b, legions, leader)
    _tell_force(b, "force", legions, leader, events)


def _take(b: Table, action: i64, events: list[Event] | None) -> None:
    """NE-M5"""
    before = b.force
    if action == TAKE_LEADER:
        take_leader(b)
    elif action == TAKE_OWN:
        b.pool -= 1
        take_own(b)
    elif action == TAKE_NEUTRAL:
        b.pool -= 2
        take_neutral(b)
    elif action == TAKE_BOTH:
        b.pool -= 3
        take_own(b)
        take_neutral(b)
    _tell_force(b, "took", b.force - before, action == TAKE_LEADER, events)


def _unmark(b: Table, events: list[Event] | None) -> None:
    """NE-M9, NE-J8"""
    b.pool -= 2
    place = MARKED + PROVINCES * b.active + b.activation
    number = b.at[place] - b.at[FRESH + b.activation]
    b.at[place] = b.at[FRESH + b.activation]
    if events is not None:
        told = {"seat": seat_name(b, b.active), "at": province_name(b, b.activation), "legions": int(number)}
        tell(events, "unmarked", {**told})


def _tell_force(b: Table, name: str, legions: i64, leader: bool, events: list[Event] | None) -> None:
    if events is not None:
        told = {"seat": seat_name(b, b.active), "at": province_name(b, b.force_at)}
        tell(events, name, {**told, "legions": int(legions), "leader": leader})
