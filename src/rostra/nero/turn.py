"""What every decision does. ``decide`` carries out one legal decision. Afterwards the table waits for the next one."""

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
    TAKE_ALL,
    TAKE_ALL_NEUTRAL,
    TAKE_ALL_OWN,
    TAKE_LEADER,
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
    PENDING,
    STANDS,
    ask,
    by_of,
    counter,
    remove_plot,
    what_of,
)
from rostra.nero.battles import attacker_flees, begin_attack, defender_flees, lay, open_battle, ready
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
from rostra.nero.plays import announce_event, bring, carry_out, play, send, send_neutral, stolen
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
    LEGIONS,
    MARKED,
    NAME_AREA,
    NEUTRAL,
    PLACE_LEGION,
    SEAT_OF,
    SEND_NEUTRALS,
    SEND_OWN,
    STEAL_CARD,
    Table,
    bit,
    card_name,
    event_name,
    free_legions,
    province_name,
    seat_name,
)


def decide(t: Table, action: i64, events: list[Event] | None) -> None:
    now = t.phase
    if now == IN_TURN:
        _in_turn(t, action, events)
    elif now == DEAL_CARD:
        deal(t, (action - CARD) // N_USES, events)
    elif now == ANSWER:
        _answer(t, action, events)
    elif now == FIRST_CARD:
        _move_card(t, (action - CARD) // N_USES, events)
    elif now == GIVE_WAY:
        if action == STAY:
            stay(t, events)
            ask_to_give_way(t, events)
        else:
            begin_retreat(t, action - RETREAT, events)
            _settle(t, events)
    elif now == LAY_ATTACKER or now == LAY_DEFENDER:
        if action == READY:
            ready(t, events)
        else:
            lay(t, (action - CARD) // N_USES, events)
    elif now == FLEE_DEFENDER:
        if action == STAY:
            stay(t, events)
            go_on(t, events)
        else:
            defender_flees(t, action - RETREAT, events)
    elif now == FLEE_ATTACKER:
        attacker_flees(t, action - RETREAT, events)
    elif now == GIVE_LEAVE:
        give_leave(t, action == GRANT, events)
    elif now == LANDING:
        if action == ASK_LEAVE:
            ask_for_leave(t, True, events)
        else:
            end_landing(t, False, events)
    elif now <= CHOOSE_HOME:
        _set_up(t, now, action, events)
    else:
        _event(t, now, action, events)


def _set_up(t: Table, now: i64, action: i64, events: list[Event] | None) -> None:
    if now == NAME_AREA:
        name_area(t, action - WANT, events)
    elif now == DRAW_LOT:
        draw_lot(t, action - LOT, events)
    elif now == CHOOSE_HOME:
        if choose_home(t, action - HOME, events):
            begin_round(t, 0, events)  # NE-T1
    elif now == PLACE_LEGION:
        place_legion(t, action - PLACE, events)
    else:
        raise AssertionError(f"phase {now}: no code carries out its decisions")


def _event(t: Table, now: i64, action: i64, events: list[Event] | None) -> None:
    """What is chosen for an event: before it can be answered, or because of it afterwards."""
    if now == GALLEY_FROM:
        t.from_ = action - FROM
        t.phase = GALLEY_TO
    elif now == GALLEY_TO:
        t.to = action - TO
        t.phase = GALLEY_LOAD
    elif now == GALLEY_LOAD:
        t.load_leader = action >= LOAD_LEADER
        t.load = action - LOAD_LEADER if action >= LOAD_LEADER else action - LOAD
        _all_chosen(t, events)
    elif now == CHOOSE_TARGET:
        t.target = t.at[SEAT_OF + action - TARGET]
        _all_chosen(t, events)
    elif now == CHOOSE_GERMANY:
        t.to = t.box.germany(action - AT)
        _all_chosen(t, events)
    elif now == CHOOSE_LEGION:
        t.to = (action - AT_OWNER) // N_AREAS
        t.target = t.at[SEAT_OF + (action - AT_OWNER) % N_AREAS]
        _all_chosen(t, events)
    elif now == SEND_OWN:
        send(t, action - SEND, events)
    elif now == BRING:
        bring(t, action - FROM, events)
    elif now == STEAL_CARD:
        stolen(t, (action - CARD) // N_USES, events)
    elif now == SEND_NEUTRALS:
        send_neutral(t, action - SEND_NEUTRAL, events)
    else:
        raise AssertionError(f"phase {now}: no code carries out its decisions")


def _all_chosen(t: Table, events: list[Event] | None) -> None:
    announce_event(t, events)
    _settle(t, events)


# Answers


def _answer(t: Table, action: i64, events: list[Event] | None) -> None:
    if action != NO_COUNTER:
        counter(t, t.box.answer(action), t.box.second_answer(action), events)
    _settle(t, events)


def _settle(t: Table, events: list[Event] | None) -> None:
    """Ask for answers to what was announced. When everybody has been asked, it happens or is called off."""
    what = what_of(t, 0)
    by = by_of(t, 0)
    end = ask(t, events)
    if end != PENDING and t.vanishing:
        remove_plot(t, events)
    if end == STANDS:
        if what == A_STEP:
            step(t, events)
        elif what == AN_ATTACK:
            open_battle(t, events)
        elif what == A_RETREAT:
            retreat(t, by, t.to, t.refuge, events)
            ask_to_give_way(t, events)
        else:
            carry_out(t, events)
    elif end == OFF:
        _call_off(t, what, by, events)


def _call_off(t: Table, what: i64, by: i64, events: list[Event] | None) -> None:
    """NE-C3: the force may not try the same again this turn."""
    if events is not None:
        tell(events, "off", {"seat": seat_name(t, by), "what": _act_name(t, what)})
    if what == A_RETREAT:
        ask_to_give_way(t, events)
        return
    if what == A_STEP:
        t.may_step = False
    elif what == AN_ATTACK:
        t.stormed |= bit(t.target)
    go_on(t, events)


def _act_name(t: Table, what: i64) -> str:
    if what == A_STEP:
        return "step"
    if what == AN_ATTACK:
        return "attack"
    if what == A_RETREAT:
        return "retreat"
    return event_name(t, what)


# A turn


def _in_turn(t: Table, action: i64, events: list[Event] | None) -> None:
    if action > t.box.take_own:
        _take(t, action, events)
        go_on(t, events)
    elif action >= CARD:
        kind = (action - CARD) // N_USES
        if (action - CARD) % N_USES != EVENT:
            _move_card(t, kind, events)
        elif play(t, kind, events):
            _settle(t, events)
    elif action >= STEP:
        begin_step(t, action - STEP, events)
        _settle(t, events)
    elif action >= ACTIVATE:
        t.activation = action - ACTIVATE
        t.pool = 0
        t.phase = FIRST_CARD
        if events is not None:
            tell(events, "activated", {"seat": seat_name(t, t.active), "at": province_name(t, t.activation)})
    elif action >= ATTACK:
        begin_attack(t, t.at[SEAT_OF + action - ATTACK], events)
        _settle(t, events)
    elif action == END_TURN:
        end_turn(t, events)
    elif action == ASK_LEAVE:
        ask_for_leave(t, False, events)
    else:
        _unanswerable(t, action, events)
        go_on(t, events)


def _move_card(t: Table, kind: i64, events: list[Event] | None) -> None:
    """NE-M1"""
    spend(t, t.active, kind)
    t.used += 1
    t.began = True
    t.pool += t.box.bp[kind]
    if events is not None:
        open = {"seat": seat_name(t, t.active), "card": card_name(t, kind), "bp": int(t.box.bp[kind])}
        tell(events, "move-card", {**open, "pool": int(t.pool)})
    go_on(t, events)


def _unanswerable(t: Table, action: i64, events: list[Event] | None) -> None:
    """Decisions that nobody can answer."""
    if action >= FORCE_LEADER:
        _gather(t, action - FORCE_LEADER, True, events)
    elif action > FORCE:
        _gather(t, action - FORCE, False, events)
    elif action > LEAVE:
        _tell_force(t, "left", action - LEAVE, False, events)
        legions_leave(t, action - LEAVE)
    elif action == LEAVE_LEADER:
        _tell_force(t, "left", 0, True, events)
        leader_leaves(t)
    elif action == HALT:
        _tell_force(t, "halted", t.force, t.force_leader, events)
        finish_force(t)
    elif action == UNMARK:
        _unmark(t, events)
    elif action == DECLARE:
        rise(t, t.active, "declared", events)
    else:
        _take(t, action, events)


def _gather(t: Table, legions: i64, leader: bool, events: list[Event] | None) -> None:
    gather_force(t, legions, leader)
    _tell_force(t, "force", legions, leader, events)


def _take(t: Table, action: i64, events: list[Event] | None) -> None:
    """NE-M5"""
    before = t.force
    if action == TAKE_LEADER:
        take_leader(t)
    elif action > t.box.take_neutral:
        t.pool -= 2
        take_neutral(t, action - t.box.take_neutral)
    elif action > t.box.take_own:
        t.pool -= 1
        take_own(t, action - t.box.take_own)
    else:
        _take_all(t, action)
    _tell_force(t, "took", t.force - before, action == TAKE_LEADER, events)


def _take_all(t: Table, action: i64) -> None:
    """NE-M5 before version 4 of the rules"""
    if action == TAKE_ALL_OWN or action == TAKE_ALL:
        t.pool -= 1
        take_own(t, free_legions(t, t.force_at))
    if action == TAKE_ALL_NEUTRAL or action == TAKE_ALL:
        t.pool -= 2
        take_neutral(t, t.at[LEGIONS + PROVINCES * NEUTRAL + t.force_at])


def _unmark(t: Table, events: list[Event] | None) -> None:
    """NE-M9, NE-J8"""
    t.pool -= 2
    place = MARKED + PROVINCES * t.active + t.activation
    number = t.at[place] - t.at[FRESH + t.activation]
    t.at[place] = t.at[FRESH + t.activation]
    if events is not None:
        open = {"seat": seat_name(t, t.active), "at": province_name(t, t.activation), "legions": int(number)}
        tell(events, "unmarked", {**open})


def _tell_force(t: Table, name: str, legions: i64, leader: bool, events: list[Event] | None) -> None:
    if events is not None:
        open = {"seat": seat_name(t, t.active), "at": province_name(t, t.force_at)}
        tell(events, name, {**open, "legions": int(legions), "leader": leader})
