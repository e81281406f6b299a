"""One server for one SQLite file."""

from contextlib import AbstractContextManager, nullcontext

from rostra.file_lock import FileLock
from rostra.store.database import file_of, make_folder


def alone_with(url: str) -> AbstractContextManager[None]:
    """As long as this is open no other process gets it for the same SQLite file, but an ``InUse``.

    Two servers that do not hear of each other would store no nonsense, but the players of one would not be told what
    those of the other do.
    """
    file = file_of(url)
    if file is None:
        return nullcontext()
    real = file.resolve()
    try:
        make_folder(real.parent)
        return FileLock(real)
    except OSError:  # then the database cannot be opened there either, and says why
        return nullcontext()
