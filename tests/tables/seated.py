"""A match in a few words: who sits there, time that passes only when told to, and what everybody is shown.

Seats are letters: ``p`` a person, ``o`` an open seat, ``b`` a bot. ``table.play(0, "down 3 senators")`` is a decision
of seat 0, ``table.refused(0, Undo(...))`` the id of the reason why a command cannot be carried out now.
"""

import random
from collections.abc import Callable
from typing import Any

import pytest

from rostra.game import Game, Json, Refusal, Rng, State
from rostra.tables import Entry, Match, Settings
from rostra.tables.commands import Commands, Play
from rostra.tables.log import is_house
from rostra.tables.settings import SeatPlan, checked
from rostra.tables.story import Audience

KINDS = {"p": "person", "o": "open", "b": "bot"}
NAMES = ("Anna", "Bert", "Cleo", "Dirk")


class StartsAt:
    """A game that does not begin with the set-up but at this state."""

    def __init__(self, game: Game, state: State) -> None:
        self.name = game.name
        self.options = game.options
        self.seats = game.seats
        self.rules_version = game.rules_version
        self.position = game.position
        self.lines = game.lines
        self._state = state

    def new(self) -> State:
        return self._state.clone()


class Table:
    def __init__(
        self,
        game: str = "caesar",
        seats: str = "",
        at: State | None = None,
        rng: Callable[[Match], Rng] | None = None,
        **more: Any,
    ) -> None:
        seats = seats or ("pp" if game == "caesar" else "pppp")
        plans = tuple(
            SeatPlan(KINDS[kind], NAMES[seat] if kind == "p" else "")  # type: ignore[arg-type]
            for seat, kind in enumerate(seats)
        )
        settings, made = checked(Settings(game=game, seats=plans, **more))
        self.game: Game = made if at is None else StartsAt(made, at)
        self.match = Match(settings, (), self.game)
        self.rng: Rng = random.Random(1) if rng is None else rng(self.match)
        self.now = 1_000_000
        self.log: list[Entry] = []
        self.keys = 0
        self.keep(self.match.begin(self.now, self.rng))

    def keep(self, new: list[Entry]) -> list[Entry]:
        self.log += new
        return new

    # Commands

    def key(self) -> str:
        self.keys += 1
        return f"key {self.keys}"

    def do(self, seat: int, command: Commands) -> list[Entry]:
        return self.keep(self.match.do(seat, command, self.now, self.rng))

    def play(self, seat: int, *lines: str) -> list[Entry]:
        """Decisions of a seat, each meant for what it sees now."""
        new: list[Entry] = []
        for line in lines:
            new += self.do(seat, Play(self.key(), ply=self.match.ply(seat), line=line))
        return new

    def lines(self, *lines: str) -> None:
        """Decisions of whoever is to decide."""
        for line in lines:
            self.play(self.match.state.actor, line)

    def bot(self, seat: int, line: str) -> list[Entry]:
        return self.keep(self.match.decide(seat, line, self.now, self.rng))

    def why_not(self, seat: int, command: Commands) -> Refusal:
        """The refusal of this command; nothing may have changed."""
        before = (self.match.length, len(self.match.story.events))
        with pytest.raises(Refusal) as caught:
            self.match.do(seat, command, self.now, self.rng)
        assert (self.match.length, len(self.match.story.events)) == before
        return caught.value

    def refused(self, seat: int, command: Commands) -> str:
        return self.why_not(seat, command).message

    def refused_line(self, seat: int, line: str) -> str:
        return self.refused(seat, Play(self.key(), ply=self.match.ply(seat), line=line))

    # Time

    def wait(self, milliseconds: int = 0) -> list[Entry]:
        """Time passes, and everything happens when it is due."""
        end = self.now + milliseconds
        new: list[Entry] = []
        while (due := self.match.due()) is not None and due <= end:
            self.now = max(self.now, due)
            new += self.keep(self.match.tick(self.now, self.rng))
        self.now = end
        return new

    def wait_for_the_end_of_the_pause(self) -> list[Entry]:
        return self.wait(self.until - self.now)

    def in_pause(self) -> bool:
        return self.match.pause is not None

    @property
    def until(self) -> int:
        """When the pause is over."""
        assert self.match.pause is not None
        return self.match.pause.until

    # What somebody is shown

    def view(self, audience: Audience = None) -> Json:
        view = self.match.view(audience)
        assert view is not None
        return view

    def events(self, audience: Audience = None, after: int = 0) -> list[Json]:
        return self.match.events(audience, after, self.match.ply(audience))

    def names(self, audience: Audience = None, after: int = 0) -> list[str]:
        return [event["event"] for event in self.events(audience, after)]

    def paused(self, audience: Audience = None) -> bool:
        return self.match.sight(audience).paused

    @property
    def decides(self) -> int:
        return self.match.state.actor

    def decisions(self) -> list[str]:
        """The lines of the game in the log, chance's included."""
        return [entry.line for entry in self.log if not is_house(entry.line)]

    def rebuilt(self) -> Match:
        """The same match from its log."""
        return Match(self.match.settings, self.log, self.game)
