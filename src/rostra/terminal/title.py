"""What a game brings to the terminal, and which game brings what: one folder each, with the same file names."""

from collections.abc import Sequence
from typing import Protocol

from rostra.game import Json, Outcome, Rng, State
from rostra.terminal.caesar.title import CaesarInTerminal
from rostra.terminal.menu import Menu
from rostra.terminal.nero.title import NeroInTerminal
from rostra.terminal.screen import Screen
from rostra.texts import Texts


class TitleInTerminal(Protocol):
    """A game in words and pictures. All but ``everything`` and ``menu`` know it through views and seen events only."""

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
        """Whether a player need not read of this event; ``planned``: it follows from an answer he has given before."""

    def tidy(self, line: str) -> str:
        """A typed line as the notation writes it."""

    def command(self, word: str, about: str, view: Json) -> bool:
        """Something to look up that only this game has; False if there is no such command."""

    def help(self) -> None:
        """What can be typed, and how the game goes."""

    def explain(self, about: str, view: Json) -> None:
        """One card, called by its notation or by its name, or all of them."""

    def details(self, view: Json) -> None:
        """What can be counted."""

    def score(self, outcome: Outcome, seats: Sequence[str], human: int | None) -> None:
        """The score line by line, who has won, and why."""


def room(screen: Screen, texts: Texts, state: State, game: str) -> TitleInTerminal:
    texts = texts.of(game)
    return NeroInTerminal(screen, texts, state) if game == "nero" else CaesarInTerminal(screen, texts)
