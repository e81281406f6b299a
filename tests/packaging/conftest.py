"""What is packed, once for all tests and workers, and never in the checkout: setuptools writes into the source tree."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rostra.file_lock import FileLock, InUse
from tools import installation

ROOT = Path(__file__).parents[2]
PAGE = Path("src/rostra/server/page")
PLAIN = {**os.environ, "CC": "false"}
"""A C compiler that fails. mypyc still has to read everything, with nothing but what the build requires; compiling what
it makes is what ``make`` does, and takes a minute and a half.
"""


def private_copy(folder: Path) -> Path:
    """The tracked files as they are now, and the built page."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():  # not removed meanwhile
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    if (ROOT / PAGE).is_dir():
        shutil.copytree(ROOT / PAGE, folder / PAGE)
    return folder


def uv(*arguments: str | Path, cwd: Path) -> None:
    command = [shutil.which("uv") or installation.own_uv() or "uv", *arguments]
    done = subprocess.run(command, cwd=cwd, env=PLAIN, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, done.stdout


@pytest.fixture(scope="session")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with ``dist``, both made in isolated builds, and ``environment``, into which the wheel was installed."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "packed"
    while not (folder / "done").exists():
        try:
            with FileLock(folder):
                if not (folder / "done").exists():
                    shutil.rmtree(folder, ignore_errors=True)  # of a worker that failed: the next one shows why, too
                    _pack(folder)
        except InUse:  # another worker is at it
            time.sleep(0.2)
    return folder


def _pack(folder: Path) -> None:
    source, dist, environment = private_copy(folder / "source"), folder / "dist", folder / "environment"
    uv("build", "--sdist", "--out-dir", dist, ".", cwd=source)
    [sdist] = dist.glob("*.tar.gz")
    uv("build", "--wheel", "--out-dir", dist, sdist, cwd=folder)
    [wheel] = dist.glob("*.whl")
    uv("venv", "--quiet", "--python", sys.executable, environment, cwd=folder)
    uv("pip", "install", "--quiet", "--python", environment / "bin" / "python", wheel, cwd=folder)
    (folder / "done").touch()


@pytest.fixture(scope="session")
def sdist(packed: Path) -> Path:
    return next((packed / "dist").glob("*.tar.gz"))


@pytest.fixture(scope="session")
def wheel(packed: Path) -> Path:
    return next((packed / "dist").glob("*.whl"))


@pytest.fixture(scope="session")
def installed(packed: Path) -> Path:
    """The folder of commands of an empty environment with the wheel in it."""
    return packed / "environment" / "bin"
