"""Announcing an action card, and the opponent's answer: veto it or allow it (CC-A6, CC-A8)."""

from mypy_extensions import i64

from rostra.audience import tell, whisper
from rostra.caesar.actions import ASSASSINATE, SCOUT_AT, WRATH_AT, castled
from rostra.caesar.cards import ASSASSINATION, CASTLING, GROUPS, KINDS, N_INFLUENCE, SCOUT, VETO, WRATH, count
from rostra.caesar.plays import card_of, carry_out, spend
from rostra.caesar.table import ANSWER, HAND, REPLACE, Table, pop, push, seat_name
from rostra.game import Event, Json


def announce(t: Table, action: i64, events: list[Event] | None) -> bool:
    """Play an action card with its targets (CC-A7); True if the opponent must be asked for a veto (CC-A6)."""
    spend(t, t.active, card_of(action))
    t.acted = True
    t.played = action
    if events is not None:
        tell(events, "played", _announcement(t, action))
    opponent = 1 - t.active
    if count(t.at[HAND + opponent], VETO) == 0:
        return False
    push(t, ANSWER, opponent)
    return True


def _announcement(t: Table, action: i64) -> Json:
    card = card_of(action)
    open: Json = {"seat": seat_name(t.active), "card": KINDS[card]}
    if card == ASSASSINATION:
        open["groups"] = [GROUPS[(action - ASSASSINATE) // N_INFLUENCE]]
        open["target"] = KINDS[(action - ASSASSINATE) % N_INFLUENCE]
    elif card == CASTLING:
        first, second = castled(action)
        open["groups"] = [GROUPS[first], GROUPS[second]]
    elif card == SCOUT:
        open["groups"] = [GROUPS[action - SCOUT_AT]]
    elif card == WRATH:
        open["groups"] = [GROUPS[action - WRATH_AT]]
    return open


def veto(t: Table, events: list[Event] | None) -> None:
    """The opponent stops the action, and may draw a card."""
    opponent = 1 - t.active
    pop(t)
    spend(t, opponent, VETO)
    if events is not None:
        tell(events, "vetoed", {"seat": seat_name(opponent)})
    t.played = 0  # nothing is carried out
    push(t, REPLACE, opponent)


def allow(t: Table, events: list[Event] | None) -> None:
    """The opponent does not use the veto. Nobody else learns that they could have (CC-A8)."""
    pop(t)
    if events is not None:
        whisper(events, "allowed", 1 - t.active, {"seat": seat_name(1 - t.active)})
    carry_out(t, events)
