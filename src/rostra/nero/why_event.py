"""Why an event cannot be played, or cannot be aimed at this (NE-C)."""

from typing import Final

from mypy_extensions import i64

from rostra.nero.actions import (
    AT,
    AT_OWNER,
    CARD,
    FROM,
    LOAD,
    LOAD_LEADER,
    N_USES,
    SEND,
    SEND_NEUTRAL,
    STEAL,
    TARGET,
    TO,
)
from rostra.nero.cards import ASSASSIN, AVE_CAESAR, CRISIS, GALLEY, GERMANS, REBELLION, TRAITOR
from rostra.nero.data.map_file import AREA_SIZE, CITY, N_AREAS, PROVINCES
from rostra.nero.plays import revolt_owner
from rostra.nero.table import (
    BRING,
    CHOOSE_GERMANY,
    CHOOSE_LEGION,
    CHOOSE_TARGET,
    EMPEROR,
    GALLEY_FROM,
    GALLEY_LOAD,
    GALLEY_TO,
    GENERAL,
    HOME,
    LEADER_AT,
    LEGIONS,
    MAX_EMPERORS,
    MAX_NEUTRALS,
    ONCE,
    RANK,
    SEAT_OF,
    SEND_NEUTRALS,
    SEND_OWN,
    STEAL_CARD,
    Table,
    bit,
    card_name,
    free_legions,
    province_name,
    seat_name,
)
from rostra.reason import Why

RULES: Final = ("NE-C1", "NE-C2", "NE-C3", "NE-C5", "NE-C4")  # of the answers, in the order of cards.py


def why_event(t: Table, kind: i64) -> Why:
    """Why the event of this card, which is in the hand, cannot be played."""
    card = card_name(t, kind)
    kind = t.box.event_of[kind]
    if (t.at[ONCE + t.active] & t.box.once & bit(kind)) != 0:
        return Why("nero-why-once", "NE-T3", {"card": card})
    if kind < GALLEY:
        return Why("nero-why-answers-only", RULES[kind], {"card": card})
    if kind == GALLEY:
        return Why("nero-why-nobody-to-board", "NE-C8", {})
    if kind == AVE_CAESAR:
        return _why_not_hailed(t)
    if kind == ASSASSIN:
        return Why("nero-why-no-emperor-in-rome", "NE-C6", {})
    if kind == CRISIS:
        return Why("nero-why-no-emperor-outside", "NE-C15", {})
    if kind == TRAITOR:
        return Why("nero-why-nobody-has-cards", "NE-C14", {})
    if kind == GERMANS:
        return Why("nero-why-germans-there", "NE-C15", {"province": province_name(t, t.germans)})
    if t.neutrals >= MAX_NEUTRALS:
        return Why("nero-why-four-neutral", "NE-C11" if kind == REBELLION else "NE-C12", {})
    province = province_name(t, t.box.revolt_at[kind])
    if revolt_owner(t, kind) < 0:
        return Why("nero-why-free-area", "NE-C12", {"province": province})
    return Why("nero-why-no-legions-left", "NE-C12", {"seat": seat_name(t, revolt_owner(t, kind))})


def _why_not_hailed(t: Table) -> Why:
    """NE-K3"""
    seat = t.active
    home = t.at[HOME + seat]
    names: dict[str, str | int] = {"home": province_name(t, home), "there": province_name(t, t.at[LEADER_AT + seat])}
    if t.at[RANK + seat] != GENERAL:
        return Why("nero-why-no-general", "NE-K3", {})
    if t.emperors >= MAX_EMPERORS and not t.box.always_candidates:
        return Why("nero-why-two-emperors", "NE-K3", {})
    if t.at[LEADER_AT + seat] != home:
        return Why("nero-why-not-at-home", "NE-K3", names)
    if t.at[LEGIONS + PROVINCES * seat + home] == 0:
        return Why("nero-why-no-legion-at-home", "NE-K3", names)
    return Why("nero-why-area-not-controlled", "NE-K3", {"area": t.box.map.areas[home // AREA_SIZE]})


def why_chosen(t: Table, action: i64) -> Why | None:
    """Why this cannot be chosen for the event that is played, or because of it."""
    now = t.phase
    if now == GALLEY_FROM and FROM <= action < TO:
        return _why_port(t, action - FROM) or Why(
            "nero-why-nobody-boards-here", "NE-C8", {"province": province_name(t, action - FROM)}
        )
    if now == GALLEY_TO and TO <= action < SEND:
        return _why_port(t, action - TO) or Why("nero-why-other-port", "NE-C8", {})
    if now == GALLEY_LOAD and LOAD < action <= LOAD_LEADER + 3:
        free = min(free_legions(t, t.from_), 3)
        legions = action - LOAD_LEADER if action >= LOAD_LEADER else action - LOAD
        names: dict[str, str | int] = {"here": province_name(t, t.from_), "free": free}
        if legions > free:
            return Why("nero-why-load", "NE-C8", names)
        return Why("nero-why-leader-cannot-board", "NE-C8", names)
    if now == CHOOSE_TARGET and TARGET <= action < TARGET + 4:
        return _why_target(t, action - TARGET)
    if now == CHOOSE_GERMANY and AT <= action < AT_OWNER:
        return Why("nero-why-germans-there", "NE-C15", {"province": province_name(t, t.box.germany(action - AT))})
    if now == CHOOSE_LEGION and AT_OWNER <= action < CARD:
        place = province_name(t, (action - AT_OWNER) // N_AREAS)
        return Why(
            "nero-why-no-legion-of",
            "NE-C11",
            {"province": place, "seat": t.box.map.leaders[(action - AT_OWNER) % N_AREAS]},
        )
    if now == SEND_OWN and SEND <= action < SEND_NEUTRAL:
        return _why_send(t, action - SEND)
    if now == SEND_NEUTRALS and SEND_NEUTRAL <= action < AT:
        return _why_send(t, action - SEND_NEUTRAL)
    if now == BRING and FROM <= action < TO:
        place = province_name(t, action - FROM)
        if action - FROM == t.to:
            return Why("nero-why-already-there", "NE-C12", {"province": place})
        return Why("nero-why-no-legion-of", "NE-C12", {"province": place, "seat": seat_name(t, t.target)})
    if now == STEAL_CARD and action >= CARD and (action - CARD) % N_USES == STEAL:
        return Why("nero-why-not-in-that-hand", "NE-C14", {"card": card_name(t, (action - CARD) // N_USES)})
    return None


def _why_port(t: Table, province: i64) -> Why | None:
    if (t.box.ports >> province) & 1 != 0:
        return None
    return Why("nero-why-no-port", "NE-C8", {"province": province_name(t, province)})


def _why_target(t: Table, area: i64) -> Why:
    seat = t.at[SEAT_OF + area]
    names: dict[str, str | int] = {"target": t.box.map.leaders[area]}
    if seat < 0:
        return Why("nero-why-not-playing", "NE-B5", names)
    if t.played == TRAITOR:
        if seat == t.active:
            return Why("nero-why-not-himself", "NE-C14", names)
        return Why("nero-why-target-no-cards", "NE-C14", names)
    if t.at[RANK + seat] != EMPEROR:
        return Why("nero-why-target-no-emperor", "NE-C6" if t.played == ASSASSIN else "NE-C7", names)
    if t.at[LEADER_AT + seat] == CITY:
        return Why("nero-why-target-in-rome", "NE-C15", names)
    return Why("nero-why-target-not-in-rome", "NE-C6", names)


def _why_send(t: Table, province: i64) -> Why:
    names: dict[str, str | int] = {"province": province_name(t, province), "here": province_name(t, t.to)}
    return Why("nero-why-not-bordering", "NE-C9", names)
