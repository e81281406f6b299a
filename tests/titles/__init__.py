"""Titles of other packages, as if they were installed: ``with_titles`` puts the folder ``installed`` on the path."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rostra import titles
from rostra.server.games import all_games

FOLDER = Path(__file__).parent / "installed"


@contextmanager
def with_titles(folder: Path = FOLDER) -> Iterator[None]:
    """For this process and those it starts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
        forget()
        try:
            yield
        finally:
            patch.undo()
            forget()


def forget() -> None:
    """Nobody has asked for any title yet."""
    titles._others.cache_clear()
    titles.get.cache_clear()
    titles.playable.cache_clear()
    titles.part.cache_clear()
    all_games.cache_clear()
