"""Intervals and ratings.

What is independent of each other are deals, not games: all games of a deal have the same cards. So every interval here
is made from **units** (a deal's games together), and is narrower than one of single games where the pairing took luck
out of the comparison.
"""

import math
import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

LEVEL_Z = 1.959964  # 95 % of a normal distribution
PRIOR = 2  # units whose spread is taken to be that of independent games: a few deals that happen to agree prove little


class Interval(NamedTuple):
    """An estimate with its 95 % interval."""

    value: float
    low: float
    high: float

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
    middle = (value + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z * math.sqrt(spread / trials + z * z / (4 * trials * trials)) / (1 + z * z / trials)
    return Interval(value, max(0.0, min(value, middle - half)), min(1.0, max(value, middle + half)))


def mean(values: Sequence[float]) -> Interval:
    """The mean of what was measured once a unit."""
    n = len(values)
    if not n:
        return Interval(math.nan, math.nan, math.nan)
    value = math.fsum(values) / n
    if n == 1:
        return Interval(value, -math.inf, math.inf)
    half = student(n - 1) * math.sqrt(math.fsum((one - value) ** 2 for one in values) / (n - 1) / n)
    return Interval(value, value - half, value + half)


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


def elo(rate: float, seats: int = 2) -> float:
    """How many Elo points one player is above the others if he wins this share of the games.

    With more than two seats: all others are equal, and the chance to win is a player's strength in that of all.
    """
    if rate <= 0 or math.isnan(rate):
        return -math.inf
    return math.inf if rate >= 1 else 400 * math.log10(rate * (seats - 1) / (1 - rate))


def elo_of(rate: Interval, seats: int = 2) -> Interval:
    return Interval(elo(rate.value, seats), elo(rate.low, seats), elo(rate.high, seats))


# Ratings of many (Bradley and Terry; with more than two seats, Luce)


class Bout(NamedTuple):
    """All games of a line-up and its rotations: who sat there, and each player's victories (shared ones in part)."""

    seats: tuple[int, ...]
    won: dict[int, float]


def ratings(bouts: Sequence[Bout], players: int, anchor: int = 0, start: Sequence[float] | None = None) -> list[float]:
    """The most likely Elo points of all players; the anchor has 0.

    The chance of a seat to win is its strength in that of all seats; everybody must have won something. Found by
    Hunter's minorise-maximise steps.
    """
    wins = [0.0] * players
    for bout in bouts:
        for player, won in bout.won.items():
            wins[player] += won
    played = [(bout.seats, sum(bout.won.values())) for bout in bouts]
    strength = [10 ** (points / 400) for points in start] if start else [1.0] * players
    for _ in range(2000):
        expected = [0.0] * players
        for seats, games in played:
            each = games / sum(strength[player] for player in seats)
            for player in seats:
                expected[player] += each
        new = [won / at if at else 1.0 for won, at in zip(wins, expected)]
        new = [one / new[anchor] for one in new]
        moved = max(abs(math.log(one / before)) for one, before in zip(new, strength))
        strength = new
        if moved < 1e-4:
            break
    return [400 * math.log10(one) for one in strength]


def rated(deals: Sequence[Sequence[Bout]], players: int, anchor: int = 0, again: int = 200) -> list[Interval]:
    """Ratings with intervals, from the same bouts in many deals.

    To each bout one game is added that everybody won alike, or whoever won everything would be infinitely strong. The
    intervals are Rubin's bootstrap: rate again and again with deals that count more or less by chance; and so do the
    parts of the added game, for nobody knows how one more game would have ended.
    """
    best = ratings(_added(deals, [1.0] * len(deals), lambda part: part), players, anchor)
    rng = random.Random("rostra ratings")
    others: list[list[float]] = []
    for _ in range(again):
        weights = [rng.expovariate(1) for _ in deals]
        bouts = _added(deals, weights, lambda part: max(rng.gammavariate(part, 1), 1e-9))
        others.append(ratings(bouts, players, anchor, best))
    found: list[Interval] = []
    for player, value in enumerate(best):
        ordered = sorted(other[player] for other in others)
        low, high = ordered[int(0.025 * again)], ordered[math.ceil(0.975 * again) - 1]
        found.append(Interval(value, min(low, value), max(high, value)))
    return found


def _added(deals: Sequence[Sequence[Bout]], weights: Sequence[float], one_more: Callable[[float], float]) -> list[Bout]:
    """The bouts of all deals taken together, with one more game each."""
    totals: list[Bout] = []
    for at, bout in enumerate(deals[0]):
        won = dict.fromkeys(bout.won, 0.0)
        for player in bout.seats:
            won[player] += one_more(1 / len(bout.seats))
        for deal, weight in zip(deals, weights):
            for player, games in deal[at].won.items():
                won[player] += weight * games
        totals.append(Bout(bout.seats, won))
    return totals
