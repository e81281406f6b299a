"""Two processes that set up the same thing would be in each other's way: the second waits."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PATIENT = 1.0
"""Seconds after which it says what it waits for."""


@contextmanager
def one_at_a_time(what: str) -> Iterator[None]:
    """Hold the lock ``build/<what>.lock``; wait if another process has it."""
    spec = spec_from_file_location("file_lock", ROOT / "src" / "rostra" / "file_lock.py")  # alone: the rest needs more
    assert spec is not None
    assert spec.loader is not None
    file_lock = module_from_spec(spec)
    spec.loader.exec_module(file_lock)
    (ROOT / "build").mkdir(exist_ok=True)
    began, told = time.monotonic(), False
    while True:
        try:
            lock = file_lock.FileLock(ROOT / "build" / what)
        except file_lock.InUse as other:
            if not told and time.monotonic() - began > PATIENT:
                print(f"Waiting for process {other.process}, which does the same here ({what}) ...", flush=True)
                told = True
            time.sleep(0.2)
        else:
            with lock:
                yield
            return
