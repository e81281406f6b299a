"""Intervals that hold what they promise, and ratings whose values are known."""

import math
import random

import pytest

from rostra.arena.ratings import Bout, elo, elo_of, rated, ratings
from rostra.statistics import Interval, mean, share, student


def held(chance: float, deals: int, same: float, trials: int = 1500) -> float:
    """How often the interval of paired games holds the true rate; in so many of the deals the seat alone decides."""
    rng = random.Random(f"{chance} {deals} {same}")
    inside = 0
    for _ in range(trials):
        won = []
        for _ in range(deals):
            if rng.random() < same:
                won.append(1.0)  # whoever has the good seat wins: one each
            else:
                won.append(float((rng.random() < chance) + (rng.random() < chance)))
        found = share(won, [2.0] * deals)
        truth = same * 0.5 + (1 - same) * chance
        inside += found.low <= truth <= found.high
    return inside / trials


@pytest.mark.parametrize(
    ("chance", "deals", "same"),
    [(0.5, 10, 0), (0.5, 200, 0), (0.85, 20, 0), (0.97, 50, 0), (0.6, 100, 0.5), (0.7, 20, 0.8), (0.25, 30, 0)],
)
def test_95_of_100_intervals_hold_the_truth(chance: float, deals: int, same: float) -> None:
    assert held(chance, deals, same) >= 0.925


def test_winning_or_losing_everything_is_not_certain() -> None:
    few, many = share([2.0] * 5, [2] * 5), share([2.0] * 200, [2] * 200)
    assert few.value == many.value == few.high == 1
    assert few.low == pytest.approx(0.626, abs=0.01)
    assert many.low == pytest.approx(0.990, abs=0.001)
    assert share([0.0] * 200, [2] * 200).high == pytest.approx(1 - many.low)


def test_one_deal_proves_little() -> None:
    one = share([2.0], [2])
    assert one.low < 0.3
    assert share([], []) == pytest.approx(Interval(math.nan, 0, 1), nan_ok=True)


def test_pairs_that_always_split_leave_some_doubt_but_less_than_single_games() -> None:
    split = share([1.0] * 50, [2] * 50)
    single = share([1.0, 0.0] * 50, [1] * 100)
    assert 0 < split.high - split.low < (single.high - single.low) / 2


def test_single_games_have_wilsons_interval() -> None:
    found = share([1.0] * 300 + [0.0] * 700, [1] * 1000)
    assert found == pytest.approx((0.3, 0.2724, 0.3291), abs=2e-4)


def test_shares_of_uses_are_weighed_by_uses() -> None:
    assert share([1, 3, 0], [2, 10, 0]).value == pytest.approx(4 / 12)


def test_means() -> None:
    assert mean([1, 2, 3]) == pytest.approx((2, 2 - 2.484, 2 + 2.484), abs=2e-3)
    assert mean([4.0]) == (4, -math.inf, math.inf)
    assert mean([2.0, 2.0]).low == 2
    assert mean([4.0]).json() == {"value": 4, "low": None, "high": None}


@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_students_t(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, rel=0.005)


def test_elo() -> None:
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0.64) == pytest.approx(99.95, abs=0.01)
    assert elo(0.25, 4) == pytest.approx(0)
    assert elo(0.4, 4) == pytest.approx(120.4, abs=0.1)  # twice as strong as each of the three
    assert (elo(1), elo(0)) == (math.inf, -math.inf)
    assert elo_of(Interval(0.5, 0.4, 0.6)) == pytest.approx((0, -70.4, 70.4), abs=0.1)


def test_ratings_of_two_are_their_elo() -> None:
    assert ratings([Bout((0, 1), {0: 36, 1: 64})], 2) == pytest.approx([0, elo(0.64)], abs=0.1)


def test_ratings_find_the_strengths_behind_expected_results() -> None:
    strength = [1.0, 2.0, 5.0, 20.0]
    bouts = [
        Bout((one, other), {one: 100 * strength[one] / (strength[one] + strength[other]),
                            other: 100 * strength[other] / (strength[one] + strength[other])})
        for one in range(4)
        for other in range(one)
    ]  # fmt: skip
    assert ratings(bouts, 4) == pytest.approx([400 * math.log10(one) for one in strength], abs=0.5)
    anchored = ratings(bouts, 4, anchor=2)
    assert anchored[2] == 0
    assert anchored[3] == pytest.approx(400 * math.log10(4), abs=0.5)


def test_ratings_with_four_seats() -> None:
    """One of strength 3 against three of strength 1 wins half of the games."""
    assert ratings([Bout((1, 0, 0, 0), {1: 50, 0: 50})], 2) == pytest.approx([0, 400 * math.log10(3)], abs=0.1)


def test_ratings_of_a_known_example() -> None:
    """Three players, 1 beats 0 in 2 of 3, 2 beats 1 in 3 of 4, 0 beats 2 once."""
    bouts = [Bout((0, 1), {0: 1, 1: 2}), Bout((1, 2), {1: 1, 2: 3}), Bout((0, 2), {0: 1, 2: 0})]
    a, b, c = (10 ** (one / 400) for one in ratings(bouts, 3))
    # what everybody won is what he could expect
    assert 3 * a / (a + b) + a / (a + c) == pytest.approx(2, abs=1e-2)
    assert 3 * b / (a + b) + 4 * b / (b + c) == pytest.approx(3, abs=1e-2)
    assert 4 * c / (b + c) + c / (a + c) == pytest.approx(3, abs=1e-2)


def test_error_bars_hold_the_truth_about_as_often_as_they_should() -> None:
    rng = random.Random(5)
    truth = 400 * math.log10(3)
    inside = 0
    for _ in range(100):
        deals = []
        for _ in range(60):
            won = sum(rng.random() < 0.75 for _ in range(2))
            deals.append([Bout((0, 1), {0: 2.0 - won, 1: float(won)})])
        found = rated(deals, 2, again=80)[1]
        inside += found.low <= truth <= found.high
    assert inside >= 88


def test_who_wins_everything_gets_a_long_error_bar() -> None:
    found = rated([[Bout((0, 1), {0: 0.0, 1: 2.0})]] * 10, 2)
    assert found[0] == (0, 0, 0)
    assert 0 < found[1].low < found[1].value < found[1].high
    assert found[1].high - found[1].low > 300
