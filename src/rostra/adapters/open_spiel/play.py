"""A game in progress as OpenSpiel's states hold it: our state, what the seats remember, and what they are shown.

While a seat is asked for an answer (a veto, a counter), the others are shown the table as it was before, so that nobody
can tell whether a seat is asked (CC-A8, NE-J27; docs/secrecy.md, "What a host must see to").
"""

from collections.abc import Mapping
from typing import Any

import pyspiel

from rostra import titles
from rostra.adapters.open_spiel.memory import Chapter, Decided, Entry, Happened, Imagined, recalled
from rostra.adapters.open_spiel.options import Parameter, load
from rostra.game import OVER, Event, Game, Rng, State

_CHAPTER = 60  # entries


class Play:
    """Begins with ``state``. It can be serialised only if that is a new one."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        passing = titles.get(game.name).manners.passing
        self._passing = list(game.lines).index(passing) if passing else -1
        self.taken: list[int] | None = [] if state.plies == 0 and state.turns == 0 else None
        """All decisions from a new game on, chance included; None if the game began later, in a sampled world."""
        self.entries: list[Entry] = []
        self._loose = 0  # how many of the last entries are not in a chapter yet
        self._looks: list[tuple[State, int]] = []
        """While an answer is pending: for each seat, and last for spectators, the table and the entries it knows."""

    def apply(self, action: int) -> None:
        """A ValueError says why not."""
        state = self.state
        seat = state.actor
        before = state.clone()
        events: list[Event] = []
        state.apply(action, events)
        if self.taken is not None:
            self.taken.append(action)
        known = len(self.entries)
        if seat >= 0:
            self.entries.append(Decided(seat, before.text(action)))
        self.entries += [Happened(event) for event in events]
        self._loose += len(self.entries) - known
        if not self.is_answer():
            self._looks = []
            if self._loose >= _CHAPTER:
                self.entries = [*self.entries[: -self._loose], Chapter(self.entries[-self._loose :])]
                self._loose = 0
            return
        self._looks = self._looks.copy() or [(before, known)] * (len(self.game.seats) + 1)
        if seat >= 0:
            self._looks[seat] = (before, known + 1)  # the seat knows its own decision

    def is_answer(self) -> bool:
        """Whether somebody is asked for an answer, which must not show."""
        # The line that lets something pass is legal only for a seat that is asked.
        return self.state.actor >= 0 and self._passing in self.state.actions()

    def look(self, seat: int | None) -> tuple[State, int]:
        """The table that a seat is shown, and how many entries it knows."""
        if self._looks and seat != self.state.actor:
            return self._looks[-1 if seat is None else seat]
        return self.state, len(self.entries)

    def view_text(self, seat: int | None) -> str:
        return self.look(seat)[0].view_text(seat)

    def information_state(self, seat: int | None) -> str:
        """The information state: two histories have the same exactly if the seat cannot tell them apart."""
        name = "spectator" if seat is None else self.game.seats[seat]
        end = "?\n" if seat == self.state.actor else ""
        if self.state.actor == OVER:  # all cards are shown
            end = self.state.view_text(seat) + "\n"
        return f"{name}\n{recalled(self.entries, self.look(seat)[1], seat)}{end}"

    def private_information(self, seat: int) -> str:
        """The part of the information state that not everybody knows."""
        return "".join([entry.private_text(seat) for entry in self.entries[: self.look(seat)[1]]])

    def clone(self) -> "Play":
        copy = Play(self.game, self.state.clone())
        copy.taken = None if self.taken is None else self.taken.copy()
        copy.entries = self.entries.copy()
        copy._loose = self._loose
        copy._looks = self._looks  # never changed, only replaced
        return copy

    def world(self, seat: int, rng: Rng) -> "Play":
        """A game in which this seat would have seen exactly the same; it must be the seat that decides.

        If the seat is asked for an answer, the others in that world see the present table, since it has no earlier one.
        """
        if seat < 0 or seat != self.state.actor:
            raise pyspiel.SpielError(
                f"resample_from_infostate: player {seat} does not decide now; only who decides can ask for worlds"
            )
        imagined = Play(self.game, self.state.sample(seat, rng))
        imagined.entries.append(Imagined(self.entries.copy(), seat, imagined.state))
        return imagined

    # OpenSpiel copies states with deepcopy and writes them with pickle.

    def __deepcopy__(self, memo: object) -> "Play":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        if self.taken is None:
            raise pyspiel.SpielError("this state cannot be serialised: it was resampled, and no history leads to it")
        options = {**self.game.options, "rules": self.game.rules_version}  # there may be newer rules when this is read
        return replayed, (self.game.name, options, self.taken)


def replayed(name: str, options: Mapping[str, Parameter], taken: list[int]) -> Play:
    game = load(name, options)
    play = Play(game, game.new())
    try:
        for action in taken:
            play.apply(action)
    except ValueError as error:
        raise pyspiel.SpielError(f"this is no game of rostra_{name} with these options: {error}") from None
    return play
