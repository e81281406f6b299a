"""What the end of a game is worth to programs that learn: the same in PettingZoo, OpenSpiel and batches."""

from collections.abc import Sequence


def rewards(seats: int, winners: Sequence[int]) -> list[float]:
    """A win is worth 1 and a loss -1 / (seats - 1), so that they add up to 0; a shared win is worth its part of that.

    Where all have won it is a draw, and 0 for everybody.
    """
    share = seats / len(winners)
    return [(share * (seat in winners) - 1) / (seats - 1) for seat in range(seats)]
