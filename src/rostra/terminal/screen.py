"""The text window: it shows and asks. It works without colours, at 80 columns, and in any encoding."""

import io
import sys
import textwrap
from collections.abc import Callable, Iterable

from rich import box
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text


def progress() -> Progress:
    """A bar on standard error, if that is a terminal. It disappears when the work is done."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console, transient=True, disable=not console.is_terminal,
    )  # fmt: skip


HANG = 2
"""How many columns a wrapped line is indented after its first row."""


class Screen:
    """All output goes through here, and all answers come from here."""

    def __init__(self, console: Console | None = None, read: Callable[[str], str] = input) -> None:
        self.read = read
        self.console = console or Console(highlight=False)
        self.unicode = (self.console.encoding or "").lower().startswith("utf")
        self.box = box.SIMPLE if self.unicode else box.ASCII2
        self.line_character = "─" if self.unicode else "-"

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def say(self, text: str = "", style: str | None = None) -> None:
        for line in text.split("\n"):
            for piece in self._wrapped(line):
                self._print(Text(piece, style=style or ""))

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def rule(self, title: str) -> None:
        self.console.rule(Text(title, style="bold"), characters=self.line_character, align="left")

    def packed(self, items: Iterable[str], indent: int = 2, caption: str = "") -> None:
        """Items side by side, as many on a line as fit. Only an item that is longer than a line is wrapped."""
        line = Text(caption, style="bold") if caption else Text(" " * indent)
        margin = " " * (4 if caption else indent)
        begun = bool(caption)
        for item in items:
            if begun and line.cell_len + 3 + len(item) > self.width:
                self._print(line)
                line, begun = Text(margin), False
            pieces = [item] if begun else self._wrapped(margin + item)
            for piece in pieces[:-1]:
                self._print(Text(piece))
            if begun:
                line.append(f"   {item}", style="not bold")
            else:
                line = Text(pieces[-1])
            begun = True
        if begun:
            self._print(line)

    def clear(self) -> None:
        """Leave nothing to be seen. If the window cannot be cleared, its contents scroll away."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")  # clears the lines above the window, too
        else:
            self.console.print("\n" * 60)

    def ask(self, prompt: str) -> str:
        """An answer; EOFError if there will be none."""
        self.console.file.flush()
        line = self.read(prompt + " ")
        if self.console.is_terminal and not sys.stdin.isatty():
            self.say(line)  # an answer from a pipe is shown as if it were typed
        return line.strip()

    def _wrapped(self, line: str) -> list[str]:
        """The line in pieces that fit, with a hanging indent. Rich would also break at no-break spaces."""
        indent = " " * (len(line) - len(line.lstrip(" ")) + HANG)
        return textwrap.wrap(
            line,
            self.width,
            subsequent_indent=indent,
            expand_tabs=False,
            replace_whitespace=False,
            break_long_words=False,  # a path can be copied in one piece
            break_on_hyphens=False,
        ) or [""]

    def _print(self, line: Text) -> None:
        # As Text: what looks like markup in a name or a card, "[3]", is shown as it is.
        shown = Text(plain(line.plain), style=line.style, spans=line.spans)
        self.console.print(shown, soft_wrap=True)


def plain(text: str) -> str:
    """With plain spaces: after wrapping no-break ones are not needed, and not every window can show them."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def be_lenient() -> None:
    """Characters the window cannot show become question marks instead of errors (Windows code pages, LANG=C)."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
