"""Starting again on better code: ``make play`` compiles the engine while the server already runs as plain Python.

Whoever started the server names a file in ``ROSTRA_RESTART_WHEN``. When that is written, the server waits for a moment
in which nobody acts, and ends with the exit code ``RESTART``: then it is started again. Matches are on disk, and
clients connect again by themselves.
"""

import asyncio
import os
import pkgutil
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final

import rostra
from rostra import titles
from rostra.server.rooms import Rooms

RESTART: Final = 75
"""The exit code."""
QUIET: Final = 3.0
"""So many seconds in which nobody has done anything, and no bot is thinking."""
LONGEST: Final = 300.0
"""Seconds after which no quiet moment is waited for any longer."""


ROOMS: Final = (*titles.BUILT_IN, "bots", "features", "lanes", "record", "lessons", "tables", "server")
"""Where there are compiled modules, and what imports them while a server runs."""


def file_to_wait_for() -> Path | None:
    named = os.environ.get("ROSTRA_RESTART_WHEN")
    return Path(named) if named else None


def load_everything() -> None:
    """What is only needed later, too. Once compiled modules lie beside the source, plain ones must not meet them."""
    for room in ROOMS:
        package = import_module(f"rostra.{room}")
        for module in pkgutil.walk_packages(getattr(package, "__path__", ()), f"rostra.{room}."):
            import_module(module.name)


async def when_written(file: Path, rooms: Rooms, restart: Callable[[], None]) -> None:
    """Call ``restart`` at the first quiet moment after the file was written."""
    if not rostra.compiled():
        await asyncio.to_thread(load_everything)
    before = _written(file)
    while _written(file) in (None, before):
        await asyncio.sleep(1)
    since = time.monotonic()
    while not _is_quiet(rooms) and time.monotonic() - since < LONGEST:
        await asyncio.sleep(0.2)
    restart()


def _written(file: Path) -> int | None:
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return None


def _is_quiet(rooms: Rooms) -> bool:
    now = time.monotonic()
    return all(not room.is_busy and now - room.used_at > QUIET for room in rooms.rooms.values())
