"""Set-up: the order of the action pile, and the first card at each group."""

from typing import Final

from rostra.bots.caesar.judgement import Judge
from rostra.caesar.actions import SET, STACK
from rostra.caesar.cards import ASSASSINATION, CASTLING, N_GROUPS, SCOUT, SPY, VETO, WRATH
from rostra.game import Rng

# Learnt from 6,000 games of the search against itself (tools/learn_caesar_pile.py): vetoes and assassins early, scouts
# and castlings last. It wins 53.1 % +- 2.2 of 2,000 games against assassins first and castlings last.
ORDER: Final = (VETO, ASSASSINATION, WRATH, SPY, CASTLING, SCOUT)
LOOSE: Final = 1.2  # how far a first card may stray from its rank, so that an opponent cannot know it


def stacking(legal: list[int]) -> dict[int, float]:
    """The first two kinds that are left count the same, so that the opponent cannot predict the pile."""
    left = [STACK + kind - ASSASSINATION for kind in ORDER if STACK + kind - ASSASSINATION in legal]
    return {action: -float(max(0, place - 1)) for place, action in enumerate(left)}


def setting(judge: Judge, legal: list[int], rng: Rng) -> dict[int, float]:
    """The more the first vote of a group is worth, the higher the card there."""
    group = (legal[0] - SET) % N_GROUPS
    mine = judge.stake(group)
    others = [judge.stake(other) for other in range(group + 1, 5)]
    rank = sum(1.0 if stake < mine else 0.5 if stake == mine else 0.0 for stake in others)
    rank += LOOSE * (rng.getrandbits(32) / 2**32 - 0.5)
    return {action: -abs(i - rank) for i, action in enumerate(legal)}
