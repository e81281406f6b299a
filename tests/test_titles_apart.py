"""A title is one folder in every room: what stands outside of these folders does not know its name."""

import re
from collections.abc import Iterator
from pathlib import Path

from rostra.titles import BUILT_IN

SOURCES = Path("src/rostra")
PAGE = Path("web/src")
TITLE = re.compile(rf"(?<![A-Za-z])({'|'.join(BUILT_IN)})", re.IGNORECASE)
"""The name of a title: a word, or what one begins with (``caesar_v0``)."""
MOST = 15
"""Lines that may name one: the list of our titles, and examples. Those in docstrings (``>>>``), which are run, do not count."""


def naming(folder: Path, *endings: str) -> Iterator[str]:
    for path in sorted(folder.rglob("*")):
        if path.suffix in endings and not {*BUILT_IN} & {*path.relative_to(folder).parts}:
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if TITLE.search(line) and not line.lstrip().startswith(">>>"):
                    yield f"{path.as_posix()}:{number}: {line.strip()}"


def test_few_lines_outside_the_titles_folders_name_one() -> None:
    found = list(naming(SOURCES, ".py", ".ftl"))
    assert len(found) <= MOST, "\n".join(["", *found])


def test_nothing_on_the_page_names_one() -> None:
    found = list(naming(PAGE, ".ts", ".svelte", ".css", ".json", ".py"))
    assert not found, "\n".join(["", *found])


def test_every_title_has_a_folder_on_the_page() -> None:
    for title in BUILT_IN:
        assert {"title.ts", "index.ts"} <= {path.name for path in (PAGE / "games" / title).iterdir()}
