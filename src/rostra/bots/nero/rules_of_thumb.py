"""Judgements that ``miles`` and the search share. Each of them has its own position."""

from mypy_extensions import i64

from rostra.bots.nero.weights import CANDIDATE_ELSEWHERE, CANDIDATE_IN_ROME, IN_CAMP, VICTORY


def near_victory(areas: i64, emperor: bool) -> float:
    """Points for winning at once (NE-P1), or for being close to it."""
    if areas < 2:
        return 0.0
    if areas == 4 or (areas == 3 and emperor):
        return VICTORY
    if areas == 3:
        return 4.0
    if emperor:
        return 1.0
    return 0.5


def candidate(emperors: i64, steps: i64, has_cards: bool, crown: float) -> float:
    """Points for a candidate so many steps from Rome, who becomes emperor if a turn of theirs begins there (NE-K3)."""
    if emperors >= 2:
        return 0.2
    soon = 0.3
    if has_cards:
        soon = 1.0
    if steps == 0:
        return CANDIDATE_IN_ROME * soon * crown
    return CANDIDATE_ELSEWHERE * soon * crown * max(0.3, 1.0 - 0.15 * float(steps))


def other_declares(need: i64) -> float:
    """The chance that another player, in Rome and ``need`` KP short, soon declares themselves emperor (NE-K2)."""
    if need <= 0:
        return 0.7
    if need == 1:
        return 0.25
    if need == 2:
        return 0.1
    return 0.0


def kp_helps(need: i64) -> float:
    """The chance that one more KP makes a leader emperor who was ``need`` KP short (NE-K2)."""
    if need <= 0 or need > 3:
        return 0.0
    if need == 1:
        return 0.95
    if need == 2:
        return 0.5
    return 0.25


def safe_in_camp(unrest: float, worst: float, ready: i64) -> float:
    """The chance that an emperor among so many ready legions stays one. ``worst``: the most legions that can come."""
    risk = IN_CAMP + IN_CAMP * max(0.0, worst - float(ready) + 1.0)
    return 1.0 - unrest * min(0.6, risk)
