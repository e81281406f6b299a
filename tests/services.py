"""Servers for tests: a PostgreSQL and a Redis of our own, thrown away afterwards.

    with Postgres() as postgres:
        url = postgres.database("tables")  # fresh and empty
        postgres.stop("immediate")  # or kill()
        postgres.start()  # same port, same data

Most tests take the fixtures postgres, redis, own_postgres and own_redis of conftest.py instead.
"""

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Literal, Self, TypedDict

import psycopg
from psycopg import sql

from tools.services import PACKAGES, find, missing

__all__ = ["Postgres", "Redis", "Server", "missing"]

How = Literal["fast", "immediate"]
START_SECONDS = 60.0  # a busy machine, or a long recovery
STOP_SECONDS = 60.0

# Waits beside every server. Its input ends when we do, however we do: then it clears up in our place. A line of input
# says that there is nothing to clear up.
GUARD = """
read -r line && exit
if pid=$(cat "$1/pid"); then
    kill -s "$2" "$pid"
    for n in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$pid" && sleep 0.3; done
fi
rm -rf "$1"
"""


class Server:
    """A server process with a folder and a loopback port of its own; it runs from __enter__ on."""

    package: str
    signals: dict[How, signal.Signals]
    port: int
    folder: Path
    process: subprocess.Popen[bytes] | None = None
    _guard: subprocess.Popen[bytes]

    def prepare(self) -> None:
        """What comes before the first start."""

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    def __enter__(self) -> Self:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix=f"rostra-{self.package}-"))
        self._guard = subprocess.Popen(
            ["sh", "-c", GUARD, "guard", str(self.folder), self.signals["immediate"].name.removeprefix("SIG")],
            stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/",
            start_new_session=True,  # Ctrl-C is for pytest, not for the guard or the server
        )  # fmt: skip
        try:
            if os.geteuid() == 0:
                os.chown(self.folder, unprivileged().pw_uid, unprivileged().pw_gid)
            self.prepare()
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.stop("immediate")
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)
            self._guard.communicate(b"done\n")

    def start(self) -> None:
        assert self.process is None, "it runs already"
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(), stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                cwd=self.folder, start_new_session=True, **identity(),
            )  # fmt: skip
        (self.folder / "pid").write_text(str(self.process.pid))
        deadline = time.monotonic() + START_SECONDS
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise RuntimeError(f"{self.package} does not start:\n{self.log()[-2000:]}")
            time.sleep(0.02)

    def stop(self, how: How = "fast") -> None:
        """fast: as when a machine is shut down. immediate: without a last word, so that a start has to recover."""
        if self.process is None:
            return
        self.process.send_signal(self.signals[how])
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()
            raise RuntimeError(f"{self.package} does not stop:\n{self.log()[-2000:]}") from None
        self._ended()

    def kill(self) -> None:
        """The server and its workers are gone, at once."""
        if self.process is None:
            return
        self.process.send_signal(signal.SIGSTOP)  # or it would start more workers while we look for them
        workers = children(self.process.pid)
        self.process.kill()
        for worker in workers:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
        self.process.wait()
        wait_for_end(workers)  # a start would find them still at the data
        self._ended()

    def log(self) -> str:
        return (self.folder / "log").read_text(errors="replace")

    def _ended(self) -> None:
        self.process = None
        (self.folder / "pid").unlink()


class Postgres(Server):
    """Settings are those of postgresql.conf: Postgres(max_connections="300"). As set up here, commits are durable."""

    package = "postgresql"
    signals = {"fast": signal.SIGINT, "immediate": signal.SIGQUIT}

    def __init__(self, **settings: str) -> None:
        self.settings = settings

    @property
    def url(self) -> str:
        """For SQLAlchemy; a database that is always there."""
        return self._url("postgres")

    def database(self, name: str) -> str:
        """The URL of a fresh, empty database; one of that name is thrown away first, whoever uses it."""
        with psycopg.connect(self._address(), autocommit=True) as connection:
            for command in ("DROP DATABASE IF EXISTS {} WITH (FORCE)", "CREATE DATABASE {}"):
                connection.execute(sql.SQL(command).format(sql.Identifier(name)))
        return self._url(name)

    def prepare(self) -> None:
        # Written once and thrown away: no need to sync it. The server's fsync is another matter, and on.
        done = subprocess.run(
            [program(self.package, "initdb"), "--pgdata=data", "--username=postgres", "--auth=trust",
             "--encoding=UTF8", "--locale=C", "--no-sync"],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
            cwd=self.folder, **identity(),
        )  # fmt: skip
        if done.returncode:
            raise RuntimeError(f"initdb does not work:\n{done.stdout[-2000:]}")

    def command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            "fsync": "on",
            **self.settings,
        }
        words = [word for key, value in settings.items() for word in ("-c", f"{key}={value}")]
        return [program(self.package, "postgres"), "-D", "data", *words]

    def answers(self) -> bool:
        try:
            psycopg.connect(self._address(), connect_timeout=5).close()
        except psycopg.OperationalError:  # not yet there, or still recovering
            return False
        return True

    def _url(self, database: str) -> str:
        return f"postgresql+psycopg://postgres@127.0.0.1:{self.port}/{database}"

    def _address(self) -> str:
        return self.url.replace("+psycopg", "")


class Redis(Server):
    """Keeps nothing: after a start it is empty."""

    package = "redis-server"
    signals = {"fast": signal.SIGTERM, "immediate": signal.SIGKILL}

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        settings = {"bind": "127.0.0.1", "port": str(self.port), "save": "", "appendonly": "no"}
        words = [word for key, value in settings.items() for word in (f"--{key}", value)]
        return [program(self.package, "redis-server"), *words]

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=5) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(7) == b"+PONG\r\n"
        except OSError:
            return False


def program(package: str, name: str) -> str:
    assert name in PACKAGES[package]
    folder = find(package)
    if folder is None:
        raise RuntimeError(missing(package))
    return str(folder / name)


class Identity(TypedDict, total=False):
    """Arguments of subprocess."""

    user: int
    group: int
    extra_groups: Iterable[int]


def identity() -> Identity:
    """Whom a server runs as: PostgreSQL refuses to be root."""
    if os.geteuid() != 0:
        return {}
    return {"user": unprivileged().pw_uid, "group": unprivileged().pw_gid, "extra_groups": []}


def unprivileged() -> pwd.struct_passwd:
    with suppress(KeyError):
        return pwd.getpwnam("postgres")
    return pwd.getpwnam("nobody")


def free_port() -> int:
    """Below the range that outgoing connections take theirs from: nobody takes it while the server is down."""
    while True:
        port = 20000 + secrets.randbelow(12000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def children(parent: int) -> list[int]:
    """PostgreSQL's workers leave its process group, so they are looked for in /proc (elsewhere than Linux: none)."""
    return [pid for pid in map(int, filter(str.isdecimal, listing("/proc"))) if status(pid)[1:2] == [str(parent)]]


def wait_for_end(pids: list[int]) -> None:
    deadline = time.monotonic() + STOP_SECONDS
    while any(status(pid)[:1] not in ([], ["Z"]) for pid in pids):
        if time.monotonic() > deadline:
            raise RuntimeError(f"killed, and still there: {pids}")
        time.sleep(0.01)


def listing(folder: str) -> list[str]:
    with suppress(FileNotFoundError):
        return os.listdir(folder)
    return []


def status(pid: int) -> list[str]:
    """State, parent and so on, as proc(5) has it after the name; empty if there is no such process."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return []
