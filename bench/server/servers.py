"""The servers: how each is started, when it is ready, and its last lines if it dies."""

import importlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast
from urllib.error import URLError
from urllib.request import urlopen

from rich.console import Console

from bench.server.dialect import Dialect

HERE = Path(__file__).parent
PEER = HERE / "peer"
PATIENCE = 30.0  # seconds until a server must be ready
LAST_LINES = 15


class BenchError(Exception):
    """Why the benchmark cannot go on, for the person at the keyboard."""


@dataclass(frozen=True)
class Server:
    name: str
    dialect: str
    """The module whose class Dialect speaks to it."""
    command: list[str]
    """With {port} and {folder}, a fresh one, to be filled in."""
    ready: str
    """A path that is answered with 200 once it can be played."""
    folder: Path = HERE.parent.parent
    environment: dict[str, str] = field(default_factory=dict)


ROSTRA = Server(
    name="rostra",
    dialect="bench.server.rostra_dialect",
    command=[
        str(Path(sys.executable).with_name("rostra")),
        *("serve", "--host", "127.0.0.1", "--port", "{port}", "--database", "sqlite:///{folder}/bench.sqlite"),
    ],
    ready="/ready",
    environment={"ROSTRA_RATE": "off"},
)
BOARDGAME_IO = Server(
    name="boardgame.io",
    dialect="bench.server.boardgameio_dialect",
    command=["node", "server.js", "{port}"],
    ready="/games",
    folder=PEER,
    environment={"NODE_ENV": "production"},
)
ECHO = Server(
    name="echo",
    dialect="bench.server.echo",
    command=[sys.executable, "-m", "bench.server.echo", "{port}"],
    ready="/ready",
)
SERVERS = {server.name: server for server in (ROSTRA, BOARDGAME_IO, ECHO)}


def dialect_of(server: Server, port: int, seed: int) -> Dialect:
    return cast(Dialect, importlib.import_module(server.dialect).Dialect(port, seed))


def prepare(server: Server, console: Console) -> None:
    """Install what the server needs before its first start."""
    if server is BOARDGAME_IO:
        install_peer(console)


def install_peer(console: Console) -> None:
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            raise BenchError(f"{program} is missing: boardgame.io needs Node.js 18 or newer (Debian: nodejs, npm).")
    installed = PEER / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= (PEER / "package-lock.json").stat().st_mtime:
        return
    console.print("Installing boardgame.io in bench/server/peer/node_modules (npm ci) ...")
    done = subprocess.run(
        ["npm", "ci", "--no-audit", "--no-fund"], cwd=PEER, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        raise BenchError(f"npm ci failed:\n{last_lines(done.stdout)}")
    installed.touch()


@contextmanager
def running(server: Server) -> Iterator[int]:
    """Start it on a free port with an empty store; at the end it is stopped and everything thrown away."""
    with tempfile.TemporaryDirectory(prefix="rostra-bench-") as folder:
        port = free_port()
        log = Path(folder) / "log"
        with log.open("w") as output:
            try:
                process = subprocess.Popen(
                    [part.format(port=port, folder=folder) for part in server.command],
                    cwd=server.folder,
                    env={**os.environ, **server.environment},
                    stdin=subprocess.DEVNULL,
                    stdout=output,
                    stderr=subprocess.STDOUT,
                    start_new_session=True,  # Ctrl-C is for us; we stop it ourselves
                )
            except OSError as error:
                raise BenchError(f"{server.name} could not be started: {error}") from error
        try:
            wait_until_ready(server, process, port, log)
            yield port
        except BenchError:
            raise
        except Exception as error:
            time.sleep(0.5)  # if it is dying, it may take a moment
            died = "" if process.poll() is None else f" It ended with exit code {process.poll()}."
            said = last_lines(log.read_text(errors="replace"))
            raise BenchError(
                f"{server.name}: {str(error) or type(error).__name__}{died} Its last lines:\n{said}"
            ) from error
        finally:
            stop(process)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return cast(int, probe.getsockname()[1])


def wait_until_ready(server: Server, process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    patience = time.monotonic() + PATIENCE
    why = "it did not answer"
    while time.monotonic() < patience and process.poll() is None:
        try:
            with urlopen(f"http://127.0.0.1:{port}{server.ready}", timeout=2):
                return
        except (URLError, OSError) as error:
            why = str(error)
        time.sleep(0.05)
    if process.poll() is not None:
        why = f"it ended with exit code {process.poll()}"
    said = last_lines(log.read_text(errors="replace"))
    raise BenchError(f"{server.name} was not ready on port {port}: {why}. Its last lines:\n{said}")


def stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def last_lines(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.splitlines()[-LAST_LINES:]) or "  (nothing)"
