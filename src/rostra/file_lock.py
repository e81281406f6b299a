"""A lock file for one process at a time. The system lets it go when the process ends, however it ends."""

import os
import sys
from contextlib import AbstractContextManager
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        os.lseek(handle, 1000, os.SEEK_SET)  # behind the number, which others must be able to read
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class InUse(Exception):
    """Another process has the lock."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process


class FileLock(AbstractContextManager[None]):
    """The lock on a file, from now until the context ends; ``InUse`` if another process has it.

    The lock file stands beside it, ``<name>.lock``, with the number of the process, and is removed in the end.
    """

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(f"{path.name}.lock")
        self._handle = _hold(self._path)
        os.write(self._handle, f"{os.getpid()}\n".encode())

    def __exit__(self, *_: object) -> None:
        if sys.platform == "win32":  # an open file cannot be removed there
            os.close(self._handle)
            self._path.unlink(missing_ok=True)
        else:
            self._path.unlink(missing_ok=True)
            os.close(self._handle)


def _hold(path: Path) -> int:
    while True:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if not _take(handle):
            process = os.read(handle, 20).decode("ascii", "replace").strip()
            os.close(handle)
            raise InUse(process or "?")
        try:
            if os.path.samestat(os.fstat(handle), path.stat()):
                os.ftruncate(handle, 0)
                return handle
        except FileNotFoundError:
            pass
        os.close(handle)  # its owner has removed it since it was opened: what is locked here is nobody's any more


def _take(handle: int) -> bool:
    try:
        _lock(handle)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:  # a disk without locks: better to go on than not
        return True
    finally:
        os.lseek(handle, 0, os.SEEK_SET)
    return True
