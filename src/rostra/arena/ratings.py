"""Ratings: Elo points of one player, or of many (Bradley and Terry; with more than two seats, Luce)."""

import math
import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from rostra.statistics import Interval


def elo(rate: float, seats: int = 2) -> float:
    """How many Elo points a player is above the others if they win this share of the games.

    With more than two seats all others count as equal, and the chance to win is a player's share of all strength.

    Examples:
        >>> round(elo(0.75))
        191
    """
    if rate <= 0 or math.isnan(rate):
        return -math.inf
    return math.inf if rate >= 1 else 400 * math.log10(rate * (seats - 1) / (1 - rate))


def elo_of(rate: Interval, seats: int = 2) -> Interval:
    """The same for a rate with its interval."""
    return Interval(elo(rate.value, seats), elo(rate.low, seats), elo(rate.high, seats))


class Bout(NamedTuple):
    """All games of a line-up and its rotations: its players, and each player's victories (a shared one in part)."""

    seats: tuple[int, ...]
    """Which player sits on which seat."""
    won: dict[int, float]
    """The victories of each player."""


def ratings(bouts: Sequence[Bout], players: int, anchor: int = 0, start: Sequence[float] | None = None) -> list[float]:
    """The most likely Elo points of all players; the anchor has 0.

    A seat's chance to win is its share of the strength of all seats. Every player must have won something. Hunter's
    minorise-maximise steps find the ratings.
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

    One game is added to each bout, won by all alike: without it a player who won everything would be infinitely strong.
    The intervals are Rubin's Bayesian bootstrap: rate again and again with random weights of the deals. The shares of
    the added game vary as well, since nobody knows how one more game would have ended.
    """
    best = ratings(_with_one_more_game(deals, [1.0] * len(deals), lambda part: part), players, anchor)
    rng = random.Random("rostra ratings")
    others: list[list[float]] = []
    for _ in range(again):
        weights = [rng.expovariate(1) for _ in deals]
        bouts = _with_one_more_game(deals, weights, lambda part: max(rng.gammavariate(part, 1), 1e-9))
        others.append(ratings(bouts, players, anchor, best))
    found: list[Interval] = []
    for player, value in enumerate(best):
        ordered = sorted(other[player] for other in others)
        low, high = ordered[int(0.025 * again)], ordered[math.ceil(0.975 * again) - 1]
        found.append(Interval(value, min(low, value), max(high, value)))
    return found


def _with_one_more_game(
    deals: Sequence[Sequence[Bout]], weights: Sequence[float], one_more: Callable[[float], float]
) -> list[Bout]:
    """The bouts of all deals together, each with one more game."""
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
