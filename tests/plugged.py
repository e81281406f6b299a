"""Packages with bots, as if somebody had installed them: a folder on the path, with their metadata."""

import importlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib import metadata
from pathlib import Path
from textwrap import dedent

import pytest

from rostra import bots
from rostra.bots.plugins import Plugins
from rostra.server.games import all_games

BOT = """
from rostra import bots


class Bot:
    games = ("caesar",)
    usual = bots.Budget(seconds=0.05)

    def choose(self, world, rng, budget):
        return bots.Choice(world.actions()[0], ())
"""
"""A module with a bot that takes the first legal action."""


class Site:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def add(self, package: str, declared: dict[str, str], source: str = BOT, module: str = "") -> None:
        """A package of one module, called like it if nothing else is said; ``declared``: bots and what makes them."""
        about = self.folder / f"{package}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = [f"{name} = {value}\n" for name, value in declared.items()]
        (about / "entry_points.txt").write_text("[rostra.bots]\n" + "".join(lines))
        (self.folder / f"{module or package}.py").write_text(dedent(source))
        importlib.invalidate_caches()


@contextmanager
def installed(folder: Path) -> Iterator[Site]:
    """For this process and those it starts; nobody has asked for any bot yet."""
    folder.mkdir(exist_ok=True)
    before = {*sys.modules}
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
        patch.setattr(metadata, "entry_points", partial(_declared, folder))  # not those that are really installed
        patch.setattr(bots, "_PLUGINS", Plugins(bots._PLUGINS._games, bots._PLUGINS._taken))
        all_games.cache_clear()
        try:
            yield Site(folder)
        finally:
            all_games.cache_clear()
            for name in {*sys.modules} - before:
                if str(getattr(sys.modules[name], "__file__", None)).startswith(str(folder)):
                    del sys.modules[name]


def _declared(folder: Path, group: str) -> list[metadata.EntryPoint]:
    found = metadata.distributions(path=[str(folder)])
    return [entry for package in found for entry in package.entry_points.select(group=group)]
