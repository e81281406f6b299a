"""What a seat knows and may do as numpy arrays, and their spaces: the same for PettingZoo and Gymnasium."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

import rostra
from rostra import features, titles
from rostra.game import Game, State


class SeatArrays:
    """Observations of a game's seats: bytes as ``rostra.features`` writes them, or scaled to floats from 0 to 1."""

    def __init__(self, game: Game, scaled: bool) -> None:
        self._features = features.of(game) if features.has(game.name) else None
        high = np.array(self._features.high if self._features else [], dtype=np.uint8)
        self._numbers = vec[u8]([u8(0)] * len(high))
        # The same memory as an array: written there, copied from here.
        self._array: NDArray[Any] = np.frombuffer(memoryview(self._numbers), dtype=np.uint8)
        self._scale = (1 / high.astype(np.float64)).astype(np.float32) if scaled else None
        most = np.ones(len(high), np.float32) if scaled else high
        self.space: spaces.Box = spaces.Box(low=np.zeros_like(most), high=most, dtype=most.dtype.type)
        self.action_count: int = len(game.lines)

    def observation(self, state: State, seat: int) -> NDArray[Any]:
        """What this seat may know, as a new array."""
        if self._features is not None:
            self._features.write(state, seat, self._numbers, 0)
        return self._array.copy() if self._scale is None else self._array * self._scale


def game_of(title: str, options: Mapping[str, object]) -> Game:
    """A game with the options of an environment. An option that does not exist is a TypeError, as of any argument."""
    known = [*[option.name for option in titles.options_of(titles.get(title))], *titles.get(title).files]
    for name in options:
        if name not in known:
            raise TypeError(f"env() got an unexpected keyword argument {name!r}; the options are {', '.join(known)}")
    return rostra.load(title, **options)
