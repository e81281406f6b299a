"""OpenSpiel's own tests of games, and its playthroughs."""

from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test

from tests.adapters.open_spiel.regenerate import FOLDER, GAMES, playthrough
from tests.adapters.open_spiel.walks import SHORT_NERO, load


@pytest.mark.parametrize(
    ("spec", "games"),
    [
        ("rostra_caesar", 1),
        ("rostra_caesar(action_decks=shuffled,edition=italian,orgies=fewer)", 1),
        ("rostra_caesar(orgies=fading)", 1),
        ("rostra_nero", 1),
        ("rostra_nero(acclamation=over-emperor,length=short,players=3)", 1),
    ],
)
def test_random_games_keep_the_rules_of_openspiel(spec: str, games: int) -> None:
    """Copies, serialisation, observations, legal actions, returns, lengths: ``RandomSimTest`` of OpenSpiel."""
    pyspiel.random_sim_test(load(spec), num_sims=games, serialize=True, verbose=False)


class TestCaesar(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name = "rostra_caesar"
    game: Any = load(game_name)


class TestNero(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name = SHORT_NERO
    game: Any = load(game_name)


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_what_it_was(name: str) -> None:
    """``python -m tests.adapters.open_spiel.regenerate`` writes them anew."""
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_there_is_no_playthrough_of_another_game() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 300_000
