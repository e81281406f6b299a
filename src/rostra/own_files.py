"""Files of a host's own, such as maps and decks: by path, or by name from a folder.

The folder is ``ROSTRA_FILES`` (``files`` in the data folder if that is not set). A file lies in it as
``<title>/<what>/<name>.toml``, and a game is played with it under that name.
"""

import os
import re
import stat
from pathlib import Path
from typing import Final

from rostra.data_folder import data_folder
from rostra.game_file import LARGEST, GameFile

SUFFIX: Final = ".toml"
_LARGEST_BY_PATH: Final = 4_000_000  # bytes; a device such as /dev/zero never ends
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
_OPENING: Final = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


def folder() -> Path:
    """Where files with names are."""
    named = os.environ.get("ROSTRA_FILES")
    return Path(named).expanduser() if named else data_folder() / "files"


def is_name(written: str) -> bool:
    return _NAME.fullmatch(written) is not None


def find(title: str, what: str, written: str) -> GameFile:
    """The file that an option names; a ``ValueError`` says why it cannot be read.

    A path at which there is something comes first, then a name in the folder.
    """
    if written != written.strip() or not written.isprintable() or not written:  # a record could not name it
        raise ValueError(f"option {what!r}: {written!r} is not the path of a {what}{SUFFIX}")
    path = Path(written)
    try:
        if not path.exists() and has(title, what, written):
            return named(folder(), title, what, written)
        if path.exists() and (not path.is_file() or path.stat().st_size > _LARGEST_BY_PATH):
            raise ValueError(f"option {what!r}: {written!r} is not an ordinary file, or far too large")
        return GameFile(written, path.read_bytes().decode("utf-8"))
    except OSError as error:
        raise ValueError(f"option {what!r}: {written!r} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ValueError(f"option {what!r}: {written!r} is not a text in UTF-8") from None


def has(title: str, what: str, name: str) -> bool:
    """Whether there is a file of this name in the folder."""
    return is_name(name) and place(folder(), title, what, name).exists()


def place(within: Path, title: str, what: str, name: str) -> Path:
    return within / title / what / f"{name}{SUFFIX}"


def named(within: Path, title: str, what: str, name: str) -> GameFile:
    """The file of this name; a ``ValueError`` says why it cannot be used. Nothing outside the folder is opened."""
    if not is_name(name):
        raise ValueError(f"{name!r} is no name: up to 40 of a-z, 0-9, - and _, the first a letter or digit")
    path = place(within, title, what, name)
    try:
        if any(part.is_symlink() for part in (path, path.parent, path.parent.parent)):
            raise ValueError("this is a link, or lies behind one; only an ordinary file is read")
        if not stat.S_ISREG(path.lstat().st_mode):
            raise ValueError("this is not an ordinary file")
        with os.fdopen(os.open(path, _OPENING), "rb") as file:
            content = file.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise ValueError(f"larger than {LARGEST:,} bytes")
        return GameFile(name, content.decode("utf-8"))
    except UnicodeDecodeError:
        raise ValueError("not a text in UTF-8") from None
    except OSError as error:
        raise ValueError(f"cannot be read: {error.strerror}") from None


def names(within: Path, title: str, what: str) -> dict[str, tuple[int, ...]]:
    """The files of this kind in the folder, each with a mark that changes when the file does. Bad names are among them.

    What does not end in ``.toml``, or begins with a dot, is nobody's business.
    """
    here = within / title / what
    found: dict[str, tuple[int, ...]] = {}
    try:
        if here.is_symlink() or here.parent.is_symlink():
            return {}
        with os.scandir(here) as entries:
            for entry in entries:
                if entry.name.endswith(SUFFIX) and not entry.name.startswith("."):
                    about = entry.stat(follow_symlinks=False)
                    mark = (about.st_mtime_ns, about.st_size, about.st_ino, about.st_mode)
                    found[entry.name.removesuffix(SUFFIX)] = mark
    except OSError:
        return {}  # there is no such folder, or nobody may look into it
    return dict(sorted(found.items()))
