"""tools/setup.py: what ``make play`` and ``make test`` do before anything else is there."""

import os
import signal
import subprocess
import sys
import tarfile
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from io import BytesIO
from pathlib import Path

import httpx
import pytest

from rostra.file_lock import FileLock
from tests.running import free_port, running
from tools import setup

ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What a fresh clone has."""
    packed = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as files:
        files.extractall(tmp_path, filter="data")
    return tmp_path


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(setup, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(setup, "MADE", tmp_path / ".venv" / ".made")
    return tmp_path / ".venv"


@pytest.mark.parametrize(
    ("said", "helps"),
    [
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("error: failed to fetch: connection refused (os error 111)", "HTTPS_PROXY"),
        ("SSL: CERTIFICATE_VERIFY_FAILED", "SSL_CERT_FILE"),
        ("mkdir: Permission denied", "may write"),
    ],
)
def test_what_a_tool_complains_of_is_answered_by_what_helps(said: str, helps: str) -> None:
    assert helps in setup.explained(said)


def test_a_failure_is_shown_with_what_helps() -> None:
    with pytest.raises(setup.Obstacle) as why:
        setup.command([sys.executable, "-c", "raise SystemExit('No space left on device')"])
    assert str(why.value).startswith("No space left on device\n\nThe disk is full.")


def test_an_unknown_failure_is_shown_whole_with_the_command() -> None:
    with pytest.raises(setup.Obstacle, match=r"odd\n\nThis did not work: .* -c"):
        setup.command([sys.executable, "-c", "raise SystemExit('odd')"])


def test_an_old_python_is_told_which_one_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(
        setup.Obstacle, match=r"needs Python 3\.11 or newer; this is 3\.9\.2 .*\nName another one: make"
    ):
        setup.check_python()


def test_a_half_made_venv_is_made_anew(venv: Path) -> None:
    (venv / "bin").mkdir(parents=True)
    (venv / "left-over").touch()
    setup.make_venv()
    assert (venv / ".made").exists()
    assert not (venv / "left-over").exists()
    (venv / "kept").touch()
    setup.make_venv()  # this one is whole
    assert (venv / "kept").exists()


def test_a_python_that_can_install_nothing_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Debian without python3-venv and without pip."""
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 1, "", ""))
    with pytest.raises(setup.Obstacle, match="sudo apt install python3-venv"):
        setup.pip()


def test_the_second_of_two_waits(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    (tmp_path / "src" / "rostra").mkdir(parents=True)
    (tmp_path / "src" / "rostra" / "file_lock.py").write_text((ROOT / "src" / "rostra" / "file_lock.py").read_text())
    in_turn: list[str] = []

    def second() -> None:
        with setup.one_at_a_time():
            in_turn.append("second")

    other = threading.Thread(target=second)
    with FileLock(tmp_path / ".setup"):
        other.start()
        time.sleep(0.2)
        in_turn.append("first")
    other.join()
    assert in_turn == ["first", "second"]
    assert f"(process {os.getpid()}). Waiting" in capsys.readouterr().out


def test_play_from_nothing(checkout: Path) -> None:
    """A fresh clone: packages, page and server, with a line for each stage. (Compiling has its own tests.)"""
    port = free_port()
    options = ["--port", str(port), "--database", f"sqlite:///{checkout}/x.sqlite"]
    environment = {**os.environ, "ROSTRA_PURE": "1", "BROWSER": "true"}
    play = subprocess.Popen(
        [sys.executable, "tools/setup.py", "play", *options], cwd=checkout, env=environment,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True,
    )  # fmt: skip
    try:
        page = next(answer for answer in answers(f"http://127.0.0.1:{port}/", play) if answer.status_code == 200)
        assert "<script" in page.text
    finally:
        os.killpg(play.pid, signal.SIGINT)
        said, _ = play.communicate(timeout=60)
    for stage in ("Making .venv", "Installing requirements/server.txt", "Building the page", "Rostra is at"):
        assert stage in said
    assert play.returncode == 0
    assert "Traceback" not in said


def answers(address: str, process: "subprocess.Popen[str]") -> Iterator[httpx.Response]:
    with httpx.Client(verify=False, timeout=5) as client:
        while process.poll() is None:
            with suppress(httpx.HTTPError):
                yield client.get(address)
            time.sleep(0.2)


def test_the_server_asks_to_be_started_again_when_the_engine_is_compiled(tmp_path: Path) -> None:
    """And not before: a file of an earlier time is no news."""
    compiled = tmp_path / "compiled"
    compiled.touch()
    with running(tmp_path, ROSTRA_RESTART_WHEN=str(compiled)) as server:
        time.sleep(1.5)
        assert server.process.poll() is None
        later = time.time() + 10
        os.utime(compiled, (later, later))
        assert server.process.wait(timeout=60) == setup.RESTART
