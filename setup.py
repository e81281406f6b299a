"""Compile the game packages with mypyc where that is possible; everything else is in pyproject.toml.

All or nothing: one shared library holds every compiled module, so if the C compiler is missing or fails, no
compiled module is installed at all and the same source runs as plain Python. ROSTRA_PURE=1 asks for that.
A mistake that mypyc finds in our own source does fail the build: developers must see it.
"""

import os
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError, CompileError, ExecError, LinkError, PlatformError

# pip calls this file several times to ask for metadata only; translating to C is for these commands.
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}


def compiled_sources() -> list[str]:
    """The files that pyproject.toml names as compiled."""
    with open("pyproject.toml", "rb") as file:
        patterns = tomllib.load(file)["tool"]["rostra"]["compiled"]
    return sorted(path.as_posix() for pattern in patterns for path in Path().glob(pattern))


def extensions() -> list[Extension]:
    if os.environ.get("ROSTRA_PURE", "0") not in ("", "0") or sys.implementation.name != "cpython":
        return []
    if not BUILDING.intersection(sys.argv):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("rostra: mypyc is not here, so this build is plain Python", file=sys.stderr)
        return []
    # Silent: only the compiled files are judged here, not what they happen to reach (and may not be installed).
    found: list[Extension] = mypycify(
        ["--follow-imports=silent", *compiled_sources()], opt_level="3", debug_level="0", group_name="rostra"
    )
    if os.name == "posix":
        for extension in found:
            # mypyc sets -Werror: a new compiler's new warning must not cost the speed. Hidden symbols let the C
            # compiler inline our small functions: half as fast again.
            extension.extra_compile_args = [*extension.extra_compile_args, "-w", "-fvisibility=hidden"]
    return found


class BuildAllOrNothing(build_ext):
    """Extension.optional would leave half of the modules behind if one of them fails; this leaves none."""

    def build_extensions(self) -> None:
        # Looking for warnings in 46 MB of generated C takes longer than compiling them, even if none are shown.
        if os.name == "posix":
            self.compiler.compiler_so = [flag for flag in self.compiler.compiler_so if flag != "-Wall"]
        try:
            super().build_extensions()
        except (CCompilerError, CompileError, ExecError, LinkError, PlatformError):
            print("rostra: the C compiler is missing or failed, so this build is plain Python", file=sys.stderr)
            self.extensions = []
            for folder in (Path(self.build_lib), Path("src")):  # nor leave older ones
                for left in folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
                    left.unlink()


class BuildWithPages(build_py):
    """The pages of docs/ go into the package, where ``rostra help`` finds them."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            for page in sorted([*Path("docs").glob("*.md"), *Path("docs/rules").glob("*.md")]):
                copy = Path(self.build_lib, "rostra", page)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(page, copy)


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing, "build_py": BuildWithPages})
