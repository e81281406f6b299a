"""Processes that must not outlive the one that started them, however that one ends."""

import threading
from collections.abc import Callable
from multiprocessing import parent_process
from multiprocessing.connection import wait


def when_parent_ends(end: Callable[[], object]) -> None:
    """Call this once the process that started ours (by ``multiprocessing``) is gone."""

    def watch() -> None:
        parent = parent_process()
        if parent is not None:
            wait([parent.sentinel])
            end()

    threading.Thread(target=watch, daemon=True).start()
