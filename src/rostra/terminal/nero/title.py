"""Nero in the terminal: the other files of this folder behind one interface."""

from collections.abc import Sequence

from rostra import annals
from rostra.game import Json, Outcome, Rng, State
from rostra.nero.state import State as NeroState
from rostra.terminal.menu import Menu, show_rows
from rostra.terminal.nero import choices, guide, table
from rostra.terminal.screen import Screen
from rostra.texts import Texts

WITH_TABLE = ("place", "home", "turn", "give-way", "leave", "battle", "flee", "must-flee", "landing", "send", "bring")
"""Questions about the map: it is drawn before them if it has changed. In an empty window it is drawn before all."""
ROOM_FOR_MARCHES = 40
"""With this many lines, the map is also drawn at every step of a march."""


def _drawn_parts(view: Json) -> Json:
    """The parts of a view that the table shows: while they stay the same, it need not be drawn again."""
    parts = {key: view[key] for key in ("seat", "round", "turn", "germans")}
    parts |= {province: (there["legions"], there["marked"]) for province, there in view["provinces"].items()}
    return parts | {leader: (there["at"], there["rank"]) for leader, there in view["leaders"].items()}


class InTerminal:
    def __init__(self, screen: Screen, texts: Texts, state: State) -> None:
        assert isinstance(state, NeroState)
        self.screen = screen
        self.texts = texts
        self.box = state.box  # map and deck, which everybody may see
        self.last_drawn: Json = {}  # the parts of the view that was drawn last; empty if the window is

    def draw(self, view: Json, turn: int) -> None:
        table.draw(self.screen, self.texts, self.box, view)
        self.last_drawn = _drawn_parts(view)

    def forget(self) -> None:
        self.last_drawn = {}

    def everything(self, state: State) -> Json:
        return table.everything(state)

    def menu(self, state: State, view: Json, rng: Rng) -> Menu:
        found = choices.menu(self.texts, self.box, state, view)
        asked = view["asked"].removeprefix("nero-asked-")
        marching = view["this_turn"]["force"] is not None and asked == "turn"
        wanted = asked in WITH_TABLE and (not marching or self.screen.height >= ROOM_FOR_MARCHES)
        found.table = _drawn_parts(view) != self.last_drawn if wanted else not self.last_drawn and asked != "want"
        return found

    def show(self, menu: Menu) -> None:
        show_rows(self.screen, self.texts, menu)

    def tell(self, seen: Json) -> list[str]:
        return annals.sentences(self.texts, seen)

    def skips(self, seen: Json, planned: bool) -> bool:
        return annals.skipped(self.texts, seen)

    def tidy(self, line: str) -> str:
        return " ".join(line.lower().split())

    def command(self, word: str, about: str, view: Json) -> bool:
        if word not in ("m", "map"):
            return False
        guide.province(self.screen, self.texts, self.box, about, view)
        return True

    def help(self) -> None:
        guide.help_page(self.screen, self.texts)

    def explain(self, about: str, view: Json) -> None:
        guide.explain(self.screen, self.texts, self.box, about)

    def details(self, view: Json) -> None:
        guide.details(self.screen, self.texts, self.box, view)

    def score(self, outcome: Outcome, seats: Sequence[str], human: int | None) -> None:
        guide.score(self.screen, self.texts, outcome, seats, human)
