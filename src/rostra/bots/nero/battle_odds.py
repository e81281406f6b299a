"""What a battle may bring: a victory, a defeat, or the other side gives way before."""

from mypy_extensions import i64

from rostra.bots.nero.evaluation import Evaluation
from rostra.bots.nero.weights import GIVES_WAY
from rostra.nero.data.map_file import CITY
from rostra.nero.table import N_OWNERS


def stakes(
    evaluation: Evaluation, me: i64, enemy: i64, place: i64, legions: i64, led: bool, they_led: bool, came_from: i64
) -> tuple[float, float]:
    """What it is worth to win and to lose an attack with so many legions (NE-F4 to NE-F6, NE-K4)."""
    before = evaluation.changes
    evaluation.fought(me, enemy, place, led, they_led)
    win = evaluation.gain()
    evaluation.undo(before)
    evaluation.fought(enemy, me, place, they_led, led)
    if legions > 1 and came_from >= 0 and came_from != place:
        evaluation.move(me, place, came_from, legions - 1)
        evaluation.mark(me, came_from, legions - 1)
        if led:
            evaluation.place_leader(me, came_from)
    lose = evaluation.gain()
    evaluation.undo(before)
    return win, lose


def if_they_stay(evaluation: Evaluation, value: float, place: i64, came_from: i64, enemy: i64, stronger: bool) -> float:
    """NE-R1: the others may give way before they are attacked, to the place with most of their legions."""
    box = evaluation.box
    best: i64 = -1
    most: i64 = -1
    for i in range(box.link_at[place], box.link_at[place + 1]):
        p = box.links[i]
        if p == CITY or p == came_from:
            continue
        own = evaluation.x[N_OWNERS * p + enemy]
        whole: i64 = 0
        for owner in range(i64(N_OWNERS)):
            whole += evaluation.x[N_OWNERS * p + owner]
        if whole == own and own > most:
            best = p
            most = own
    if best < 0:
        return value
    before = evaluation.changes
    evaluation.retreat(enemy, place, best)
    gone = evaluation.gain()
    evaluation.undo(before)
    chance = GIVES_WAY
    if not stronger:
        chance = GIVES_WAY / 2.0
    return (1.0 - chance) * value + chance * gone
