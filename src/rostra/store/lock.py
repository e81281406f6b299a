"""One server for one SQLite file."""

from contextlib import AbstractContextManager, nullcontext

from rostra.file_lock import FileLock
from rostra.store.database import file_of, make_folder


def alone_with(url: str) -> AbstractContextManager[None]:
    """A lock for this process on a SQLite file: another process that wants it gets an ``InUse``.

    Two servers without a bus would store nothing wrong. But the players of one would not be told what the players of
    the other do.
    """
    file = file_of(url)
    if file is None:
        return nullcontext()
    real = file.resolve()
    try:
        make_folder(real.parent)
        return FileLock(real)
    except OSError:  # the database cannot be opened there either, and says why
        return nullcontext()
