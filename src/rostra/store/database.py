"""Opening the database and bringing its tables up to date."""

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from rostra.data_folder import data_folder
from rostra.store import obstacles

_MIGRATIONS: Final = Path(__file__).parent / "migrations"
# Any number will do, as long as every process takes the same one.
_MIGRATION_LOCK: Final = 0x526F73747261
# Seconds (the last one: milliseconds) until a machine that does not answer counts as gone. The address can set others.
_TIMEOUTS: Final = {
    "connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}  # fmt: skip


class TooNew(Exception):
    """The database was made by a newer Rostra."""


def default_url() -> str:
    """A file in the data folder."""
    return URL.create("sqlite", database=str(data_folder() / "rostra.sqlite")).render_as_string()


def connect(url: str) -> Engine:
    """An engine for this address; a ValueError says what is wrong with it."""
    parsed = _parsed(url)
    # The drivers are those we bring, whichever the address names.
    if parsed.get_dialect().name == "sqlite":
        return _sqlite(parsed.set(drivername="sqlite"))
    timeouts = {name: value for name, value in _TIMEOUTS.items() if name not in parsed.query}
    engine = create_engine(
        parsed.set(drivername="postgresql+psycopg"), connect_args=timeouts, hide_parameters=True,
        pool_pre_ping=True, pool_size=8, max_overflow=8, pool_timeout=10,
    )  # fmt: skip

    @event.listens_for(engine, "connect", insert=True)  # SQLAlchemy's own first look fails without UTF8
    def _(connection: Any, record: Any) -> None:
        obstacles.check(connection)

    return engine


def checked(url: str) -> str:
    """The address, if it can be one of ours; a ValueError says why it cannot."""
    _parsed(url)
    return url


def with_password(url: str, password: str) -> str:
    """The address with this password, if it is one of PostgreSQL and has none."""
    parsed = make_url(url)
    if not password or parsed.password is not None or parsed.get_dialect().name != "postgresql":
        return url
    return parsed.set(password=password).render_as_string(hide_password=False)


def _parsed(url: str) -> URL:
    try:
        parsed = make_url(url)
        dialect = parsed.get_dialect().name
    except (ArgumentError, NoSuchModuleError, ValueError) as why:
        # Neither the address nor what the library quotes of it: any part could be the password.
        told = str(why) if isinstance(why, NoSuchModuleError) else "that is no address of a database"
        raise ValueError(f"{told}; right would be sqlite:////folder/file.sqlite or postgresql://host/name") from None
    if dialect not in ("sqlite", "postgresql"):
        raise ValueError(f"{without_password(url)!r}: there are sqlite and postgresql")
    if "@" in (parsed.host or ""):
        raise ValueError(f"{without_password(url)!r}: in a name or password @ is written %40")
    if dialect == "sqlite" and (not parsed.database or parsed.database == ":memory:"):
        raise ValueError(f"{url!r}: SQLite needs a file, such as sqlite:////folder/file.sqlite")
    return parsed


def file_of(url: str) -> Path | None:
    """The file of a SQLite database. None for others, and for SQLite's own URIs, which may mean memory."""
    parsed = _parsed(url)
    if parsed.get_dialect().name != "sqlite" or str(parsed.database).startswith("file:"):
        return None
    return Path(str(parsed.database)).expanduser()


def without_password(url: str) -> str:
    """For messages: the address without anything that could belong to a password, even if it is no address at all."""
    shown = re.sub(r"(password|passfile)=[^&]*", r"\1=***", url, flags=re.IGNORECASE)
    return re.sub(r"://.*@", "://***@", shown, flags=re.DOTALL)


def make_folder(folder: Path) -> None:
    """Make it, if it is not there, for its owner only: hidden cards and talk lie in it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def _make_file(file: Path) -> None:
    """For its owner only; so are then the files that SQLite puts beside it."""
    with suppress(OSError):  # it is there, or SQLite says what is wrong
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _sqlite(url: URL) -> Engine:
    file = Path(str(url.database)).expanduser()
    make_folder(file.parent)
    if not str(url.database).startswith("file:"):
        _make_file(file)
    # Parameters say what is played: they do not belong in messages and logs.
    engine = create_engine(url.set(database=str(file)), hide_parameters=True, pool_size=8, max_overflow=8)

    @event.listens_for(engine, "connect")
    def _(connection: Any, record: Any) -> None:
        cursor = connection.cursor()
        # WAL: readers and the writer do not wait for each other. FULL: what is committed survives a power cut.
        for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=4000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def migrate(engine: Engine) -> None:
    """Create the tables, or bring older ones up to date: all of it or nothing, and one process at a time."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # on its own, SQLite begins only at the first row
        try:
            command.upgrade(_config(connection), "head")
        except CommandError:
            raise TooNew("it was made by a newer Rostra than this one") from None


def version_of(engine: Engine) -> str | None:
    """The newest migration that was done there; None if there are no tables yet."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def versions() -> list[str]:
    """All migrations, the first one first."""
    return [script.revision for script in ScriptDirectory.from_config(_config(None)).walk_revisions()][::-1]


def _config(connection: Any) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
