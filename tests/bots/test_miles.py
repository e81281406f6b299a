"""``miles``: every decision legal, from what its seat knows only, the same again with the same seed, and sound."""

import math
import random
from collections.abc import Iterator

import pytest

import rostra
from rostra import bots
from rostra.caesar.state import State
from rostra.caesar.table import (
    ANSWER,
    ARRANGE,
    CHOOSE,
    DECIDE_PILE,
    IN_TURN,
    LAY_AGAIN,
    PUT_AWAY,
    REFILL,
    REPLACE,
    SET_UP,
    phase,
)
from rostra.game import Json

BUDGET = bots.Budget(simulations=1)
MILES = bots.teacher("caesar")  # the level of this name is noisy
RANDOM = bots.load("caesar", "random")
OPTIONS = [(edition, decks) for edition in ("kosmos", "italian") for decks in ("arranged", "shuffled", "own-choice")]
GROUPS = ("senators", "praetors", "quaestors", "censors", "aediles")


def new(edition: str = "kosmos", decks: str = "arranged") -> State:
    state = rostra.load("caesar", edition=edition, action_decks=decks).new()
    assert isinstance(state, State)
    return state


def decisions(state: State, seats: tuple[bots.Bot, bots.Bot], rng: random.Random) -> Iterator[State]:
    """Play a game to its end, stopping at every decision of a seat."""
    while state.actor != rostra.OVER:
        if state.actor == rostra.CHANCE:
            rostra.play(state, rng)
        else:
            yield state
            state.apply(bots.decide(seats[state.actor], state, rng, BUDGET).action)


def position(**changes: object) -> State:
    """Cleopatra to move, five cards in hand, nothing on the table."""
    given: Json = {
        "to_move": "cleopatra",
        "votes": {"deck": list(GROUPS)},
        "players": {
            "cleopatra": {"hand": ["1", "2", "3", "4", "5"], "influence_pile": ["3"] * 5},
            "caesar": {"hand": ["1", "2", "3", "4", "5"], "influence_pile": ["3"] * 5},
        },
    }
    given.update(changes)
    state = rostra.load("caesar").position(given)
    assert isinstance(state, State)
    return state


def chosen(state: State, seed: int = 0) -> str:
    return state.text(bots.decide(MILES, state, random.Random(seed), BUDGET).action)


def test_every_decision_is_answered_with_a_legal_action_and_finite_thoughts() -> None:
    met: set[int] = set()
    for seed, (edition, decks) in enumerate(OPTIONS * 4):
        # Against random it meets what it would not bring about itself.
        seats = ((MILES, RANDOM), (RANDOM, MILES), (MILES, MILES), (RANDOM, RANDOM))[seed // len(OPTIONS)]
        for state in decisions(new(edition, decks), seats, random.Random(seed)):
            met.add(phase(state))
            choice = bots.decide(MILES, state, random.Random(seed), BUDGET)
            legal = state.actions()
            values = [thought.value for thought in choice.thoughts]
            assert choice.action == choice.thoughts[0].action
            assert {thought.action for thought in choice.thoughts} <= set(legal)
            assert all(map(math.isfinite, values))
            assert values == sorted(values, reverse=True)
    assert met == {DECIDE_PILE, ARRANGE, SET_UP, IN_TURN, ANSWER, CHOOSE, LAY_AGAIN, PUT_AWAY, REFILL, REPLACE}


@pytest.mark.parametrize("seed", range(4))
def test_what_the_seat_cannot_know_changes_nothing(seed: int) -> None:
    """A twin is another true state that agrees with everything the seat has seen."""
    seats = (MILES, MILES) if seed % 2 else (MILES, RANDOM)
    for state in decisions(new(*OPTIONS[seed]), seats, random.Random(seed)):
        twin = state.sample(state.actor, random.Random(1000 + seed))
        world = state.sample(state.actor, random.Random(7))
        assert twin.sample(state.actor, random.Random(7)).position() == world.position()
        for bot in (MILES, RANDOM):
            choice = bots.decide(bot, state, random.Random(7), BUDGET)
            assert bots.decide(bot, twin, random.Random(7), BUDGET) == choice


@pytest.mark.parametrize("seed", range(4))
def test_miles_does_not_take_the_made_up_cards_of_a_world_for_true(seed: int) -> None:
    for state in decisions(new(*OPTIONS[seed]), (MILES, MILES), random.Random(seed)):
        thoughts = set()
        for other in range(3):
            world = state.sample(state.actor, random.Random(other))
            thoughts.add(MILES.choose(world, random.Random(9), BUDGET))
        assert len(thoughts) == 1


@pytest.mark.parametrize("bot", [MILES, RANDOM], ids=lambda bot: str(bot.name))
def test_the_same_seed_plays_the_same_game_and_leaves_the_global_generator_alone(bot: bots.Bot) -> None:
    before = random.getstate()
    games = []
    for _ in range(2):
        state = new()
        lines = [(state.plies, state.actor) for _ in decisions(state, (bot, bot), random.Random(42))]
        games.append((lines, state.position(), state.outcome()))
    assert games[0] == games[1]
    assert random.getstate() == before


def test_miles_beats_random_clearly() -> None:
    won = 0.0
    for game in range(32):
        miles = game % 2
        state = new(*OPTIONS[game // 2 % 4])
        for _ in decisions(state, (RANDOM, MILES) if miles == 1 else (MILES, RANDOM), random.Random(game // 2)):
            pass
        outcome = state.outcome()
        assert outcome is not None
        won += (miles in outcome.winners) / len(outcome.winners)
    assert won >= 0.85 * 32


# What a human would call sound


def test_it_does_not_lay_cards_at_a_group_that_is_won_by_far() -> None:
    table = {"senators": {"up": ["5", "5", "5"]}}
    players = {
        "cleopatra": {"hand": ["1", "2", "3"], "influence_pile": ["3"] * 5, "table": table},
        "caesar": {"hand": ["1", "2"], "influence_pile": ["3"] * 5, "table": {"praetors": {"up": ["2"]}}},
    }
    assert "senators" not in chosen(position(players=players))


def test_a_philosopher_goes_where_he_is_clearly_behind() -> None:
    players = {
        "cleopatra": {"hand": ["P", "1"], "table": {"senators": {"up": ["1"]}}},
        "caesar": {"hand": ["1", "2"], "table": {"senators": {"up": ["5", "5", "4"]}}},
    }
    assert chosen(position(players=players, votes={"deck": ["senators"]})).endswith("P senators")


def test_it_assassinates_the_card_that_turns_the_vote() -> None:
    players = {
        "cleopatra": {"hand": ["1", "assassination"], "table": {"censors": {"up": ["5"]}}},
        "caesar": {"hand": ["1", "2"], "table": {"censors": {"up": ["4", "3"]}, "senators": {"up": ["2"]}}},
    }
    state = position(players=players, votes={"deck": ["censors"]})
    lines = [chosen(state)]
    state.apply(state.parse(lines[0]))
    if state.actor == 0 and phase(state) == IN_TURN:
        lines.append(chosen(state))
    assert any(line.startswith("assassinate censors") for line in lines)


@pytest.mark.parametrize(
    ("target", "answer"),
    [("wrath censors", "veto"), ("wrath aediles", "allow"), ("assassinate censors 5", "veto")],
)
def test_it_vetoes_what_hurts_and_allows_trifles(target: str, answer: str) -> None:
    mine = {"censors": {"up": ["5", "4"]}, "aediles": {"up": ["1"]}}
    theirs = {"censors": {"up": ["5"]}, "aediles": {"up": ["3", "4"]}}
    players = {
        "cleopatra": {"hand": ["1", "2", "wrath", "assassination"], "table": theirs},
        "caesar": {"hand": ["1", "2", "veto"], "table": mine},
    }
    state = position(players=players, votes={"deck": ["censors", "aediles"]})
    state.apply(state.parse(target))
    assert chosen(state) == answer


def test_it_draws_influence_when_he_has_none() -> None:
    players = {
        "cleopatra": {"hand": ["1"], "influence_pile": ["3"] * 5, "action_pile": ["assassination"] * 4},
        "caesar": {"hand": ["1", "2"], "influence_pile": ["3"] * 5},
    }
    state = position(players=players)
    state.apply(state.parse("down 1 senators"))
    assert chosen(state) == "draw influence"


def test_it_exchanges_action_cards_when_he_has_nothing_to_lay() -> None:
    hand = ["assassination", "scout", "scout", "castling", "veto"]
    players = {
        "cleopatra": {"hand": hand, "influence_pile": ["3"] * 5},
        "caesar": {"hand": ["1", "2"], "influence_pile": ["3"] * 5},
    }
    state = position(players=players)
    assert chosen(state) == "pass"
    state.apply(state.parse("pass"))
    assert chosen(state).startswith("exchange")


@pytest.mark.parametrize("level", bots.names("caesar"))
def test_every_level_but_random_arranges_its_pile(level: str) -> None:
    """CC-S3: with own choice; a search leaves the order to ``miles``"""
    if level == "random":
        return
    state = new(decks="own-choice")
    for line in ("bonus senators", "bonus praetors"):
        state.apply(state.parse(line))
    for seed in range(20):
        choice = bots.decide(bots.load("caesar", level), state, random.Random(seed), BUDGET)
        assert state.text(choice.action) == "arrange"


@pytest.mark.parametrize("level", bots.names("caesar"))
def test_without_an_influence_card_every_level_exchanges_for_one(level: str) -> None:
    """CC-T8: also cards it would rather keep"""
    hand = {"hand": ["assassination", "assassination", "veto"], "influence_pile": ["1", "3"], "action_pile": ["veto"]}
    bot = bots.load("caesar", level)
    for seed in range(5):
        rng = random.Random(seed)
        state = position(players={"cleopatra": hand, "caesar": {"hand": ["1"]}})
        while state.actor != 1:
            if state.actor == rostra.CHANCE:
                rostra.play(state, rng)
            else:
                state.apply(bots.decide(bot, state, rng, BUDGET).action)
        view = state.view(0)["players"]["cleopatra"]
        assert view["influence_cards"] > 0
        assert len(view["discard"]) > 0
