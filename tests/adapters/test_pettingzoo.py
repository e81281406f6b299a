"""Both games in PettingZoo: its own tests pass with every warning an error, and a game there is a game of ours."""

import importlib
import pickle
import random
import time
import warnings
from types import ModuleType, SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils.env_logger import EnvLogger

import rostra
from rostra.adapters.pettingzoo import caesar_v0, nero_v0
from rostra.adapters.pettingzoo.environment import Env, Environment
from rostra.rewards import rewards
from tests.adapters import doc_pictures

with warnings.catch_warnings():  # with pygame there (make bench), PettingZoo's tests import a game in its old way
    warnings.simplefilter("ignore", DeprecationWarning)
    UPSTREAM: Any = importlib.import_module("pettingzoo.test")
GAMES = [pytest.param(caesar_v0, id="caesar"), pytest.param(nero_v0, id="nero")]
both = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def known_to_have_masks(monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo warns of observations that hold a mask, unless it knows the environment by name: there is a list."""
    suite = importlib.import_module("pettingzoo.test.api_test")
    for names in ("env_obs_dicts", "env_obs_space"):
        monkeypatch.setattr(suite, names, [*getattr(suite, names), "caesar_v0", "nero_v0"])


def started(game: ModuleType, seed: int = 1, **options: object) -> tuple[Env, Environment]:
    env: Env = game.env(**options)
    env.reset(seed=seed)
    raw = env.unwrapped
    assert isinstance(raw, Environment)
    return env, raw


def played(env: Env, rng: random.Random) -> dict[str, float]:
    """A random game to the end; what everybody got."""
    got = {}
    for agent in env.agent_iter():
        seen, reward, over, cut_off, _ = env.last()
        assert not cut_off
        got[agent] = reward
        assert seen is not None
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return got


# PettingZoo's own tests


@both
@pytest.mark.usefixtures("known_to_have_masks")
def test_api(game: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    env = game.env()
    cycles = 1000 // len(env.possible_agents)  # enough for a whole game
    UPSTREAM.api_test(env, num_cycles=cycles)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("options", [{"edition": "italian", "action_decks": "shuffled", "orgies": "fading"}, {}])
@pytest.mark.usefixtures("known_to_have_masks")
def test_api_without_wrappers_and_with_options(options: dict[str, Any]) -> None:
    UPSTREAM.api_test(caesar_v0.raw_env(**options), num_cycles=50)


@pytest.mark.usefixtures("known_to_have_masks")
def test_api_with_three_players() -> None:
    UPSTREAM.api_test(nero_v0.env(players=3, length="short"), num_cycles=50)


@both
def test_seeds(game: ModuleType) -> None:
    UPSTREAM.seed_test(game.env, num_cycles=150)


@both
def test_render(game: ModuleType) -> None:
    assert game.raw_env.metadata["render_modes"] == ["human", "ansi", "rgb_array", "svg"]
    UPSTREAM.render_test(
        game.env, custom_tests={"svg": lambda drawn: drawn.startswith("<svg"), "ansi": lambda told: "\n" in told}
    )


@both
def test_performance_benchmark(
    game: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    suite = importlib.import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(suite, "time", SimpleNamespace(time=lambda: 10 * time.time()))  # half a second instead of five
    UPSTREAM.performance_benchmark(game.env())
    assert "Finished performance benchmark" in capsys.readouterr().out


# A game there is a game of ours


@both
def test_agents_are_seats_and_keep_their_names(game: ModuleType) -> None:
    env, raw = started(game)
    names = {"caesar_v0": ["cleopatra_1", "caesar_2"], "nero_v0": ["seat_1", "seat_2", "seat_3", "seat_4"]}
    assert env.possible_agents == names[str(env)]
    for agent, seat in zip(env.possible_agents, raw.game.seats):
        assert agent.partition("_")[0] == seat.rstrip("1234")
    played(env, random.Random(1))
    assert env.possible_agents == names[str(env)]


@both
def test_the_mask_shows_the_legal_actions_of_the_agent_to_move_and_of_nobody_else(game: ModuleType) -> None:
    env, raw = started(game)
    rng = random.Random(2)
    for agent in env.agent_iter():
        state = raw.rostra_state
        if state.actor == rostra.OVER:
            break
        assert agent == env.possible_agents[state.actor]
        for other in env.possible_agents:
            seen = env.observe(other)
            assert seen is not None
            assert np.flatnonzero(seen["action_mask"]).tolist() == (sorted(state.actions()) if other == agent else [])
        env.step(rng.choice(state.actions()))
    assert raw.rostra_state.actor == rostra.OVER


@both
def test_observations_are_the_features_of_the_seat(game: ModuleType) -> None:
    env, raw = started(game)
    rng = random.Random(3)
    for _ in env.agent_iter(200):
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert env.observation_space(agent).contains(seen)
            assert seen is not None
            assert seen["observation"].tobytes() == rostra.features.observe(raw.rostra_state, seat)
        env.step(rng.choice(raw.rostra_state.actions()))


@both
def test_a_game_there_is_decision_for_decision_a_game_of_the_engine(game: ModuleType) -> None:
    env, raw = started(game, seed=7)
    chance = random.Random(7)
    state = raw.game.new()
    rng = random.Random(8)
    while True:
        while state.actor == rostra.CHANCE:
            rostra.play(state, chance)
        assert raw.rostra_state.view(None) == state.view(None)
        assert raw.rostra_state.plies == state.plies
        if state.actor == rostra.OVER:
            break
        action = rng.choice(state.actions())
        state.apply(action)
        env.step(action)
    outcome = state.outcome()
    assert outcome is not None
    assert list(env.rewards.values()) == rewards(len(env.possible_agents), outcome.winners)
    assert set(env.terminations.values()) == {True}
    assert set(env.truncations.values()) == {False}


@both
def test_rewards_go_to_the_winners_and_add_up_to_nothing(game: ModuleType) -> None:
    env, raw = started(game)
    for seed in range(4):
        env.reset(seed=seed)
        got = played(env, random.Random(seed))
        outcome = raw.rostra_state.outcome()
        assert outcome is not None
        assert set(got) == set(env.possible_agents)
        assert sum(got.values()) == pytest.approx(0)
        for seat, agent in enumerate(env.possible_agents):
            assert (got[agent] > 0) == (seat in outcome.winners) or len(outcome.winners) == len(got)


@both
def test_the_same_seed_is_the_same_luck_and_another_one_is_not(game: ModuleType) -> None:
    env, raw = started(game)

    def seen_after(seed: int | None) -> dict[str, object]:
        env.reset(seed=seed)
        played(env, random.Random(5))
        return raw.rostra_state.view(None)

    first = seen_after(11)
    second = seen_after(None)  # chance goes on
    assert first != second
    assert seen_after(11) == first
    assert seen_after(None) == second
    assert seen_after(12) != first


@both
def test_worlds_that_differ_in_secrets_only_look_the_same(game: ModuleType) -> None:
    env, raw = started(game)
    rng = random.Random(6)
    differ = 0
    for moment in range(300):
        state = raw.rostra_state
        if state.actor == rostra.OVER:
            break
        if moment % 10 == 0:
            for seat, agent in enumerate(env.possible_agents):
                mine = env.observe(agent)
                raw.rostra_state = state.sample(seat, rng)
                differ += raw.rostra_state.position() != state.position()
                twin = env.observe(agent)
                raw.rostra_state = state
                assert mine is not None
                assert twin is not None
                assert mine["observation"].tobytes() == twin["observation"].tobytes()
                assert mine["action_mask"].tobytes() == twin["action_mask"].tobytes()
        env.step(rng.choice(state.actions()))
    assert differ > 20


@both
def test_the_page_says_how_large_the_spaces_are(game: ModuleType) -> None:
    env = game.env()
    page = (doc_pictures.ROOT / "docs" / "pettingzoo.md").read_text()
    for agent in env.possible_agents:
        assert f"`{agent}`" in page
        assert f"`{env.action_space(agent)}`" in page


# Bad use, as in PettingZoo's own environments


@both
def test_an_illegal_action_loses_at_once(game: ModuleType) -> None:
    env, raw = started(game)
    EnvLogger.suppress_output()
    loser = env.agent_selection
    legal = raw.rostra_state.actions()
    illegal = next(action for action in range(200) if action not in legal)
    env.step(illegal)
    EnvLogger.unsuppress_output()
    assert env.rewards == {agent: -1 if agent == loser else 0 for agent in env.possible_agents}
    assert all(env.terminations.values())
    for _ in env.agent_iter():
        env.step(None)
    assert env.agents == []


@both
def test_without_wrappers_an_illegal_action_is_a_value_error_and_changes_nothing(game: ModuleType) -> None:
    env = game.raw_env()
    env.reset(seed=1)
    before = env.rostra_state.position()
    illegal = next(action for action in range(10_000) if action not in env.rostra_state.actions())
    with pytest.raises(ValueError):
        env.step(illegal)
    with pytest.raises(TypeError):
        env.step(None)
    assert env.rostra_state.position() == before


@both
def test_an_action_that_does_not_exist_is_an_assertion(game: ModuleType) -> None:
    env, _ = started(game)
    for action in (10_000, -1, 1.5, None):
        with pytest.raises(AssertionError, match="action is not in action space"):
            env.step(action)


@both
def test_after_the_end_the_only_action_is_none(game: ModuleType) -> None:
    env, raw = started(game)
    rng = random.Random(4)
    while raw.rostra_state.actor != rostra.OVER:
        env.step(rng.choice(raw.rostra_state.actions()))
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(0)
    for _ in env.agent_iter():
        env.step(None)
    EnvLogger.suppress_output()
    EnvLogger.flush()
    env.step(0)
    EnvLogger.unsuppress_output()
    assert "step() called after all agents are terminated" in EnvLogger.mqueue[-1]
    env.reset()
    assert env.agents == env.possible_agents


@both
def test_before_reset_nothing_goes(game: ModuleType) -> None:
    env = game.env()
    with pytest.raises(AttributeError):
        _ = env.rewards
    for call in (lambda: env.step(0), lambda: env.observe(env.possible_agents[0]), env.render, env.agent_iter):
        with pytest.raises(AssertionError, match=r"reset\(\) needs to be called"):
            call()


@both
def test_options_that_do_not_exist(game: ModuleType) -> None:
    with pytest.raises(TypeError, match="unexpected keyword argument 'colour'; the options are "):
        game.env(colour="red")
    with pytest.raises(ValueError, match="render_mode 'paper' is not one of human, ansi, rgb_array, svg"):
        game.env(render_mode="paper")
    with pytest.raises(gymnasium.error.Error):
        game.env().reset(seed=-1)


def test_values_of_options_that_do_not_exist() -> None:
    with pytest.raises(ValueError, match="'edition'"):
        caesar_v0.env(edition="dutch")
    with pytest.raises(ValueError, match="'players'"):
        nero_v0.env(players=5)


# Coming by it


@pytest.mark.parametrize("name", ["caesar", "nero"])
def test_they_are_in_the_registry(name: str) -> None:
    env: Any = pettingzoo.make("aec", f"rostra/{name}-v0", render_mode="ansi")
    assert str(env) == f"{name}_v0"
    assert env.render_mode == "ansi"


def test_a_pickled_environment_is_one_with_the_same_options() -> None:
    env = pickle.loads(pickle.dumps(nero_v0.env(render_mode="svg", players=3)))
    env.reset(seed=1)
    assert env.possible_agents == ["seat_1", "seat_2", "seat_3"]
    assert env.render().startswith("<svg")
