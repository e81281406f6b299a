"""tools/setup.py: what ``make play`` and ``make test`` do before anything else is there."""

import ast
import os
import re
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
from tools import installation, one_at_a_time, web

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
    monkeypatch.setattr(installation, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(installation, "MADE", tmp_path / ".venv" / ".made")
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
    assert helps in installation.explained(said)


def test_a_failure_is_shown_with_what_helps() -> None:
    with pytest.raises(installation.Obstacle) as why:
        installation.command([sys.executable, "-c", "raise SystemExit('No space left on device')"])
    assert str(why.value).startswith("No space left on device\n\nThe disk is full.")


def test_an_unknown_failure_is_shown_whole_with_the_command() -> None:
    with pytest.raises(installation.Obstacle, match=r"odd\n\nThis did not work: .* -c"):
        installation.command([sys.executable, "-c", "raise SystemExit('odd')"])


def test_an_old_python_is_told_which_one_is_needed() -> None:
    """What an old Python stumbles over must not stand in the first file, which asks for the version at once."""
    text = (ROOT / "tools" / "setup.py").read_text()
    for node in ast.walk(ast.parse(text, feature_version=(3, 6))):
        assert not isinstance(node, ast.JoinedStr | ast.AnnAssign | ast.FunctionDef | ast.NamedExpr | ast.Starred)
    program = "import sys; sys.version_info = (3, 9, 2); exec(open('tools/setup.py').read())"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert re.match(r"Rostra needs Python 3\.11 or newer; this is .*\nName another one: make play", done.stderr)


def test_without_any_python_make_says_what_to_install() -> None:
    done = subprocess.run(["make", "play", "PYTHON=python3.99"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("There is no python3.99 here. Install Python 3.11 or newer")


def test_a_nearly_full_disk_is_said_before_anything_is_installed(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installation, "SPACE", dict.fromkeys(installation.SPACE, 1 << 60))
    monkeypatch.setattr(installation, "install_requirements", pytest.fail)
    with pytest.raises(installation.Obstacle, match=r"The disk is nearly full: \d+ MB are left"):
        installation.environment("server")


def test_a_proxy_that_is_set_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTPS_PROXY", "http://proxy:9")
    assert "A proxy is set: HTTPS_PROXY=http://proxy:9" in installation.explained("connection refused")
    assert "A proxy" not in installation.explained("No space left on device")


def test_npm_that_cannot_fetch_is_one_sentence() -> None:
    assert web.explained("npm error code ECONNREFUSED\n" * 50) == (
        "The page cannot be built. Its packages could not be fetched. Is this machine connected? Behind a proxy, set "
        "HTTPS_PROXY; then: make build. Everything else works without the page."
    )
    assert web.explained("npm error odd").startswith("npm error odd\nnpm could not install")


def test_a_half_made_venv_is_made_anew(venv: Path) -> None:
    (venv / "bin").mkdir(parents=True)
    (venv / "left-over").touch()
    installation.make_venv()
    assert (venv / ".made").exists()
    assert not (venv / "left-over").exists()
    (venv / "kept").touch()
    installation.make_venv()  # this one is whole
    assert (venv / "kept").exists()


def test_a_python_that_can_install_nothing_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Debian without python3-venv and without pip."""
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 1, "", ""))
    with pytest.raises(installation.Obstacle, match="sudo apt install python3-venv"):
        installation.pip()


def test_the_second_of_two_waits(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(one_at_a_time, "ROOT", tmp_path)
    monkeypatch.setattr(one_at_a_time, "PATIENT", 0)
    (tmp_path / "src" / "rostra").mkdir(parents=True)
    (tmp_path / "src" / "rostra" / "file_lock.py").write_text((ROOT / "src" / "rostra" / "file_lock.py").read_text())
    in_turn: list[str] = []

    def second() -> None:
        with one_at_a_time.one_at_a_time("work"):
            in_turn.append("second")

    other = threading.Thread(target=second)
    (tmp_path / "build").mkdir()
    with FileLock(tmp_path / "build" / "work"):
        other.start()
        time.sleep(0.5)
        in_turn.append("first")
    other.join()
    assert in_turn == ["first", "second"]
    assert f"Waiting for process {os.getpid()}, which does the same here (work)" in capsys.readouterr().out


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
        assert server.process.wait(timeout=60) == installation.RESTART
