"""Caesar & Cleopatra in the terminal: the other files of this folder behind one interface."""

from collections.abc import Sequence

from rostra import annals
from rostra.game import Json, Outcome, Rng, State
from rostra.terminal.caesar import choices, guide, table
from rostra.terminal.menu import Menu
from rostra.terminal.screen import Screen
from rostra.texts import Texts


class InTerminal:
    def __init__(self, screen: Screen, texts: Texts, state: State) -> None:
        self.screen = screen
        self.texts = texts
        self.cleared = False  # whether the window was cleared and the table not drawn since

    def draw(self, view: Json, turn: int) -> None:
        self.cleared = False
        table.draw(self.screen, self.texts, view, turn)

    def forget(self) -> None:
        self.cleared = True

    def everything(self, state: State) -> Json:
        return table.everything(state)

    def menu(self, state: State, view: Json, rng: Rng) -> Menu:
        found = choices.menu(self.texts, state, view, rng)
        found.table |= self.cleared
        return found

    def show(self, menu: Menu) -> None:
        choices.show(self.screen, self.texts, menu)

    def tell(self, seen: Json) -> list[str]:
        return annals.sentences(self.texts, seen)

    def skips(self, seen: Json, planned: bool) -> bool:
        """What a set-up says by being there."""
        return seen["event"] in ("set", "stacked") and (planned or "card" not in seen)

    def tidy(self, line: str) -> str:
        philosopher = ("p", self.texts.say("letter-P").lower())
        return " ".join("P" if word in philosopher else word for word in line.lower().split())

    def command(self, word: str, about: str, view: Json) -> bool:
        return False

    def help(self) -> None:
        guide.help_page(self.screen, self.texts)

    def explain(self, about: str, view: Json) -> None:
        guide.explain(self.screen, self.texts, about, view)

    def details(self, view: Json) -> None:
        guide.details(self.screen, self.texts, view)

    def score(self, outcome: Outcome, seats: Sequence[str], human: int | None) -> None:
        guide.score(self.screen, self.texts, outcome, seats, human)
