"""Who plays the other seats: bots by name, bots of your own, or what you have learnt so far."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rostra import bots
from rostra.adapters.arrays import SeatArrays
from rostra.bots import Bot, Budget
from rostra.bots.random_bot import RandomBot
from rostra.game import Game, Rng, State, pick

Policy = Callable[[NDArray[Any], NDArray[np.bool_]], int]
"""From an observation and a mask of what is legal, as the learner gets them, to an action."""
Opponent = str | Bot | Policy
Player = Callable[[State, int, Rng], int]
"""Decides for a seat of the true state, and looks at nothing but what the seat may know."""


def players_of(
    game: Game, opponents: Opponent | Sequence[Opponent], budget: Budget, arrays: SeatArrays
) -> list[Player]:
    """One for each seat but the learner's, clockwise from there. A single opponent plays them all."""
    others = len(game.seats) - 1
    several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
    given: list[Any] = list(opponents) if several else [opponents] * others  # type: ignore[arg-type]
    if len(given) != others:
        raise ValueError(f"opponents: {len(given)} are given; right is one for all seats, or {others}, one for each")
    return [_player(game, opponent, budget, arrays) for opponent in given]


def _player(game: Game, opponent: Any, budget: Budget, arrays: SeatArrays) -> Player:
    if isinstance(opponent, str):
        opponent = bots.load(game.name, opponent)
    if isinstance(opponent, RandomBot):  # needs no world; twice as fast
        return lambda state, seat, rng: pick([(action, 1) for action in state.actions()], rng)
    if hasattr(opponent, "choose"):
        return lambda state, seat, rng: bots.decide(opponent, state, rng, budget).action
    if callable(opponent):
        return lambda state, seat, rng: int(opponent(arrays.observation(state, seat), legal(arrays, state)))
    raise ValueError(
        f"opponents: {opponent!r} is neither the name of a bot, nor a bot, nor a function from (observation, mask) to "
        "an action"
    )


def legal(arrays: SeatArrays, state: State) -> NDArray[np.bool_]:
    mask = np.zeros(arrays.action_count, dtype=np.bool_)
    mask.put(state.actions(), True)
    return mask
