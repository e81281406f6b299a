"""The figures of a balance report add up to what was played."""

from collections import Counter
from functools import cache

import pytest

import rostra
from rostra import record
from rostra.arena import balance
from rostra.arena import plan as plans
from rostra.arena.balance import Balance
from rostra.arena.plan import Plan
from rostra.arena.play_game import Finished, play
from rostra.bots import Budget


@cache
def found(game: str, **options: str) -> tuple[Plan, list[Finished], Balance]:
    loaded = rostra.load(game, **options)
    plan = plans.balance(loaded, "random", Budget(simulations=1), 1, 12)
    games = [play(plan, number) for number in range(plan.games)]
    summary = balance.summary(plan, [game.played for game in games])
    assert summary is not None
    return plan, games, summary


@pytest.mark.parametrize("game", rostra.GAMES)
def test_shares_add_up_to_one(game: str) -> None:
    _, _, summary = found(game)
    assert sum(value.value for value in summary.homes.values()) == pytest.approx(1)
    assert sum(value.value for value in summary.endings.values()) == pytest.approx(1)
    if game == "nero":
        assert sum(value.value for value in summary.seats.values()) == pytest.approx(1)
    for card in summary.cards:
        assert sum(value.value for value in card.ways.values()) == pytest.approx(1)


@pytest.mark.parametrize("game", rostra.GAMES)
def test_points_by_source_add_up_to_all_points(game: str) -> None:
    plan, games, summary = found(game)
    seats = len(plan.lineups[0])
    points = sum(sum(one.played.points) for one in games) / len(games) / seats
    assert sum(value.value for value in summary.sources.values()) == pytest.approx(points)
    assert sum(value.value for value in summary.by_home.values()) == pytest.approx(points * seats)


def test_cards_are_those_of_the_records() -> None:
    _, games, summary = found("nero")
    lines = Counter(line for game in games for line in record.read(game.record).lines)
    for card in summary.cards:
        name = card.card
        moved, laid = lines[f"move-card {name}"], lines[f"battle-card {name}"]
        events = lines[f"event {name}"] + lines[f"counter {name}"] + 2 * lines[f"counter-two {name}"]
        assert card.a_game.value * 12 == pytest.approx(moved + laid + events)
        assert card.ways["event"].value * (moved + laid + events) == pytest.approx(events)


def test_with_three_players_an_area_is_asked_how_often_it_wins_when_it_is_in_the_game() -> None:
    _, games, summary = found("nero", players="3")
    for home, value in summary.homes.items():
        there = [game.played for game in games if home in game.played.homes]
        won = sum(played.share(played.homes.index(home)) for played in there)
        assert value.value == pytest.approx(won / len(there))


def test_seats_of_caesar_are_its_sides() -> None:
    _, _, summary = found("caesar")
    assert list(summary.homes) == ["cleopatra", "caesar"]
    assert summary.seats == {}


def test_nothing_played_nothing_shown() -> None:
    assert balance.summary(found("caesar")[0], []) is None
