"""Set-up: the order of the action pile, and the first card at each group."""

from typing import Final

from rostra.bots.caesar.judge import Judge
from rostra.caesar.actions import SET, STACK
from rostra.caesar.cards import ASSASSINATION, CASTLING, SCOUT, SPY, VETO, WRATH
from rostra.game import Rng

# Assassins whenever there is something to kill, the vetoes early, scouts before the tables are open, the wrath when a
# group is worth it, castling when there is much to move.
PLAN: Final = (
    ASSASSINATION, VETO, SPY, ASSASSINATION, SCOUT, WRATH, ASSASSINATION, VETO, CASTLING, ASSASSINATION, SPY, CASTLING, SCOUT,
)  # fmt: skip
LOOSE: Final = 1.2  # how far a first card may stray from its rank: an opponent must not know it


def stacking(legal: list[int]) -> dict[int, float]:
    """The next card of the plan or the one after it, so that the pile cannot be foretold."""
    there = {action - STACK + ASSASSINATION for action in legal}
    order = [kind for kind in dict.fromkeys(PLAN) if kind in there]
    return {STACK + kind - ASSASSINATION: -float(max(0, order.index(kind) - 1)) for kind in order}


def setting(judge: Judge, legal: list[int], rng: Rng) -> dict[int, float]:
    """The more a group's first vote is worth, the higher its card."""
    group = (legal[0] - SET) % 5
    mine = judge.stake(group)
    others = [judge.stake(other) for other in range(group + 1, 5)]
    rank = sum(1.0 if stake < mine else 0.5 if stake == mine else 0.0 for stake in others)
    rank += LOOSE * (rng.getrandbits(32) / 2**32 - 0.5)
    return {action: -abs(i - rank) for i, action in enumerate(legal)}
