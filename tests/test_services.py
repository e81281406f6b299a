"""Tests that need PostgreSQL or Redis get a real one, which bears being stopped and leaves nothing behind."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
import redis as driver
import sqlalchemy

from tests.services import Postgres, Redis, Server
from tools import services

ROOT = Path(__file__).resolve().parent.parent


def run(url: str, *commands: str) -> list[Any]:
    """What the last of these commands finds, by way of SQLAlchemy and with a connection of its own."""
    engine = sqlalchemy.create_engine(url, poolclass=sqlalchemy.NullPool)
    with engine.begin() as connection:
        for command in commands:
            result = connection.execute(sqlalchemy.text(command))
        return list(result.scalars()) if result.returns_rows else []


def test_a_database_is_fresh_even_if_its_name_is_not(postgres: Postgres) -> None:
    url = postgres.database("fresh")
    run(url, "CREATE TABLE consuls (name text)")
    with psycopg.connect(url.replace("+psycopg", "")):  # whoever is still in there is thrown out
        assert postgres.database("fresh") == url
    assert run(url, "SELECT count(*) FROM pg_tables WHERE tablename = 'consuls'") == [0]


def test_commits_are_durable(postgres: Postgres) -> None:
    for setting in ("fsync", "synchronous_commit", "full_page_writes"):
        assert run(postgres.url, f"SHOW {setting}") == ["on"]


def test_postgres_comes_back_with_its_data_however_it_went(own_postgres: Postgres) -> None:
    url = own_postgres.database("kept")
    run(url, "CREATE TABLE consuls (name text)")
    ends = {"Galba": own_postgres.stop, "Otho": lambda: own_postgres.stop("immediate"), "Vitellius": own_postgres.kill}
    for name, end in ends.items():
        with psycopg.connect(url.replace("+psycopg", "")) as guest:
            run(url, f"INSERT INTO consuls VALUES ('{name}')")
            end()
            assert not listens(own_postgres.port)
            with pytest.raises(psycopg.OperationalError):
                guest.execute("SELECT 1")
        own_postgres.start()
    assert run(url, "SELECT name FROM consuls") == ["Galba", "Otho", "Vitellius"]
    assert own_postgres.log().count("automatic recovery in progress") == 2


def test_settings_are_those_of_postgresql_conf() -> None:
    if line := services.missing("postgresql"):
        pytest.skip(line)
    with Postgres(max_connections="17", fsync="off") as postgres:
        assert run(postgres.url, "SHOW max_connections") == ["17"]
        assert run(postgres.url, "SHOW fsync") == ["off"]


def test_redis_comes_back_empty_at_the_same_address(own_redis: Redis) -> None:
    url = own_redis.url
    ends: list[Callable[[], None]] = [own_redis.stop, lambda: own_redis.stop("immediate"), own_redis.kill]
    with driver.Redis.from_url(url, decode_responses=True) as client:
        client.set("consul", "Galba")
        assert client.get("consul") == "Galba"
        for end in ends:
            end()
            assert not listens(own_redis.port)
            own_redis.start()
        assert own_redis.url == url
        assert client.get("consul") is None
    assert [path.name for path in own_redis.folder.iterdir() if path.suffix == ".rdb"] == []


@pytest.mark.parametrize("kind", [Postgres, Redis])
def test_nothing_is_left_of_a_server_when_a_test_fails(kind: type[Server]) -> None:
    if line := services.missing(kind.package):
        pytest.skip(line)
    with pytest.raises(ZeroDivisionError), kind() as server:  # noqa: PT012
        assert listens(server.port)
        assert processes(server.folder)
        _ = 1 / 0
    assert not listens(server.port)
    assert not server.folder.exists()
    assert processes(server.folder) == []


@pytest.mark.parametrize("kind", ["Postgres", "Redis"])
def test_nothing_is_left_of_a_server_when_pytest_is_killed(kind: str) -> None:
    if line := services.missing({"Postgres": "postgresql", "Redis": "redis-server"}[kind]):
        pytest.skip(line)
    script = (
        f"from tests.services import {kind}\n"
        f"with {kind}() as server:\n"
        "    print(server.port, server.folder, flush=True)\n"
        "    input()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as owner:
        assert owner.stdout
        port, folder = owner.stdout.readline().split()
        assert listens(int(port))
        owner.kill()
    deadline = time.monotonic() + 30
    while (Path(folder).exists() or processes(Path(folder))) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not listens(int(port))
    assert not Path(folder).exists()
    assert processes(Path(folder)) == []


def test_a_server_that_cannot_start_says_why_and_leaves_nothing() -> None:
    if line := services.missing("postgresql"):
        pytest.skip(line)
    server = Postgres(max_connections="many")
    with pytest.raises(RuntimeError, match='invalid value for parameter "max_connections"'), server:
        pass
    assert not server.folder.exists()
    assert processes(server.folder) == []


def test_what_is_missing_is_said_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "folders", list)
    assert services.missing("postgresql") == "initdb and postgres not found: apt-get install postgresql"
    assert services.missing("redis-server") == "redis-server not found: apt-get install redis-server"


def test_without_apt_make_goes_on(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(services, "folders", list)
    monkeypatch.setenv("PATH", "/nowhere")
    assert services.main() == 0
    assert capsys.readouterr().out.splitlines() == [
        "initdb and postgres not found: apt-get install postgresql (there is no apt-get here). "
        "Tests that need it are skipped.",
        "redis-server not found: apt-get install redis-server (there is no apt-get here). "
        "Tests that need it are skipped.",
        *(
            f"{name} not found: apt-get install {name} (there is no apt-get here). Tests that need it are skipped."
            for name in ("chromium", "nginx", "caddy", "openssl")
        ),
    ]


@pytest.fixture
def apt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A stand-in for apt-get that never works; it notes what it was told, and what maintainer scripts would find."""
    monkeypatch.setattr(services, "POLICY", tmp_path / "sbin" / "policy-rc.d")
    monkeypatch.setattr(services, "CLUSTER", tmp_path / "etc" / "createcluster.d" / "tests.conf")
    program = tmp_path / "bin" / "apt-get"
    program.parent.mkdir()
    program.write_text(f"""#!/bin/sh
for word; do case $word in -*) ;; *) printf '%s ' "$word";; esac; done >>{tmp_path}/told
{tmp_path}/sbin/policy-rc.d
echo $? $(cat {tmp_path}/etc/createcluster.d/*) >>{tmp_path}/told
echo 'E: Unable to locate package'
exit 100
""")
    program.chmod(0o755)
    monkeypatch.setattr(services, "APT", [str(program), "--yes"])
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    return tmp_path


def test_no_service_is_started_and_nothing_stays(apt: Path) -> None:
    assert services.install(["postgresql"]) == "E: Unable to locate package"
    assert (apt / "told").read_text().splitlines() == [
        "install postgresql 101 create_main_cluster = false",
        "update 101 create_main_cluster = false",
        "install postgresql 101 create_main_cluster = false",
    ]
    assert sorted(path.name for path in apt.iterdir()) == ["bin", "told"]


def test_the_policy_of_a_machine_stands(apt: Path) -> None:
    policy = apt / "sbin" / "policy-rc.d"
    policy.parent.mkdir()
    policy.write_text("#!/bin/sh\nexit 104\n")
    policy.chmod(0o755)
    services.install(["redis-server"])
    assert "install redis-server 104 " in (apt / "told").read_text()
    assert policy.read_text() == "#!/bin/sh\nexit 104\n"


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def processes(folder: Path) -> list[int]:
    """Those that work in this folder or are told its name: a server, its workers, its guard."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            here = os.readlink(entry / "cwd").startswith(str(folder))
            if here or str(folder).encode() in (entry / "cmdline").read_bytes():
                found.append(int(entry.name))
        except (FileNotFoundError, ProcessLookupError, PermissionError):
            continue  # it ended meanwhile, or is somebody else's
    return found
