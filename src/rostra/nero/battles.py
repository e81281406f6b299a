"""Battles: laying cards in secret, comparing strength, and what winner and loser do then (NE-F)."""

from typing import Final

from mypy_extensions import i64

from rostra.audience import tell, whisper
from rostra.game import Event
from rostra.nero.answers import AN_ATTACK, announce
from rostra.nero.cards import MOST_KINDS
from rostra.nero.data.map_file import PROVINCES
from rostra.nero.forces import drop_legions, finish_force, weariness
from rostra.nero.knowledge import spend
from rostra.nero.marches import retreat, tell_retreat, ways_out
from rostra.nero.power import fall, go_on, point_for_battle, rise
from rostra.nero.table import (
    BEATEN,
    EMPEROR,
    FLEE_ATTACKER,
    FLEE_DEFENDER,
    FOUGHT,
    FRESH,
    HAND_SIZE,
    LAID,
    LAY_ATTACKER,
    LAY_DEFENDER,
    LEADER_AT,
    LEGIONS,
    MARKED,
    MAX_USED,
    NOWHERE,
    RANK,
    Table,
    add_legions,
    bit,
    card_name,
    province_name,
    ready_legions,
    seat_name,
)

ATTACKER: Final = 0  # sides
DEFENDER: Final = 1


def begin_attack(t: Table, enemy: i64, events: list[Event] | None) -> None:
    """NE-F1: 1 BP, one more if tired; paid before anybody answers."""
    cost = 1 + weariness(t)
    t.pool -= cost
    t.target = enemy
    if events is not None:
        open = {"seat": seat_name(t, t.active), "enemy": seat_name(t, enemy), "at": province_name(t, t.force_at)}
        tell(events, "attacking", {**open, "bp": int(cost)})
    announce(t, AN_ATTACK, t.active)


def open_battle(t: Table, events: list[Event] | None) -> None:
    for kind in range(t.box.kinds):
        t.at[LAID + kind] = 0
        t.at[LAID + MOST_KINDS + kind] = 0
    t.phase = LAY_ATTACKER
    t.actor = t.active
    if events is not None:
        open = {"seat": seat_name(t, t.active), "enemy": seat_name(t, t.target), "at": province_name(t, t.force_at)}
        tell(events, "attacked", {**open})


def laid_cards(t: Table, side: i64) -> i64:
    """How many cards a side has laid so far."""
    number: i64 = 0
    for kind in range(t.box.kinds):
        number += t.at[LAID + MOST_KINDS * side + kind]
    return number


def most_cards(t: Table, side: i64) -> i64:
    """NE-F2, NE-F3: how many cards a side may lay."""
    if side == ATTACKER:
        return MAX_USED - t.used
    if ready_legions(t, t.target, t.force_at) == 0:
        return 0
    return 3


def least_cards(t: Table, side: i64) -> i64:
    """NE-F2: how many a side must lay. The attacker may have spent the last card on an answer since."""
    if side == ATTACKER and t.box.attack_with_card and t.at[HAND_SIZE + t.active] > 0:
        return 1
    return 0


def lay(t: Table, kind: i64, events: list[Event] | None) -> None:
    side: i64 = ATTACKER
    if t.phase == LAY_DEFENDER:
        side = DEFENDER
    t.at[LAID + MOST_KINDS * side + kind] += 1
    if events is not None:
        whisper(events, "laid", t.actor, {"seat": seat_name(t, t.actor), "card": card_name(t, kind)})


def ready(t: Table, events: list[Event] | None) -> None:
    if events is not None:
        tell(events, "ready", {"seat": seat_name(t, t.actor)})
    if t.phase == LAY_ATTACKER:
        t.phase = LAY_DEFENDER
        t.actor = t.target
    else:
        _fight(t, events)


def attacker_leads(t: Table) -> bool:
    """Whether the attacker's leader counts (NE-J10)."""
    return t.force_leader


def defender_leads(t: Table) -> bool:
    """NE-F3: the seat's leader is there, with legions that fight."""
    return t.at[LEADER_AT + t.target] == t.force_at and ready_legions(t, t.target, t.force_at) > 0


def strength(t: Table, side: i64) -> i64:
    """NE-F3"""
    legions = t.force
    seat = t.active
    leads = attacker_leads(t)
    if side == DEFENDER:
        seat = t.target
        legions = ready_legions(t, seat, t.force_at)
        leads = defender_leads(t)
        if legions == 0:
            return 0
    total = legions
    for kind in range(t.box.kinds):
        total += t.at[LAID + MOST_KINDS * side + kind] * t.box.gp[kind]
    if leads:
        total += t.at[RANK + seat]  # the ranks are numbered as NE-F3 counts them
    return total


def _fight(t: Table, events: list[Event] | None) -> None:
    attack = strength(t, ATTACKER)
    defence = strength(t, DEFENDER)
    if events is not None:
        _tell_battle(t, attack, defence, events)
    t.used += laid_cards(t, ATTACKER)
    _discard_laid(t, ATTACKER, t.active)
    _discard_laid(t, DEFENDER, t.target)
    t.at[FOUGHT + t.force_at] |= bit(t.target)
    if attack > defence:
        _attacker_wins(t, events)
    elif attack < defence:
        _defender_wins(t, events)
    else:
        t.drawn = True  # NE-F6
        go_on(t, events)


def _discard_laid(t: Table, side: i64, seat: i64) -> None:
    for kind in range(t.box.kinds):
        while t.at[LAID + MOST_KINDS * side + kind] > 0:
            t.at[LAID + MOST_KINDS * side + kind] -= 1
            spend(t, seat, kind)


def _attacker_wins(t: Table, events: list[Event] | None) -> None:
    winner = t.active
    loser = t.target
    here = t.force_at
    led = attacker_leads(t)
    loser_led = defender_leads(t)
    over_emperor = loser_led and t.at[RANK + loser] == EMPEROR
    point_for_battle(t, winner)
    if ready_legions(t, loser, here) == 0:
        t.at[MARKED + PROVINCES * loser + here] -= 1
    add_legions(t, loser, here, -1)
    add_legions(t, winner, here, 1)
    if loser_led:
        fall(t, loser, "lost", events)
    if led and (over_emperor or not t.box.over_emperor):
        rise(t, winner, "victory", events)
    t.tired = True
    t.has_beaten = True
    t.at[BEATEN + here] |= bit(loser)
    if t.at[LEGIONS + PROVINCES * loser + here] == 0:
        go_on(t, events)
    else:
        t.phase = FLEE_DEFENDER
        t.actor = loser


def defender_flees(t: Table, province: i64, events: list[Event] | None) -> None:
    """NE-F5; where the defender goes they cannot be attacked again this turn (NE-F1)."""
    retreat(t, t.target, t.force_at, province, events)
    t.noted |= bit(province)
    t.at[FOUGHT + province] |= bit(t.target)
    go_on(t, events)


def _defender_wins(t: Table, events: list[Event] | None) -> None:
    winner = t.target
    loser = t.active
    here = t.force_at
    led = defender_leads(t)
    loser_led = attacker_leads(t)
    over_emperor = loser_led and t.at[RANK + loser] == EMPEROR
    point_for_battle(t, winner)
    add_legions(t, loser, here, -1)
    add_legions(t, winner, here, 1)
    drop_legions(t, 1)
    if loser_led:
        fall(t, loser, "lost", events)
    if led and (over_emperor or not t.box.over_emperor):
        rise(t, winner, "victory", events)
    if t.force > 0 and ways_out(t, loser, here, NOWHERE) != 0:
        t.phase = FLEE_ATTACKER
        t.actor = loser
        return
    if t.force_at >= 0:
        finish_force(t)
    go_on(t, events)


def attacker_flees(t: Table, province: i64, events: list[Event] | None) -> None:
    """NE-F5: with what is left of the force only."""
    seat = t.active
    here = t.force_at
    legions = t.force
    add_legions(t, seat, here, -legions)
    add_legions(t, seat, province, legions)
    t.at[MARKED + PROVINCES * seat + province] += legions
    t.at[FRESH + province] += legions
    t.noted |= bit(province)
    if t.force_leader:
        t.at[LEADER_AT + seat] = province
    t.force = 0  # they are marked, not spent
    t.force_landed = 0
    finish_force(t)
    tell_retreat(t, seat, here, province, legions, events)
    go_on(t, events)


def _tell_battle(t: Table, attack: i64, defence: i64, events: list[Event]) -> None:
    cards: list[list[str]] = [[], []]
    for side in range(2):
        for kind in range(t.box.kinds):
            cards[side] += [card_name(t, kind)] * t.at[LAID + MOST_KINDS * side + kind]
    winner = None if attack == defence else seat_name(t, t.active if attack > defence else t.target)
    tell(
        events,
        "battle",
        {
            "seat": seat_name(t, t.active),
            "enemy": seat_name(t, t.target),
            "at": province_name(t, t.force_at),
            "attack": int(attack),
            "defence": int(defence),
            "attack_cards": cards[0],
            "defence_cards": cards[1],
            "winner": winner,
        },
    )
