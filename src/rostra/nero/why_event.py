"""Why an event cannot be played, or not be aimed at this (NE-C)."""

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
    ONCE,
    RANK,
    SEAT_OF,
    SEND_OWN,
    STEAL_CARD,
    Table,
    bit,
    card_name,
    free_legions,
    province_name,
    seat_name,
)
from rostra.nero.table import SEND_NEUTRAL as SEND_NEUTRALS
from rostra.reason import Why

RULES: Final = ("NE-C1", "NE-C2", "NE-C3", "NE-C5", "NE-C4")  # of the answers, in the order of cards.py


def why_event(b: Table, kind: i64) -> Why:
    """A card in hand, but its event cannot be played."""
    if (b.at[ONCE + b.active] & b.box.once & bit(kind)) != 0:
        return Why("nero-why-once", "NE-T3", {"card": card_name(b, kind)})
    if kind < GALLEY:
        return Why("nero-why-answers-only", RULES[kind], {"card": card_name(b, kind)})
    if kind == GALLEY:
        return Why("nero-why-nobody-to-board", "NE-C8", {})
    if kind == AVE_CAESAR:
        return _why_not_hailed(b)
    if kind == ASSASSIN:
        return Why("nero-why-no-emperor-in-rome", "NE-C6", {})
    if kind == CRISIS:
        return Why("nero-why-no-emperor-outside", "NE-C15", {})
    if kind == TRAITOR:
        return Why("nero-why-nobody-has-cards", "NE-C14", {})
    if kind == GERMANS:
        return Why("nero-why-germans-there", "NE-C15", {"province": province_name(b, b.germans)})
    if b.neutrals >= 4:
        return Why("nero-why-four-neutral", "NE-C11" if kind == REBELLION else "NE-C12", {})
    province = province_name(b, b.box.revolt_at[kind])
    if revolt_owner(b, kind) < 0:
        return Why("nero-why-free-area", "NE-C12", {"province": province})
    return Why("nero-why-no-legions-left", "NE-C12", {"seat": seat_name(b, revolt_owner(b, kind))})


def _why_not_hailed(b: Table) -> Why:
    """NE-K3"""
    seat = b.active
    home = b.at[HOME + seat]
    names: dict[str, str | int] = {"home": province_name(b, home), "there": province_name(b, b.at[LEADER_AT + seat])}
    if b.at[RANK + seat] != GENERAL:
        return Why("nero-why-no-general", "NE-K3", {})
    if b.emperors >= 2:
        return Why("nero-why-two-emperors", "NE-K3", {})
    if b.at[LEADER_AT + seat] != home:
        return Why("nero-why-not-at-home", "NE-K3", names)
    if b.at[LEGIONS + PROVINCES * seat + home] == 0:
        return Why("nero-why-no-legion-at-home", "NE-K3", names)
    return Why("nero-why-area-not-controlled", "NE-K3", {"area": b.box.map.areas[home // AREA_SIZE]})


def why_chosen(b: Table, action: i64) -> Why | None:
    """Something that cannot be chosen for the event being played, or because of it."""
    now = b.phase
    if now == GALLEY_FROM and FROM <= action < TO:
        return _why_port(b, action - FROM) or Why(
            "nero-why-nobody-boards-here", "NE-C8", {"province": province_name(b, action - FROM)}
        )
    if now == GALLEY_TO and TO <= action < SEND:
        return _why_port(b, action - TO) or Why("nero-why-other-port", "NE-C8", {})
    if now == GALLEY_LOAD and LOAD < action <= LOAD_LEADER + 3:
        free = min(free_legions(b, b.from_), 3)
        legions = action - LOAD_LEADER if action >= LOAD_LEADER else action - LOAD
        names: dict[str, str | int] = {"here": province_name(b, b.from_), "free": free}
        if legions > free:
            return Why("nero-why-load", "NE-C8", names)
        return Why("nero-why-leader-cannot-board", "NE-C8", names)
    if now == CHOOSE_TARGET and TARGET <= action < TARGET + 4:
        return _why_target(b, action - TARGET)
    if now == CHOOSE_GERMANY and AT <= action < AT_OWNER:
        return Why("nero-why-germans-there", "NE-C15", {"province": province_name(b, b.box.germany(action - AT))})
    if now == CHOOSE_LEGION and AT_OWNER <= action < CARD:
        place = province_name(b, (action - AT_OWNER) // N_AREAS)
        return Why(
            "nero-why-no-legion-of",
            "NE-C11",
            {"province": place, "seat": b.box.map.leaders[(action - AT_OWNER) % N_AREAS]},
        )
    if now == SEND_OWN and SEND <= action < SEND_NEUTRAL:
        return _why_send(b, action - SEND)
    if now == SEND_NEUTRALS and SEND_NEUTRAL <= action < AT:
        return _why_send(b, action - SEND_NEUTRAL)
    if now == BRING and FROM <= action < TO:
        place = province_name(b, action - FROM)
        if action - FROM == b.to:
            return Why("nero-why-already-there", "NE-C12", {"province": place})
        return Why("nero-why-no-legion-of", "NE-C12", {"province": place, "seat": seat_name(b, b.target)})
    if now == STEAL_CARD and action >= CARD and (action - CARD) % N_USES == STEAL:
        return Why("nero-why-not-in-that-hand", "NE-C14", {"card": card_name(b, (action - CARD) // N_USES)})
    return None


def _why_port(b: Table, province: i64) -> Why | None:
    if (b.box.ports >> province) & 1 != 0:
        return None
    return Why("nero-why-no-port", "NE-C8", {"province": province_name(b, province)})


def _why_target(b: Table, area: i64) -> Why:
    seat = b.at[SEAT_OF + area]
    names: dict[str, str | int] = {"target": b.box.map.leaders[area]}
    if seat < 0:
        return Why("nero-why-not-playing", "NE-B5", names)
    if b.played == TRAITOR:
        if seat == b.active:
            return Why("nero-why-not-himself", "NE-C14", names)
        return Why("nero-why-target-no-cards", "NE-C14", names)
    if b.at[RANK + seat] != EMPEROR:
        return Why("nero-why-target-no-emperor", "NE-C6" if b.played == ASSASSIN else "NE-C7", names)
    if b.at[LEADER_AT + seat] == CITY:
        return Why("nero-why-target-in-rome", "NE-C15", names)
    return Why("nero-why-target-not-in-rome", "NE-C6", names)


def _why_send(b: Table, province: i64) -> Why:
    names: dict[str, str | int] = {"province": province_name(b, province), "here": province_name(b, b.to)}
    return Why("nero-why-not-bordering", "NE-C9", names)
