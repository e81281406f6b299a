"""docs/new-title.md does what it says: the package on the page is built, installed and played."""

import os
import re
import shlex
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.titles import FOLDER, with_titles

PAGE = (Path(__file__).parents[2] / "docs" / "new-title.md").read_text(encoding="utf-8")
BUILD = "from setuptools import build_meta; build_meta.build_wheel('.')"


def blocks() -> dict[str, str]:
    """The files that the page shows, by name."""
    return dict(re.findall(r"^`(\S+)`:\n\n```(?:python|toml)\n(.*?)```$", PAGE, re.MULTILINE | re.DOTALL))


def test_the_page_shows_the_title_that_the_tests_play() -> None:
    shown = blocks()
    assert [*shown] == ["pyproject.toml", "dole/__init__.py", "dole/state.py", "dole/title.py"]
    for file in (FOLDER / "dole").glob("*.py"):
        assert shown[f"dole/{file.name}"] == file.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package of the page as pip installs it: a wheel, unpacked."""
    source = tmp_path_factory.mktemp("dole")
    for name, text in blocks().items():
        (source / name).parent.mkdir(exist_ok=True)
        (source / name).write_text(text, encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", BUILD], cwd=source, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    [wheel] = source.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(source / "site")
    return source / "site"


def commands() -> list[str]:
    [shell] = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    return [str(line) for line in shell.splitlines() if line.startswith("rostra ")]


@pytest.mark.parametrize("line", [line for line in commands() if line.split()[1] not in ("play", "serve")])
def test_its_commands_play_the_title(site: Path, tmp_path: Path, line: str) -> None:
    with with_titles(site):
        done = subprocess.run(
            [sys.executable, "-m", "rostra.cli", *shlex.split(line)[1:]],
            capture_output=True, text=True, check=False, env={**os.environ, "ROSTRA_HOME": str(tmp_path)},
        )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_forgotten_line_is_refused_as_the_page_says(site: Path) -> None:
    [told] = re.findall(r"^title 'dole': (.*)$", PAGE, re.MULTILINE)
    manners = (site / "dole" / "title.py").read_text(encoding="utf-8")
    assert told.rsplit(" ", 1)[1] == "drop"
    assert '        "drop": LineManners(),\n' in manners
