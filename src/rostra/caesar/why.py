"""Why a line of notation cannot be played now: a message id of ``locales/``, and the rule that says no."""

from mypy_extensions import i64

from rostra.caesar.actions import (
    ARRANGE_PILE,
    ASSASSINATE,
    ASSIGN,
    BONUS,
    DEAL,
    DONE,
    DOWN,
    DRAW_ACTION,
    DRAW_INFLUENCE,
    DRAW_NONE,
    END,
    EXCHANGE,
    PASS,
    SCOUT_AT,
    SET,
    SPY_OUT,
    STACK,
    TAKE,
    TURN,
    UP,
    VETO_IT,
    WRATH_AT,
    castled,
)
from rostra.caesar.asked import asked
from rostra.caesar.cards import ACTIONS, GROUPS, INFLUENCE, KINDS, N_GROUPS, N_INFLUENCE, VOTES, count, size
from rostra.caesar.choices import next_aside
from rostra.caesar.plays import card_of
from rostra.caesar.table import (
    ARRANGE,
    ASIDE,
    CHOOSE,
    DEAL_ACTION,
    DEAL_INFLUENCE,
    ENDED,
    HAND,
    IN_TURN,
    LAY_AGAIN,
    MOST_OWN,
    PILE,
    PUT_AWAY,
    REFILL,
    REPLACE,
    SET_UP,
    TURN_VOTE,
    Table,
    cards_at,
    left_at,
    phase,
    room_at,
)
from rostra.reason import Why


def why_not(t: Table, action: i64) -> Why:
    """Why this line, which exists, is not legal now."""
    now = phase(t)
    if now == IN_TURN and (action == PASS or action == END or DOWN <= action < TAKE):
        return _why_in_turn(t, action)
    if now == IN_TURN and action == VETO_IT:
        return Why("why-veto-answers", "CC-A6", {})
    if (now == REFILL or now == REPLACE) and DRAW_INFLUENCE <= action <= DRAW_NONE:
        return _why_draw(t, action)
    if now == PUT_AWAY and action == DONE:
        return Why("why-must-exchange", "CC-T8", {})
    if now == PUT_AWAY and EXCHANGE <= action < ASSIGN:
        return Why("why-not-in-hand", "CC-T8", {"card": KINDS[action - EXCHANGE]})
    if now == CHOOSE and TAKE <= action < EXCHANGE:
        return Why("why-not-in-that-hand", "CC-A2", {"card": KINDS[action - TAKE]})
    if now == LAY_AGAIN and ASSIGN <= action < SET:
        return _why_assign(t, (action - ASSIGN) // N_GROUPS, (action - ASSIGN) % N_GROUPS)
    if now == ARRANGE and STACK <= action < BONUS:
        return Why("why-stacked", "CC-S3", {"card": KINDS[action - STACK + N_INFLUENCE]})
    if now == SET_UP and SET <= action < STACK:
        return _why_set(t, (action - SET) // N_GROUPS)
    if (now == DEAL_INFLUENCE or now == DEAL_ACTION) and DEAL <= action < TURN:
        return Why("why-not-in-pile", "CC-T7", {"card": KINDS[action - DEAL]})
    if now == TURN_VOTE and TURN <= action < ARRANGE_PILE:
        return Why("why-not-in-deck", "CC-V1", {"vote": VOTES[action - TURN]})
    return _not_asked(t)


def _not_asked(t: Table) -> Why:
    if phase(t) == ENDED:
        return Why("why-over", "CC-E1", {})
    question, rule = asked(t)
    return Why("why-not-asked", rule, {"asked": question})


def _why_in_turn(t: Table, action: i64) -> Why:
    if action == PASS:
        return Why("why-not-passive", "CC-T1", {})
    if action == END:
        return Why("why-lay-first", "CC-T2", {})  # once they are laid, `end` is legal wherever it is asked
    if t.at[HAND + t.active] & INFLUENCE == 0 and t.laid == 0 and not t.acted:
        return Why("why-must-be-passive", "CC-T5", {})
    if action >= ASSASSINATE:
        return _why_play(t, action)
    if action >= UP:
        return _why_lay(t, (action - UP) // N_GROUPS, (action - UP) % N_GROUPS, True)
    return _why_lay(t, (action - DOWN) // N_GROUPS, (action - DOWN) % N_GROUPS, False)


def _why_lay(t: Table, kind: i64, group: i64, face_up: bool) -> Why:
    hand = t.at[HAND + t.active]
    if t.laid == 2:
        return Why("why-laid", "CC-T2", {})
    if t.laid == 1 and not face_up:
        return Why("why-second-open", "CC-T2", {})
    if count(hand, kind) == 0:
        return Why("why-not-in-hand", "CC-T2", {"card": KINDS[kind]})
    if room_at(t, t.active, group) == 0:
        return _why_no_room(t, group)
    if size(hand & INFLUENCE) < 2:
        return Why("why-two-cards", "CC-T6", {})
    return Why("why-room-for-two", "CC-T6", {"room": 1})


def _why_no_room(t: Table, group: i64) -> Why:
    name = GROUPS[group]
    if left_at(t, group) == 0:
        return Why("why-group-gone", "CC-T4", {"group": name})
    if cards_at(t, t.active, group) == MOST_OWN:
        return Why("why-own-five", "CC-T4", {"group": name})
    return Why("why-both-eight", "CC-T4", {"group": name})


def _why_play(t: Table, action: i64) -> Why:
    card = card_of(action)
    if t.acted:
        return Why("why-acted", "CC-T2", {})
    if count(t.at[HAND + t.active], card) == 0:
        return Why("why-not-in-hand", "CC-T2", {"card": KINDS[card]})
    if action < SPY_OUT:
        group = GROUPS[(action - ASSASSINATE) // N_INFLUENCE]
        return Why("why-nobody-to-kill", "CC-A7", {"group": group, "card": KINDS[(action - ASSASSINATE) % N_INFLUENCE]})
    if action == SPY_OUT:
        return Why("why-no-hand", "CC-A7", {})
    if action < SCOUT_AT:
        return _why_castle(t, action)
    if action < WRATH_AT:
        return Why("why-nothing-hidden", "CC-A7", {"group": GROUPS[action - SCOUT_AT]})
    return Why("why-no-card-there", "CC-A7", {"group": GROUPS[action - WRATH_AT]})


def _why_castle(t: Table, action: i64) -> Why:
    first, second = castled(action)
    if left_at(t, first) == 0:
        return Why("why-castle-gone", "CC-A3", {"group": GROUPS[first]})
    if left_at(t, second) == 0:
        return Why("why-castle-gone", "CC-A3", {"group": GROUPS[second]})
    return Why("why-nothing-to-castle", "CC-A7", {"group": GROUPS[first], "other": GROUPS[second]})


def _why_draw(t: Table, action: i64) -> Why:
    if action == DRAW_NONE:
        return Why("why-must-draw", "CC-A6" if phase(t) == REPLACE else "CC-T7", {})
    if action == DRAW_ACTION and t.at[PILE + t.active] & ACTIONS != 0 and phase(t) == REFILL:
        return Why("why-must-draw-influence", "CC-T8", {})
    return Why("why-pile-empty", "CC-T7", {"pile": "influence" if action == DRAW_INFLUENCE else "action"})


def _why_assign(t: Table, kind: i64, group: i64) -> Why:
    first, second = castled(t.played)
    if kind != next_aside(t):
        return Why("why-highest-first", "CC-A3", {"card": KINDS[next_aside(t)]})
    if group != first and group != second:
        return Why("why-not-castled", "CC-A3", {"group": GROUPS[first], "other": GROUPS[second]})
    return _why_no_room(t, group)


def _why_set(t: Table, kind: i64) -> Why:
    aside = t.at[ASIDE + t.actor]
    if count(aside, kind) == 0:
        return Why("why-set-already", "CC-S4", {"card": KINDS[kind]})
    return Why("why-set-order", "CC-S4", {"group": GROUPS[N_GROUPS - size(aside)]})
