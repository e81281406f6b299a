"""Install the servers that tests start for themselves: python tools/services.py.

It needs root and apt-get, and starts no service. Where it cannot install something, a line says what is missing; tests
that need it are skipped, and everything else goes on.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# Debian's package, and the programs that tests start from it.
PACKAGES = {
    "postgresql": ("initdb", "postgres"),
    "redis-server": ("redis-server",),
    "chromium": ("chromium",),
    "nginx": ("nginx",),
    "caddy": ("caddy",),
    "openssl": ("openssl",),
}

# Searched before PATH, since a program on PATH may be a wrapper or half an installation.
FOLDERS = ["/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/usr/bin", "/usr/sbin", "/opt/homebrew/bin"]

# Maintainer scripts ask the first whether to start a service, the second whether to make a database cluster.
POLICY = Path("/usr/sbin/policy-rc.d")
CLUSTER = Path("/etc/postgresql-common/createcluster.d/rostra-tests.conf")

APT = [
    "apt-get", "--quiet=2", "--yes", "--no-install-recommends", "--no-remove",
    "--option=DPkg::Lock::Timeout=120",
    "--option=Dpkg::Options::=--force-confold",
    "--option=Acquire::Retries=0",  # offline, fail soon
    "--option=Acquire::http::Timeout=10",
    "--option=Acquire::https::Timeout=10",
]  # fmt: skip


def folders() -> list[Path]:
    """Where programs may be; of several versions the newest first."""
    known: list[Path] = []
    for pattern in FOLDERS:
        known += sorted(Path("/").glob(pattern.lstrip("/")), key=numbers, reverse=True)
    return known + [Path(folder) for folder in os.get_exec_path() if folder]


def numbers(path: Path) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", str(path))]


def find(package: str) -> Path | None:
    """The folder that holds all programs of this package: one, so that their versions agree."""
    for folder in folders():
        if all(os.access(folder / program, os.X_OK) for program in PACKAGES[package]):
            return folder
    return None


def missing(package: str) -> str | None:
    """What to install, in a line; None if it is there."""
    if find(package):
        return None
    return f"{' and '.join(PACKAGES[package])} not found: apt-get install {package}"


def obstacle() -> str | None:
    """Why nothing can be installed here, or None."""
    if shutil.which("apt-get") is None:
        return "there is no apt-get here"
    if os.geteuid() != 0:
        return "installing it needs root"
    return None


def install(packages: list[str]) -> str | None:
    """Why it did not work, or None."""
    try:
        with (
            present(POLICY, "#!/bin/sh\n# tools/services.py of Rostra: nothing is started\nexit 101\n"),
            present(CLUSTER, "create_main_cluster = false\n"),
        ):
            failure = apt("install", *packages)
            if failure:  # a new machine has no package lists yet, an old one may have stale ones
                apt("update")  # some sources may fail: what counts is the next line
                failure = apt("install", *packages)
        if failure is None and shutil.which("systemctl"):
            # It shall not start with the machine either. For a package without a service this does nothing.
            for package in packages:
                subprocess.run(["systemctl", "--quiet", "disable", package], capture_output=True)
        return failure
    except OSError as error:
        return str(error)


@contextmanager
def present(path: Path, text: str) -> Iterator[None]:
    """Keep a file there for a while. Another one in its place is the machine's own policy and stays."""
    if path.exists() and path.read_bytes() != text.encode():  # the same text was left by a run of ours that was killed
        yield
        return
    made = [folder for folder in path.parents if not folder.exists()]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        path.chmod(0o755)
        yield
    finally:
        path.unlink(missing_ok=True)
        for folder in made:
            if folder.exists() and not any(folder.iterdir()):
                folder.rmdir()


def apt(*words: str) -> str | None:
    """What apt-get complained about, or None."""
    environment = {
        **os.environ,
        "DEBIAN_FRONTEND": "noninteractive",
        "NEEDRESTART_SUSPEND": "1",  # Ubuntu would restart other services
        "LC_ALL": "C.UTF-8",
        "PATH": f"{os.environ.get('PATH', os.defpath)}:/usr/sbin:/sbin",  # dpkg wants them
    }
    done = subprocess.run(
        [*APT, *words], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, errors="replace",
    )  # fmt: skip
    if done.returncode == 0:
        return None
    errors = [line for line in done.stdout.splitlines() if line.startswith("E: ")]
    return errors[0] if errors else f"apt-get {words[0]} ended with {done.returncode}"


def main() -> int:
    lacking = [package for package in PACKAGES if missing(package)]
    if not lacking:
        return 0
    why = obstacle()
    if why is None:
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # present() is to clear up then, too
        print(f"Installing {' and '.join(lacking)} for the tests (apt-get) ...", flush=True)
        why = install(lacking)
    for package in lacking:
        if line := missing(package):
            print(f"{line} ({why or 'apt-get did, and still it is not there'}). Tests that need it are skipped.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
