"""The mini game of Caesar & Cleopatra is small enough to look at every history there is."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

from tests.adapters.open_spiel.walks import load

MINI = "rostra_caesar(size=mini)"
ITALIAN = "rostra_caesar(size=mini,edition=italian)"  # a third of the histories

Seen = tuple[tuple[str, int], ...]


def histories(state: Any, seen: dict[int, Seen], decisions: int) -> Iterator[tuple[Any, dict[int, Seen], int]]:
    """Every state of the game; what each player knew when he decided so far, and what he decided; how many times."""
    yield state, seen, decisions
    player = state.current_player()
    for action in state.legal_actions():
        after, number = seen, decisions
        if player >= 0:
            after = {**seen, player: (*seen.get(player, ()), (state.information_state_string(player), action))}
            number += 1
        yield from histories(state.child(action), after, number)


def test_in_every_history_information_decides_what_can_be_done_and_nothing_is_forgotten() -> None:
    game = load(ITALIAN)
    known: dict[tuple[int, str], Any] = {}
    for state, seen, decisions in histories(game.new_initial_state(), {}, 0):
        player = state.current_player()
        assert decisions <= game.max_game_length()
        assert len(state.history()) - decisions <= game.max_chance_nodes_in_history()
        if player >= 0:
            now = state.legal_actions(), state.observation_string(player), seen.get(player, ())
            assert known.setdefault((player, state.information_state_string(player)), now) == now
        elif state.is_terminal():
            assert sum(state.returns()) == 0
    assert len(known) > 1000


def test_it_keeps_the_rules_of_openspiel() -> None:
    pyspiel.random_sim_test(load(MINI), num_sims=20, serialize=True, verbose=False)


def test_outcome_sampling_mccfr_runs() -> None:
    np.random.seed(1)
    game = load(MINI)
    solver = OutcomeSamplingSolver(game)
    for _ in range(200):
        solver.iteration()
    state = game.new_initial_state()
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)
