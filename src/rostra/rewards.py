"""Rewards at the end of a game for programs that learn: the same in PettingZoo, OpenSpiel and batches."""

from collections.abc import Sequence


def rewards(seats: int, winners: Sequence[int]) -> list[float]:
    """A win is worth 1 and a loss -1 / (seats - 1), so that all rewards add up to 0. A shared win is worth its share.

    If all have won it is a draw, and worth 0 to everybody.

    Examples:
        >>> rewards(2, [0])
        [1.0, -1.0]
    """
    share = seats / len(winners)
    return [(share * (seat in winners) - 1) / (seats - 1) for seat in range(seats)]
