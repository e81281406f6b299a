"""``centurio``, ``legatus``, ``imperator``: bots that search until their budget is used up."""

import time
from collections.abc import Callable
from typing import Final, Protocol

from rostra.bots.bot import Bot, Budget, Choice, Thought
from rostra.bots.noise import Noise
from rostra.game import Rng, State

STRIDE: Final = 32
"""Simulations between two looks at the clock. They take from half a millisecond to some milliseconds."""

REVIVAL: Final = 4
"""A second candidate that turns out to be good may be tried this many times as often from now on as before."""


class Search(Protocol):
    """The search of a game, for the seat that decides in one of its worlds."""

    def run(self, simulations: int, /) -> None: ...

    def candidates(self) -> list[tuple[int, int, float, float]]:
        """The most often tried first: action, visits, chance of winning, points ahead."""
        ...


class Searcher:
    def __init__(
        self,
        name: str,
        seconds: float,
        search: Callable[[State, int], Search],
        opening: Callable[[State], Bot | None],
        noise: Noise | None = None,
    ) -> None:
        """``opening``: the bot that decides where a search would not help, if any. ``noise``: for the thoughts."""
        self.name = name
        self.usual = Budget(seconds=seconds)
        self._search = search
        self._opening = opening
        self._noise = noise

    def choose(self, world: State, rng: Rng, budget: Budget) -> Choice:
        legal = world.actions()
        if len(legal) == 1:
            return Choice(legal[0], (Thought(legal[0], 0.0),))
        instead = self._opening(world)
        if instead is not None:
            return instead.choose(world, rng, budget)
        search = self._search(world, rng.getrandbits(62))
        _run(search, budget)
        thoughts = [
            Thought(action, chance, visits=visits, points=points if visits else None, win_chance=chance)
            for action, visits, chance, points in search.candidates()
            if visits or self._noise  # noise may make a candidate seem good that was never tried
        ]
        if self._noise:
            return self._noise.choose(thoughts, rng)
        return Choice(thoughts[0].action, tuple(thoughts))


def _run(search: Search, budget: Budget) -> None:
    """Search until the budget is used up, or until it is clear which candidate will be first."""
    began = time.perf_counter()
    most = budget.simulations
    done = 0
    while True:
        stride = STRIDE if most is None else min(STRIDE, most - done)
        search.run(stride)
        done += stride
        left = float("inf") if most is None else most - done
        if budget.seconds is not None:
            gone = time.perf_counter() - began
            left = min(left, done * (budget.seconds - gone) / gone)
        if left <= 0 or (budget.stop is not None and budget.stop()):
            return
        if done % (4 * STRIDE) == 0 and _decided(search, done, left):
            return


def _decided(search: Search, done: int, left: float) -> bool:
    """Whether the second candidate can no longer catch up with the first: not even with all simulations that are left,
    or not if it is tried ``REVIVAL`` times as often as before."""
    visits = [candidate[1] for candidate in search.candidates()[:2]]
    if len(visits) == 1:
        return True
    first, second = visits
    return first - second > min(left, REVIVAL * left * second / done)
