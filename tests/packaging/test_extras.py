"""Every extra brings all that its part of the package imports, and pages name only extras that there are."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "rostra"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS = {canonicalize_name(name): wanted for name, wanted in PROJECT["optional-dependencies"].items()}

PARTS = {
    "batch": ["batch.py"],
    "pettingzoo": ["adapters/pettingzoo", "adapters/arrays.py"],
    "gymnasium": ["adapters/gymnasium", "adapters/pettingzoo/pictures", "adapters/arrays.py"],
    "openspiel": ["adapters/open_spiel"],
    "open-spiel": ["adapters/open_spiel"],
    "train": ["batch.py", "adapters", "../../examples/learning"],
}
"""The files for which somebody installs an extra."""


def brought(requirements: list[str], seen: set[str]) -> set[str]:
    """The distributions that come with these: our own extras resolved, and what each of them requires itself."""
    for line in requirements:
        wanted = Requirement(line)
        name = canonicalize_name(wanted.name)
        if wanted.marker is not None and not any(
            wanted.marker.evaluate({"extra": extra}) for extra in [*wanted.extras, ""]
        ):
            continue
        if name == "rostra":
            for extra in wanted.extras:
                brought(EXTRAS[canonicalize_name(extra)], seen)
        elif name not in seen:
            seen.add(name)
            with suppress(metadata.PackageNotFoundError):  # of an extra that is not installed here
                brought(metadata.requires(name) or [], seen)
    return seen


def imported(path: Path) -> Iterator[str]:
    """Top names of what a file imports, at its beginning or later."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("extra", PARTS)
def test_an_extra_brings_what_its_part_imports(extra: str) -> None:
    there = brought([*PROJECT["dependencies"], f"rostra[{extra}]"], set())
    holders = metadata.packages_distributions()
    checked = 0
    for place in PARTS[extra]:
        where = SOURCE / place
        for path in sorted(where.rglob("*.py")) if where.is_dir() else [where]:
            for module in set(imported(path)) - set(sys.stdlib_module_names) - {"rostra"}:
                found = {canonicalize_name(name) for name in holders.get(module, [module])}
                if module in holders or module in there:
                    assert found & there, f"{path.relative_to(ROOT)} imports {module}, which {extra} does not bring"
                checked += 1
    assert checked


def test_every_extra_is_made_of_others_that_there_are() -> None:
    for extra, wanted in EXTRAS.items():
        for line in wanted:
            for other in Requirement(line).extras if Requirement(line).name == "rostra" else ():
                assert canonicalize_name(other) in EXTRAS, f"{extra}: {line}"


def test_pages_name_extras_that_there_are() -> None:
    named = set()
    for page in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.*")]:
        if page.is_file() and page.suffix in (".md", ".py", ".ipynb"):
            for names in re.findall(r"(?:rostra|pip install \"?\.)\[([\w, -]+)\]", page.read_text()):
                for name in names.split(","):
                    assert canonicalize_name(name.strip()) in EXTRAS, f"{page.relative_to(ROOT)}: [{names}]"
                    named.add(canonicalize_name(name.strip()))
    assert {"batch", "pettingzoo", "gymnasium", "openspiel", "train"} <= named
