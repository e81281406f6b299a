"""Compile the engine if its source changed since the last time: python tools/build.py [aside | place].

``aside`` compiles where nothing runs from, ``place`` puts that beside the source, where Python finds it: never while a
server runs from there uncompiled, for it loads some modules late.

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
sys.path.insert(0, str(ROOT))

from tools.one_at_a_time import one_at_a_time  # noqa: E402

STAMP = Path(sys.prefix) / ".built"
ASIDE = ROOT / "build" / "aside"
READY = ASIDE / ".built"
"""Written last: what lies beside it is whole, and from this source."""
NOT_YET, NEVER = 1, 2
"""Exit codes of ``place``."""
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")


def sources() -> list[Path]:
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["rostra"]["compiled"]
    return sorted(path for pattern in patterns for path in ROOT.glob(pattern))


def libraries() -> list[Path]:
    return sorted((ROOT / "src").rglob(f"*{SUFFIX}"))


def fingerprint() -> str:
    """Changes whenever a compiled module might: its source, its name, or what builds it."""
    digest = hashlib.sha256(sys.version.encode())
    for path in [*sources(), ROOT / "setup.py", ROOT / "requirements/build.txt"]:
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


def is_compiled() -> bool:
    return STAMP.exists() and STAMP.read_text() == fingerprint() and len(libraries()) == expected()


def compile_aside() -> int:
    """Compile into build/aside, where nothing runs from."""
    with one_at_a_time("compiling"):
        return _compile()


def _compile() -> int:
    mark = fingerprint()
    if READY.exists() and READY.read_text() == mark:
        return 0
    shutil.rmtree(ASIDE, ignore_errors=True)
    print("Compiling the engine ...", flush=True)
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(ASIDE)],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
    )  # fmt: skip
    if done.returncode or len(list(ASIDE.rglob(f"*{SUFFIX}"))) != expected():
        print(done.stdout, end="")
        print("The engine does not compile (above). ROSTRA_PURE=1 runs it as plain Python meanwhile.")
        return 1
    READY.write_text(mark)
    return 0


def place() -> int:
    """Put what was compiled beside its source, unless it is there. ``NOT_YET`` if nothing was compiled from today's
    source, ``NEVER`` if that cannot be done here.
    """
    with one_at_a_time("placing"):
        return _place()


def _place() -> int:
    if is_compiled():
        return 0
    remove()
    if not READY.exists() or READY.read_text() != fingerprint():
        return NEVER if runs_uncompiled() else NOT_YET
    for library in ASIDE.rglob(f"*{SUFFIX}"):
        shutil.copy2(library, ROOT / "src" / library.relative_to(ASIDE))
    STAMP.write_text(fingerprint())
    return 0


def runs_uncompiled() -> bool:
    """Whether nothing can be compiled here. Then it says so, and what helps."""
    why = obstacle()
    if why:
        print(f"The engine runs as plain Python: {why}. The games are the same, only slower.")
        if "compiler" in why:
            print("On Debian and Ubuntu this helps: sudo apt install gcc python3-dev")
    return bool(why)


def remove() -> None:
    """It was built from another version of the source, perhaps, and would be used instead of it."""
    STAMP.unlink(missing_ok=True)
    for library in libraries():
        library.unlink()


def main() -> int:
    if sys.argv[1:] == ["place"]:
        return place()
    aside = sys.argv[1:] == ["aside"]
    if runs_uncompiled():
        if not aside:
            remove()
        return 0
    if is_compiled():
        return 0
    return compile_aside() or (0 if aside else place())


if __name__ == "__main__":
    sys.exit(main())
