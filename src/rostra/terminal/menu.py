"""What can be answered now: a question, and the legal lines under numbers, in rows by kind."""

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
    """``numbered[0]`` is answer 1; each is the lines to play, one after the other."""

    question: str
    numbered: list[list[str]] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    before: list[str] = field(default_factory=list)
    """Sentences that come before the question: what it is about."""
    reminder: bool = False
    """Whether it is about what happened last."""
    grid: list[str] = field(default_factory=list)
    """Lines whose numbers stand in a grid and not in the rows."""
    table: bool = False
    """Whether one should see the table for this."""
    quiet: int | None = None
    """The answer that stands for the same question until the turn ends."""

    def add(self, caption: str, lines: list[str], what: str) -> int:
        """One more choice, in the row of that caption; its number."""
        self.numbered.append(lines)
        row = next((row for row in self.rows if row.caption == caption), None)
        if row is None:
            self.rows.append(row := Row(caption))
        row.choices.append((len(self.numbered), what))
        return len(self.numbered)

    def number(self, text: str) -> int | None:
        """The number that was typed; None if it is no number of this menu."""
        if not text.isascii() or not text.isdigit() or len(text) > 4:
            return None
        number = int(text)
        return number if 1 <= number <= len(self.numbered) else None


def show_rows(screen: Screen, texts: Texts, menu: Menu) -> None:
    for row in menu.rows:
        items = [texts.say("choice", number=number, what=what) for number, what in row.choices]
        screen.packed(items, 2, row.caption)
