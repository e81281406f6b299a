"""deploy/systemd: systemd finds nothing wrong with the units, and runs a server in them."""

import json
import os
import shutil
import site
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.processes.servers import command_of, wait_for
from tests.services import children, free_port

ROOT = Path(__file__).parents[2]
UNITS = ROOT / "deploy" / "systemd"
SERVICES = ["rostra.service", "rostra-backup.service"]
TOKEN = "opens-metrics-only"
ANALYZE = shutil.which("systemd-analyze")
needs_systemd = pytest.mark.skipif(ANALYZE is None, reason="systemd-analyze not found: apt-get install systemd")


def settings_of(unit: str) -> list[tuple[str, str]]:
    lines = (UNITS / unit).read_text().splitlines()
    return [(key, value) for key, _, value in (line.partition("=") for line in lines if line[:1].isalpha())]


HARDENING = ("NoNewPrivileges", "CapabilityBoundingSet", "AmbientCapabilities", "Protect", "Private", "ProcSubset")
HARDENING += ("LockPersonality", "MemoryDenyWriteExecute", "RemoveIPC", "Restrict", "SystemCall")


def test_both_services_are_shut_in_alike() -> None:
    one, two = ([setting for setting in settings_of(unit) if setting[0].startswith(HARDENING)] for unit in SERVICES)
    assert len(one) > 25
    assert one == two


@needs_systemd
def test_systemd_finds_nothing_wrong(tmp_path: Path) -> None:
    program = tmp_path / "rostra"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)

    def verify(*changes: tuple[str, str]) -> str:
        for unit in UNITS.glob("*.[st]*"):
            text = unit.read_text().replace("/opt/rostra/bin/rostra", str(program))
            for before, after in changes:
                text = text.replace(before, after)
            (tmp_path / unit.name).write_text(text)
        names = [tmp_path / name for name in (*SERVICES, "rostra-backup.timer")]
        return subprocess.run([str(ANALYZE), "verify", "--man=no", *names], capture_output=True, text=True).stderr

    assert verify() == ""
    assert "Unknown key 'ProtectSystems'" in verify(("ProtectSystem=", "ProtectSystems="))


@needs_systemd
@pytest.mark.parametrize("unit", SERVICES)
def test_exposure_is_low(unit: str) -> None:
    """Of ten: a service without any of it has 9.6."""
    command = [str(ANALYZE), "security", "--offline=yes", "--no-pager", "--threshold=20", str(UNITS / unit)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-300:]


@dataclass
class Booted:
    process: "subprocess.Popen[bytes]"
    port: int
    folder: Path

    def systemctl(self, *words: str) -> str:
        done = self._ask(*words)
        assert done.returncode == 0, f"{words}: {done.stderr}{self.log()}"
        return done.stdout.strip()

    def is_up(self) -> bool:
        """Units that it always has may have failed, since it has no devices."""
        assert self.process.poll() is None, (self.folder / "console").read_text()
        return bool(children(self.process.pid)) and self._ask("is-system-running").stdout.strip() in (
            "running",
            "degraded",
        )

    def _ask(self, *words: str) -> "subprocess.CompletedProcess[str]":
        [first] = children(self.process.pid)
        command = ["nsenter", "--target", str(first), "--mount", "--pid", "systemctl", *words]
        return subprocess.run(command, capture_output=True, text=True, timeout=60)

    def log(self) -> str:
        log = self.folder / "log"
        return log.read_text()[-3000:] if log.exists() else ""

    def get(self, path: str, body: object = None) -> str:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "authorization": f"Bearer {TOKEN}"}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=20) as answer:
            return str(answer.read().decode())

    def answers(self) -> bool:
        assert self.process.poll() is None, self.log()
        try:
            return self.get("/ready") == "ready\n"
        except OSError:
            assert "Traceback" not in self.log(), self.log()
            return False

    def main_process(self) -> int:
        """The server, as this machine counts."""
        todo = children(self.process.pid)
        while todo:
            pid = todo.pop()
            if " -m rostra serve" in command_of(pid):
                return pid
            todo += children(pid)
        raise AssertionError("the server is not there")


@pytest.fixture
def booted(tmp_path: Path) -> Iterator[Booted]:
    programs = ("unshare", "nsenter", "systemd-sysusers", "/lib/systemd/systemd")
    if lacking := [name for name in programs if shutil.which(name) is None]:
        pytest.skip(f"{' and '.join(lacking)} not found: apt-get install systemd util-linux")
    alone = ["unshare", "--fork", "--kill-child", "--pid", "--mount", "--uts", "--ipc", "--mount-proc"]
    tried = subprocess.run([*alone, "mount", "-t", "tmpfs", "tmpfs", "/run"], capture_output=True, text=True)
    if os.geteuid() != 0 or tried.returncode:
        pytest.skip("booting systemd apart from this machine needs root and namespaces of its own")
    port = free_port()
    (tmp_path / "environment").write_text(f"ROSTRA_PORT={port}\nROSTRA_METRICS_TOKEN={TOKEN}\n")
    packages = next(path for path in site.getsitepackages() if Path(path).is_dir())
    command = [*alone, "sh", ROOT / "tests" / "deploy" / "booted.sh", tmp_path, ROOT, sys.base_prefix, packages]
    with (tmp_path / "console").open("wb") as console:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=console, stderr=console)
    try:
        yield Booted(process, port, tmp_path)
    finally:
        process.kill()  # with it go all others: --kill-child
        process.wait(20)


@needs_systemd
def test_a_server_a_backup_and_an_end_in_order(booted: Booted) -> None:
    """With every restriction in force: a bot thinks in its process, matches are stored and saved."""
    wait_for(booted.is_up, "systemd does not begin")
    booted.systemctl("start", "rostra.service")
    wait_for(booted.answers, f"the server does not answer: {booted.log()}")
    status = dict(line.split(":", 1) for line in Path(f"/proc/{booted.main_process()}/status").read_text().splitlines())
    assert status["NoNewPrivs"].strip() == "1"
    assert status["Seccomp"].strip() == "2"
    assert int(status["CapBnd"], 16) == 0
    assert int(status["Uid"].split()[0]) != 0

    seats = [{"kind": "bot", "bot": "centurio"}, {"kind": "person", "name": "Livia"}]
    made = json.loads(booted.get("/api/matches", {"game": "caesar", "seats": seats, "pause": 1}))

    def bot_plays() -> bool:
        [count] = [
            line for line in booted.get("/metrics").splitlines() if line.startswith("rostra_thinking_seconds_count")
        ]
        return float(count.split()[1]) > 0

    wait_for(bot_plays, f"no bot plays in {made['id']}: {booted.log()}")
    booted.systemctl("start", "rostra-backup.service")
    state = booted.folder / "lib" / "rostra"
    [backup] = (state / "backups").iterdir()
    for path in (state, backup):
        assert path.stat().st_mode & 0o077 == 0
        assert path.stat().st_uid == int(status["Uid"].split()[0])
    booted.systemctl("stop", "rostra.service")
    assert booted.systemctl("show", "--property=Result", "--value", "rostra.service") == "success"
    assert booted.systemctl("show", "--property=ExecMainStatus", "--value", "rostra.service") == "0"
    assert "rror" not in booted.log(), booted.log()
    assert "1 match" in booted.log() or "one match" in booted.log()
