"""Why a line of notation cannot be played now: a message id of ``locales/``, and the rule that says no.

This is about set-up, answers, battles and retreats. The lines of a turn are in why_turn.py, events in why_event.py.
"""

from mypy_extensions import i64

from rostra.nero.actions import (
    BATTLE,
    CARD,
    COUNTER,
    COUNTER_TWO,
    DEAL,
    FROM,
    HOME,
    LOT,
    MOVE,
    N_USES,
    PLACE,
    READY,
    RETREAT,
    STAY,
    WANT,
)
from rostra.nero.answers import BY_TWO, counters_to
from rostra.nero.asked import ASKED
from rostra.nero.battles import ATTACKER, DEFENDER, laid_cards, least_cards, most_cards
from rostra.nero.cards import BRIBERY, MOST_KINDS
from rostra.nero.data.map_file import CITY, IN_AREAS
from rostra.nero.marches import closed_way
from rostra.nero.table import (
    ANSWER,
    AREA,
    CHOOSE_HOME,
    DEAL_CARD,
    ENDED,
    FIRST_CARD,
    FLEE_ATTACKER,
    FLEE_DEFENDER,
    GALLEY_FROM,
    GIVE_WAY,
    HAND,
    IN_TURN,
    LAY_ATTACKER,
    LAY_DEFENDER,
    NAME_AREA,
    NOWHERE,
    ONCE,
    PLACE_LEGION,
    SEAT_OF,
    Table,
    bit,
    card_name,
    event_name,
    province_name,
)
from rostra.nero.why_event import RULES, why_chosen
from rostra.nero.why_turn import why_in_turn
from rostra.reason import Why


def not_asked(t: Table) -> Why:
    asked, rule = ASKED[t.phase]
    return Why("nero-why-not-asked", rule, {"asked": asked})


def why_not(t: Table, action: i64) -> Why:
    """Why this line, which exists, is not legal now."""
    now = t.phase
    if now == ENDED:
        return Why("nero-why-over", "NE-P3", {})
    why: Why | None = None
    if now == IN_TURN:
        why = why_in_turn(t, action)
    elif action <= t.box.take_own or action >= t.box.more_answers:
        why = _why_elsewhere(t, action)
    return not_asked(t) if why is None else why


def _why_elsewhere(t: Table, action: i64) -> Why | None:
    """Where it is not the active player who decides freely."""
    now = t.phase
    why: Why | None = None
    if now == ANSWER:
        why = _why_counter(t, action)
    elif action >= t.box.more_answers:
        why = None
    elif now == FIRST_CARD and action >= CARD and (action - CARD) % N_USES == MOVE:
        why = not_in_hand(t, (action - CARD) // N_USES, "NE-M1")
    elif now == GIVE_WAY:
        why = _why_retreat(t, action, t.to, closed_way(t))
    elif now == FLEE_DEFENDER:
        why = _why_retreat(t, action, t.force_at, t.came_from)
    elif now == FLEE_ATTACKER:
        if action == STAY:
            return Why("nero-why-must-flee", "NE-F5", {})
        why = _why_retreat(t, action, t.force_at, NOWHERE)
    elif now == LAY_ATTACKER or now == LAY_DEFENDER:
        why = _why_lay(t, action)
    elif now <= DEAL_CARD:
        why = _why_set_up(t, action)
    elif now >= GALLEY_FROM:
        why = why_chosen(t, action)
    return why


def not_in_hand(t: Table, kind: i64, rule: str) -> Why:
    return Why("nero-why-not-in-hand", rule, {"card": card_name(t, kind)})


# Set-up


def _why_set_up(t: Table, action: i64) -> Why | None:
    now = t.phase
    if now == NAME_AREA and WANT <= action < LOT:
        owner = t.at[SEAT_OF + action - WANT]
        return Why("nero-why-area-taken", "NE-S1", {"area": t.box.map.areas[action - WANT], "seat": f"seat{owner + 1}"})
    if (now == PLACE_LEGION and PLACE <= action < HOME) or (now == CHOOSE_HOME and HOME <= action < HOME + IN_AREAS):
        place = (action - PLACE) % IN_AREAS
        own = t.box.map.areas[t.at[AREA + t.actor]]
        rule = "NE-S2" if now == PLACE_LEGION else "NE-S3"
        return Why("nero-why-own-area", rule, {"province": province_name(t, place), "area": own})
    if now == DEAL_CARD and action >= CARD and (action - CARD) % N_USES == DEAL:
        return Why("nero-why-not-in-deck", "NE-S4", {"card": card_name(t, (action - CARD) // N_USES)})
    return None


# Answers


def _why_counter(t: Table, action: i64) -> Why | None:
    if not COUNTER <= action <= COUNTER_TWO and action < t.box.more_answers:
        return None
    would_do = counters_to(t, t.chain - 1)
    kind = t.box.answer(action)
    second = t.box.second_answer(action)
    event = t.box.event_of[kind]
    two = second >= 0
    rule = RULES[event]
    hand = HAND + MOST_KINDS * t.actor
    if t.at[hand + kind] == 0:
        return not_in_hand(t, kind, rule)
    if two and t.at[hand + second] == 0:
        return not_in_hand(t, second, rule)
    if two and would_do & BY_TWO == 0:
        return Why("nero-why-two-not-needed", rule, {"card": event_name(t, event)})
    if second == kind and t.at[hand + kind] < 2:
        return Why("nero-why-only-one", rule, {"card": card_name(t, kind)})
    if not two and (would_do >> event) & 1 == 0:
        if event == BRIBERY and would_do & BY_TWO != 0:
            return Why("nero-why-two-briberies", rule, {})
        return Why("nero-why-does-not-counter", rule, {"card": card_name(t, kind)})
    if (t.at[ONCE + t.actor] & t.box.once & bit(event)) != 0:
        return Why("nero-why-once", "NE-T3", {"card": card_name(t, kind)})
    return Why("nero-why-own-turn", "NE-T3", {"card": card_name(t, kind)})


# Retreats and battles


def _why_retreat(t: Table, action: i64, here: i64, closed: i64) -> Why | None:
    if not RETREAT <= action < FROM:
        return None
    province = action - RETREAT
    names: dict[str, str | int] = {"province": province_name(t, province), "here": province_name(t, here)}
    if (t.box.neighbours[here] >> province) & 1 == 0:
        return Why("nero-why-not-bordering", "NE-R1", names)
    if province == CITY:
        return Why("nero-why-leaders-only", "NE-M6", {})
    if province == closed:
        return Why("nero-why-came-from", "NE-R1", names)
    return Why("nero-why-others-there", "NE-R1", names)


def _why_lay(t: Table, action: i64) -> Why | None:
    side: i64 = ATTACKER
    if t.phase == LAY_DEFENDER:
        side = DEFENDER
    if action == READY and laid_cards(t, side) < least_cards(t, side):
        return Why("nero-why-lay-a-card", "NE-F2", {})
    if action < CARD or (action - CARD) % N_USES != BATTLE:
        return None
    most = most_cards(t, side)
    if laid_cards(t, side) >= most:
        if side == DEFENDER and most == 0:
            return Why("nero-why-marked-lay-none", "NE-F3", {})
        return Why("nero-why-most-cards", "NE-F2", {"most": most})
    return not_in_hand(t, (action - CARD) // N_USES, "NE-F2")
