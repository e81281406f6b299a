"""What is wrong with a PostgreSQL is said in one sentence, with a command that helps: and it does help."""

import os
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from psycopg import sql
from sqlalchemy import make_url

from rostra.store import obstacles
from rostra.texts import Texts, languages
from tests.command import rostra
from tests.services import Postgres, free_port
from tools.services import find

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSTRA_LANGUAGE", "en")


def administer(postgres: Postgres, *commands: str) -> None:
    with psycopg.connect(postgres.url.replace("+psycopg", ""), autocommit=True) as connection:
        for command in commands:
            connection.execute(sql.SQL(command))


def run(postgres: Postgres, said: str, program: str, **environment: str) -> None:
    """The command that a message ends with, as an administrator runs it."""
    command = shlex.split(said[said.index(f"{program} --") :])
    folder = find("postgresql")
    assert folder is not None
    known = {**os.environ, "PGUSER": "postgres", "PGDATABASE": "postgres", **environment}
    done = subprocess.run([folder / program, *command[1:]], env=known, capture_output=True, text=True, input="s\ns\n")
    assert done.returncode == 0, done.stderr


def url(postgres: Postgres, name: str, user: str = "postgres") -> str:
    return f"postgresql://{user}@127.0.0.1:{postgres.port}/{name}"


@pytest.fixture(scope="module")
def livia(request: pytest.FixtureRequest) -> Iterator[Postgres]:
    """Livia needs a password here; the administrator needs none."""
    with Postgres() as postgres:
        administer(postgres, "CREATE ROLE livia LOGIN PASSWORD 'secret'", "CREATE DATABASE hers")
        rules = postgres.folder / "data" / "pg_hba.conf"
        rules.write_text("host all postgres 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n")
        administer(postgres, "SELECT pg_reload_conf()")
        yield postgres


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["db", "check"]])
@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
def test_a_database_that_is_not_utf8(encoding: str, command: list[str], postgres: Postgres, capsys: Out) -> None:
    name = f"{encoding}_{command[0]}".lower()
    kind = f"ENCODING '{encoding}' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'"
    administer(postgres, f"CREATE DATABASE {name} {kind}")
    code, _, said = rostra(capsys, *command, "--database", url(postgres, name))
    assert code == 1
    assert f"the encoding {encoding}, and Rostra needs UTF8" in said
    assert len(said.splitlines()) == 1
    run(postgres, said, "createdb")
    assert rostra(capsys, "db", "check", "--database", url(postgres, f"{name}_utf8"))[0] == 0


def test_a_server_that_is_too_old(postgres: Postgres, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    name = url(postgres, "postgres")
    monkeypatch.setattr(obstacles, "OLDEST", 999)
    code, _, said = rostra(capsys, "db", "check", "--database", name)
    with psycopg.connect(name) as connection:
        [(version,)] = connection.execute("SHOW server_version").fetchall()
    assert code == 1
    assert f"PostgreSQL {version.split()[0]} is too old; Rostra needs 999 or newer." in said


def test_a_database_that_does_not_exist(postgres: Postgres, capsys: Out) -> None:
    name = url(postgres, "no such one")
    code, _, said = rostra(capsys, "db", "check", "--database", name)
    assert code == 1
    assert "there is no such database" in said
    run(postgres, said, "createdb")
    assert rostra(capsys, "db", "check", "--database", name)[0] == 0


def test_passwords(livia: Postgres, capsys: Out, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    administer(livia, "ALTER DATABASE hers OWNER TO livia")
    name = url(livia, "hers", "livia")
    assert "asks for the password of livia" in rostra(capsys, "db", "check", "--database", name)[2]
    (tmp_path / "password").write_text("wrong-one\n")
    monkeypatch.setenv("ROSTRA_DATABASE_PASSWORD_FILE", str(tmp_path / "password"))
    code, _, said = rostra(capsys, "db", "check", "--database", name)
    assert code == 1
    assert "refuses the password of livia. Put the right one into ROSTRA_DATABASE" in said
    assert "wrong-one" not in said
    (tmp_path / "password").write_text("secret\n")
    assert rostra(capsys, "db", "check", "--database", name)[0] == 0


def test_a_user_who_does_not_exist_or_may_make_no_tables(livia: Postgres, capsys: Out) -> None:
    administer(livia, "CREATE DATABASE strange", "REVOKE CREATE ON DATABASE strange FROM public")
    name = url(livia, "strange", "titus:secret")
    said = rostra(capsys, "db", "check", "--database", url(livia, "strange", "livia:secret"))[2]
    assert "livia may make no tables there" in said
    assert "secret" not in said
    run(livia, said, "psql")
    assert rostra(capsys, "db", "check", "--database", url(livia, "strange", "livia:secret"))[0] == 0
    # PostgreSQL does not tell strangers whether they exist
    assert "refuses the password of titus" in rostra(capsys, "db", "check", "--database", name)[2]


def test_nobody_there(capsys: Out) -> None:
    port = free_port()
    code, _, said = rostra(capsys, "db", "check", "--database", f"postgresql://livia:secret@127.0.0.1:{port}/rostra")
    assert code == 1
    assert f"no PostgreSQL answers at 127.0.0.1:{port} (Connection refused). Is it running" in said
    said = rostra(capsys, "db", "check", "--database", "postgresql://livia:secret@no.such.host.invalid/rostra")[2]
    assert "no PostgreSQL answers at no.such.host.invalid:5432" in said


@pytest.mark.parametrize("language", languages())
def test_every_obstacle_has_words(language: str) -> None:
    """In every language, with the command that helps."""
    say = Texts(language)
    for message in {*obstacles._SIGNS.values(), "error-database-encoding", "error-database-version"}:
        arguments = obstacles._arguments(make_url("postgresql://livia@villa/games"))
        words = say.say(
            message, database="DB", why="WHY", version="9.6.24", oldest="13", encoding="LATIN1", **arguments
        )
        assert "DB: " in words
        assert ("createdb" in words) == (message in ("error-database-encoding", "error-database-missing"))


def test_versions_as_people_know_them() -> None:
    assert [obstacles._version(number) for number in (150018, 130000, 90624)] == ["15.18", "13.0", "9.6.24"]
