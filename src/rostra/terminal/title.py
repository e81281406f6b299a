"""What a title brings to the terminal: the class ``InTerminal`` in ``<title>/title.py``, found by the title's name.

A title without such a folder is shown as it is (``plain/``).
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
    """A title in words and pictures. All but ``everything`` and ``menu`` know it through views and seen events only."""

    def draw(self, view: Json, turn: int) -> None:
        """The table as the view's owner sees it."""

    def forget(self) -> None:
        """The window is empty now: the table comes with the next question, whatever was drawn before."""

    def everything(self, state: State) -> Json:
        """A view with nothing hidden: for records, never for somebody who plays."""

    def menu(self, state: State, view: Json, rng: Rng) -> Menu:
        """The legal choices of the seat that decides; the view must be its own."""

    def show(self, menu: Menu) -> None:
        """The choices with their numbers."""

    def tell(self, seen: Json) -> list[str]:
        """An event (what ``Event.seen_by`` gave) in words, a sentence a line."""

    def skips(self, seen: Json, planned: bool) -> bool:
        """Whether a player need not read of this event; ``planned``: it follows from an answer they gave before."""

    def tidy(self, line: str) -> str:
        """A typed line as the notation writes it."""

    def command(self, word: str, about: str, view: Json) -> bool:
        """Something to look up that only this game has; False if there is no such command."""

    def help(self) -> None:
        """What can be typed, and how the game goes."""

    def explain(self, about: str, view: Json) -> None:
        """One thing of the game, called by its notation or by its name, or all of them."""

    def details(self, view: Json) -> None:
        """What can be counted."""

    def score(self, outcome: Outcome, seats: Sequence[str], human: int | None) -> None:
        """The score line by line, who has won, and why."""


def in_terminal(screen: Screen, texts: Texts, state: State, game: str) -> TitleInTerminal:
    part: Any = titles.part(game, "terminal.title") or plain
    found: TitleInTerminal = part.InTerminal(screen, texts.of(game), state)
    return found
