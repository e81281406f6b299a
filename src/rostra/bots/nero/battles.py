"""Battles: how they may end when the other side lays hidden cards, and which cards to lay."""

from functools import lru_cache
from typing import NamedTuple

from rostra.bots.nero.hand import Hand
from rostra.bots.nero.seat_view import SeatView
from rostra.bots.nero.weights import FEW, HABIT, HABIT_OF_FEW

Sums = tuple[float, ...]  # the chance of each sum of GP


class Stakes(NamedTuple):
    """What winning, a draw and losing are worth."""

    win: float
    draw: float
    lose: float


class Battle(NamedTuple):
    value: float
    win: float  # the chance
    cards: tuple[int, ...]  # to lay


def laid_by(view: SeatView, other: int, most: int) -> Sums:
    """How many GP another player may lay with up to ``most`` cards. An attacker lays one at least (NE-F2)."""
    least = view.least_to_attack if other == view.active else 0
    return _sums(view.unseen_gp, view.cards[other], least, most)


@lru_cache(maxsize=2048)
def _sums(by_gp: tuple[int, ...], cards: int, least: int, most: int) -> Sums:
    most = min(cards, most)
    total = sum(by_gp)
    if most <= 0 or total == 0:
        return (1.0,)
    single = [number / total for number in by_gp]
    if cards > 1:  # players lay their better cards: as if each were the better of two
        below = 0.0
        best = []
        for chance in single:
            best.append((below + chance) ** 2 - below**2)
            below += chance
        single = best
    chances = [0.0] * (9 * most + 1)
    sums = [1.0]
    left = 1.0
    habit = HABIT if cards > FEW else HABIT_OF_FEW
    for laid in range(most + 1):
        weight = left if laid == most else habit[laid]
        if laid < least:  # who would lay none lays one
            weight = 0.0
        elif 0 < laid == least < most:
            weight += habit[0]
        left -= weight
        for total_gp, chance in enumerate(sums):
            chances[total_gp] += weight * chance
        if laid < most:
            more = [0.0] * (len(sums) + 9)
            for total_gp, chance in enumerate(sums):
                if chance:
                    for gp, part in enumerate(single):
                        more[total_gp + gp] += chance * part
            sums = more
    return tuple(chances)


def ends(own: int, other: int, sums: Sums) -> tuple[float, float]:
    """The chances of a victory and of a draw with these strengths, to which the other side adds its cards."""
    lead = own - other
    if lead < 0:
        return 0.0, 0.0
    return sum(sums[:lead]), sums[lead] if lead < len(sums) else 0.0


def best_battle(
    hand: Hand, paid: tuple[int, ...], least: int, most: int, own: int, other: int, sums: Sums, stakes: Stakes
) -> Battle:
    """The battle with the best cards to lay. Its value is less their price; the cards in ``paid`` are gone already."""
    cards = hand.for_battle(paid)
    gp = hand.view.lands.gp
    before = hand.price(paid)
    best = Battle(float("-inf"), 0.0, ())
    strength = own
    for number in range(min(most, len(cards)) + 1):
        if number > 0:
            strength += gp[cards[number - 1]]
        if number < least and number < len(cards):
            continue
        win, draw = ends(strength, other, sums)
        value = win * stakes.win + draw * stakes.draw + (1 - win - draw) * stakes.lose
        laid = tuple(cards[:number])
        value -= hand.price(paid + laid) - before
        if value > best.value:
            best = Battle(value, win, laid)
        if win >= 1:
            break
    return best
