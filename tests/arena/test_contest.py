"""What contests and leagues make of games whose results are known."""

import random

import pytest

import rostra
from rostra.arena import contest, league
from rostra.arena import plan as plans
from rostra.arena.plan import Plan
from rostra.arena.play_game import Played
from rostra.bots import Budget


def planned(game: str = "caesar", games: int = 8, *names: str) -> Plan:
    return plans.contest(rostra.load(game), list(names or ("miles", "random")), Budget(simulations=1), 1, games)


def played(plan: Plan, number: int, *winners: int, reason: str = "patricians") -> Played:
    """A game in which the first seat had 10 points and each further one a point less."""
    deal, lineup = divmod(number, len(plan.lineups))
    seats = range(len(plan.lineups[0]))
    return Played(
        deal=deal, lineup=lineup, points=[10 - seat for seat in seats], winners=list(winners), reason=reason,
        homes=[str(seat) for seat in seats], plies=100, turns=30, sources=[{} for _ in seats], cards={},
        moves=[4 + seat for seat in seats], seconds=[1.0 + seat for seat in seats],
        worst=[0.5 + seat for seat in seats], visits=[400 if plan.lineups[lineup][seat] == 0 else 0 for seat in seats],
    )  # fmt: skip


def test_wins_draws_points_and_endings() -> None:
    plan = planned(games=4)
    games = [played(plan, 0, 0), played(plan, 1, 1), played(plan, 2, 0, 1), played(plan, 3, 0, reason="stalled")]
    found = contest.summary(plan, games)
    assert found is not None
    first, second = found.standings
    assert first.rate.value == pytest.approx(2.5 / 4)
    assert second.rate.value == pytest.approx(1.5 / 4)
    assert second.rate.low == pytest.approx(1 - first.rate.high)
    assert second.elo.value == pytest.approx(-first.elo.value)
    assert (first.points.value, second.points.value) == (9.5, 9.5)  # on both seats as often
    assert (found.shared, found.endings) == (1, {"patricians": 3, "stalled": 1})
    assert [games for games, _ in found.running] == [2, 4]


def test_half_a_pair_does_not_count() -> None:
    plan = planned(games=4)
    found = contest.summary(plan, [played(plan, 0, 0), played(plan, 1, 1), played(plan, 3, 0)])
    assert found is not None
    assert (found.games, found.deals, found.standings[0].rate.value) == (2, 1, 1)
    assert contest.summary(plan, [played(plan, 3, 0)]) is None


def test_how_long_they_thought() -> None:
    plan = planned(games=2)
    found = contest.summary(plan, [played(plan, 0, 0), played(plan, 1, 0)])
    assert found is not None
    first, second = (standing.effort for standing in found.standings)
    assert first.seconds == pytest.approx((1 + 2) / (4 + 5))
    assert first.worst == 1.5
    assert first.simulations == pytest.approx(800 / 9)
    assert second.simulations is None


def test_one_against_three() -> None:
    """The first wins two of four games; he sits on seats 0, 1, 2, 3 in turn."""
    plan = planned("nero", 4)
    found = contest.summary(plan, [played(plan, number, winner) for number, winner in enumerate((0, 1, 0, 0))])
    assert found is not None
    assert found.fair == 0.25
    assert [standing.rate.value for standing in found.standings] == pytest.approx([0.5, 0.5 / 3])
    assert found.standings[0].elo.value == pytest.approx(190.8, abs=0.1)  # three times as strong as each


def test_a_rating_list() -> None:
    plan = plans.league(rostra.load("caesar"), Budget(simulations=1), 1, 20)
    # whoever comes later in the list of bots wins three of the four games of two deals
    games = []
    for number in range(plan.games):
        lineup = plan.lineups[number % len(plan.lineups)]
        stronger = lineup.index(max(lineup))
        upset = (number // len(plan.lineups)) % 2 == 0 and stronger == 0
        games.append(played(plan, number, 1 - stronger if upset else stronger))
    random.Random(1).shuffle(games)  # as they end when several play at once
    found = league.summary(plan, games)
    assert found is not None
    assert [place.label for place in found.places] == [player.label for player in plan.players][::-1]
    assert found.places[-1].rating == (0, 0, 0)
    assert found.places[-2].rating.low > 0
    labels = [player.label for player in plan.players]
    for one, other, rate in found.pairs:
        assert labels.index(one) < labels.index(other)
        assert rate.value == pytest.approx(0.25)
