"""A real server for a test: ``rostra serve`` in a process of its own, on a free port, with a store of its own."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx


@dataclass
class Running:
    address: str
    socket: str
    process: subprocess.Popen[bytes]
    log: Path


@contextmanager
def running(folder: Path, database: str = "", port: int = 0, **environment: str) -> Iterator[Running]:
    port = port or free_port()
    log = folder / "server.log"
    command = [sys.executable, "-m", "rostra.cli", "serve", "--port", str(port)]
    command += ["--database", database or f"sqlite:///{folder}/matches.sqlite"]
    with log.open("ab") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, **environment})
    try:
        wait_for(f"http://127.0.0.1:{port}/ready", process, log)
        yield Running(f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}", process, log)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(address: str, process: "subprocess.Popen[bytes]", log: Path) -> None:
    # verify=False: reading the world's certificates takes longer than asking a server that has none
    with httpx.Client(verify=False, timeout=5) as client:
        for _ in range(600):
            if process.poll() is not None:
                raise AssertionError(f"the server has ended:\n{log.read_text()}")
            try:
                if client.get(address).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.1)
    raise AssertionError(f"the server does not answer:\n{log.read_text()}")
