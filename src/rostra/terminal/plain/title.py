"""Any title in the terminal: its views as a tree, its lines as a numbered list, its events in its own words, or as they
are where it has none.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from rostra.annals import plain, sentences, skipped
from rostra.game import Json, Outcome, Rng, State
from rostra.terminal.menu import Menu, show_rows
from rostra.terminal.score import empty_sheet
from rostra.terminal.screen import Screen
from rostra.texts import Texts


class InTerminal:
    def __init__(self, screen: Screen, texts: Texts, state: State) -> None:
        self.screen = screen
        self.texts = texts

    def draw(self, view: Json, turn: int) -> None:
        self.screen.rule(self.texts.title(self.texts.game))
        self.details(view)

    def forget(self) -> None:
        pass

    def everything(self, state: State) -> Json:
        return state.position()

    def menu(self, state: State, view: Json, rng: Rng) -> Menu:
        question = view.get("asked", "")
        if not self.texts.knows(question):
            question = "choice-question"
        menu = Menu(self.texts.say(question, seat=state.seats[state.actor]), table=True)
        for action in state.actions():
            line = state.text(action)
            menu.add("", [line], line)
        return menu

    def show(self, menu: Menu) -> None:
        show_rows(self.screen, self.texts, menu)

    def tell(self, seen: Json) -> list[str]:
        return sentences(self.texts, seen)

    def skips(self, seen: Json, planned: bool) -> bool:
        return skipped(self.texts, seen)

    def tidy(self, line: str) -> str:
        return " ".join(line.split())

    def command(self, word: str, about: str, view: Json) -> bool:
        return False

    def help(self) -> None:
        self.screen.say(self.texts.say("play-how"))

    def explain(self, about: str, view: Json) -> None:
        self.details(view)

    def details(self, view: Json) -> None:
        for line in _tree({key: value for key, value in view.items() if key not in ("actions", "asked")}):
            self.screen.say(line)

    def score(self, outcome: Outcome, seats: Sequence[str], human: int | None) -> None:
        sheet = empty_sheet(self.screen, self.texts, outcome, seats)
        rows: dict[str, Counter[int]] = {}
        for line in outcome.lines:
            caption = f"{self.texts.name('score', line.item)} {line.place}".strip()
            rows.setdefault(caption, Counter())[line.seat] += line.points
        for caption, points in rows.items():
            sheet.add_row(caption, *[str(points[seat]) if seat in points else "" for seat in range(len(seats))])
        self.screen.show(sheet)
        self.screen.say(self.texts.name("event-ended", outcome.reason))
        for winner in outcome.winners:
            self.screen.say(self.texts.say("score-won", seat=seats[winner]), "bold")


def _tree(value: Json | Sequence[object], indent: str = "") -> Iterator[str]:
    """Simple values on one line, others as an indented block."""
    pairs = value.items() if isinstance(value, dict) else [("-", one) for one in value]
    for key, inner in pairs:
        if isinstance(inner, dict) or (isinstance(inner, list) and any(isinstance(one, dict | list) for one in inner)):
            yield f"{indent}{key}"
            yield from _tree(inner, f"{indent}  ")
        else:
            yield f"{indent}{key}: {plain(inner)}"
