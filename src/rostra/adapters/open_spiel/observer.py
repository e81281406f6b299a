"""Observers: what a player sees now or, with perfect recall, has seen so far, as text and as numbers.

| public_info | private_info  | text                                       | tensor                                  |
|-------------|---------------|--------------------------------------------|-----------------------------------------|
| yes         | SINGLE_PLAYER | the seat's view (JSON)                     | all blocks of ``rostra.features``       |
| yes         | NONE          | a spectator's view                         | the blocks that hold no secret          |
| no          | SINGLE_PLAYER | what the seat's view adds to that          | the blocks that hold secrets            |
| yes or no   | ALL_PLAYERS   | the seats' views, or private parts, in turn | the same blocks for every seat          |
| no          | NONE          | nothing                                    | nothing                                 |

With ``perfect_recall`` the text is what was seen and done so far (memory.py). A tensor of that is only there for one
seat, and for games that are small enough (recall.py): hundreds of decisions do not fit into a fixed size.
"""

from json import dumps, loads
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import u8

from rostra import features
from rostra.adapters.open_spiel.recall import Recall, no_tensor, recall_of
from rostra.adapters.open_spiel.secret_blocks import secret_blocks
from rostra.game import Game

if TYPE_CHECKING:
    from rostra.adapters.open_spiel.game import RostraState

_NONE = pyspiel.PrivateInfoType.NONE
_ALL = pyspiel.PrivateInfoType.ALL_PLAYERS


class Observer:
    """Has the interface of OpenSpiel's PyObserver: ``tensor``, ``dict``, ``set_from`` and ``string_from``."""

    def __init__(self, game: Game, kind: Any, params: dict[str, Any] | None, scaled: bool = False) -> None:
        if params:
            raise ValueError(f"an observer of rostra_{game.name} takes no parameters; given: {', '.join(params)}")
        self._game = game
        self._kind = kind
        self._recall: Recall | None = None
        self._scaled = scaled
        self._seats = len(game.seats)
        self.tensor: np.ndarray[Any, np.dtype[np.float32]] | None = None
        self.dict: dict[str, np.ndarray[Any, np.dtype[np.float32]]] = {}
        if kind.perfect_recall:
            self._lay_out_recall()
            return
        if not features.has(game.name):
            return
        self._features = features.of(game)
        self._numbers = vec[u8]([0] * self._features.size)
        self._bytes = np.frombuffer(memoryview(self._numbers), dtype=np.uint8)  # the same memory
        self._lay_out(secret_blocks(game))

    def _lay_out_recall(self) -> None:
        if not self._kind.public_info or self._kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return
        self._recall = recall_of(self._game)
        if self._recall is None:
            return
        sizes = [prod(part.shape) for part in self._recall.parts]
        self.tensor = np.zeros(sum(sizes), np.float32)
        for part, numbers in zip(self._recall.parts, np.split(self.tensor, np.cumsum(sizes[:-1]))):
            self.dict[part.name] = numbers.reshape(part.shape)

    def _lay_out(self, secret: frozenset[str]) -> None:
        """The tensor and its named parts, which share its memory."""
        kind = self._kind
        blocks = [
            block
            for block in self._features.blocks
            if (kind.private_info != _NONE if block.name in secret else kind.public_info)
        ]
        if not blocks:
            return
        self._places = np.concatenate([np.arange(block.at, block.at + len(block.high)) for block in blocks])
        high = np.array(self._features.high, np.float64)[self._places]
        self._scale = (1 / high if self._scaled else np.ones(len(high))).astype(np.float32)
        views = self._seats if kind.private_info == _ALL else 1
        self.tensor = np.zeros(views * len(self._places), np.float32)
        at = 0
        for view in range(views):
            for block in blocks:
                name = f"player {view} {block.name}" if views > 1 else block.name
                self.dict[name] = self.tensor[at : at + len(block.high)]
                at += len(block.high)

    def set_from(self, state: "RostraState", player: int) -> None:
        """Write what the player sees into ``tensor`` and ``dict``."""
        if self._recall is not None:
            self._recall.write(state.play, max(player, 0), self.dict)
            return
        if self.tensor is None:
            if self._kind.perfect_recall:
                raise no_tensor(self._game)
            return
        rows = self.tensor.reshape(-1, len(self._places))
        # player is -1 where OpenSpiel only asks for the shape
        for row, seat in zip(rows, range(self._seats) if len(rows) > 1 else (max(player, 0),)):
            table, _ = state.play.look(None if self._kind.private_info == _NONE else seat)
            self._features.write(table, seat, self._numbers, 0)
            row[:] = self._bytes[self._places] * self._scale

    def string_from(self, state: "RostraState", player: int) -> str:
        kind = self._kind
        if kind.private_info == _ALL:
            return "\n".join([self._text(state, seat) for seat in range(self._seats)])
        if kind.private_info == _NONE:
            return self._public(state) if kind.public_info else ""
        return self._text(state, player)

    def _text(self, state: "RostraState", seat: int) -> str:
        play = state.play
        if self._kind.perfect_recall:
            return play.information_state(seat) if self._kind.public_info else play.private_information(seat)
        if self._kind.public_info:
            return play.view_text(seat)
        return dumps(_beyond(loads(play.view_text(seat)), loads(play.view_text(None))), separators=(",", ":"))

    def _public(self, state: "RostraState") -> str:
        return state.play.information_state(None) if self._kind.perfect_recall else state.play.view_text(None)


def _beyond(own: Any, public: Any) -> Any:
    """The parts of the seat's own view that differ from the public one."""
    if isinstance(own, dict) and isinstance(public, dict):
        return {key: _beyond(value, public.get(key)) for key, value in own.items() if value != public.get(key)}
    return own
