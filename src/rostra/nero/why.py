"""Why a line cannot be played now: message ids of ``locales/`` with the rule that says no.

Here are the lines of set-up, answers, battles and retreats; those of a turn are in why_turn.py, events in why_event.py.
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
    RETREAT,
    STAY,
    WANT,
)
from rostra.nero.answers import BY_TWO, counters_to
from rostra.nero.asked import ASKED
from rostra.nero.battles import ATTACKER, DEFENDER, laid_cards, most_cards
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
    ONCE,
    PLACE_LEGION,
    SEAT_OF,
    Table,
    bit,
    card_name,
    province_name,
)
from rostra.nero.why_event import RULES, why_chosen
from rostra.nero.why_turn import why_in_turn
from rostra.reason import Why


def not_asked(b: Table) -> Why:
    asked, rule = ASKED[b.phase]
    return Why("nero-why-not-asked", rule, {"asked": asked})


def why_not(b: Table, action: i64) -> Why:
    """The reason, for a line that exists but is not legal."""
    now = b.phase
    if now == ENDED:
        return Why("nero-why-over", "NE-P3", {})
    why: Why | None = None
    if now == IN_TURN:
        why = why_in_turn(b, action)
    elif now == ANSWER:
        why = _why_counter(b, action)
    elif now == FIRST_CARD and action >= CARD and (action - CARD) % N_USES == MOVE:
        why = not_in_hand(b, (action - CARD) // N_USES, "NE-M1")
    elif now == GIVE_WAY:
        why = _why_retreat(b, action, b.to, closed_way(b))
    elif now == FLEE_DEFENDER:
        why = _why_retreat(b, action, b.force_at, b.came_from)
    elif now == FLEE_ATTACKER:
        if action == STAY:
            return Why("nero-why-must-flee", "NE-F5", {})
        why = _why_retreat(b, action, b.force_at, -1)
    elif now == LAY_ATTACKER or now == LAY_DEFENDER:
        why = _why_lay(b, action)
    elif now <= DEAL_CARD:
        why = _why_set_up(b, action)
    elif now >= GALLEY_FROM:
        why = why_chosen(b, action)
    return not_asked(b) if why is None else why


def not_in_hand(b: Table, kind: i64, rule: str) -> Why:
    return Why("nero-why-not-in-hand", rule, {"card": card_name(b, kind)})


# Set-up


def _why_set_up(b: Table, action: i64) -> Why | None:
    now = b.phase
    if now == NAME_AREA and WANT <= action < LOT:
        owner = b.at[SEAT_OF + action - WANT]
        return Why("nero-why-area-taken", "NE-S1", {"area": b.box.map.areas[action - WANT], "seat": f"seat{owner + 1}"})
    if (now == PLACE_LEGION and PLACE <= action < HOME) or (now == CHOOSE_HOME and HOME <= action < HOME + IN_AREAS):
        place = (action - PLACE) % IN_AREAS
        own = b.box.map.areas[b.at[AREA + b.actor]]
        rule = "NE-S2" if now == PLACE_LEGION else "NE-S3"
        return Why("nero-why-own-area", rule, {"province": province_name(b, place), "area": own})
    if now == DEAL_CARD and action >= CARD and (action - CARD) % N_USES == DEAL:
        return Why("nero-why-not-in-deck", "NE-S4", {"card": card_name(b, (action - CARD) // N_USES)})
    return None


# Answers


def _why_counter(b: Table, action: i64) -> Why | None:
    if not COUNTER <= action <= COUNTER_TWO:
        return None
    would_do = counters_to(b, b.chain - 1)
    two = action == COUNTER_TWO
    kind: i64 = BRIBERY
    if not two:
        kind = action - COUNTER
    rule = RULES[kind]
    held = b.at[HAND + MOST_KINDS * b.actor + kind]
    if held == 0:
        return not_in_hand(b, kind, rule)
    if two and would_do & BY_TWO == 0:
        return Why("nero-why-two-not-needed", rule, {"card": card_name(b, kind)})
    if two and held < 2:
        return Why("nero-why-only-one", rule, {"card": card_name(b, kind)})
    if not two and (would_do >> kind) & 1 == 0:
        if kind == BRIBERY and would_do & BY_TWO != 0:
            return Why("nero-why-two-briberies", rule, {})
        return Why("nero-why-does-not-counter", rule, {"card": card_name(b, kind)})
    if (b.at[ONCE + b.actor] & b.box.once & bit(kind)) != 0:
        return Why("nero-why-once", "NE-T3", {"card": card_name(b, kind)})
    return Why("nero-why-own-turn", "NE-T3", {"card": card_name(b, kind)})


# Retreats and battles


def _why_retreat(b: Table, action: i64, here: i64, closed: i64) -> Why | None:
    if not RETREAT <= action < FROM:
        return None
    province = action - RETREAT
    names: dict[str, str | int] = {"province": province_name(b, province), "here": province_name(b, here)}
    if (b.box.neighbours[here] >> province) & 1 == 0:
        return Why("nero-why-not-bordering", "NE-R1", names)
    if province == CITY:
        return Why("nero-why-leaders-only", "NE-M6", {})
    if province == closed:
        return Why("nero-why-came-from", "NE-R1", names)
    return Why("nero-why-others-there", "NE-R1", names)


def _why_lay(b: Table, action: i64) -> Why | None:
    if action < CARD or (action - CARD) % N_USES != BATTLE:
        return None
    side: i64 = ATTACKER
    if b.phase == LAY_DEFENDER:
        side = DEFENDER
    most = most_cards(b, side)
    if laid_cards(b, side) >= most:
        if side == DEFENDER and most == 0:
            return Why("nero-why-marked-lay-none", "NE-F3", {})
        return Why("nero-why-most-cards", "NE-F2", {"most": most})
    return not_in_hand(b, (action - CARD) // N_USES, "NE-F2")
