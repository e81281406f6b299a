"""A title is one folder on the page, too: nothing outside of it knows its name."""

from pathlib import Path

import rostra

SOURCES = Path("web/src")
TITLES = {name: SOURCES / "games" / name for name in rostra.GAMES}
MOST = 0
"""Files outside the titles' folders that may name one."""


def test_every_title_has_a_folder() -> None:
    for folder in TITLES.values():
        assert {"title.ts", "index.ts"} <= {path.name for path in folder.iterdir()}


def test_no_other_file_names_a_title() -> None:
    naming = []
    for path in sorted(SOURCES.rglob("*")):
        if path.is_file() and not any(folder in path.parents for folder in TITLES.values()):
            words = path.read_text(encoding="utf-8").lower()
            if any(name in words for name in TITLES):
                naming.append(path.as_posix())
    assert len(naming) <= MOST, naming
