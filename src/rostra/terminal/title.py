"""What a title brings to the terminal: the class ``InTerminal`` in ``<title>/title.py``, found by the title's name.

A title without it is shown by ``plain/title.py``.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from rostra import titles
from rostra.game import Json, Outcome, Rng, State
from rostra.terminal.menu import Menu
from rostra.terminal.plain import title as plain
from rostra.terminal.screen import Screen
from rostra.texts import Texts


class TitleInTerminal(Protocol):
    """A title in the terminal. All but ``everything`` and ``menu`` know the game through views and seen events only."""

    def draw(self, view: Json, turn: int) -> None:
        """Draw the table as the view's owner sees it."""

    def forget(self) -> None:
        """The window was cleared: draw the table with the next question, whatever was drawn before."""

    def everything(self, state: State) -> Json:
        """A view with nothing hidden: for records, never for players."""

    def menu(self, state: State, view: Json, rng: Rng) -> Menu:
        """The legal choices of the seat that decides; the view must be its own."""

    def show(self, menu: Menu) -> None:
        """Show the choices with their numbers."""

    def tell(self, seen: Json) -> list[str]:
        """An event, as ``Event.seen_by`` gives it, in sentences."""

    def skips(self, seen: Json, planned: bool) -> bool:
        """Whether a player need not read of this event. ``planned``: it follows from an earlier answer of theirs."""

    def tidy(self, line: str) -> str:
        """A typed line as the notation writes it."""

    def command(self, word: str, about: str, view: Json) -> bool:
        """Run a command that only this game has; False if there is no such command."""

    def help(self) -> None:
        """Show what can be typed, and how the game goes."""

    def explain(self, about: str, view: Json) -> None:
        """Explain one thing of the game, by its name or its notation, or all of them."""

    def details(self, view: Json) -> None:
        """Show what can be counted."""

    def score(self, outcome: Outcome, seats: Sequence[str], human: int | None) -> None:
        """Show the score line by line, who has won, and why."""


def in_terminal(screen: Screen, texts: Texts, state: State, game: str) -> TitleInTerminal:
    part: Any = titles.part(game, "terminal.title") or plain
    found: TitleInTerminal = part.InTerminal(screen, texts.of(game), state)
    return found
