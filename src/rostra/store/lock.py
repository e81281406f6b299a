"""One server for one SQLite file: a lock beside it, which the system lets go when a process ends, however it ends."""

import sys
from contextlib import AbstractContextManager, nullcontext
from typing import IO

from rostra.store.database import file_of, make_folder

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class InUse(Exception):
    """Another server has this SQLite file."""


def alone_with(url: str) -> AbstractContextManager[object]:
    """As long as this is open nobody else gets it for the same SQLite file, but an ``InUse``.

    Two servers that do not hear of each other would store no nonsense, but the players of one would not be told what
    those of the other do. The empty file stays: whoever removed it might remove one that the next server has locked.
    """
    file = file_of(url)
    if file is None:
        return nullcontext()
    real = file.resolve()
    try:
        make_folder(real.parent)
        held = real.with_name(f"{real.name}.lock").open("ab")
    except OSError:  # then the database cannot be opened there either, and says why
        return nullcontext()
    try:
        _lock(held)
    except (BlockingIOError, PermissionError):
        held.close()
        raise InUse from None
    except OSError:
        pass  # a file system without locks
    return held
