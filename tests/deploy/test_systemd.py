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

from tests.deploy import guide
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


HARDENING: tuple[str, ...] = (
    "NoNewPrivileges",
    "CapabilityBoundingSet",
    "AmbientCapabilities",
    "Protect",
    "Private",
    "ProcSubset",
)
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

    def follow(self, lines: list[str]) -> str:
        """Do what these lines of the guide say, in one shell; what was said."""
        done = self.run("\n".join(lines))
        assert done.returncode == 0, f"{lines}: {done.stdout}{done.stderr}{self.log()}"
        return done.stdout

    def is_up(self) -> bool:
        """Units that it always has may have failed, since it has no devices."""
        assert self.process.poll() is None, (self.folder / "console").read_text()
        return bool(children(self.process.pid)) and self.run("systemctl is-system-running").stdout.strip() in (
            "running",
            "degraded",
        )

    def run(self, script: str) -> "subprocess.CompletedProcess[str]":
        [first] = children(self.process.pid)
        command = ["nsenter", "--target", str(first), "--mount", "--pid", "sh", "-euc", script]
        known = {"PATH": "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "ROSTRA_LANGUAGE": "en"}
        return subprocess.run(command, capture_output=True, text=True, timeout=60, env=known, cwd="/")

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

    def thoughts(self) -> float:
        """How many decisions bots have made."""
        [count] = [
            line for line in self.get("/metrics").splitlines() if line.startswith("rostra_thinking_seconds_count")
        ]
        return float(count.split()[1])

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
    packages = next(path for path in site.getsitepackages() if Path(path).is_dir())
    command = [*alone, "sh", str(ROOT / "tests" / "deploy" / "booted.sh")]
    command += [str(tmp_path), str(ROOT), sys.base_prefix, packages]
    with (tmp_path / "console").open("wb") as console:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=console, stderr=console)
    try:
        yield Booted(process, port, tmp_path)
    finally:
        process.kill()  # with it go all others: --kill-child
        process.wait(20)


INSTALL = "sh /opt/rostra-source/deploy/install.sh "
LOGGED = "[Service]\nStandardOutput=append:/run/folder/log\nStandardError=append:/run/folder/log\n"


def as_written(section: str) -> list[str]:
    """The guide's commands. test_container.py runs install.sh; here what it would make is there already."""
    lines = [line for line in guide.commands(section) if not line.startswith("apt ")]
    return [line.replace(INSTALL, "cp -a /run/installed ") for line in lines]


@needs_systemd
def test_the_guide_from_installing_to_going_back(booted: Booted) -> None:
    """With every restriction in force a bot thinks in its process, matches are stored, saved, and go on."""
    wait_for(booted.is_up, "systemd does not begin")
    lines = as_written("As a service")
    assert len(lines) > 10
    begin = lines.index("systemctl daemon-reload")
    end = lines.index("rostra db check")
    booted.follow(lines[:begin])
    booted.follow(
        [
            f"echo ROSTRA_PORT={booted.port} >>/etc/rostra/rostra.env",
            f"echo ROSTRA_METRICS_TOKEN={TOKEN} >>/etc/rostra/rostra.env",
            *(f"mkdir -p /etc/systemd/system/{unit}.d" for unit in SERVICES),
            *(f"printf '{LOGGED}' >/etc/systemd/system/{unit}.d/log.conf" for unit in SERVICES),
        ]
    )
    booted.follow(lines[begin:end])
    wait_for(booted.answers, "the server does not answer")
    status = dict(line.split(":", 1) for line in Path(f"/proc/{booted.main_process()}/status").read_text().splitlines())
    user = int(status["Uid"].split()[0])
    assert user != 0
    assert status["NoNewPrivs"].strip() == "1"
    assert status["Seccomp"].strip() == "2"
    assert int(status["CapBnd"], 16) == 0
    assert "rostra-backup.timer" in booted.follow(["systemctl list-timers"])

    seats = [{"kind": "bot", "bot": "centurio"}, {"kind": "person", "name": "Livia"}]
    made = json.loads(booted.get("/api/matches", {"game": "caesar", "seats": seats, "pause": 1}))
    wait_for(lambda: booted.thoughts() > 0, "no bot plays")
    assert "All is well: one match" in booted.follow(lines[end:])

    upgrade = as_written("Upgrading")
    assert upgrade[0] == "systemctl start rostra-backup.service"
    back = upgrade.index("ln -sfn rostra-0.2.0 /opt/rostra")
    for step, version in ((upgrade[:back], "0.3.0"), (upgrade[back:], "0.2.0")):
        before = booted.main_process()
        booted.follow(step)
        wait_for(booted.answers, "the server does not answer")
        assert booted.main_process() != before
        assert booted.follow(["readlink -f /opt/rostra"]).strip() == f"/opt/rostra-{version}"
        assert json.loads(booted.get(f"/api/matches/{made['id']}"))["phase"] == "playing"

    state = booted.folder / "lib" / "rostra"
    [backup] = (state / "backups").iterdir()
    for path in (state, backup):
        assert path.stat().st_mode & 0o077 == 0
        assert path.stat().st_uid == user
    booted.follow(["systemctl stop rostra.service"])
    told = booted.follow(["systemctl show --property=Result --property=ExecMainStatus rostra.service"])
    assert sorted(told.split()) == ["ExecMainStatus=0", "Result=success"]
    assert "error" not in booted.log().lower(), booted.log()
