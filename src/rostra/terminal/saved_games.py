"""Saved games: a record file for each in the data folder, rewritten after every decision."""

import datetime
import os
import secrets
import stat
from pathlib import Path

from rostra import record
from rostra.data_folder import data_folder
from rostra.file_lock import FileLock
from rostra.record import Record

LARGEST = 16 * 1024 * 1024
"""Bytes. A whole game has a few thousand."""


def folder() -> Path:
    return data_folder() / "games"


def new_file(game: str) -> Path:
    now = datetime.datetime.now().strftime("%Y%m%d-%H%M%S")
    return folder() / f"{game}-{now}-{secrets.token_hex(2)}.txt"


def write(path: Path, text: str) -> None:
    """Write all or nothing: a crash leaves the old file or the new one, never half of one."""
    if path.exists() and not path.is_file():  # a pipe or /dev/stdout cannot be replaced
        path.write_text(text, encoding="utf-8", newline="\n")
        return
    path = path.resolve()  # replace the file that a link leads to, not the link
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with new.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(new, path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(path: Path) -> None:
    """So that the new name survives a power cut. Windows cannot do that and need not."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def locked(path: Path) -> FileLock:
    """Keep a game to this process; ``InUse`` if another has it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return FileLock(path)


def read(path: Path) -> Record:
    """The record in a file; a ValueError if anything is wrong with it."""
    about = path.stat()
    if not stat.S_ISREG(about.st_mode) or about.st_size > LARGEST:
        raise record.BadRecord(1, "this is not an ordinary file, or far too large for a record", "bad-file", {})
    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as wrong:
        line = wrong.object[: wrong.start].count(b"\n") + 1
        raise record.BadRecord(line, "this is not text in UTF-8", "bad-encoding", {}) from None
    return record.read(text)


def unfinished(game: str) -> list[Path]:
    """Files of games without a result, the one played last first. Only their headers are read.

    A damaged header has no result either. So a player who resumes is told of that file and does not miss their game.
    """
    found = [path for path in folder().glob(f"{game}-*.txt") if _is_unfinished(path)]
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def _is_unfinished(path: Path) -> bool:
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            for line in file:
                if not line.strip():
                    return True
                if line.startswith("result:"):
                    return line.partition(":")[2].strip() == record.UNFINISHED
    except OSError:
        return False
    return True
