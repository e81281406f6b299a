"""Installed like anything else: sdist and wheel, from nothing, in an empty environment, with the page in them."""

import json
import os
import subprocess
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.running import free_port, wait_for


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
    pages = {"docs/hosting.md", "docs/rules/nero.md"}  # for rostra help
    assert wanted | {f"rostra/{page}" for page in pages} <= in_wheel
    assert {f"src/{name}" for name in wanted} | pages <= in_sdist
    assert not [name for name in in_sdist if "node_modules" in name or name.endswith((".so", ".pyc"))]


def test_every_command_starts(installed: Path, tmp_path: Path) -> None:
    known = {**os.environ, "ROSTRA_HOME": str(tmp_path), "ROSTRA_PORT": "0"}
    for line in (
        "rostra --version", "python -m rostra --version", "rostra arena --help", "rostra doctor", "rostra help hosting",
    ):  # fmt: skip
        command, *options = line.split()
        done = subprocess.run([installed / command, *options], cwd=tmp_path, env=known, capture_output=True, text=True)
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
