"""Nothing that only POSIX has is in the way: the package as Windows would see it, as far as that can be tried here."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_imports import ROSTRA, imports

ONLY_POSIX = ["fcntl", "grp", "pty", "pwd", "resource", "syslog", "termios", "tty", "uvloop"]
ATTRIBUTES = {
    "os": [
        "O_DIRECTORY", "O_NOFOLLOW", "O_NONBLOCK", "chown", "fchmod", "fork", "forkpty", "getgid", "getpgid", "getuid",
        "geteuid", "killpg", "mkfifo", "nice", "setsid", "sched_getaffinity", "uname",
    ],
    "signal": ["SIGHUP", "SIGKILL", "SIGQUIT", "SIGUSR1", "SIGUSR2", "pthread_sigmask"],
}  # fmt: skip

AS_ON_WINDOWS = """
import importlib, os, pkgutil, signal, sys, types

others, only_posix, attributes = ARGUMENTS
for name in others:  # what is not ours sees the system as it is
    try:
        importlib.import_module(name)
    except ImportError:
        pass  # an attribute, or Windows's own
for name in only_posix:
    sys.modules[name] = None
for module, names in attributes.items():
    for name in names:
        if hasattr(sys.modules[module], name):
            delattr(sys.modules[module], name)
sys.modules["msvcrt"] = types.SimpleNamespace(LK_NBLCK=2, locking=lambda *_: None)
sys.platform = "win32"

import rostra
failed = []
def note(name): failed.append(f"{name}: {sys.exc_info()[1]!r}")
for module in pkgutil.walk_packages(rostra.__path__, "rostra.", note):
    if ".migrations." in module.name or module.name.endswith("__main__"):
        continue
    try:
        importlib.import_module(module.name)
    except Exception as why:
        failed.append(f"{module.name}: {why!r}")
assert not failed, failed

from rostra.cli import main
main(sys.argv[1:])
"""


@pytest.mark.parametrize("command", ["simulate caesar --games 2", "serve --port 70000"])
def test_everything_can_be_imported_and_commands_start(command: str, tmp_path: Path) -> None:
    others = sorted({name for path in ROSTRA.rglob("*.py") for name in imports(path) if name.split(".")[0] != "rostra"})
    program = AS_ON_WINDOWS.replace("ARGUMENTS", repr((others, ONLY_POSIX, ATTRIBUTES)))
    known = {**os.environ, "ROSTRA_HOME": str(tmp_path), "ROSTRA_LANGUAGE": "en"}
    done = subprocess.run([sys.executable, "-c", program, *command.split()], env=known, capture_output=True, text=True)
    if command.startswith("serve"):  # as far as the settings: uvicorn would ask for Windows's event loop
        assert (done.returncode, done.stderr) == (2, "rostra: --port: 70000 is not from 0 to 65535\n")
    else:
        assert done.returncode == 0, done.stderr
        assert "2 games" in done.stdout
