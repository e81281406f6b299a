"""What must hold on every table after every decision, and random games that check it (``make soak``)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rostra.dice import Dice
from rostra.game import OVER
from rostra.nero.box import Box
from rostra.nero.cards import MOST_KINDS
from rostra.nero.choices import MAX_CHOICES, choices
from rostra.nero.data.map_file import AREA_SIZE, CITY, N_AREAS, PROVINCES
from rostra.nero.playout import random_choice
from rostra.nero.setting_up import begin
from rostra.nero.table import (
    ANSWER,
    BEFORE,
    DECK,
    DISCARD,
    EMPEROR,
    FRESH,
    HAND,
    HAND_KINDS,
    HAND_SIZE,
    HELD,
    HOLDER,
    LAID,
    LANDED,
    LAY_ATTACKER,
    LAY_DEFENDER,
    LEADER_AT,
    LEGIONS,
    LOG_SIZE,
    MARKED,
    MAX_EMPERORS,
    MAX_NEUTRALS,
    MAX_USED,
    N_OWNERS,
    NEUTRAL,
    OWNERS,
    POINTS,
    POINTS_STRIDE,
    PRESENT,
    RANK,
    REMOVED,
    SCORE,
    SPENT,
    TOTAL,
    Table,
    bit,
    province_name,
)
from rostra.nero.turn import decide
from rostra.nero.worlds import imagine

LONGEST: Final = 5000  # decisions; no game comes near
WORLDS_EVERY: Final = 16  # decisions between two checks of imagined worlds


def broken(t: Table) -> str:
    """The invariant that does not hold on this table; empty if all do."""
    if t.round > 0:
        fault = _broken_legions(t) or _broken_ranks(t) or _broken_cards(t)
        if fault:
            return fault
    if t.pool < 0 or not 0 <= t.used <= MAX_USED:
        return f"{t.pool} BP, {t.used} cards used"
    if (t.force_at < 0) != (t.force == 0 and not t.force_leader):
        return "a force of nobody, or nowhere"
    if t.force_leader and t.at[LEADER_AT + t.active] != t.force_at:
        return "the leader is not where its force is"
    if t.logged > LOG_SIZE or t.plies > LONGEST:
        return f"{t.plies} decisions, {t.logged} entries in the log"
    return ""


def _broken_legions(t: Table) -> str:
    at = t.at
    total: i64 = 0
    for province in range(i64(PROVINCES)):
        fault = _broken_province(t, province)
        if fault:
            return f"{province_name(t, province)}: {fault}"
        total += at[TOTAL + province]
    if total != t.box.legions:
        return f"{total} legions"
    if at[TOTAL + CITY] != 0:
        return "legions in the city"
    neutral: i64 = 0
    for province in range(i64(PROVINCES)):
        neutral += at[LEGIONS + PROVINCES * NEUTRAL + province]
    if neutral != t.neutrals or neutral > MAX_NEUTRALS:
        return f"{neutral} neutral legions"
    return ""


def _broken_province(t: Table, province: i64) -> str:
    at = t.at
    total: i64 = 0
    holder: i64 = NEUTRAL
    for owner in range(i64(N_OWNERS)):
        legions = at[LEGIONS + PROVINCES * owner + province]
        total += legions
        if legions < 0 or (legions > 0) != ((at[OWNERS + province] >> owner) & 1 != 0):
            return "owners are not those with legions"
        if (legions > 0) != ((at[PRESENT + owner] >> province) & 1 != 0):
            return "somebody is not where they are said to be"
        if owner < NEUTRAL and not 0 <= at[MARKED + PROVINCES * owner + province] <= legions:
            return "more marked legions than there are"
    for seat in range(t.box.players):
        if 2 * at[LEGIONS + PROVINCES * seat + province] > total:
            holder = seat
    if total != at[TOTAL + province] or holder != at[HOLDER + province]:
        return "control is not as the legions are"
    ready = at[LEGIONS + PROVINCES * t.active + province] - at[MARKED + PROVINCES * t.active + province]
    busy = at[SPENT + province] + at[LANDED + province]
    if t.force_at == province:
        busy += t.force
    if busy > ready or at[SPENT + province] < 0 or at[LANDED + province] < 0:
        return "more spent, landed and marching legions than there are"
    if at[FRESH + province] > at[MARKED + PROVINCES * t.active + province]:
        return "more fresh markers than markers"
    return ""


def _broken_ranks(t: Table) -> str:
    at = t.at
    emperors: i64 = 0
    for seat in range(t.box.players):
        if at[RANK + seat] == EMPEROR:
            emperors += 1
        for area in range(i64(N_AREAS)):
            held: i64 = 0
            for province in range(AREA_SIZE * area, AREA_SIZE * (area + 1)):
                if at[HOLDER + province] == seat:
                    held += 1
            if held != at[HELD + N_AREAS * seat + area]:
                return "provinces held are not counted right"
        points = at[BEFORE + seat]
        for place in range(POINTS + POINTS_STRIDE * seat, POINTS + POINTS_STRIDE * (seat + 1)):
            points += at[place]
        if points != at[SCORE + seat]:
            return "points do not add up"
    return "" if emperors == t.emperors and emperors <= MAX_EMPERORS else f"{emperors} emperors"


def _broken_cards(t: Table) -> str:
    at = t.at
    removed: i64 = 0
    for kind in range(t.box.kinds):
        cards = at[DECK + kind] + at[DISCARD + kind] + at[REMOVED + kind]
        for seat in range(t.box.players):
            cards += at[HAND + MOST_KINDS * seat + kind]
        removed += at[REMOVED + kind]
        if cards != t.box.numbers[kind] or at[DECK + kind] < 0 or at[DISCARD + kind] < 0 or at[REMOVED + kind] < 0:
            return f"{cards} cards {t.box.deck.cards[kind]}"
    for seat in range(t.box.players):
        number: i64 = 0
        holds: i64 = 0
        for kind in range(t.box.kinds):
            if at[HAND + MOST_KINDS * seat + kind] < 0:
                return "fewer than no cards in a hand"
            if at[HAND + MOST_KINDS * seat + kind] > 0:
                number += at[HAND + MOST_KINDS * seat + kind]
                holds |= bit(kind)
        if number != at[HAND_SIZE + seat] or holds != at[HAND_KINDS + seat]:
            return "a hand is not counted right"
    if removed != t.removed or (t.vanishing and t.phase != ANSWER):
        return f"{removed} cards out of the game"
    if t.phase == LAY_ATTACKER or t.phase == LAY_DEFENDER:
        for kind in range(t.box.kinds):
            if at[LAID + kind] > at[HAND + MOST_KINDS * t.active + kind]:
                return "the attacker has laid cards that are not in the hand"
            if at[LAID + MOST_KINDS + kind] > at[HAND + MOST_KINDS * t.target + kind]:
                return "the defender has laid cards that are not in the hand"
    return ""


def soak(boxes: list[Box], first_seed: int, games: int) -> int:
    """Play random games, the boxes in turn, checking everything after every decision; the number of decisions.

    An AssertionError tells the seed, what was broken and the lines so far.
    """
    decisions = 0
    for seed in range(first_seed, first_seed + games):
        decisions += _soak_one(boxes[seed % len(boxes)], seed)
    return decisions


def _soak_one(box: Box, seed: int) -> i64:
    t = Table(box)
    begin(t)
    dice = Dice(seed * 0x9E3779B97F4A7C15 + 1)
    ids = vec[i64]([0] * MAX_CHOICES)
    lines: list[str] = []
    while t.actor != OVER:
        fault = broken(t)
        if not fault and choices(t, ids) == 0:
            fault = "nothing to decide"
        if not fault and t.plies % WORLDS_EVERY == seed % WORLDS_EVERY:
            fault = _broken_worlds(t, dice, ids)
        if fault:
            raise AssertionError(_failure(box, seed, fault, lines))
        action = random_choice(t, ids, dice)
        lines.append(box.lines[action])
        if not _listed(t, action, ids):
            raise AssertionError(_failure(box, seed, "the last line was not legal", lines))
        t.plies += 1
        decide(t, action, None)
    fault = broken(t)
    if fault:
        raise AssertionError(_failure(box, seed, fault, lines))
    return t.plies


def _listed(t: Table, action: i64, ids: vec[i64]) -> bool:
    """Whether it is one of the legal ids, and these are in ascending order."""
    found = False
    n = choices(t, ids)
    for i in range(n):
        if ids[i] == action:
            found = True
        if i > 0 and ids[i] <= ids[i - 1]:
            return False
    return found


def _failure(box: Box, seed: int, fault: str, lines: list[str]) -> str:
    options = f"{box.players} players, {box.length}, {box.acclamation}"
    return f"seed {seed}, {options}: {fault} after:\n" + "\n".join(lines)


def _broken_worlds(t: Table, dice: Dice, ids: vec[i64]) -> str:
    for seat in range(t.box.players):
        world = Table(t.box, t)
        imagine(world, seat, dice)
        fault = broken(world)
        if not fault and choices(world, ids) < (2 if t.phase == ANSWER else 1):
            fault = "the seat that is asked could not answer"
        for kind in range(t.box.kinds):
            if world.at[HAND + MOST_KINDS * seat + kind] != t.at[HAND + MOST_KINDS * seat + kind]:
                fault = "the own hand is another"
        if fault:
            return f"imagined by seat {seat}: {fault}"
    return ""
