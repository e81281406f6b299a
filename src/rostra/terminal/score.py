"""The table of the score; a title fills in its rows."""

from collections.abc import Sequence

from rich.table import Table

from rostra.game import Outcome
from rostra.terminal.screen import Screen
from rostra.texts import Texts


def empty_sheet(screen: Screen, texts: Texts, outcome: Outcome, seats: Sequence[str]) -> Table:
    """A column for each seat, with its total at the foot."""
    screen.say()
    screen.rule(texts.say("score-title"))
    sheet = Table(box=screen.box, show_footer=True, pad_edge=False)
    sheet.add_column(texts.say("score-for"), texts.say("score-total"))
    for name, points in zip(seats, outcome.points):
        sheet.add_column(texts.name("seat", name), str(points), justify="right")
    return sheet
