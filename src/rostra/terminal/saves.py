"""Where games are kept: one record file a game in the user's data folder, written anew after every decision."""

import datetime
import os
import secrets
import tempfile
from pathlib import Path

import platformdirs

from rostra import record
from rostra.record import Record


def folder() -> Path:
    """ROSTRA_HOME, or the place the system has for such data."""
    home = os.environ.get("ROSTRA_HOME")
    return (Path(home).expanduser() if home else Path(platformdirs.user_data_dir("rostra", appauthor=False))) / "games"


def new_file(game: str) -> Path:
    now = datetime.datetime.now().strftime("%Y%m%d-%H%M%S")
    return folder() / f"{game}-{now}-{secrets.token_hex(2)}.txt"


def write(path: Path, text: str) -> None:
    """All or nothing: a crash leaves the old file or the new one, never half of one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(path: Path) -> None:
    """So that the new name outlives a power cut too; Windows cannot and need not."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read(path: Path) -> Record:
    """The record in a file; whatever is wrong with it is a ValueError."""
    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as wrong:
        line = wrong.object[: wrong.start].count(b"\n") + 1
        raise record.BadRecord(line, "this is not text in UTF-8") from None
    return record.read(text)


def unfinished(game: str) -> list[Path]:
    """Files of games without a result, the one played last first. Only looks at their headers."""
    found = [path for path in folder().glob(f"{game}-*.txt") if _is_unfinished(path)]
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def _is_unfinished(path: Path) -> bool:
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            for line in file:
                if not line.strip():
                    return False
                if line.startswith("result:"):
                    return line.partition(":")[2].strip() == record.UNFINISHED
    except OSError:
        pass
    return False
