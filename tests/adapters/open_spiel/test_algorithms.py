"""OpenSpiel's own algorithms, unchanged, on our games; and through Shimmy PettingZoo's environment around them."""

import random
from typing import Any

import numpy as np
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from shimmy import OpenSpielCompatibilityV0

from rostra.adapters.open_spiel import resampler
from rostra.rewards import rewards
from tests.adapters.open_spiel.test_information import placed
from tests.adapters.open_spiel.walks import SHORT_NERO, load, walk


def searcher(spec: str, simulations: int, **settings: Any) -> Any:
    chance = np.random.RandomState(1)
    evaluator = RandomRolloutEvaluator(1, chance)
    return ISMCTSBot(load(spec), evaluator, 2.0, simulations, random_state=chance, **settings)


@pytest.mark.parametrize("by_observation", [False, True])
@pytest.mark.parametrize("spec", ["rostra_caesar", SHORT_NERO])
def test_is_mcts_searches_in_our_worlds(spec: str, by_observation: bool) -> None:
    """It takes ``resample_from_infostate`` by itself, and breaks if equal information has not equal choices."""
    bot = searcher(spec, 15, use_observation_string=by_observation)
    searched = 0
    for state in walk(spec, 3):
        if state.current_player() >= 0 and len(state.legal_actions()) > 1 and state.move_number() % 60 == 59:
            policy, action = bot.step_with_policy(state)
            assert action in state.legal_actions()
            assert sum(chance for _, chance in policy) == pytest.approx(1)
            searched += 1
    assert searched > 0


def test_is_mcts_finds_the_card_that_wins() -> None:
    """The 5, at once or as the second of two face up."""
    position = {
        "patricians": {"senators": 0, "praetors": 0, "quaestors": 0, "censors": 0, "aediles": 1},
        "votes": {"deck": ["aediles"]},
        "players": {
            "cleopatra": {"hand": ["1", "5"], "table": {"aediles": {"down": ["2"]}}},
            "caesar": {"hand": ["1"], "table": {"aediles": {"up": ["4"]}}},
        },
    }
    bot = searcher("rostra_caesar", 60)
    bot.set_resampler(resampler(random.Random(2)))
    state = placed("rostra_caesar", position)
    assert state.action_to_string(bot.step(state)) in ("down 5 aediles", "up 5 aediles", "up 1 aediles")


def test_outcome_sampling_mccfr_runs() -> None:
    """For so long that some chances are all but 0: with other seeds numpy may warn of that (docs/openspiel.md)."""
    np.random.seed(1)
    solver = OutcomeSamplingSolver(load("rostra_caesar(action_decks=shuffled)"))
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy()
    state = next(state for state in walk("rostra_caesar(action_decks=shuffled)", 1) if not state.is_chance_node())
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


@pytest.mark.parametrize("spec", ["rostra_caesar", SHORT_NERO])
def test_shimmy_plays_the_same_game(spec: str) -> None:
    game = load(spec)
    env = OpenSpielCompatibilityV0(env=game, config=game.get_parameters())
    env.reset(seed=5)
    ours = game.game.new()
    rng = random.Random(5)
    seen = 0
    for agent in env.agent_iter():
        _, _, ended, _, info = env.last()
        if ended:
            break
        for action in env.game_state.history()[seen:]:  # chance is drawn by the environment
            ours.apply(action)
        seen = len(env.game_state.history())
        assert env.possible_agents.index(agent) == ours.actor
        assert np.flatnonzero(info["action_mask"]).tolist() == ours.actions()
        env.step(rng.choice(ours.actions()))
    for action in env.game_state.history()[seen:]:
        ours.apply(action)
    outcome = ours.outcome()
    assert outcome is not None
    assert list(env.rewards.values()) == pytest.approx(rewards(len(outcome.points), outcome.winners))
