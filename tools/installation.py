"""What tools/setup.py does: set up what a command needs, and start the server.

It runs with the standard library, for nothing else is there yet. Each stage says what it does and how long it took;
what is done already takes no time. ``play`` starts the server as soon as it can answer. The page is built and the
engine compiled meanwhile; a moment when nobody plays is used to start again, compiled.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from tools.one_at_a_time import one_at_a_time

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
MADE = VENV / ".made"
"""Names the Python of a finished .venv; a half-made one has none."""
COMPILED = ROOT / "build" / "aside" / ".built"
"""Written by tools/build.py when the engine is compiled."""
LOG = ROOT / "build" / "compile.log"
RESTART = 75
"""The server's exit code when it wants to be started again (rostra/server/restart.py)."""
NOT_YET = 1
"""What tools/build.py says if there is something to compile."""
HOLDS = {
    "server": ["server", "build", "dev", "bench"],
    "build": ["build", "dev", "bench"],
    "docs": ["docs", "dev", "bench"],
    "dev": ["dev", "bench"],
}
"""Which other requirements include these."""
SPACE = {"server": 200, "page": 300, "build": 300, "docs": 300, "dev": 1500, "bench": 1800, "train": 2500}
"""What each takes, in MB."""
EXCEPT = {"train": ["--no-deps"]}
"""How to install requirements that are not complete: PyTorch is none of these."""


class Obstacle(Exception):
    """What stands in the way, and what helps."""


def main() -> int:
    kind, options = (sys.argv[1] if len(sys.argv) > 1 else ""), sys.argv[2:]
    try:
        if kind == "play":
            return play(options)
        if kind in COMMANDS:
            return COMMANDS[kind]()
        print("Usage: python3 tools/setup.py play | build | test | train | bench | docs")
        return 2
    except Obstacle as why:
        print(f"\n{why}", file=sys.stderr)
    except OSError as why:
        print(f"\n{explained(str(why)) or why}", file=sys.stderr)
    except KeyboardInterrupt:
        return 130
    return 1


# What is asked for


def play(options: Sequence[str]) -> int:
    """Start the server as soon as it can answer, and go on setting up beside it."""
    environment("server")
    placed = run("tools/build.py", "place")
    beside = [in_background("page")]
    if placed == NOT_YET:
        with LOG.open("wb") as log:
            beside.append(in_background("compile", log))
        print("The engine runs as plain Python at first. It is being compiled meanwhile, which takes a minute or two.")
    try:
        return serve(["--open", *options], placed == 0)
    finally:
        for process in beside:
            end(process)


def serve(options: list[str], compiled: bool) -> int:
    """Run the server until it ends; each time it wants to start again, with what was compiled by then."""
    while True:
        known = dict(os.environ)
        if not compiled:
            known["ROSTRA_RESTART_WHEN"] = str(COMPILED)
        server = subprocess.Popen([PYTHON, "-m", "rostra", "serve", *options], env=known)
        code = wait_for(server)
        if code != RESTART:
            return code
        compiled = run("tools/build.py", "place") == 0
        options = [option for option in options if option != "--open"]


def wait_for(server: subprocess.Popen[bytes]) -> int:
    """The server's exit code. Ctrl+C is the server's, too: it says goodbye first."""
    while True:
        try:
            return server.wait()
        except KeyboardInterrupt:
            continue


def build() -> int:
    environment("build")
    return run("tools/build.py") or page()


def test() -> int:
    environment("dev")
    return 0


def bench() -> int:
    environment("bench")
    return 0


def docs() -> int:
    environment("docs")
    return 0


def train() -> int:
    """What the slow tests learn with. PyTorch comes first and by pip, which also takes a build that lies on this
    machine: requirements/train.txt names no build, and the others are content with what is there."""
    environment("dev")
    with one_at_a_time("setup"):
        if not is_installed("torch"):
            check_space("train")
            with stage("Installing PyTorch"):
                command([*pip(), "install", "--quiet", "-r", "requirements/torch.txt"])
            installed("torch").write_text(digest("torch"))
    environment("train")
    return 0


def page() -> int:
    """Beside the server, which shows the page as soon as it is there."""
    if run("tools/web.py", "current") == 0:
        return 0
    if run("tools/web.py", "node"):
        environment("page")
    return run("tools/web.py", "build")


def compile_aside() -> int:
    """Beside the server: nothing that it runs from is touched."""
    if os.name == "posix":
        os.nice(10)  # whoever plays comes first
    environment("build")
    return run("tools/build.py", "aside")


# The environment


def environment(wanted: str) -> None:
    """A .venv with these requirements and the package itself."""
    with one_at_a_time("setup"):
        make_venv()
        if not any(is_installed(name) for name in HOLDS.get(wanted, [wanted])):
            check_space(wanted)
            install_requirements(wanted)


def check_space(wanted: str) -> None:
    """At once, and not when half of it is there."""
    free = shutil.disk_usage(ROOT).free // 1_000_000
    if free < SPACE[wanted]:
        raise Obstacle(
            f"The disk is nearly full: {free} MB are left, and this needs some {SPACE[wanted]} MB.\n"
            "Make room, then the same again."
        )


def install_requirements(wanted: str) -> None:
    with stage(f"Installing requirements/{wanted}.txt"):
        install("--require-hashes", *EXCEPT.get(wanted, []), "-r", f"requirements/{wanted}.txt")
        if not is_installed("rostra"):  # only linked: a change of its source counts at once
            plain = {**os.environ, "ROSTRA_PURE": "1"}
            install("--no-deps", "--no-build-isolation", "--editable", ".", env=plain)
            installed("rostra").write_text(digest("rostra"))
    installed(wanted).write_text(digest(wanted))


def make_venv() -> None:
    python = f"{sys.version} {sys.base_prefix}"
    if PYTHON.exists() and MADE.exists() and MADE.read_text() == python:
        return
    with stage("Making .venv"):
        shutil.rmtree(VENV, ignore_errors=True)
        VENV.mkdir()
        command([sys.executable, "-m", "venv", "--without-pip", VENV])
        MADE.write_text(python)


def install(*what: str, env: dict[str, str] | None = None) -> None:
    """With uv, in a second; where there is none and none can be had, with pip, in a minute."""
    uv = shutil.which("uv") or own_uv()
    if uv:
        command([uv, "pip", "install", "--quiet", "--no-config", "--python", PYTHON, *what], env)
    else:
        command([*pip(), "install", "--quiet", *what], env)


def own_uv() -> str | None:
    """A uv of our own, by pip, in .venv."""
    uv = VENV / ("Scripts/uv.exe" if os.name == "nt" else "bin/uv")
    if not uv.exists():
        asked = [
            *pip(),
            "install",
            "--quiet",
            "--retries=1",
            "--timeout=15",
            "--only-binary=:all:",
            "--require-hashes",
            "-r",
            "requirements/uv.txt",
        ]
        done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True)
        if done.returncode:
            if why := explained(done.stderr):
                raise Obstacle(why)
            return None  # no uv for this kind of machine
    return str(uv)


def pip() -> list[str | Path]:
    """pip for the .venv: that of the machine, or else the one that Python brings along."""
    there = subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True, text=True)
    number = there.stdout.split()[1:2]
    if there.returncode == 0 and number and int(number[0].split(".")[0]) >= 23:
        return [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", PYTHON]
    if subprocess.run([PYTHON, "-m", "pip", "--version"], capture_output=True).returncode:
        if subprocess.run([PYTHON, "-m", "ensurepip", "--default-pip"], capture_output=True).returncode:
            raise Obstacle(
                "This Python can install nothing: it has neither pip nor ensurepip.\n"
                "On Debian and Ubuntu this helps: sudo apt install python3-venv (or install uv). Then the same again."
            )
    return [PYTHON, "-m", "pip", "--disable-pip-version-check"]


def is_installed(name: str) -> bool:
    stamp = installed(name)
    return stamp.exists() and stamp.read_text() == digest(name)


def installed(name: str) -> Path:
    return VENV / f".installed-{name}"


def digest(name: str) -> str:
    file = ROOT / ("pyproject.toml" if name == "rostra" else f"requirements/{name}.txt")
    return hashlib.sha256(file.read_bytes()).hexdigest()


# Processes


@contextmanager
def stage(what: str) -> Iterator[None]:
    began = time.monotonic()
    print(f"{what} ...", flush=True)
    yield
    print(f"{what}: {time.monotonic() - began:.1f} s", flush=True)


def run(*arguments: str) -> int:
    """A tool of ours, in the .venv."""
    return subprocess.run([PYTHON, *arguments], cwd=ROOT).returncode


def in_background(what: str, log: BinaryIO | None = None) -> subprocess.Popen[bytes]:
    """A command of this file, in a session of its own: Ctrl+C is for the server, and ``end`` reaches all it starts."""
    start = [sys.executable, "tools/setup.py", what]
    return subprocess.Popen(start, cwd=ROOT, stdout=log, stderr=log, start_new_session=True)


def end(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGTERM)
        else:
            process.terminate()


def command(words: Sequence[str | Path], env: dict[str, str] | None = None) -> None:
    """Run it; if it fails, say in a sentence what helps, below what it said itself."""
    done = subprocess.run(words, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        said = done.stdout.strip()
        raise Obstacle("\n\n".join([said, explained(said) or f"This did not work: {' '.join(map(str, words))}"]))


def explained(said: str) -> str:
    """What helps against what a tool complains about; "" if we do not know."""
    helps = next((help for sign, help in SIGNS.items() if re.search(sign, said, re.IGNORECASE)), "")
    proxies = [f"{name}={os.environ[name]}" for name in PROXIES if os.environ.get(name)]
    return f"{helps}\nA proxy is set: {' '.join(proxies)}" if helps is UNREACHABLE and proxies else helps


PROXIES = ("HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy")
UNREACHABLE = (
    "The packages could not be fetched. Is this machine connected? Behind a proxy, set HTTPS_PROXY (and\n"
    "SSL_CERT_FILE if it has certificates of its own). Then the same again: what is there already is kept."
)


SIGNS = {
    "no space left|disk quota": (
        "The disk is full. Playing needs some 500 MB, the tests some 3 GB. Make room, then the same again."
    ),
    "no module named '?venv": (
        "This Python cannot make a .venv. On Debian and Ubuntu this helps: sudo apt install python3-venv\n"
        "Then the same again."
    ),
    "read-only file system|permission denied": f"Nothing can be written in {ROOT}. Put the files where you may write.",
    "proxy|connect|resolve|network|timed out|timeout|certificate|tls|ssl": UNREACHABLE,
}


COMMANDS = {
    "build": build,
    "test": test,
    "train": train,
    "bench": bench,
    "docs": docs,
    "page": page,
    "compile": compile_aside,
}

if __name__ == "__main__":
    sys.exit(main())
