"""What a battle may bring: winning it, losing it, and the other side giving way before."""

from typing import Final

from mypy_extensions import i64

from rostra.bots.nero.evaluation import Evaluation
from rostra.nero.data.map_file import CITY

GIVES_WAY: Final = 0.5  # the chance that somebody retreats before the battle if he can, from a stronger force


def stakes(
    worth: Evaluation, me: i64, enemy: i64, place: i64, legions: i64, led: bool, they_led: bool, came_from: i64
) -> tuple[float, float]:
    """What it is worth to win and to lose an attack with so many legions (NE-F4 to NE-F6, NE-K4)."""
    before = worth.changes
    worth.fought(me, enemy, place, led, they_led)
    win = worth.gain()
    worth.back(before)
    worth.fought(enemy, me, place, they_led, led)
    if legions > 1 and came_from >= 0 and came_from != place:
        worth.move(me, place, came_from, legions - 1)
        worth.mark(me, came_from, legions - 1)
        if led:
            worth.lead(me, came_from)
    lose = worth.gain()
    worth.back(before)
    return win, lose


def if_they_stay(worth: Evaluation, value: float, place: i64, came_from: i64, enemy: i64, stronger: bool) -> float:
    """NE-R1: those who are to be attacked may give way first, to where they have most legions already."""
    box = worth.box
    best: i64 = -1
    most: i64 = -1
    for i in range(box.link_at[place], box.link_at[place + 1]):
        p = box.links[i]
        if p == CITY or p == came_from:
            continue
        own = worth.x[5 * p + enemy]
        whole: i64 = 0
        for owner in range(i64(5)):
            whole += worth.x[5 * p + owner]
        if whole == own and own > most:
            best = p
            most = own
    if best < 0:
        return value
    before = worth.changes
    worth.retreat(enemy, place, best)
    gone = worth.gain()
    worth.back(before)
    chance = GIVES_WAY
    if not stronger:
        chance = GIVES_WAY / 2.0
    return (1.0 - chance) * value + chance * gone
