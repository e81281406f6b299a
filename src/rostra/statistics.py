"""Means, shares and their 95 % intervals.

Where games are played on the same deals, the deals are independent of each other and the games are not. So ``mean`` and
``share`` take **units** (a deal's games together); their intervals are narrower than those of single games where the
pairing took luck out of the comparison.
"""

import math
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

LEVEL_Z = 1.959964  # 95 % of a normal distribution
PRIOR = 2  # units whose spread is taken to be that of independent games: a few deals that happen to agree prove little


class Interval(NamedTuple):
    """An estimate with its 95 % interval."""

    value: float
    """The estimate."""
    low: float
    """The lower end."""
    high: float
    """The upper end."""

    def json(self) -> dict[str, float | None]:
        """As JSON has it, which knows nothing infinite."""
        values = self._asdict().items()
        return {key: round(value, 6) if math.isfinite(value) else None for key, value in values}


def share(parts: Sequence[float], wholes: Sequence[float]) -> Interval:
    """The share of all parts in all wholes (games won of games played), given for each unit.

    Wilson's interval, for as many independent trials as would have the spread that is seen between the units. So it is
    sound near 0 and 1, where a share of all units leaves no spread to see.
    """
    whole, units = sum(wholes), sum(1 for one in wholes if one)
    if not units:
        return Interval(math.nan, 0.0, 1.0)
    value = sum(parts) / whole
    spread = value * (1 - value)
    trials = float(whole)
    if units > 1 and spread > 0:
        squares = sum((part - value * one) ** 2 for part, one in zip(parts, wholes))
        a_unit = (squares + PRIOR * spread * whole / units) / (units - 1 + PRIOR)
        trials = spread * whole * whole / (units * a_unit)
    z = student(units - 1 + PRIOR) if units > 1 else student(PRIOR)
    low, high = wilson(value, trials, z)
    return Interval(value, min(value, low), max(value, high))


def wilson(share: float, trials: float, z: float = LEVEL_Z) -> tuple[float, float]:
    """The interval of a share in so many independent trials; sound also where the share is near 0 or 1."""
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / (1 + z * z / trials)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean(values: Sequence[float]) -> Interval:
    """The mean of what was measured once a unit."""
    n = len(values)
    if not n:
        return Interval(math.nan, math.nan, math.nan)
    value = math.fsum(values) / n
    if n == 1:
        return Interval(value, -math.inf, math.inf)
    half = student(n - 1) * standard_error(values, value)
    return Interval(value, value - half, value + half)


def standard_error(values: Sequence[float], mean: float) -> float:
    """Of the mean; 0 if there is a single value."""
    return math.sqrt(math.fsum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))


def mean_of(values: Counter[int]) -> tuple[float, float]:
    """The mean of whole numbers that were counted, and half the width of its interval."""
    n = values.total()
    total = sum(value * times for value, times in values.items())
    squares = sum(value * value * times for value, times in values.items())
    # whole numbers up to here, so that nothing depends on the order of adding up
    variance = (n * squares - total * total) / (n * (n - 1)) if n > 1 else math.nan
    return total / n, LEVEL_Z * math.sqrt(variance / n)


def median_of(values: Counter[int]) -> float:
    """The median of whole numbers that were counted."""
    ordered = sorted(values.items())
    n = values.total()
    return (_at(ordered, (n - 1) // 2) + _at(ordered, n // 2)) / 2


def _at(ordered: Sequence[tuple[int, int]], index: int) -> int:
    for value, times in ordered:
        index -= times
        if index < 0:
            return value
    raise IndexError(index)


def student(freedom: int) -> float:
    """Student's t for 95 %: as tables have it for 1 and 2 degrees of freedom, to half a per cent from there."""
    if freedom == 1:
        return 12.7062
    if freedom == 2:
        return 4.3027
    z, n = LEVEL_Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )
