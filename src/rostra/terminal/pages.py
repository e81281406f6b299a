"""``rostra help``: the pages of docs/, in the terminal."""

import os
from functools import cache
from pathlib import Path

from rich.console import Console

import rostra

_PACKAGE = Path(rostra.__file__).parent
FOLDERS = (_PACKAGE / "docs", _PACKAGE.parents[1] / "docs")
"""In an installed package (setup.py puts them there), and in a checkout."""


@cache
def topics() -> dict[str, Path]:
    """The pages by name: docs/hosting.md is ``hosting``, and the rules of a title have its name."""
    folder = next((folder for folder in FOLDERS if (folder / "hosting.md").is_file()), None)
    found = [] if folder is None else [*folder.glob("*.md"), *folder.glob("rules/*.md")]
    return {path.stem: path for path in sorted(found, key=lambda path: path.stem)}


def heading(page: Path) -> str:
    with page.open(encoding="utf-8") as lines:
        return next((line.removeprefix("# ").strip() for line in lines if line.startswith("# ")), page.stem)


def show(page: Path) -> None:
    """In a window with colours, one screen after the other; otherwise as it is written, for other programs."""
    text = page.read_text(encoding="utf-8")
    console = Console()
    if not console.is_terminal:
        print(text, end="")
        return
    from rich.markdown import Markdown  # takes a while to load

    os.environ.setdefault("LESS", "-FRX")
    with console.pager(styles=True):
        console.print(Markdown(text))
