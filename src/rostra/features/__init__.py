"""States as numbers, for programs that learn: what a seat may know, always at the same places.

``of(game)`` says what the numbers are and writes them; ``observe(state, seat)`` is the short way to have them once.
What is there is what ``state.view(seat)`` holds. docs/features.md lists all of it.
"""

from typing import Final, Protocol

from librt.vecs import vec
from mypy_extensions import u8

from rostra.caesar import Caesar
from rostra.caesar.table import Table as CaesarTable
from rostra.features.caesar.numbers import CaesarFeatures
from rostra.features.layout import Block
from rostra.features.nero.numbers import NeroFeatures
from rostra.game import Game, State
from rostra.nero import Nero
from rostra.nero.table import Table as NeroTable

__all__ = ["Block", "Features", "observe", "of"]


class Features(Protocol):
    """What each number is (``names``), how large it can be (``high``, at most 255), and writing them."""

    @property
    def names(self) -> tuple[str, ...]: ...
    @property
    def high(self) -> tuple[int, ...]: ...
    @property
    def blocks(self) -> tuple[Block, ...]: ...
    @property
    def size(self) -> int: ...
    def write(self, state: State, seat: int, out: vec[u8], at: int) -> None: ...


_CAESAR: Final = CaesarFeatures()
_NERO: Final[list[NeroFeatures]] = []  # those asked for last: a game's states all have the same box


def of(game: Game) -> Features:
    """The numbers of a game with its options."""
    if isinstance(game, Caesar):
        return _CAESAR
    if isinstance(game, Nero):
        return NeroFeatures(game.box)
    raise TypeError(f"{game!r} is not a game of rostra.load")


def observe(state: State, seat: int) -> bytes:
    """What a seat knows, a byte for each number."""
    features = _of_state(state)
    out = vec[u8]([0] * features.size)
    features.write(state, seat, out, 0)
    return bytes(out)


def _of_state(state: State) -> Features:
    if isinstance(state, CaesarTable):
        return _CAESAR
    if isinstance(state, NeroTable):
        if not _NERO or _NERO[0].box is not state.box:
            _NERO[:] = [NeroFeatures(state.box)]
        return _NERO[0]
    raise TypeError(f"{state!r} is not a state of a game of rostra.load")
