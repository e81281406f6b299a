"""What the learning tools share: games of a bot against itself."""

import random

import rostra
from rostra.bots.caesar.search import Search
from rostra.caesar.state import State as CaesarState
from rostra.game import CHANCE, State, pick
from rostra.nero.state import State as NeroState
from rostra.nero.table import CHOOSE_HOME
from rostra.nero.title import TITLE


def searched(state: CaesarState, rng: random.Random, simulations: int) -> int:
    """What the search of Caesar & Cleopatra decides with this many simulations."""
    search = Search(state.sample(state.actor, rng), rng.getrandbits(60))
    search.run(simulations)
    return search.candidates()[0][0]


def set_up(rng: random.Random, rules: int = max(TITLE.rules)) -> NeroState:
    """A game of Nero after a random set-up."""
    state = rostra.load("nero", rules=rules).new()
    assert isinstance(state, NeroState)
    while state.phase <= CHOOSE_HOME:
        state.apply(pick(state.chances(), rng) if state.actor == CHANCE else rng.choice(state.actions()))
    return state


def shares(state: State) -> list[float]:
    """Each seat's share of the victory."""
    outcome = state.outcome()
    assert outcome is not None
    return [(seat in outcome.winners) / len(outcome.winners) for seat in range(len(outcome.points))]


def ahead(state: State) -> float:
    """By how many points the first of two seats was ahead in the end."""
    outcome = state.outcome()
    assert outcome is not None
    return float(outcome.points[0] - outcome.points[1])
