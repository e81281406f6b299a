"""Battles: cards laid in secret, strength, and what becomes of winner and loser (NE-F)."""

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
    LAID,
    LAY_ATTACKER,
    LAY_DEFENDER,
    LEADER_AT,
    LEGIONS,
    MARKED,
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


def begin_attack(b: Table, enemy: i64, events: list[Event] | None) -> None:
    """NE-F1: 1 BP, one more if tired; paid before anybody answers."""
    cost = 1 + weariness(b)
    b.pool -= cost
    b.target = enemy
    if events is not None:
        told = {"seat": seat_name(b, b.active), "enemy": seat_name(b, enemy), "at": province_name(b, b.force_at)}
        tell(events, "attacking", {**told, "bp": int(cost)})
    announce(b, AN_ATTACK, b.active)


def open_battle(b: Table, events: list[Event] | None) -> None:
    for kind in range(b.box.kinds):
        b.at[LAID + kind] = 0
        b.at[LAID + MOST_KINDS + kind] = 0
    b.phase = LAY_ATTACKER
    b.actor = b.active
    if events is not None:
        told = {"seat": seat_name(b, b.active), "enemy": seat_name(b, b.target), "at": province_name(b, b.force_at)}
        tell(events, "attacked", {**told})


def laid_cards(b: Table, side: i64) -> i64:
    """How many cards a side has laid so far."""
    number: i64 = 0
    for kind in range(b.box.kinds):
        number += b.at[LAID + MOST_KINDS * side + kind]
    return number


def most_cards(b: Table, side: i64) -> i64:
    """NE-F2, NE-F3: how many cards a side may lay."""
    if side == ATTACKER:
        return 4 - b.used
    if ready_legions(b, b.target, b.force_at) == 0:
        return 0
    return 3


def lay(b: Table, kind: i64, events: list[Event] | None) -> None:
    side: i64 = ATTACKER
    if b.phase == LAY_DEFENDER:
        side = DEFENDER
    b.at[LAID + MOST_KINDS * side + kind] += 1
    if events is not None:
        whisper(events, "laid", b.actor, {"seat": seat_name(b, b.actor), "card": card_name(b, kind)})


def ready(b: Table, events: list[Event] | None) -> None:
    if events is not None:
        tell(events, "ready", {"seat": seat_name(b, b.actor)})
    if b.phase == LAY_ATTACKER:
        b.phase = LAY_DEFENDER
        b.actor = b.target
    else:
        _fight(b, events)


def attacker_leads(b: Table) -> bool:
    """NE-J10"""
    return b.force_leader


def defender_leads(b: Table) -> bool:
    """NE-F3: the seat's leader is there, with legions that fight."""
    return b.at[LEADER_AT + b.target] == b.force_at and ready_legions(b, b.target, b.force_at) > 0


def strength(b: Table, side: i64) -> i64:
    """NE-F3"""
    legions = b.force
    seat = b.active
    leads = attacker_leads(b)
    if side == DEFENDER:
        seat = b.target
        legions = ready_legions(b, seat, b.force_at)
        leads = defender_leads(b)
        if legions == 0:
            return 0
    total = legions
    for kind in range(b.box.kinds):
        total += b.at[LAID + MOST_KINDS * side + kind] * b.box.gp[kind]
    if leads:
        total += b.at[RANK + seat]  # the ranks are numbered as NE-F3 counts them
    return total


def _fight(b: Table, events: list[Event] | None) -> None:
    attack = strength(b, ATTACKER)
    defence = strength(b, DEFENDER)
    if events is not None:
        _tell_battle(b, attack, defence, events)
    b.used += laid_cards(b, ATTACKER)
    _discard_laid(b, ATTACKER, b.active)
    _discard_laid(b, DEFENDER, b.target)
    b.at[FOUGHT + b.force_at] |= bit(b.target)
    if attack > defence:
        _attacker_wins(b, events)
    elif attack < defence:
        _defender_wins(b, events)
    else:
        b.drawn = True  # NE-F6
        go_on(b, events)


def _discard_laid(b: Table, side: i64, seat: i64) -> None:
    for kind in range(b.box.kinds):
        while b.at[LAID + MOST_KINDS * side + kind] > 0:
            b.at[LAID + MOST_KINDS * side + kind] -= 1
            spend(b, seat, kind)


def _attacker_wins(b: Table, events: list[Event] | None) -> None:
    winner = b.active
    loser = b.target
    here = b.force_at
    led = attacker_leads(b)
    loser_led = defender_leads(b)
    over_emperor = loser_led and b.at[RANK + loser] == EMPEROR
    point_for_battle(b, winner)
    if ready_legions(b, loser, here) == 0:
        b.at[MARKED + PROVINCES * loser + here] -= 1
    add_legions(b, loser, here, -1)
    add_legions(b, winner, here, 1)
    if loser_led:
        fall(b, loser, "lost", events)
    if led and (over_emperor or not b.box.over_emperor):
        rise(b, winner, "victory", events)
    b.tired = True
    b.won = True
    b.at[BEATEN + here] |= bit(loser)
    if b.at[LEGIONS + PROVINCES * loser + here] == 0:
        go_on(b, events)
    else:
        b.phase = FLEE_DEFENDER
        b.actor = loser


def defender_flees(b: Table, province: i64, events: list[Event] | None) -> None:
    """NE-F5; where the defender goes they cannot be attacked again this turn (NE-F1)."""
    retreat(b, b.target, b.force_at, province, events)
    b.stirred |= bit(province)
    b.at[FOUGHT + province] |= bit(b.target)
    go_on(b, events)


def _defender_wins(b: Table, events: list[Event] | None) -> None:
    winner = b.target
    loser = b.active
    here = b.force_at
    led = defender_leads(b)
    loser_led = attacker_leads(b)
    over_emperor = loser_led and b.at[RANK + loser] == EMPEROR
    point_for_battle(b, winner)
    add_legions(b, loser, here, -1)
    add_legions(b, winner, here, 1)
    drop_legions(b, 1)
    if loser_led:
        fall(b, loser, "lost", events)
    if led and (over_emperor or not b.box.over_emperor):
        rise(b, winner, "victory", events)
    if b.force > 0 and ways_out(b, loser, here, NOWHERE) != 0:
        b.phase = FLEE_ATTACKER
        b.actor = loser
        return
    if b.force_at >= 0:
        finish_force(b)
    go_on(b, events)


def attacker_flees(b: Table, province: i64, events: list[Event] | None) -> None:
    """NE-F5: with what is left of the force only."""
    seat = b.active
    here = b.force_at
    legions = b.force
    add_legions(b, seat, here, -legions)
    add_legions(b, seat, province, legions)
    b.at[MARKED + PROVINCES * seat + province] += legions
    b.at[FRESH + province] += legions
    b.stirred |= bit(province)
    if b.force_leader:
        b.at[LEADER_AT + seat] = province
    b.force = 0  # they are marked, not spent
    b.force_landed = 0
    finish_force(b)
    tell_retreat(b, seat, here, province, legions, events)
    go_on(b, events)


def _tell_battle(b: Table, attack: i64, defence: i64, events: list[Event]) -> None:
    cards: list[list[str]] = [[], []]
    for side in range(2):
        for kind in range(b.box.kinds):
            cards[side] += [card_name(b, kind)] * b.at[LAID + MOST_KINDS * side + kind]
    winner = None if attack == defence else seat_name(b, b.active if attack > defence else b.target)
    tell(
        events,
        "battle",
        {
            "seat": seat_name(b, b.active),
            "enemy": seat_name(b, b.target),
            "at": province_name(b, b.force_at),
            "attack": int(attack),
            "defence": int(defence),
            "attack_cards": cards[0],
            "defence_cards": cards[1],
            "winner": winner,
        },
    )
