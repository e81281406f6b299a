"""Information states as numbers: what a seat has seen and done so far, step by step, each a row of its own.

Only for games that are small enough: a title says which with ``adapters/open_spiel/<title>/steps.py``, whose
``steps_of(game)`` is None for all others. Two information states have the same numbers exactly if they have the same
text, in every history of such a game (tests walk through all of them).
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import pyspiel

from rostra import titles
from rostra.adapters.open_spiel.memory import Decided, happenings
from rostra.adapters.open_spiel.play import Play
from rostra.game import OVER, Game, Json

Numbers = np.ndarray[Any, np.dtype[np.float32]]


class Steps:
    """What a title says of its small games: all that a seat can see happen, and how long a game is."""

    def __init__(self, kinds: Sequence[str], longest: int, at_the_end: Sequence[str]) -> None:
        self.kinds = tuple(kinds)
        """Everything that one step can be."""
        self.longest = longest
        """The most steps that a seat sees in a game."""
        self.at_the_end = tuple(at_the_end)
        """What the cards that are shown at the end can add to that."""

    def event(self, seen: Json, me: str) -> str:
        """The kind of an event as this seat sees it."""
        raise NotImplementedError

    def decision(self, line: str) -> str | None:
        """The kind of an own decision; None if the seat sees an event that says the same."""
        raise NotImplementedError

    def shown(self, view: Json, me: str) -> list[str]:
        """Which of ``at_the_end`` hold."""
        raise NotImplementedError


class Part(NamedTuple):
    name: str
    shape: tuple[int, ...]


class Recall:
    """Writes the numbers of a game's information states."""

    def __init__(self, game: Game, steps: Steps) -> None:
        self._steps = steps
        self._seats = game.seats
        self.kinds = steps.kinds
        self._numbers = {kind: number for number, kind in enumerate(steps.kinds)}
        self.parts = (
            Part("player", (len(game.seats),)),
            Part("decides", (1,)),
            Part("steps", (steps.longest, len(steps.kinds))),
            Part("at the end", (len(steps.at_the_end),)),
        )

    def write(self, play: Play, seat: int, out: dict[str, Numbers]) -> None:
        """Write what this seat has seen and done into the parts."""
        steps = self._steps
        for part in out.values():
            part.fill(0)
        out["player"][seat] = 1
        out["decides"][0] = seat == play.state.actor
        if play.state.actor == OVER:
            for fact in steps.shown(play.state.view(seat), self._seats[seat]):
                out["at the end"][steps.at_the_end.index(fact)] = 1
        for step, kind in enumerate(self._seen(play, seat)):
            out["steps"][step, self._numbers[kind]] = 1

    def _seen(self, play: Play, seat: int) -> list[str]:
        found: list[str] = []
        _, known = play.look(seat)
        for entry in happenings(play.entries[:known], seat):
            if isinstance(entry, Decided):
                kind = self._steps.decision(entry.line) if entry.seat == seat else None
            else:
                seen = entry.event.seen_by(seat if seat in entry.event.knows else None)
                kind = None if seen is None else self._steps.event(seen, self._seats[seat])
            if kind is not None:
                found.append(kind)
        return found


def recall_of(game: Game) -> Recall | None:
    """None if its games are too long for that."""
    module = titles.part(game.name, "adapters.open_spiel.steps")
    steps = None if module is None else module.steps_of(game)
    return None if steps is None else Recall(game, steps)


def no_tensor(game: Game) -> pyspiel.SpielError:
    """What to say where there is none."""
    return pyspiel.SpielError(
        f"rostra_{game.name} has no information state tensor with these options: what was seen in hundreds of "
        "decisions does not fit into a fixed size. There is an observation_tensor; docs/openspiel.md says which games "
        "have both"
    )
