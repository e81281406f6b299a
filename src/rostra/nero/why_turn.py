"""Why a line of the player's own turn cannot be played (NE-T, NE-M, NE-F, NE-K)."""

from mypy_extensions import i64

from rostra.nero.actions import (
    ACTIVATE,
    ASK_LEAVE,
    ATTACK,
    CARD,
    COUNTER,
    COUNTER_TWO,
    DECLARE,
    END_TURN,
    EVENT,
    FORCE,
    FORCE_LEADER,
    HALT,
    LEAVE,
    LEAVE_LEADER,
    LOAD,
    MOVE,
    N_USES,
    RETREAT,
    STEP,
    TAKE_ALL,
    TAKE_ALL_NEUTRAL,
    TAKE_ALL_OWN,
    TAKE_LEADER,
    TARGET,
    UNMARK,
)
from rostra.nero.cards import MOST_KINDS
from rostra.nero.data.map_file import CITY, N_AREAS, PROVINCES
from rostra.nero.forces import cost_of_step, hindering, lacks_card, may_still_step, weariness
from rostra.nero.power import areas_of, controls, italian_kp, kp_of
from rostra.nero.table import (
    EMPEROR,
    FOUGHT,
    FRESH,
    HAND,
    HAND_SIZE,
    KP_NEEDED,
    LEADER_AT,
    LEGIONS,
    MARKED,
    MAX_EMPERORS,
    MAX_USED,
    NEUTRAL,
    OWNERS,
    RANK,
    SEAT_OF,
    SPENT,
    Table,
    card_name,
    free_legions,
    province_name,
    seat_names,
)
from rostra.nero.why_event import why_event
from rostra.reason import Why


def why_in_turn(t: Table, action: i64) -> Why | None:
    if action >= t.box.more_answers:
        return Why("nero-why-nothing-to-counter", "NE-C1", {})
    if action > t.box.take_own:
        return _why_no_force(t) or _why_take_some(t, action)
    if action >= CARD:
        return _why_card(t, action)
    if STEP <= action < RETREAT:
        return _why_no_force(t) or _why_step(t, action - STEP)
    if ACTIVATE <= action < STEP:
        return _why_activate(t, action - ACTIVATE)
    if ATTACK <= action < TARGET:
        return _why_no_force(t) or _why_attack(t, action - ATTACK)
    if FORCE < action < LOAD + 1:
        return _why_force(t, action)
    if LEAVE < action <= FORCE:
        return _why_no_force(t) or Why("nero-why-leave", "NE-M4", {"legions": t.force})
    if action == LEAVE_LEADER:
        return _why_no_force(t) or Why("nero-why-leader-not-in-force", "NE-M4", {})
    if TAKE_ALL_OWN <= action <= TAKE_ALL and t.box.take_some:
        return _why_number(action)
    if TAKE_ALL_OWN <= action <= TAKE_LEADER:
        return _why_no_force(t) or _why_take(t, action)
    if action == HALT:
        return _why_no_force(t)
    if action == ASK_LEAVE:
        return _why_no_force(t) or _why_ask_leave(t)
    if action == END_TURN:
        return _why_force_on_its_way(t) or Why("nero-why-use-a-card", "NE-T2", {})
    if action == UNMARK:
        return _why_unmark(t)
    if action == DECLARE:
        return _why_declare(t)
    if COUNTER <= action <= COUNTER_TWO:
        return Why("nero-why-nothing-to-counter", "NE-C1", {})
    return None


def _why_no_force(t: Table) -> Why | None:
    return Why("nero-why-no-force", "NE-M2", {}) if t.force_at < 0 else None


def _why_force_on_its_way(t: Table) -> Why | None:
    if t.force_at < 0:
        return None
    return Why("nero-why-halt-first", "NE-J2", {"here": province_name(t, t.force_at)})


def _too_few_bp(t: Table, need: i64, rule: str) -> Why:
    return Why("nero-why-bp", rule, {"need": need, "have": t.pool})


# Cards


def _why_card(t: Table, action: i64) -> Why | None:
    kind = (action - CARD) // N_USES
    use = (action - CARD) % N_USES
    if use != MOVE and use != EVENT:
        return None
    if t.at[HAND + MOST_KINDS * t.active + kind] == 0:
        return Why("nero-why-not-in-hand", "NE-T2", {"card": card_name(t, kind)})
    if use == EVENT:
        return why_event(t, kind)
    if t.used == MAX_USED:
        return Why("nero-why-four-cards", "NE-T2", {})
    return Why("nero-why-activate-first", "NE-M1", {})


def _why_activate(t: Table, province: i64) -> Why:
    force = _why_force_on_its_way(t)
    if force is not None:
        return force
    if t.at[HAND_SIZE + t.active] == 0:
        return Why("nero-why-no-cards", "NE-M1", {})
    if t.used == MAX_USED:
        return Why("nero-why-four-cards", "NE-T2", {})
    return Why("nero-why-nobody-there", "NE-M1", {"province": province_name(t, province)})


# Forces


def _why_force(t: Table, action: i64) -> Why:
    force = _why_force_on_its_way(t)
    if force is not None:
        return force
    if t.activation < 0:
        return Why("nero-why-activate-first", "NE-M1", {})
    here = t.activation
    free = free_legions(t, here)
    legions = action - FORCE_LEADER if action >= FORCE_LEADER else action - FORCE
    if legions > free:
        marked = t.at[MARKED + PROVINCES * t.active + here]
        details: dict[str, str | int] = {"free": free, "spent": t.at[SPENT + here], "marked": marked}
        return Why("nero-why-legions-free", "NE-M2", {"here": province_name(t, here), **details})
    return _why_no_leader(t, here)


def _why_no_leader(t: Table, here: i64) -> Why:
    """The leader cannot depart from here or be taken up."""
    place = t.at[LEADER_AT + t.active]
    if place != here:
        names: dict[str, str | int] = {"here": province_name(t, here), "there": province_name(t, place)}
        return Why("nero-why-leader-elsewhere", "NE-M2", names)
    if t.force_leader:
        return Why("nero-why-leader-in-force", "NE-M5", {})
    return Why("nero-why-leader-spent", "NE-M4", {})


def _why_take(t: Table, action: i64) -> Why:
    here = t.force_at
    if action == TAKE_LEADER:
        return _why_no_leader(t, here)
    names: dict[str, str | int] = {"here": province_name(t, here)}
    if action != TAKE_ALL_NEUTRAL and free_legions(t, here) == 0:
        return Why("nero-why-no-own-to-take", "NE-M5", names)
    if action != TAKE_ALL_OWN and t.at[LEGIONS + PROVINCES * NEUTRAL + here] == 0:
        return Why("nero-why-no-neutral-to-take", "NE-M5", names)
    need: i64 = 1
    if action == TAKE_ALL_NEUTRAL:
        need = 2
    elif action == TAKE_ALL:
        need = 3
    return _too_few_bp(t, need, "NE-M5")


def _why_number(action: i64) -> Why:
    """A line of before version 4 of the rules: what it is now."""
    if action == TAKE_ALL:
        return Why("nero-why-take-both", "NE-M5", {"right": "take own 1", "then": "take neutral 1"})
    return Why("nero-why-take-number", "NE-M5", {"right": "take own 1" if action == TAKE_ALL_OWN else "take neutral 1"})


def _why_take_some(t: Table, action: i64) -> Why:
    """NE-M5"""
    here = t.force_at
    names: dict[str, str | int] = {"here": province_name(t, here)}
    own = action <= t.box.take_neutral
    there = free_legions(t, here) if own else t.at[LEGIONS + PROVINCES * NEUTRAL + here]
    if there == 0:
        return Why("nero-why-no-own-to-take" if own else "nero-why-no-neutral-to-take", "NE-M5", names)
    if (action - t.box.take_own if own else action - t.box.take_neutral) > there:
        return Why("nero-why-take-fewer", "NE-M5", {**names, "free": there})
    return _too_few_bp(t, 1 if own else 2, "NE-M5")


def _why_steps_no_more(t: Table) -> Why | None:
    if may_still_step(t):
        return None
    if t.drawn:
        return Why("nero-why-drawn", "NE-F6", {})
    return Why("nero-why-weather-step", "NE-C3", {})


def _why_step(t: Table, province: i64) -> Why:
    here = t.force_at
    if (t.box.neighbours[here] >> province) & 1 == 0:
        names: dict[str, str | int] = {"province": province_name(t, province), "here": province_name(t, here)}
        return Why("nero-why-not-bordering", "NE-M3", names)
    if province == CITY and t.force > 0:
        return Why("nero-why-leaders-only", "NE-M6", {})
    no_more = _why_steps_no_more(t)
    if no_more is not None:
        return no_more
    hindered = hindering(t)
    if hindered != 0:
        rule = "NE-M7" if t.force > 0 else "NE-M8"
        return Why(
            "nero-why-hindered", rule, {"here": province_name(t, here), "seats": ", ".join(seat_names(t, hindered))}
        )
    return _too_few_bp(t, cost_of_step(t, province), "NE-M3")


def _why_ask_leave(t: Table) -> Why:
    no_more = _why_steps_no_more(t)
    if no_more is not None:
        return no_more
    if hindering(t) == 0:
        return Why("nero-why-nobody-hinders", "NE-M7", {})
    return Why("nero-why-asked-already", "NE-M7", {"seats": ", ".join(seat_names(t, hindering(t)))})


def _why_attack(t: Table, area: i64) -> Why:
    here = t.force_at
    enemy = t.at[SEAT_OF + area]
    names: dict[str, str | int] = {"enemy": t.box.map.leaders[area], "here": province_name(t, here)}
    if enemy == t.active:
        return Why("nero-why-own-legions", "NE-F1", names)
    if enemy < 0 or (t.at[OWNERS + here] >> enemy) & 1 == 0:
        return Why("nero-why-no-enemy", "NE-F1", names)
    if t.force == 0:
        return Why("nero-why-leader-alone", "NE-M8", {})
    if t.force_landed > 0 or t.force_leader_landed:
        return Why("nero-why-landed", "NE-C8", {})
    if t.drawn:
        return Why("nero-why-drawn", "NE-F6", {})
    if (t.at[FOUGHT + here] >> enemy) & 1 != 0:
        return Why("nero-why-fought", "NE-F1", names)
    if (t.stormed >> enemy) & 1 != 0:
        return Why("nero-why-weather-attack", "NE-C3", names)
    if lacks_card(t):
        if t.used == MAX_USED:
            return Why("nero-why-no-card-to-lay", "NE-F2", {})
        return Why("nero-why-attack-needs-card", "NE-F2", {})
    return _too_few_bp(t, 1 + weariness(t), "NE-F1")


def _why_unmark(t: Table) -> Why:
    force = _why_force_on_its_way(t)
    if force is not None:
        return force
    if t.activation < 0:
        return Why("nero-why-activate-first", "NE-M1", {})
    names: dict[str, str | int] = {"here": province_name(t, t.activation)}
    marked = t.at[MARKED + PROVINCES * t.active + t.activation]
    if marked == 0:
        return Why("nero-why-no-markers", "NE-M9", names)
    if marked == t.at[FRESH + t.activation]:
        return Why("nero-why-fresh-markers", "NE-M9", names)
    return _too_few_bp(t, 2, "NE-M9")


# The throne


def _why_declare(t: Table) -> Why:
    seat = t.active
    if t.at[RANK + seat] == EMPEROR:
        return Why("nero-why-emperor-already", "NE-K2", {})
    if t.at[LEADER_AT + seat] != CITY:
        return Why("nero-why-not-in-rome", "NE-K2", {"there": province_name(t, t.at[LEADER_AT + seat])})
    if t.emperors >= MAX_EMPERORS:
        return Why("nero-why-two-emperors", "NE-K1", {})
    areas = [t.box.map.areas[area] for area in range(N_AREAS) if controls(t, seat, area)]
    details: dict[str, str | int] = {
        "kp": kp_of(t, seat),
        "need": KP_NEEDED,
        "italy": italian_kp(t, seat),
        "cards": t.kp,
    }
    return Why("nero-why-kp", "NE-K2", {**details, "areas": 2 * areas_of(t, seat), "names": ", ".join(areas)})
