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
    with patched() as patch:
        patch.syspath_prepend(folder)
        patch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
        forget()
        yield


@contextmanager
def patched() -> Iterator[pytest.MonkeyPatch]:
    """Other titles than usual: what was known of them is forgotten at the end (and to be forgotten when all is set)."""
    try:
        with pytest.MonkeyPatch.context() as patch:
            yield patch
    finally:
        forget()


def forget() -> None:
    """Nobody has asked for any title yet."""
    titles._others.cache_clear()
    titles.get.cache_clear()
    titles.playable.cache_clear()
    titles.part.cache_clear()
    titles._checked_lines.clear()
    all_games.cache_clear()
