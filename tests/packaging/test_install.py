"""Installed like anything else: sdist and wheel, from nothing, in an empty environment, with the page in them."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.running import free_port, wait_for
from tools import setup

ROOT = Path(__file__).parents[2]
PLAIN = {**os.environ, "CC": "false"}
"""A C compiler that fails. mypyc still has to read everything, with nothing but what the build requires; compiling what
it makes is what ``make`` does, and takes a minute and a half.
"""


def uv(*arguments: str | Path) -> None:
    command = [shutil.which("uv") or setup.own_uv() or "uv", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=PLAIN, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, done.stdout


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    uv("build", "--sdist", "--out-dir", folder, ".")
    return next(folder.glob("*.tar.gz"))


@pytest.fixture(scope="module")
def wheel(sdist: Path) -> Path:
    """From the sdist, in an isolated build."""
    uv("build", "--wheel", "--out-dir", sdist.parent, sdist)
    return next(sdist.parent.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    """The folder of commands of an empty environment with the wheel in it."""
    environment = wheel.parent / "environment"
    uv("venv", "--quiet", "--python", sys.executable, environment)
    bin = environment / "bin"
    uv("pip", "install", "--quiet", "--python", bin / "python", wheel)
    return bin


@pytest.fixture(scope="module")
def server(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("served")
    port, log = free_port(), folder / "server.log"
    database = f"sqlite:///{folder}/x.sqlite"
    command = [str(installed / "rostra"), "serve", "--port", str(port), "--database", database]
    with log.open("wb") as out:
        process = subprocess.Popen(command, cwd=folder, stdout=out, stderr=out)
    try:
        wait_for(f"http://127.0.0.1:{port}/ready", process, log)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", verify=False, timeout=30) as client:
            yield client
    finally:
        process.terminate()
        process.wait(timeout=30)


def test_both_hold_the_page_and_the_words(sdist: Path, wheel: Path) -> None:
    with tarfile.open(sdist) as packed:
        in_sdist = {name.partition("/")[2] for name in packed.getnames()}
    in_wheel = set(zipfile.ZipFile(wheel).namelist())
    wanted = {"rostra/server/page/index.html", "rostra/locales/cs/caesar/rules.ftl", "rostra/nero/data/map.toml"}
    assert wanted <= in_wheel
    assert {f"src/{name}" for name in wanted} <= in_sdist
    assert not [name for name in in_sdist if "node_modules" in name or name.endswith((".so", ".pyc"))]


def test_every_command_starts(installed: Path, tmp_path: Path) -> None:
    for command in (["rostra", "--version"], ["python", "-m", "rostra", "--version"], ["rostra", "arena", "--help"]):
        done = subprocess.run([installed / command[0], *command[1:]], cwd=tmp_path, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")


def test_the_page_a_match_and_a_bots_move(server: httpx.Client) -> None:
    assert "<script" in server.get("/").raise_for_status().text
    seats = [{"kind": "bot", "bot": "miles"}, {"kind": "person", "name": "Anna"}]
    options = {"action_decks": "shuffled"}
    made = server.post("/api/matches", json={"game": "caesar", "seats": seats, "options": options}).raise_for_status()
    address = f"ws://{server.base_url.netloc.decode()}/api/matches/{made.json()['id']}/socket"
    with connect(address) as socket:
        socket.send(json.dumps({"do": "hello", "secret": made.json()["seats"][1]["secret"]}))
        while True:  # Cleopatra sets up first; ends with TimeoutError if she does not
            message = json.loads(socket.recv(timeout=60))
            if message["view"] and message["view"]["waiting_for"] == "caesar":
                return
