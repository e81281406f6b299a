"""Many games at once in numpy arrays, for programs that learn (docs/batch.md).

batch = Batch("caesar", 1000, seed=1)
while True:
    actions = choose(batch.observations, batch.masks)  # one for each game
    rewards, done = batch.step(actions)
"""

import operator
import random
from typing import TypeVar, cast

import numpy
from numpy.typing import ArrayLike, NDArray

import rostra
from rostra import features
from rostra.game import State
from rostra.lanes import Lanes
from rostra.rewards import rewards

_Number = TypeVar("_Number", bound=numpy.generic)


class Batch:
    """``number`` games of the same kind, each in its lane, each waiting for a decision of one seat.

    ``observations``, ``masks`` and ``actors`` say what the seats that decide know, what they may do and who they are.
    They are read-only. Every step makes new ones: an older array stays as it was.
    """

    observations: NDArray[numpy.uint8]
    """number x features: what the seat that decides knows, as ``features`` names it"""
    masks: NDArray[numpy.bool_]
    """number x actions: what it may do"""
    actors: NDArray[numpy.int64]
    """number: which seat it is"""

    def __init__(self, game: str, number: int, seed: int, *, skip_forced: bool = False, **options: object) -> None:
        if number < 1:
            raise ValueError(f"number {number}: at least 1 game would be right")
        self.game = rostra.load(game, **options)
        self.features = features.of(self.game)
        high = numpy.array(self.features.high, dtype=numpy.float64)
        self.scale: NDArray[numpy.float32] = (1 / high).astype(numpy.float32)
        """What to multiply observations with to get numbers from 0 to 1."""
        self.number = number
        self.skip_forced = skip_forced
        self._rewards = rewards_by_winners(len(self.game.seats))
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games again. The same seed and the same actions give the same games."""
        try:
            seed = operator.index(seed)
        except TypeError:
            raise ValueError(f"seed {seed!r}: a whole number would be right") from None
        if seed < 0:
            raise ValueError(f"seed {seed}: 0 or more would be right")
        rng = random.Random(seed)
        chooser = rng.getrandbits(62)
        # Each lane has its dice: what happens in it does not depend on what is done in the others.
        seeds = [rng.getrandbits(62) for _ in range(self.number)]
        self._lanes = Lanes(self.game, seeds, chooser, self.skip_forced)
        self._read_lanes()

    def step(self, actions: ArrayLike) -> tuple[NDArray[numpy.float32], NDArray[numpy.bool_]]:
        """Do one action in every lane: the rewards (number x seats) and which games have ended by it (number).

        A lane whose game has ended begins a new one at once: the arrays show the new game, the reward is that of the
        ended one. If an action is not legal, a ValueError says where and why, and nothing has happened in any lane.
        """
        self._lanes.step(self._checked(actions))
        self._read_lanes()
        winners = _as_array(self._lanes.winners, numpy.int64)
        return self._rewards[winners], winners != 0

    def random_actions(self) -> NDArray[numpy.int64]:
        """A legal action for every lane, each as likely as the others."""
        return _as_array(self._lanes.random_actions(), numpy.int64)

    def legal(self, lane: int) -> list[int]:
        """The legal actions in a lane, ascending."""
        return self._lanes.legal(self._lane(lane))

    def state(self, lane: int) -> State:
        """A copy of the game in a lane, to look at."""
        return self._lanes.state(self._lane(lane))

    def _lane(self, lane: int) -> int:
        if not 0 <= lane < self.number:
            raise ValueError(f"lane {lane}: there are lanes 0 to {self.number - 1}")
        return lane

    def _read_lanes(self) -> None:
        lanes = self._lanes
        self.observations = _as_array(lanes.observations, numpy.uint8).reshape(self.number, -1)
        self.masks = _as_array(lanes.masks, numpy.bool_).reshape(self.number, -1)
        self.actors = _as_array(lanes.actors, numpy.int64)

    def _checked(self, actions: ArrayLike) -> list[int]:
        try:
            given = numpy.asarray(actions)
        except ValueError:
            raise ValueError(f"actions {actions!r}: {self._expected()} would be right") from None
        if given.shape != (self.number,):
            raise ValueError(f"actions of shape {given.shape}: {self._expected()} would be right")
        if given.dtype.kind not in "iu":
            # an array of objects may hold things that are no numbers, or larger than any id
            lane = next((i for i, one in enumerate(given.tolist()) if not isinstance(one, int) or one >= 2**63), 0)
            raise ValueError(
                f"lane {lane}: action {given.tolist()[lane]!r} (dtype {given.dtype}): whole numbers would be right, "
                f"legal are {self.legal(lane)}"
            )
        listed: list[int] = given.tolist()
        return listed

    def _expected(self) -> str:
        return f"one whole number for each of the {self.number} lanes, shape ({self.number},),"

    def __repr__(self) -> str:
        return f"<Batch of {self.number} games of {self.game.name}>"


def rewards_by_winners(seats: int) -> NDArray[numpy.float32]:
    """The rewards of all seats for every set of winners (a bit each); row 0, nobody yet, is 0 for all."""
    rows = [[0.0] * seats]
    for winners in range(1, 2**seats):
        rows.append(rewards(seats, [seat for seat in range(seats) if winners >> seat & 1]))
    return numpy.array(rows, dtype=numpy.float32)


def _as_array(numbers: object, kind: type[_Number]) -> NDArray[_Number]:
    """A vec as an array without copying: it supports the buffer protocol, though its type does not say so."""
    return numpy.frombuffer(cast(bytes, numbers), dtype=kind)
