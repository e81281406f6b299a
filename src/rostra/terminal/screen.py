"""The text window: what is shown and asked. Works without colours, at 80 columns, and in any encoding."""

import io
import sys
from collections.abc import Callable, Iterable

from rich import box
from rich.console import Console, RenderableType
from rich.text import Text


class Screen:
    """Everything the terminal says goes through here, and every answer comes from here."""

    def __init__(self, console: Console | None = None, read: Callable[[str], str] = input) -> None:
        self.read = read
        self.console = console or Console(highlight=False)
        unicode = (self.console.encoding or "").lower().startswith("utf")
        self.box = box.SIMPLE if unicode else box.ASCII2
        self.line_character = "─" if unicode else "-"

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, text: str = "", style: str | None = None) -> None:
        # As Text: what looks like markup in a name or a card, "[3]", is shown as it is.
        self.console.print(Text(text, style=style or ""))

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def rule(self, title: str) -> None:
        self.console.rule(Text(title, style="bold"), characters=self.line_character, align="left")

    def packed(self, items: Iterable[str], indent: int = 2, caption: str = "") -> None:
        """Items side by side, as many a line as fit; only one that is too long for a line is broken."""
        line = Text(caption, style="bold") if caption else Text(" " * indent)
        begun = bool(caption)
        for item in items:
            if begun and line.cell_len + 3 + len(item) > self.width:
                self.console.print(line)
                line, begun = Text("    " if caption else " " * indent), False
            line.append(f"   {item}" if begun else item, style="not bold")
            begun = True
        if begun:
            self.console.print(line)

    def ask(self, prompt: str) -> str:
        """An answer; EOFError if there will be none."""
        self.console.file.flush()
        line = self.read(prompt + " ")
        if self.console.is_terminal and not sys.stdin.isatty():
            self.say(line)  # answers from a pipe, shown as if they were typed
        return line.strip()


def be_lenient() -> None:
    """Characters the window cannot show become question marks instead of errors (Windows code pages, LANG=C)."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
