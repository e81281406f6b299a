"""Opening the database and bringing its tables up to date."""

from pathlib import Path
from typing import Any, Final

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

_MIGRATIONS: Final = Path(__file__).parent / "migrations"
# Any number will do, as long as every process takes the same one.
_MIGRATION_LOCK: Final = 0x526F73747261


def default_url() -> str:
    """A file in the user's data folder."""
    folder = platformdirs.user_data_path("rostra", appauthor=False)
    return URL.create("sqlite", database=str(folder / "rostra.sqlite")).render_as_string()


def connect(url: str) -> Engine:
    """An engine for this address; a ValueError says what is wrong with it."""
    try:
        parsed = make_url(url)
        dialect = parsed.get_dialect().name
    except (ArgumentError, NoSuchModuleError) as why:
        raise ValueError(
            f"database {url!r}: {why}; right would be sqlite:////folder/file.sqlite or postgresql://host/name"
        ) from None
    if dialect == "sqlite":
        return _sqlite(parsed)
    if dialect == "postgresql":
        # psycopg is the driver we bring, whichever the address leaves open
        if parsed.drivername == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")
        return create_engine(parsed, pool_pre_ping=True, pool_size=8, max_overflow=8, pool_timeout=10)
    raise ValueError(f"database {parsed.render_as_string()!r}: there are sqlite and postgresql")


def _sqlite(url: URL) -> Engine:
    if not url.database or url.database == ":memory:":
        raise ValueError("database: SQLite needs a file, such as sqlite:////folder/file.sqlite")
    Path(url.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url.set(database=str(Path(url.database).expanduser())), pool_size=8, max_overflow=8)

    @event.listens_for(engine, "connect")
    def _(connection: Any, record: Any) -> None:
        cursor = connection.cursor()
        # WAL: readers and the writer do not wait for each other. FULL: what is committed survives a power cut.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "wal_autocheckpoint=4000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def migrate(engine: Engine) -> None:
    """Create the tables, or bring older ones up to date; one process at a time."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
        command.upgrade(_config(connection), "head")


def version(engine: Engine) -> str | None:
    """Which migration the tables are at."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def newest_version() -> str | None:
    return ScriptDirectory.from_config(_config(None)).get_current_head()


def _config(connection: Any) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
