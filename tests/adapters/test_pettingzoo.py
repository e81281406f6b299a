"""Both games in PettingZoo: its own tests pass with every warning an error, and a game there is a game of ours."""

import importlib
import pickle
import random
import time
import warnings
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

import rostra
from rostra.adapters.pettingzoo import caesar_v0, nero_v0
from rostra.adapters.pettingzoo.checked import CheckedEnvironment
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


# The checks


def wrapped_by_pettingzoo(game: ModuleType) -> Env:
    """As PettingZoo wraps its own games with masks."""
    env: Env = wrappers.TerminateIllegalWrapper(game.raw_env(), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def what_comes(call: Callable[..., Any], *arguments: object) -> object:
    """The result, or the error and what it says."""
    try:
        return str(call(*arguments))
    except (AssertionError, AttributeError, LookupError, ValueError) as error:
        return type(error), str(error)


def told_of(env: Env) -> list[object]:
    """Everything an environment says of itself just now."""
    return [what_comes(getattr, env, name) for name in RESET_MAKES] + [what_comes(env.last)]


RESET_MAKES = ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos")
NO_ACTIONS = (10_000, -1, 1.5, None, "spy", np.array([1, 2]), np.float32(3))


@both
def test_before_reset_it_says_what_the_wrappers_of_pettingzoo_say(game: ModuleType) -> None:
    ours, theirs = game.env(), wrapped_by_pettingzoo(game)
    for name in RESET_MAKES:
        assert what_comes(getattr, ours, name) == what_comes(getattr, theirs, name)
        assert "before reset" in str(what_comes(getattr, ours, name))
    with pytest.raises(AttributeError, match="before reset"):
        _ = ours.num_agents


@both
@pytest.mark.parametrize("mistake", ["illegal", "none", "late"])
def test_the_checks_are_those_of_the_wrappers_of_pettingzoo(game: ModuleType, mistake: str) -> None:
    """Step by step, also after an action that is illegal, or a good one for an agent that is done, or too late."""
    ours, theirs = game.env(), wrapped_by_pettingzoo(game)
    EnvLogger.suppress_output()
    for env in (ours, theirs):
        env.reset(seed=3)
    rng = random.Random(3)
    moments = 40 if mistake == "illegal" else 10_000
    while ours.agents and moments:
        moments -= 1
        for action in NO_ACTIONS if moments % 20 == 0 else ():
            if not (action is None and any(ours.terminations.values())):
                said = what_comes(ours.step, action)
                assert said == what_comes(theirs.step, action)
        legal = [] if any(ours.terminations.values()) else ours.unwrapped.rostra_state.actions()
        action = rng.choice(legal) if legal else None
        if mistake == "none" and not legal:
            assert what_comes(ours.step, 1) == what_comes(theirs.step, 1)
        if mistake == "illegal" and moments == 0:
            action = next(action for action in range(200) if action not in legal)
        for env in (ours, theirs):
            env.step(action)
        if moments % 10 == 0 or not legal:
            assert told_of(ours) == told_of(theirs)
    if mistake == "illegal":
        assert sorted(ours.rewards.values())[0] == -1
    while ours.agents:
        for env in (ours, theirs):
            env.step(None)
        assert told_of(ours) == told_of(theirs)
    assert what_comes(ours.step, 0) == what_comes(theirs.step, 0) == "None"
    EnvLogger.unsuppress_output()


@both
def test_an_agent_that_does_not_step_is_told(game: ModuleType) -> None:
    env, _ = started(game)
    agents = iter(env.agent_iter())
    next(agents)
    with pytest.raises(AssertionError, match="need to call step"):
        next(agents)


@both
def test_the_checks_are_optional(game: ModuleType) -> None:
    assert isinstance(game.env(checks=False), game.raw_env)
    assert isinstance(game.env(), CheckedEnvironment)
    assert not isinstance(game.raw_env(), CheckedEnvironment)


# Scaled observations


@both
def test_scaled_observations_are_the_same_numbers_between_0_and_1(game: ModuleType) -> None:
    env, raw = started(game, scaled=True)
    high = np.array(rostra.features.of(raw.game).high)
    rng = random.Random(9)
    most: Any = np.zeros(len(high))
    for agent in env.agent_iter(400):
        if raw.rostra_state.actor == rostra.OVER:
            break
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        assert seen is not None
        assert seen["observation"].dtype == np.float32
        plain = np.frombuffer(rostra.features.observe(raw.rostra_state, env.possible_agents.index(agent)), np.uint8)
        assert np.array_equal(np.rint(seen["observation"] * high), plain)
        most = np.maximum(most, seen["observation"])
        env.step(rng.choice(raw.rostra_state.actions()))
    assert most.max() == 1


@pytest.mark.usefixtures("known_to_have_masks")
def test_api_with_scaled_observations() -> None:
    UPSTREAM.api_test(caesar_v0.env(scaled=True), num_cycles=50)


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
