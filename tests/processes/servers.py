"""Server processes: ``rostra serve`` on a port of its own, which it keeps however often it is killed and started."""

import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Self
from urllib.error import URLError

from tests.services import children, free_port, status

PATIENCE = 60.0
_DIRECTLY = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class Server:
    """Launched by __enter__. Whatever is left of it at the end, its workers and their bot workers too, is killed."""

    program = (sys.executable, "-m", "rostra.cli")

    def __init__(self, folder: Path, database: str, bus: str = "", workers: int = 1, **settings: str) -> None:
        self.port = free_port()
        self.database = database
        self.bus = bus
        self.workers = workers
        self.settings = settings
        self.process: subprocess.Popen[bytes] | None = None
        self._log = folder / f"server-{self.port}.log"
        self._seen: set[int] = set()

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        """Launched; two can be on their way at the same time."""
        self.launch()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.family()
        self.kill()
        for pid in self._seen:
            if "rostra" in command_of(pid) or "multiprocessing" in command_of(pid):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)

    def start(self) -> None:
        """It answers when this is done."""
        self.launch()
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        wait_for(self._answers, f"the server does not answer:\n{self.log()[-3000:]}")

    def launch(self) -> None:
        assert self.process is None
        environment = {
            **os.environ,
            "ROSTRA_LANGUAGE": "en",
            "ROSTRA_RATE": "off",
            "ROSTRA_LOG_LEVEL": "warning",
            **self.settings,
        }
        command = [*self.program, "serve", "--port", str(self.port), "--database", self.database]
        command += ["--bus", self.bus] if self.bus else []
        command += ["--workers", str(self.workers)] if self.workers > 1 else []
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment, start_new_session=True
            )

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, f"the server has ended:\n{self.log()[-3000:]}"
        with suppress(URLError, OSError), _DIRECTLY.open(f"{self.http}/ready", timeout=5):
            return True
        return False

    def kill(self) -> None:
        """``kill -9``: without a last word, and at once."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """As an operator does; its exit code."""
        assert self.process is not None
        self.family()
        self.process.send_signal(number)
        code = self.process.wait(PATIENCE)
        self.process = None
        return code

    def log(self) -> str:
        return self._log.read_text(errors="replace")

    def family(self) -> list[int]:
        """All processes it has started, and those have."""
        assert self.process is not None
        found: list[int] = []
        todo = [self.process.pid]
        while todo:
            mine = children(todo.pop())
            found += mine
            todo += mine
        self._seen.update(found)
        return found

    def bot_workers(self) -> list[int]:
        return [pid for pid in self.family() if "rostra.server.bot_worker" in command_of(pid)]


def command_of(pid: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    return ""


def alive(pids: list[int]) -> list[int]:
    return [pid for pid in pids if status(pid)[:1] not in ([], ["Z"])]


def wait_for(what: Callable[[], bool], otherwise: str = "", seconds: float = PATIENCE) -> None:
    deadline = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < deadline, otherwise or "it does not happen"
        time.sleep(0.05)
