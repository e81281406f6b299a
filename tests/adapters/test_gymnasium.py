"""One seat against bots in Gymnasium: its own checker passes with every warning an error, and the others play fair."""

import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import rostra
from rostra import features
from rostra.adapters.gymnasium import AgainstBots
from rostra.bots import Budget, Choice
from rostra.bots.random_bot import RandomBot
from rostra.game import Rng, State
from rostra.rewards import rewards

both = pytest.mark.parametrize("title", ["caesar", "nero"])


def ended(env: Any, seed: int | None, rng: random.Random) -> tuple[float, dict[str, Any]]:
    """A game with random legal actions of the learner: its reward, and the last info."""
    _, info = env.reset(seed=seed)
    while True:
        action = rng.choice(np.flatnonzero(env.unwrapped.action_masks()).tolist())
        _, reward, over, cut_off, info = env.step(action)
        assert not cut_off
        if over:
            return reward, info
        assert reward == 0


class Spy:
    """Plays at random and keeps the worlds it gets."""

    name = "spy"

    def __init__(self) -> None:
        self.worlds: list[State] = []

    def choose(self, world: State, rng: Rng, budget: Budget) -> Choice:
        self.worlds.append(world.clone())
        return RandomBot().choose(world, rng, budget)


# Gymnasium's own checks


@both
@pytest.mark.parametrize("settings", [{}, {"scaled": False, "seat": 1}, {"opponents": "miles"}], ids=str)
def test_the_checker_of_gymnasium(title: str, settings: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    """It plays random actions, mostly illegal, and draws the table in every mode."""
    env = gymnasium.make(f"rostra/{title}-v0", **{"opponents": "random", **settings})
    check_env(env.unwrapped)
    capsys.readouterr()


@both
def test_through_make_with_its_wrappers(title: str) -> None:
    env = gymnasium.make(f"rostra/{title}-v0", opponents="random")
    ended(env, 3, random.Random(3))


def test_several_at_once() -> None:
    envs = gymnasium.make_vec("rostra/caesar-v0", num_envs=3, vectorization_mode="sync", opponents="random")
    seen, info = envs.reset(seed=1)
    over = 0
    for _ in range(400):
        actions = [int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]]
        seen, _, ended, _, info = envs.step(np.array(actions))
        over += int(ended.sum())
    assert seen.shape == (3, features.of(rostra.load("caesar")).size)
    assert over > 0


# The learner's side


@both
def test_it_sees_the_features_of_its_seat_and_what_is_legal(title: str) -> None:
    env, plain = (AgainstBots(title, "random", scaled=scaled) for scaled in (True, False))
    high = np.array(features.of(env.game).high)
    rng = random.Random(4)
    for seed in range(2):
        (seen, info), (numbers, _) = env.reset(seed=seed), plain.reset(seed=seed)
        over = False
        while not over:
            state = env.rostra_state
            assert state.actor == env.seat == info["seat"]
            assert np.flatnonzero(env.action_masks()).tolist() == sorted(state.actions())
            assert info["action_mask"].tolist() == env.action_masks().tolist()
            assert env.observation_space.contains(seen)
            assert plain.observation_space.contains(numbers)
            assert numbers.tobytes() == features.observe(state, env.seat)
            assert np.array_equal(np.rint(seen * high), numbers)
            action = rng.choice(state.actions())
            (seen, _, over, _, info), (numbers, *_) = env.step(action), plain.step(action)
        assert env.action_masks().all()
        outcome = env.rostra_state.outcome()
        assert outcome is not None
        assert (info["points"], info["winners"]) == (list(outcome.points), list(outcome.winners))


@both
def test_the_reward_is_that_of_the_seat(title: str) -> None:
    env = AgainstBots(title, "random")
    rng = random.Random(5)
    for seed in range(6):
        reward, info = ended(env, seed, rng)
        assert reward == rewards(len(env.game.seats), info["winners"])[info["seat"]]


@both
def test_without_a_seat_it_gets_any_of_them(title: str) -> None:
    env = AgainstBots(title, "random")
    found = {env.reset(seed=seed)[1]["seat"] for seed in range(40)}
    assert found == set(range(len(env.game.seats)))


def test_a_seat_by_name_or_number() -> None:
    assert AgainstBots("caesar", "random", "caesar").reset(seed=1)[1]["seat"] == 1
    assert AgainstBots("nero", "random", 2).reset(seed=1)[1]["seat"] == 2


@both
def test_the_same_seed_and_actions_are_the_same_game_also_against_a_bot_that_searches(title: str) -> None:
    def played(seed: int | None) -> object:
        env.reset(seed=seed)
        rng = random.Random(6)
        for _ in range(12):
            env.step(rng.choice(env.rostra_state.actions()))
        return env.rostra_state.position()

    env = AgainstBots(title, "centurio", 0, simulations=3)
    first = played(7)
    assert played(None) != first
    assert played(7) == first


# The others


def test_opponents_get_worlds_and_never_the_true_state() -> None:
    spy = Spy()
    env = AgainstBots("caesar", spy, "cleopatra")
    env.reset(seed=1)
    hidden = 0
    rng = random.Random(1)
    for _ in range(80):
        spy.worlds.clear()
        before = env.rostra_state.clone()
        action = rng.choice(before.actions())
        env.step(action)
        for world in spy.worlds[:1]:
            before.apply(action)
            assert world.actor == 1
            if before.actor == 1:  # nothing was left to chance
                assert world.view(1) == before.view(1)
                hidden += world.position() != before.position()
    assert hidden > 3


def test_opponents_sit_clockwise_from_the_learner() -> None:
    spies = [Spy(), Spy(), Spy()]
    env = AgainstBots("nero", spies, 2)
    ended(env, 1, random.Random(1))
    assert [{world.actor for world in spy.worlds} for spy in spies] == [{3}, {0}, {1}]


def test_an_opponent_may_be_what_was_learnt() -> None:
    """A function from observation and mask: for playing against oneself."""
    seen: list[int] = []
    seat_at = features.of(rostra.load("caesar")).names.index("seat")

    def first_legal(observation: Any, mask: Any) -> int:
        seen.append(int(observation[seat_at]))
        return int(np.flatnonzero(mask)[0])

    env = AgainstBots("caesar", first_legal, "cleopatra")
    ended(env, 2, random.Random(2))
    assert set(seen) == {1}
    assert len(seen) > 30


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"opponents": "nobody"}, "bot 'nobody': caesar has no such bot; there are random, tiro, miles"),
        ({"opponents": ["miles", "tiro"]}, "opponents: 2 are given; right is one for all seats, or 1, one for each"),
        ({"opponents": 7}, "opponents: 7 is neither the name of a bot, nor a bot, nor a function"),
        ({"seat": "nero"}, "seat 'nero' is not one of cleopatra, caesar, nor a number from 0 to 1"),
        ({"seat": 2}, "seat 2 is not one of cleopatra, caesar, nor a number from 0 to 1"),
        ({"simulations": 0}, "simulations must be from 1"),
        ({"illegal": "ignore"}, "illegal 'ignore' is not one of lose, raise"),
        ({"render_mode": "paper"}, "render_mode 'paper' is not one of human, ansi, rgb_array, svg"),
        ({"edition": "dutch"}, "'edition'"),
    ],
)
def test_wrong_settings(settings: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        AgainstBots("caesar", **settings)
    with pytest.raises(TypeError, match="unexpected keyword argument 'colour'; the options are "):
        AgainstBots("caesar", colour="red")


# Mistakes while playing


@both
def test_an_illegal_action_loses_and_says_why(title: str) -> None:
    env = AgainstBots(title, "random")
    env.reset(seed=1)
    illegal = next(action for action in range(200) if not env.action_masks()[action])
    _, reward, over, cut_off, info = env.step(illegal)
    assert (reward, over, cut_off) == (-1, True, False)
    assert "is not legal now" in info["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"no game is going on; reset\(\) begins one"):
        env.step(illegal)
    assert "illegal" not in env.reset()[1]


@both
def test_or_it_is_a_value_error_and_changes_nothing(title: str) -> None:
    env = AgainstBots(title, "random", illegal="raise")
    env.reset(seed=1)
    before = env.rostra_state.position()
    illegal = next(action for action in range(200) if not env.action_masks()[action])
    for action in (illegal, 10_000, -1, "veto"):
        with pytest.raises(ValueError):
            env.step(action)  # type: ignore[arg-type]
    assert env.rostra_state.position() == before
    env.step(env.rostra_state.actions()[0])


def test_before_reset_nothing_goes() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        AgainstBots("caesar").step(0)


def test_a_pickled_environment_is_one_with_the_same_settings() -> None:
    env = pickle.loads(pickle.dumps(AgainstBots("nero", "random", 1, scaled=False, players=3, render_mode="svg")))
    seen, info = env.reset(seed=1)
    assert (len(env.game.seats), info["seat"], seen.dtype) == (3, 1, np.uint8)
    assert env.render().startswith("<svg")
