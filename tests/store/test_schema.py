"""The tables: what the migrations make is what schema.py says, however often and by however many they are run."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, inspect, text

from rostra.store import Store, StoreDown
from rostra.store.database import TooNew, connect, migrate, versions, without_password
from rostra.store.lock import alone_with
from rostra.store.schema import metadata


def test_migrations_make_the_schema(engine: Engine) -> None:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == versions()[-1]


def definitions(engine: Engine) -> list[str]:
    """Tables and indexes as the database words them: also what alembic does not compare (WHERE, WITHOUT ROWID)."""
    query = (
        "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL"
        if engine.dialect.name == "sqlite"
        else """SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' UNION ALL
                SELECT table_name || ' ' || column_name || ' ' || data_type || ' ' || is_nullable ||
                coalesce(character_maximum_length::text, '') FROM information_schema.columns
                WHERE table_schema = 'public'"""
    )
    with engine.connect() as connection:
        found = connection.execute(text(query)).scalars()
        return sorted(" ".join(sql.split()) for sql in found if "alembic" not in sql)


def test_nothing_differs_that_alembic_does_not_see(engine: Engine) -> None:
    migrated = definitions(engine)
    with engine.begin() as connection:
        metadata.drop_all(connection)
    assert definitions(engine) == []
    with engine.begin() as connection:
        metadata.create_all(connection)
    assert definitions(engine) == migrated
    assert len(migrated) >= 5
    assert sum("WHERE" in definition for definition in migrated) == 5


def test_migrating_twice_changes_nothing(engine: Engine) -> None:
    before = definitions(engine)
    migrate(engine)
    assert definitions(engine) == before


def test_many_processes_migrate_at_once(url: str) -> None:
    code = "import sys; from rostra.store import Store; sys.stdin.read(1); Store(sys.argv[1]).close()"
    processes = [
        subprocess.Popen([sys.executable, "-c", code, url], stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("!")
        process.stdin.flush()
    told = [process.communicate(timeout=60)[1] for process in processes]
    assert [process.returncode for process in processes] == [0] * 4, told
    engine = connect(url)
    assert inspect(engine).has_table("log")
    engine.dispose()


def test_a_migration_that_fails_leaves_nothing_behind(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a server killed at its first start can be started again."""
    import alembic.op

    real = alembic.op.create_table
    made = []

    def failing(name: str, *more: Any, **options: Any) -> object:
        made.append(name)
        if name == "keys":
            raise KeyboardInterrupt
        return real(name, *more, **options)

    monkeypatch.setattr(alembic.op, "create_table", failing)
    engine = connect(url)
    with pytest.raises(KeyboardInterrupt):
        migrate(engine)
    assert made == ["matches", "log", "keys"]
    assert inspect(engine).get_table_names() == []
    monkeypatch.undo()
    migrate(engine)
    engine.dispose()


def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    Store(url).close()
    engine = connect(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(TooNew):
        migrate(engine)
    with pytest.raises(StoreDown, match="newer"):
        Store(url)
    engine.dispose()


# Addresses


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        ("rostra.sqlite", "sqlite:////folder/file.sqlite"),
        ("mysql://livia:secret@host/rostra", "there are sqlite and postgresql"),
        ("oracel://livia:secret@host/rostra", "oracel"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("postgres://livia:secret@host/rostra", "postgresql://host/name"),
        ("postgresql://livia:secret@host:port/rostra", "postgresql://host/name"),
        ("postgresql://livia:pass@secret@host/rostra", "%40"),
        ("postgresql://livia:pass@secret:5432@host/rostra", ""),
        ("mysql://livia@rome:secret@host/rostra", "there are sqlite and postgresql"),
        ("mysql://host/rostra?user=livia&password=secret", "there are sqlite and postgresql"),
        ("postgresql://livia:pass:secret/x", ""),
    ],
)
def test_a_bad_address_is_explained_without_its_password(bad: str, why: str) -> None:
    with pytest.raises(ValueError) as wrong:
        connect(bad)
    assert why in str(wrong.value)
    assert "secret" not in str(wrong.value)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://livia:secret@host/rostra",
        "postgresql://livia@rome:secret@host/rostra",
        "postgresql://livia:@secret@@host/rostra",
        "postgresql://livia:pass/secret@host/rostra",
        "postgresql://host/rostra?user=livia&password=secret&sslmode=require",
    ],
)
def test_a_good_address_is_shown_without_its_password(url: str) -> None:
    assert "secret" not in without_password(url)
    assert "host/rostra" in without_password(url)


@pytest.mark.parametrize("driver", ["postgresql", "postgresql+psycopg", "postgresql+psycopg2", "postgresql+asyncpg"])
def test_the_driver_is_ours(driver: str) -> None:
    assert connect(f"{driver}://localhost/rostra").driver == "psycopg"


def test_sqlite_is_durable_and_readers_do_not_wait(sqlite: str) -> None:
    engine = connect(sqlite.replace("sqlite:", "sqlite+aiosqlite:"))
    with engine.connect() as connection:
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    assert found == ["wal", 2]
    engine.dispose()


def test_a_folder_is_made_for_the_file(tmp_path: Path) -> None:
    Store(f"sqlite:///{tmp_path}/a/b/rostra.sqlite").close()
    assert (tmp_path / "a/b/rostra.sqlite").exists()


def test_what_is_made_is_for_its_owner_only(tmp_path: Path) -> None:
    """Whatever the umask; what was there before is left as it is."""

    def mode(path: str) -> int:
        return (tmp_path / path).stat().st_mode & 0o777

    before = os.umask(0o022)
    try:
        url = f"sqlite:///{tmp_path}/data/rostra.sqlite"
        with alone_with(url):
            store = Store(url)
            with store.engine.connect() as connection:
                connection.exec_driver_sql("SELECT 1")
            for file in (tmp_path / "data").glob("rostra.sqlite*"):
                assert file.name.endswith(".lock") or mode(f"data/{file.name}") == 0o600, file
            store.close()
        assert mode("data") == 0o700
        (tmp_path / "there").mkdir(mode=0o755)
        (tmp_path / "there/rostra.sqlite").touch(mode=0o640)
        Store(f"sqlite:///{tmp_path}/there/rostra.sqlite").close()
        assert (mode("there"), mode("there/rostra.sqlite")) == (0o755, 0o640)
    finally:
        os.umask(before)


def test_what_is_no_database_is_said(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Livia, " * 100)
    with pytest.raises(StoreDown, match="not a database"):
        Store(f"sqlite:///{tmp_path}/letter")
    with pytest.raises(StoreDown, match=re.escape(f"{tmp_path}/letter")):
        Store(f"sqlite:///{tmp_path}/letter/rostra.sqlite")
