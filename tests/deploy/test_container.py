"""deploy/container: what can be known of an image and of services without an engine that builds and runs them.

The steps of the Containerfile are scripts. Here they run with the files that it copies, and what they make serves as it
would in the image: it can write into the data folder and nowhere else.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import urllib.request
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml

from rostra.server import config
from tests.processes.servers import wait_for
from tests.services import free_port

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "deploy" / "container"
COMPOSE: dict[str, Any] = yaml.safe_load((FOLDER / "compose.yaml").read_text())
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]


def instructions() -> list[tuple[str, str]]:
    """Each with its words on one line."""
    text = re.sub(r"\\\n\s*", "", (FOLDER / "Containerfile").read_text())
    found = [line.partition(" ") for line in text.splitlines() if line and not line.startswith("#")]
    return [(name, words.strip()) for name, _, words in found]


def stages() -> list[list[tuple[str, str]]]:
    found: list[list[tuple[str, str]]] = []
    for name, words in instructions():
        if name == "FROM":
            found.append([])
        if found:
            found[-1].append((name, words))
    return found


def copies(stage: list[tuple[str, str]]) -> list[tuple[list[str], str]]:
    """Copied from here: sources and where they go."""
    found = [shlex.split(words) for name, words in stage if name == "COPY"]
    return [(words[:-1], words[-1]) for words in found if not words[0].startswith("--from")]


def is_ignored(path: Path) -> bool:
    """By .dockerignore: the last pattern that fits decides."""
    ignored = False
    for line in (ROOT / ".dockerignore").read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        pattern = line.removeprefix("!")
        here = [str(path), *map(str, path.parents)]
        if any(fnmatch(name, pattern) or fnmatch(f"/{name}", f"/{pattern}".replace("**/", "*")) for name in here[:-1]):
            ignored = not line.startswith("!")
    return ignored


# The Containerfile


def test_the_image_is_built_in_two_stages_from_pinned_ones() -> None:
    first, last = stages()
    assert first[0][1].endswith(" AS build")
    for stage in (first, last):
        image = stage[0][1].split()[0]
        assert re.fullmatch(r"docker\.io/library/python:\$\{PYTHON\}(-slim)?-\$\{DEBIAN\}", image)
    arguments = dict(words.split("=") for name, words in instructions() if name == "ARG")
    assert re.fullmatch(r"3\.\d+", arguments["PYTHON"])
    assert arguments["DEBIAN"] not in ("", "latest")
    assert "COPY --from=build /opt/rostra /opt/rostra" in (FOLDER / "Containerfile").read_text()
    assert not [words for name, words in last if name == "RUN" and ("apt" in words or "pip" in words)]


def test_it_runs_as_nobody_special_and_says_whether_it_is_alive() -> None:
    last = dict(stages()[-1])
    user, group = map(int, last["USER"].split(":"))
    assert min(user, group) > 1000
    assert f"rostra:x:{user}:{group}:" in (FOLDER / "prepare.sh").read_text()
    assert "/health.py" in last["HEALTHCHECK"]
    assert json.loads(last["CMD"]) == ["/opt/rostra/bin/rostra", "serve"]
    for name in last:
        assert name != "ADD"


def test_what_it_copies_is_there_and_not_ignored() -> None:
    named = [source for stage in stages() for sources, _ in copies(stage) for source in sources]
    assert len(named) > 10
    for source in named:
        assert (ROOT / source).exists(), source
        assert not is_ignored(Path(source)), source
    for secret in (".git/config", ".venv/bin/python", "rostra.sqlite", "deploy/container/secrets/database_password"):
        assert is_ignored(Path(secret)), secret
    assert is_ignored(Path("web/node_modules/vite/package.json"))
    assert is_ignored(Path("src/rostra/game.cpython-311-x86_64-linux-gnu.so"))


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the first stage copies, and opt/rostra made from it. Uncompiled: compiling is make's work."""
    folder = tmp_path_factory.mktemp("image")
    for sources, goal in copies(stages()[0]):
        for source in sources:
            to = folder / "source" / (goal if goal != "./" and not goal.endswith("/") else f"{goal}{Path(source).name}")
            to.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, to, ignore=_ignored)
            else:
                shutil.copy2(ROOT / source, to)
    page = Path("src/rostra/server/page")  # built already; in an image it is built from web/
    shutil.copytree(ROOT / page, folder / "source" / page)
    home = folder / "opt" / "rostra"
    command = ["sh", str(folder / "source" / "deploy" / "install.sh"), str(home)]
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # our uv, if there is one
    known = {**os.environ, "ROSTRA_PURE": "1", "PYTHON": sys.executable, "PATH": path}
    done = subprocess.run(command, cwd="/", env=known, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith("Rostra ")
    return folder


def _ignored(folder: str, names: list[str]) -> set[str]:
    return {name for name in names if is_ignored(Path(folder, name).relative_to(ROOT))}


def test_the_folder_for_data_belongs_to_the_user(tmp_path: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("giving a folder to another user needs root")
    (tmp_path / "etc").mkdir()
    subprocess.run(["sh", FOLDER / "prepare.sh", tmp_path], check=True)
    data = tmp_path / "var" / "lib" / "rostra"
    assert (data.stat().st_uid, data.stat().st_mode & 0o777) == (10001, 0o700)
    assert (tmp_path / "etc" / "passwd").read_text().startswith("rostra:x:10001:10001:")


READ_ONLY = "mount --make-rprivate / && mount --bind $0 $0 && mount -o remount,bind,ro / && cd $0 && "
READ_ONLY += "exec setpriv --no-new-privs --bounding-set=-all --inh-caps=-all $@"


def shut_in(data: Path, command: list[str]) -> list[str]:
    """The command where all is read-only but this folder, and without any right of root's; if we may do that."""
    shut = ["unshare", "--mount", "sh", "-c", READ_ONLY.replace("$@", '"$@"').replace("$0", f"'{data}'"), "sh"]
    tried = subprocess.run([*shut, "touch", "/tmp/rostra-tried"], capture_output=True, text=True)
    if os.geteuid() == 0 and "Read-only file system" in tried.stderr:
        return [*shut, *command]
    return command


def test_what_was_built_serves_and_writes_nothing_but_data(image: Path) -> None:
    """With the settings of the image, its check of health and its script for backups."""
    last = dict(stages()[-1])
    home = image / "opt" / "rostra"
    data = image / "data"
    data.mkdir()

    def here(word: str) -> str:
        return word.replace("/opt/rostra", str(home)).replace("/var/lib/rostra", str(data))

    known = {name: here(word) for name, word in (word.split("=", 1) for word in shlex.split(last["ENV"]))}
    known |= {"ROSTRA_PORT": str(free_port()), "ROSTRA_HOST": "127.0.0.1", "ROSTRA_LANGUAGE": "en"}
    check = [here(word) for word in json.loads(last["HEALTHCHECK"].partition(" CMD ")[2])]
    serve = [here(word) for word in json.loads(last["CMD"])]
    before = set(home.rglob("*"))

    def run(command: list[str]) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(shut_in(data, command), env=known, cwd=data, capture_output=True, text=True)

    dead = run(check)
    assert dead.returncode == 1
    assert "refused" in dead.stderr
    server = subprocess.Popen(shut_in(data, serve), env=known, cwd=data, stdin=subprocess.DEVNULL)
    try:
        wait_for(lambda: run(check).returncode == 0, "the server is not alive")
        directly = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with directly.open(f"http://127.0.0.1:{known['ROSTRA_PORT']}/", timeout=20) as page:
            assert b"<script" in page.read()
        saved = run(["sh", str(home / "share" / "backup.sh"), str(data / "backups")])
        assert saved.returncode == 0, saved.stderr
        rostra = str(home / "bin" / "rostra")
        assert run([rostra, "help", "hosting"]).stdout.startswith("# Hosting\n")
        examined = run([rostra, "doctor"])  # the data folder is the one that may be written to
        assert (examined.returncode, str(data) in examined.stdout) == (0, True), examined.stdout + examined.stderr
    finally:
        server.terminate()
        assert server.wait(30) == 0
    assert set(home.rglob("*")) == before
    assert [path.name for path in data.iterdir() if not path.name.startswith("rostra.sqlite")] == ["backups"]
    [backup] = (data / "backups").iterdir()
    assert backup.stat().st_mode & 0o077 == 0


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path) -> None:
    command = ["sh", str(ROOT / "deploy" / "install.sh")]
    done = subprocess.run([*command, str(tmp_path)], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"{tmp_path} is there already: name another folder, or remove it first.\n"
    assert "Usage: sh deploy/install.sh FOLDER" in subprocess.run(command, capture_output=True, text=True).stderr


# compose.yaml


@pytest.mark.parametrize("name", SERVICES)
def test_each_service_is_pinned_checked_and_shut_in(name: str) -> None:
    service = SERVICES[name]
    tag = service["image"].rpartition(":")[2]
    assert re.match(r"\d+(\.\d+)*", tag), "an image without a version"
    assert service["read_only"] is True
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["restart"] == "unless-stopped"
    assert "privileged" not in service
    check = service["healthcheck"]
    assert check.get("disable") is True if name == "backup" else check["test"][0] == "CMD"


def test_only_the_proxy_is_reached_from_outside() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["caddy"]
    assert COMPOSE["networks"]["back"] == {"internal": True}
    for name in ("database", "redis"):
        assert SERVICES[name]["networks"] == ["back"]
    assert SERVICES["caddy"]["networks"] == ["front"]


def test_what_services_need_is_declared() -> None:
    for kind in ("volumes", "networks", "secrets"):
        used = {word.partition(":")[0] for service in SERVICES.values() for word in service.get(kind, [])}
        assert {word for word in used if "/" not in word} == set(COMPOSE[kind]), kind
    for name, service in SERVICES.items():
        for other in service.get("depends_on", {}):
            assert "test" in SERVICES[other]["healthcheck"], f"{name} waits for {other}, which has no check"
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert "/" not in source or (FOLDER / source).exists(), source
    build = SERVICES["rostra"]["build"]
    assert (FOLDER / build["context"]).resolve() == ROOT
    assert (ROOT / build["dockerfile"]).is_file()


def test_its_settings_are_settings_of_the_server() -> None:
    """As compose fills them in, with the secret as a file."""
    for name in ("rostra", "backup"):
        given = {key: _filled(word) for key, word in SERVICES[name]["environment"].items()}
        known = {f"ROSTRA_{field.upper()}" for field in config.Config.__struct_fields__}
        known |= {f"ROSTRA_{field.upper()}_FILE" for field in config.SECRET}
        assert set(given) <= known
        del given["ROSTRA_DATABASE_PASSWORD_FILE"]
        found = config.read({**given, "ROSTRA_DATABASE_PASSWORD": "pass@word"})
        assert found.database == "postgresql://rostra:pass%40word@database/rostra"
        assert (found.workers, found.behind_proxy) == (2, True)
        assert found.origins == ("https://play.example.org",)
    assert SERVICES["database"]["environment"]["POSTGRES_PASSWORD_FILE"] == "/run/secrets/database_password"
    assert "UTF8" in SERVICES["database"]["environment"]["POSTGRES_INITDB_ARGS"]


def test_the_database_and_the_bus_are_those_of_the_file() -> None:
    settings = SERVICES["rostra"]["environment"]
    assert settings["ROSTRA_DATABASE"].endswith("@database/rostra")
    assert settings["ROSTRA_BUS"].startswith("redis://redis:")
    assert SERVICES["caddy"]["environment"]["UPSTREAM"] == "rostra:8000"
    assert not [
        line for line in (FOLDER / "compose.yaml").read_text().splitlines() if re.search(r"PASSWORD: *\w", line)
    ]


def _filled(word: str) -> str:
    """${NAME:?why} and ${NAME:-default}"""
    filled = re.sub(r"\$\{NAME:\?[^}]+\}", "play.example.org", word)
    return re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", filled)
