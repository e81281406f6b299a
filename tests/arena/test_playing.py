"""Games of a plan: everybody on every seat, the same wherever they are played, kept as good records."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

import rostra
from rostra import record
from rostra.arena import plan as plans
from rostra.arena.plan import ArenaError, Plan
from rostra.arena.play_game import play, uses
from rostra.bots import Budget
from tests.arena.results import result
from tests.command import Out
from tests.command import rostra as command

FEW = Budget(simulations=1)


def contest(game: str, *names: str, games: int = 4, **options: str) -> Plan:
    return plans.contest(rostra.load(game, **options), list(names), FEW, 1, games)


def test_in_caesar_the_seats_are_exchanged() -> None:
    plan = contest("caesar", "miles", "random", games=5)
    assert plan.lineups == ((0, 1), (1, 0))
    assert (plan.deals, plan.games) == (3, 6)


def test_in_nero_one_goes_round_the_table() -> None:
    assert contest("nero", "miles", "random").lineups == ((0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0))
    assert contest("nero", "miles", "random", players="3").lineups == ((0, 1, 1), (1, 0, 1), (1, 1, 0))


def test_four_players_of_nero_sit_everywhere() -> None:
    plan = contest("nero", "miles", "random", "random", "miles")
    assert plan.lineups == ((0, 1, 2, 3), (3, 0, 1, 2), (2, 3, 0, 1), (1, 2, 3, 0))


def test_a_league_of_caesar_has_every_pair_once_one_of_nero_both_ways() -> None:
    caesar = plans.league(rostra.load("caesar"), FEW, 1, 10)
    bots = len(caesar.players)
    assert len(caesar.lineups) == bots * (bots - 1)
    assert caesar.deals == 5
    assert len(plans.league(rostra.load("nero"), FEW, 1, 10).lineups) == bots * (bots - 1) * 4


@pytest.mark.parametrize(
    ("written", "budget"),
    [("miles@4s", Budget(seconds=4)), ("miles@0.5s", Budget(seconds=0.5)), ("miles@500", Budget(simulations=500))],
)
def test_a_player_with_a_budget_of_its_own(written: str, budget: Budget) -> None:
    player = plans.player("caesar", written, FEW)
    assert (player.label, player.bot, player.budget) == (written, "miles", budget)


@pytest.mark.parametrize("written", ["miles@", "miles@0", "miles@0s", "miles@-1", "miles@x", "miles@1.5", "miles@1e9s"])
def test_a_bad_budget_is_refused(written: str) -> None:
    with pytest.raises(ArenaError, match="error-player"):
        plans.player("caesar", written, None)


def test_a_game_is_a_good_record_and_can_be_played_again() -> None:
    plan = contest("caesar", "miles", "random")
    first = play(plan, 1)
    found = record.read(first.record)
    assert found.seats == {"cleopatra": "random", "caesar": "miles"}
    outcome = record.replay(found).outcome()
    assert outcome is not None
    assert (first.played.deal, first.played.lineup) == (0, 1)
    assert tuple(first.played.points) == outcome.points
    assert play(plan, 1).record == first.record


def test_both_games_of_a_deal_have_the_same_bonus_cards_another_deal_has_others() -> None:
    plan = contest("caesar", "random", "random", games=12)
    bonus = [record.read(play(plan, number).record).lines[:2] for number in range(12)]
    assert bonus[0::2] == bonus[1::2]
    assert len({tuple(one) for one in bonus}) > 2


def test_what_a_seat_was_at_home() -> None:
    played = play(contest("nero", "random", "random", length="short"), 0).played
    assert sorted(played.homes) == ["danube", "east", "north", "west"]
    assert play(contest("caesar", "random", "random"), 0).played.homes == ["cleopatra", "caesar"]


def test_uses_of_cards() -> None:
    nero = ["deal galley", "move-card galley", "battle-card galley", "event galley", "counter bribery", "event senate"]
    assert uses("nero", [*nero, "counter-two bribery", "no-counter"]) == {
        "bribery": {"event": 3}, "galley": {"bp": 1, "gp": 1, "event": 1}, "senate": {"event": 1},
    }  # fmt: skip
    caesar = ["set 3 senators", "down 3 senators", "up P censors", "castle censors aediles", "veto", "exchange veto"]
    assert uses("caesar", [*caesar, "spy", "take veto", "wrath praetors", "deal 4"]) == {
        "3": {"down": 1}, "P": {"up": 1}, "castling": {"action": 1}, "spy": {"action": 1},
        "veto": {"action": 1, "exchange": 1}, "wrath": {"action": 1},
    }  # fmt: skip


def test_the_same_result_in_any_number_of_jobs(capsys: Out, tmp_path: Path) -> None:
    found = []
    for jobs in ("1", "2"):
        arguments = ["arena", "caesar", "miles", "random", "--games", "8", "--sims", "1", "--jobs", jobs]
        code, _, _ = command(capsys, *arguments, "--save", str(tmp_path / jobs))
        assert code == 0
        records = sorted((tmp_path / jobs / "records").iterdir())
        found.append((result(tmp_path / jobs), [file.read_text() for file in records]))
    assert found[0] == found[1]


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not made for this Python")
def test_the_same_result_on_a_ray_cluster(capsys: Out, tmp_path: Path) -> None:
    """One of this machine. In a process of its own: what Ray leaves running ends with it."""
    arguments = ["arena", "caesar", "random", "random", "--games", "6", "--sims", "1", "--save"]
    assert command(capsys, *arguments, str(tmp_path / "here"))[0] == 0
    ray = [sys.executable, "-m", "rostra.cli", *arguments, str(tmp_path / "ray"), "--on", "ray"]
    subprocess.run(ray, check=True, capture_output=True, timeout=300)
    assert result(tmp_path / "ray") == result(tmp_path / "here")
    assert len(list((tmp_path / "ray" / "records").iterdir())) == 6
