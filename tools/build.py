"""Compile the game packages in place if their source changed since the last time.

Without a working C compiler (or with ROSTRA_PURE=1) it says so, and the source runs uncompiled. With a compiler, any
error of mypyc is shown and fails the build.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAMP = Path(sys.prefix) / ".built"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")


def sources() -> list[Path]:
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["rostra"]["compiled"]
    return sorted(path for pattern in patterns for path in ROOT.glob(pattern))


def libraries() -> list[Path]:
    return sorted((ROOT / "src").rglob(f"*{SUFFIX}"))


def fingerprint() -> str:
    """Changes whenever a compiled module might: its source, its name, or what builds it."""
    digest = hashlib.sha256(sys.version.encode())
    for path in [*sources(), ROOT / "setup.py", ROOT / "requirements/dev.txt"]:
        digest.update(f"{path.relative_to(ROOT)} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def obstacle() -> str | None:
    """Why nothing can be compiled here, or None."""
    if os.environ.get("ROSTRA_PURE", "0") not in ("", "0"):
        return "ROSTRA_PURE is set"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return f"there is no C compiler ({compiler[0]})"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX != 0; }\n")
        include = f"-I{sysconfig.get_paths()['include']}"
        done = subprocess.run(
            [*compiler, include, "-fPIC", "-shared", str(probe), "-o", f"{folder}/probe.so"], capture_output=True
        )
    return f"the C compiler ({compiler[0]}) does not work with Python's headers" if done.returncode else None


def expected() -> int:
    """One library a module, and the one they share."""
    return len(sources()) + 1


def main() -> int:
    if why := obstacle():
        for library in libraries():
            library.unlink()  # it may have been built from another version of the source
        STAMP.unlink(missing_ok=True)
        print(f"Running uncompiled: {why}. The games are the same, only slower.")
        return 0
    mark = fingerprint()
    if STAMP.exists() and STAMP.read_text() == mark and len(libraries()) == expected():
        return 0
    STAMP.unlink(missing_ok=True)
    for library in libraries():
        library.unlink()
    print("Compiling the game packages ...", flush=True)
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
    )  # fmt: skip
    if done.returncode or len(libraries()) != expected():
        print(done.stdout, end="")
        print("The game packages do not compile (above). ROSTRA_PURE=1 runs them uncompiled meanwhile.")
        for library in libraries():
            library.unlink()
        return 1
    STAMP.write_text(mark)
    return 0


if __name__ == "__main__":
    sys.exit(main())
