"""Why a line of the own turn cannot be played: cards, activations, forces, steps, attacks (NE-T, NE-M, NE-F, NE-K)."""

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
    TAKE_BOTH,
    TAKE_LEADER,
    TAKE_NEUTRAL,
    TAKE_OWN,
    TARGET,
    UNMARK,
)
from rostra.nero.cards import MOST_KINDS
from rostra.nero.data.map_file import CITY, PROVINCES
from rostra.nero.forces import cost_of_step, hindering, may_still_step, weariness
from rostra.nero.power import areas_of, controls, italian_kp, kp_of
from rostra.nero.table import (
    EMPEROR,
    FOUGHT,
    FRESH,
    HAND,
    HAND_SIZE,
    LEADER_AT,
    LEGIONS,
    MARKED,
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


def why_in_turn(b: Table, action: i64) -> Why | None:
    if action >= CARD:
        return _why_card(b, action)
    if STEP <= action < RETREAT:
        return _why_no_force(b) or _why_step(b, action - STEP)
    if ACTIVATE <= action < STEP:
        return _why_activate(b, action - ACTIVATE)
    if ATTACK <= action < TARGET:
        return _why_no_force(b) or _why_attack(b, action - ATTACK)
    if FORCE < action < LOAD + 1:
        return _why_force(b, action)
    if LEAVE < action <= FORCE:
        return _why_no_force(b) or Why("nero-why-leave", "NE-M4", {"legions": b.force})
    if action == LEAVE_LEADER:
        return _why_no_force(b) or Why("nero-why-leader-not-in-force", "NE-M4", {})
    if TAKE_OWN <= action <= TAKE_LEADER:
        return _why_no_force(b) or _why_take(b, action)
    if action == HALT:
        return _why_no_force(b)
    if action == ASK_LEAVE:
        return _why_no_force(b) or _why_ask_leave(b)
    if action == END_TURN:
        return _why_force_on_its_way(b) or Why("nero-why-use-a-card", "NE-T2", {})
    if action == UNMARK:
        return _why_unmark(b)
    if action == DECLARE:
        return _why_declare(b)
    if COUNTER <= action <= COUNTER_TWO:
        return Why("nero-why-nothing-to-counter", "NE-C1", {})
    return None


def _why_no_force(b: Table) -> Why | None:
    return Why("nero-why-no-force", "NE-M2", {}) if b.force_at < 0 else None


def _why_force_on_its_way(b: Table) -> Why | None:
    if b.force_at < 0:
        return None
    return Why("nero-why-halt-first", "NE-J2", {"here": province_name(b, b.force_at)})


def _too_few_bp(b: Table, need: i64, rule: str) -> Why:
    return Why("nero-why-bp", rule, {"need": need, "have": b.pool})


# Cards


def _why_card(b: Table, action: i64) -> Why | None:
    kind = (action - CARD) // N_USES
    use = (action - CARD) % N_USES
    if use != MOVE and use != EVENT:
        return None
    if b.at[HAND + MOST_KINDS * b.active + kind] == 0:
        return Why("nero-why-not-in-hand", "NE-T2", {"card": card_name(b, kind)})
    if use == EVENT:
        return why_event(b, kind)
    if b.used == 4:
        return Why("nero-why-four-cards", "NE-T2", {})
    return Why("nero-why-activate-first", "NE-M1", {})


def _why_activate(b: Table, province: i64) -> Why:
    force = _why_force_on_its_way(b)
    if force is not None:
        return force
    if b.at[HAND_SIZE + b.active] == 0:
        return Why("nero-why-no-cards", "NE-M1", {})
    if b.used == 4:
        return Why("nero-why-four-cards", "NE-T2", {})
    return Why("nero-why-nobody-there", "NE-M1", {"province": province_name(b, province)})


# Forces


def _why_force(b: Table, action: i64) -> Why:
    force = _why_force_on_its_way(b)
    if force is not None:
        return force
    if b.activation < 0:
        return Why("nero-why-activate-first", "NE-M1", {})
    here = b.activation
    free = free_legions(b, here)
    legions = action - FORCE_LEADER if action >= FORCE_LEADER else action - FORCE
    if legions > free:
        marked = b.at[MARKED + PROVINCES * b.active + here]
        told: dict[str, str | int] = {"free": free, "spent": b.at[SPENT + here], "marked": marked}
        return Why("nero-why-legions-free", "NE-M2", {"here": province_name(b, here), **told})
    return _why_no_leader(b, here)


def _why_no_leader(b: Table, here: i64) -> Why:
    """The leader cannot depart from here or be taken up."""
    place = b.at[LEADER_AT + b.active]
    if place != here:
        names: dict[str, str | int] = {"here": province_name(b, here), "there": province_name(b, place)}
        return Why("nero-why-leader-elsewhere", "NE-M2", names)
    if b.force_leader:
        return Why("nero-why-leader-in-force", "NE-M5", {})
    return Why("nero-why-leader-spent", "NE-M4", {})


def _why_take(b: Table, action: i64) -> Why:
    here = b.force_at
    if action == TAKE_LEADER:
        return _why_no_leader(b, here)
    names: dict[str, str | int] = {"here": province_name(b, here)}
    if action != TAKE_NEUTRAL and free_legions(b, here) == 0:
        return Why("nero-why-no-own-to-take", "NE-M5", names)
    if action != TAKE_OWN and b.at[LEGIONS + PROVINCES * NEUTRAL + here] == 0:
        return Why("nero-why-no-neutral-to-take", "NE-M5", names)
    need: i64 = 1
    if action == TAKE_NEUTRAL:
        need = 2
    elif action == TAKE_BOTH:
        need = 3
    return _too_few_bp(b, need, "NE-M5")


def _why_steps_no_more(b: Table) -> Why | None:
    if may_still_step(b):
        return None
    if b.drawn:
        return Why("nero-why-drawn", "NE-F6", {})
    return Why("nero-why-weather-step", "NE-C3", {})


def _why_step(b: Table, province: i64) -> Why:
    here = b.force_at
    if (b.box.neighbours[here] >> province) & 1 == 0:
        names: dict[str, str | int] = {"province": province_name(b, province), "here": province_name(b, here)}
        return Why("nero-why-not-bordering", "NE-M3", names)
    if province == CITY and b.force > 0:
        return Why("nero-why-leaders-only", "NE-M6", {})
    no_more = _why_steps_no_more(b)
    if no_more is not None:
        return no_more
    hindered = hindering(b)
    if hindered != 0:
        rule = "NE-M7" if b.force > 0 else "NE-M8"
        return Why(
            "nero-why-hindered", rule, {"here": province_name(b, here), "seats": ", ".join(seat_names(b, hindered))}
        )
    return _too_few_bp(b, cost_of_step(b, province), "NE-M3")


def _why_ask_leave(b: Table) -> Why:
    no_more = _why_steps_no_more(b)
    if no_more is not None:
        return no_more
    if hindering(b) == 0:
        return Why("nero-why-nobody-hinders", "NE-M7", {})
    return Why("nero-why-asked-already", "NE-M7", {"seats": ", ".join(seat_names(b, hindering(b)))})


def _why_attack(b: Table, area: i64) -> Why:
    here = b.force_at
    enemy = b.at[SEAT_OF + area]
    names: dict[str, str | int] = {"enemy": b.box.map.leaders[area], "here": province_name(b, here)}
    if enemy == b.active:
        return Why("nero-why-own-legions", "NE-F1", names)
    if enemy < 0 or (b.at[OWNERS + here] >> enemy) & 1 == 0:
        return Why("nero-why-no-enemy", "NE-F1", names)
    if b.force == 0:
        return Why("nero-why-leader-alone", "NE-M8", {})
    if b.force_landed > 0 or b.force_leader_landed:
        return Why("nero-why-landed", "NE-C8", {})
    if b.drawn:
        return Why("nero-why-drawn", "NE-F6", {})
    if (b.at[FOUGHT + here] >> enemy) & 1 != 0:
        return Why("nero-why-fought", "NE-F1", names)
    if (b.stormed >> enemy) & 1 != 0:
        return Why("nero-why-weather-attack", "NE-C3", names)
    return _too_few_bp(b, 1 + weariness(b), "NE-F1")


def _why_unmark(b: Table) -> Why:
    force = _why_force_on_its_way(b)
    if force is not None:
        return force
    if b.activation < 0:
        return Why("nero-why-activate-first", "NE-M1", {})
    names: dict[str, str | int] = {"here": province_name(b, b.activation)}
    marked = b.at[MARKED + PROVINCES * b.active + b.activation]
    if marked == 0:
        return Why("nero-why-no-markers", "NE-M9", names)
    if marked == b.at[FRESH + b.activation]:
        return Why("nero-why-fresh-markers", "NE-M9", names)
    return _too_few_bp(b, 2, "NE-M9")


# The throne


def _why_declare(b: Table) -> Why:
    seat = b.active
    if b.at[RANK + seat] == EMPEROR:
        return Why("nero-why-emperor-already", "NE-K2", {})
    if b.at[LEADER_AT + seat] != CITY:
        return Why("nero-why-not-in-rome", "NE-K2", {"there": province_name(b, b.at[LEADER_AT + seat])})
    if b.emperors >= 2:
        return Why("nero-why-two-emperors", "NE-K1", {})
    areas = [b.box.map.areas[area] for area in range(4) if controls(b, seat, area)]
    told: dict[str, str | int] = {"kp": kp_of(b, seat), "need": 5, "italy": italian_kp(b, seat), "cards": b.kp}
    return Why("nero-why-kp", "NE-K2", {**told, "areas": 2 * areas_of(b, seat), "names": ", ".join(areas)})
