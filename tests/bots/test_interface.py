"""What all bots share: budgets, the registry, and a decision made from a sampled world only."""

import pickle
import random
from typing import Any

import pytest

import rostra
from rostra import bots, titles
from rostra.game import Rng, State

BUDGET = bots.Budget(simulations=1)


def opening(seed: int = 0, game: str = "caesar") -> State:
    """The first decision of a game."""
    state = rostra.load(game).new()
    rng = random.Random(seed)
    while state.actor == rostra.CHANCE:
        rostra.play(state, rng)
    return state


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({}, "seconds, simulations or both"),
        ({"seconds": 0}, "seconds"),
        ({"seconds": -1.0}, "seconds"),
        ({"seconds": float("nan")}, "seconds"),
        ({"seconds": float("inf")}, "seconds"),
        ({"seconds": "1"}, "seconds"),
        ({"seconds": True}, "seconds"),
        ({"seconds": 10**400}, "seconds"),
        ({"simulations": 0}, "simulations"),
        ({"simulations": 10**400}, "simulations"),
        ({"simulations": 2.5}, "simulations"),
        ({"seconds": 1, "simulations": -3}, "simulations"),
    ],
)
def test_a_bad_budget_is_refused_by_name(given: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        bots.Budget(**given)


def test_a_budget_holds_what_was_given() -> None:
    assert bots.Budget(seconds=0.5) == bots.Budget(seconds=0.5, simulations=None)
    assert bots.Budget(seconds=1, simulations=2000).simulations == 2000


def test_the_registry_says_what_is_wrong() -> None:
    with pytest.raises(ValueError, match=r"'julius'.*random, tiro, miles"):
        bots.load("caesar", "julius")
    with pytest.raises(ValueError, match=r"'chess'.*caesar"):
        bots.load("chess", "miles")
    with pytest.raises(ValueError, match=r"'chess'.*caesar"):
        bots.names("chess")


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in rostra.GAMES for name in bots.LEVELS])
def test_bots_can_be_pickled(game: str, name: str) -> None:
    bot = bots.load(game, name)
    again: bots.Bot = pickle.loads(pickle.dumps(bot))
    state = opening(game=game)
    first = bots.decide(bot, state, random.Random(1), BUDGET)
    assert bots.decide(again, state, random.Random(1), BUDGET) == first


def test_a_game_without_bots_of_its_own_has_the_random_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bots.level("caesar", bots.COMPANION) == bots.COMPANION
    monkeypatch.setattr(titles, "part", lambda name, room: None)
    assert bots.names("caesar") == ("random",)
    assert bots.level("caesar", bots.COMPANION) == "random"
    assert bots.load("caesar", "random").name == bots.teacher("caesar").name == "random"
    with pytest.raises(ValueError, match=r"'miles': caesar has no such bot; there are random$"):
        bots.load("caesar", "miles")
    judge = bots.foresight("caesar", 1)
    chances = [judge.chance(opening(seed), seat) for seed in range(20) for seat in (0, 1)]
    assert {*chances} <= {0.0, 0.5, 1.0}
    assert 0 < sum(chances) < 40


class Listener:
    """A bot that keeps the world it was handed, and answers what it was told to."""

    name = "listener"

    def __init__(self, action: int | None = None) -> None:
        self.action = action
        self.world: State | None = None

    def choose(self, world: State, rng: Rng, budget: bots.Budget) -> bots.Choice:
        self.world = world
        action = world.actions()[0] if self.action is None else self.action
        world.apply(world.actions()[0])  # the world is the bot's own
        return bots.Choice(action, (bots.Thought(action, 0.0),))


def test_a_bot_is_handed_a_world_and_never_the_true_state() -> None:
    state = opening()
    before = state.position()
    bot = Listener()
    bots.decide(bot, state, random.Random(3), BUDGET)
    assert bot.world is not None
    assert bot.world is not state
    assert state.position() == before


@pytest.mark.parametrize("game", rostra.GAMES)
def test_a_bot_of_another_game_says_so(game: str) -> None:
    for other in set(rostra.GAMES) - {game}:
        with pytest.raises(TypeError, match=other):
            bots.decide(bots.load(other, "miles"), opening(game=game), random.Random(0), BUDGET)


def test_an_illegal_choice_is_refused() -> None:
    with pytest.raises(ValueError, match="listener"):
        bots.decide(Listener(action=0), opening(), random.Random(3), BUDGET)


def test_nobody_is_asked_at_chance_and_after_the_end() -> None:
    state = rostra.load("caesar").new()
    with pytest.raises(ValueError, match="decide"):
        bots.decide(bots.load("caesar", "random"), state, random.Random(0), BUDGET)
    rostra.playout(state, random.Random(0))
    with pytest.raises(ValueError, match="decide"):
        bots.decide(bots.load("caesar", "random"), state, random.Random(0), BUDGET)


def test_random_finds_every_action() -> None:
    state = opening()
    bot = bots.load("caesar", "random")
    rng = random.Random(5)
    chosen = {bots.decide(bot, state, rng, BUDGET).action for _ in range(200)}
    assert chosen == set(state.actions())
