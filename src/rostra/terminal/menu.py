"""A question and its answers: the legal lines under numbers, in rows by kind."""

from dataclasses import dataclass, field

from rostra.terminal.screen import Screen
from rostra.texts import Texts


@dataclass
class Row:
    """Choices of one kind: a caption, and each choice in words."""

    caption: str
    choices: list[tuple[int, str]] = field(default_factory=list)


@dataclass
class Menu:
    """``numbered[0]`` is answer 1. Each answer is the lines to play, one after the other."""

    question: str
    numbered: list[list[str]] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    before: list[str] = field(default_factory=list)
    """Sentences before the question: what it is about."""
    reminder: bool = False
    """Whether the question is about the last event, which is shown again."""
    grid: list[str] = field(default_factory=list)
    """Lines whose numbers stand in a grid instead of the rows."""
    table: bool = False
    """Whether the table is drawn before the question."""
    quiet: int | None = None
    """The number that also answers the same question until the turn ends."""

    def add(self, caption: str, lines: list[str], what: str) -> int:
        """Add a choice to the row of that caption; its number."""
        self.numbered.append(lines)
        row = next((row for row in self.rows if row.caption == caption), None)
        if row is None:
            self.rows.append(row := Row(caption))
        row.choices.append((len(self.numbered), what))
        return len(self.numbered)

    def number(self, text: str) -> int | None:
        """The typed number; None if it is not one of this menu."""
        if not text.isascii() or not text.isdigit() or len(text) > 4:
            return None
        number = int(text)
        return number if 1 <= number <= len(self.numbered) else None


def show_rows(screen: Screen, texts: Texts, menu: Menu) -> None:
    for row in menu.rows:
        items = [texts.say("choice", number=number, what=what) for number, what in row.choices]
        screen.packed(items, 2, row.caption)
