"""The levels of both games: every decision legal, from what their seat knows only, and the same again with the same
seed. And those who search: their thoughts, their budget, and that they can be stopped.
"""

import math
import pickle
import random

import pytest

import rostra
from rostra import bots
from rostra.bots.caesar import levels as caesar
from rostra.bots.nero import levels as nero
from rostra.game import CHANCE, OVER, State, pick
from rostra.nero.actions import ACTIVATE

LEVELS = ("random", "tiro", "miles", "centurio", "legatus", "imperator")
SEARCHERS = ("centurio", "legatus", "imperator")
KINDS = ("tiro", "miles", "centurio")  # legatus and imperator are centurio with less noise and none
BETTER, WORSE = ACTIVATE, ACTIVATE + 1
FEW = bots.Budget(simulations=40)
OPTIONS: list[tuple[str, dict[str, str]]] = [
    ("caesar", {}),
    ("caesar", {"edition": "italian", "action_decks": "shuffled"}),
    ("nero", {"length": "short", "players": "3"}),
    ("nero", {"length": "short"}),
]


def log_odds(chance: float) -> float:
    return math.log(chance / (1.0 - chance))


def later(game: str, decisions: int, seed: int = 1) -> State:
    """A game in which chance has decided everything so far; somebody has a choice now."""
    rng = random.Random(seed)
    state = rostra.load(game).new()
    while decisions > 0 or state.actor < 0 or len(state.actions()) < 3:
        state.apply(pick(state.chances(), rng) if state.actor == CHANCE else rng.choice(state.actions()))
        decisions -= 1
    return state


@pytest.mark.parametrize("game", rostra.GAMES)
def test_both_games_have_the_same_levels(game: str) -> None:
    assert bots.names(game)[: len(LEVELS)] == LEVELS
    assert [bots.load(game, name).name for name in LEVELS] == list(LEVELS)
    assert bots.COMPANION in LEVELS
    assert [bots.usual(bots.load(game, name)).seconds for name in SEARCHERS] == [0.1, 1.0, 5.0]


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_a_whole_game(game: str, options: dict[str, str], name: str) -> None:
    """``decide`` refuses what is not legal."""
    rng = random.Random(5)
    bot, other = bots.load(game, name), bots.load(game, "random")
    state = rostra.load(game, **options).new()
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(pick(state.chances(), rng))
        else:
            state.apply(bots.decide(bot if state.actor == 0 else other, state, rng, FEW).action)
    assert state.outcome() is not None


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("game", rostra.GAMES)
def test_the_same_seed_and_simulations_are_the_same_choice(game: str, name: str) -> None:
    state = later(game, 120)
    bot = bots.load(game, name)
    choice = bots.decide(bot, state, random.Random(3), FEW)
    assert bots.decide(bot, state, random.Random(3), FEW) == choice
    assert bots.decide(pickle.loads(pickle.dumps(bot)), state, random.Random(3), FEW) == choice


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("game", rostra.GAMES)
def test_what_a_seat_cannot_know_changes_nothing(game: str, name: str) -> None:
    bot = bots.load(game, name)
    differed = 0
    for seed in range(6):
        state = later(game, 90, seed)
        other = state.sample(state.actor, random.Random(9))
        differed += other.position() != state.position()
        choice = bots.decide(bot, state, random.Random(4), FEW)
        assert bots.decide(bot, other, random.Random(4), FEW) == choice
    assert differed > 2


@pytest.mark.parametrize("game", rostra.GAMES)
def test_thoughts_of_a_search(game: str) -> None:
    state = later(game, 120)
    choice = bots.decide(bots.load(game, "imperator"), state, random.Random(1), bots.Budget(simulations=300))
    assert choice.action == choice.thoughts[0].action
    tried = [thought.visits or 0 for thought in choice.thoughts]
    assert tried == sorted(tried, reverse=True)
    assert 0 not in tried  # what was never tried is no thought
    assert 0 < sum(tried) <= 300
    legal = state.actions()
    for thought in choice.thoughts:
        assert thought.action in legal
        assert thought.win_chance is not None
        assert 0 <= thought.win_chance <= 1
        assert thought.points is not None


@pytest.mark.parametrize("name", nero.NOISE)
@pytest.mark.parametrize("game", rostra.GAMES)
def test_lower_levels_misjudge_a_little(game: str, name: str) -> None:
    """They do what seems best to them, and nothing that is worth less than to do nothing."""
    levels = {"caesar": caesar, "nero": nero}[game]
    noise = levels.NOISE[name]
    bot, exact = bots.load(game, name), bots.teacher(game) if name == "miles" else bots.load(game, "imperator")
    errors, idle, differed = [], 0, 0
    for seed in range(30):
        state = later(game, 50 + (5 if game == "caesar" else 10) * seed, seed)
        choice = bots.decide(bot, state, random.Random(seed), FEW)
        right = bots.decide(exact, state, random.Random(seed), FEW)
        values = {t.action: t.value - noise.caution / (t.visits or 1) ** 0.5 for t in right.thoughts}
        best = max(values, key=lambda action: values[action]) if noise.caution else right.action
        assert choice.action == choice.thoughts[0].action
        if best in levels.IDLE:
            idle += 1
            assert choice.action == best
            continue
        others = [thought for thought in choice.thoughts if thought.action != best]
        assert not levels.IDLE & {thought.action for thought in others}
        nothing = [value for action, value in values.items() if action in levels.IDLE]
        if choice.action != best:
            assert values.get(choice.action, math.inf) > max(nothing, default=-math.inf)
        assert choice.action == max(choice.thoughts, key=lambda thought: thought.value).action
        seen = log_odds if noise.log_odds else float
        errors += [abs(seen(t.value) - seen(values[t.action])) for t in choice.thoughts if t.action in values]
        differed += choice.action != best
    assert idle or game == "caesar"  # where there is nearly always something better
    assert differed
    assert noise.error < max(errors) <= 3 * noise.error + 1e-9


@pytest.mark.parametrize("name", ["centurio", "legatus"])
def test_who_is_behind_in_nero_errs_as_often_as_who_is_ahead(name: str) -> None:
    """The odds of the better candidate are the same part better: 0.02 and 0.8 are what a player far behind and one far
    ahead have. Were the chance itself mistaken, the former would choose at random."""

    def chosen(chance: float) -> list[int]:
        other = 1.15 * chance / (1.0 - chance)
        thoughts = [bots.Thought(BETTER, other / (1.0 + other)), bots.Thought(WORSE, chance)]
        return [nero.NOISE[name].choose(thoughts, random.Random(seed)).action for seed in range(400)]

    behind = chosen(0.02)
    assert behind == chosen(0.8)
    assert behind.count(BETTER) > behind.count(WORSE) > 0


@pytest.mark.parametrize("game", rostra.GAMES)
def test_who_is_stopped_answers_with_the_best_so_far(game: str) -> None:
    state = later(game, 120)
    asked = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) == 3

    budget = bots.Budget(seconds=600, stop=stop)
    choice = bots.decide(bots.load(game, "imperator"), state, random.Random(1), budget)
    assert len(asked) == 3
    assert sum(thought.visits or 0 for thought in choice.thoughts) == 3 * 32


@pytest.mark.parametrize("name", SEARCHERS)
@pytest.mark.parametrize("game", rostra.GAMES)
def test_a_search_of_another_game_says_so(game: str, name: str) -> None:
    other = next(one for one in rostra.GAMES if one != game)
    with pytest.raises(TypeError, match=other):
        bots.decide(bots.load(other, name), later(game, 60), random.Random(0), FEW)


@pytest.mark.parametrize(("game", "points"), [("caesar", 1.6), ("nero", 1.2)])
def test_tiro_never_throws_much_away(game: str, points: float) -> None:
    """What ``miles`` finds more than a beginner's mistake worse than the best is not done."""
    tiro, miles = bots.load(game, "tiro"), bots.teacher(game)
    differed = 0
    for seed in range(40):
        state = later(game, 40 + 5 * seed, seed)
        values = {t.action: t.value for t in bots.decide(miles, state, random.Random(seed), FEW).thoughts}
        chosen = bots.decide(tiro, state, random.Random(seed), FEW).action
        assert values[chosen] >= max(values.values()) - points
        differed += values[chosen] < max(values.values())
    assert differed > 5


def test_who_foresees_is_not_misled_by_the_world_before() -> None:
    """A world of other options has other seats and another deck."""
    worlds = [rostra.load("nero", players=players).new() for players in (4, 3)]
    rng = random.Random(1)
    for world in worlds:
        for _ in range(300):
            world.apply(pick(world.chances() or [(action, 1) for action in world.actions()], rng))
    four, three = worlds
    one = bots.foresight("nero", 7)
    one.chance(four.clone(), 3)
    other = bots.foresight("nero", 7)
    other.chance(three.clone(), 0)
    assert one.chance(three.clone(), 2) == pytest.approx(other.chance(three.clone(), 2), abs=0.05)
    assert other.chance(four.clone(), 3) > 0


@pytest.mark.parametrize("game", rostra.GAMES)
def test_who_foresees_knows_the_seats(game: str) -> None:
    world = later(game, 60)
    for seat in (-1, len(rostra.load(game).seats)):
        with pytest.raises(ValueError, match=f"seat {seat}: there are"):
            bots.foresight(game, 1).chance(world, seat)
