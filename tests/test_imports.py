"""What import-linter's contracts in pyproject.toml cannot say: of third-party packages, a game may use two."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rostra

ROSTRA = Path(rostra.__file__).parent
GAMES = ["caesar", "nero"]
BELOW = {"rostra.event_kinds", "rostra.game", "rostra.audience", "rostra.dice", "rostra.reason"}  # of what is ours
RUNTIME = {"librt", "mypy_extensions"}  # what compiled code needs


def game_files() -> list[Path]:
    return [
        ROSTRA / "event_kinds.py",
        ROSTRA / "game.py",
        ROSTRA / "audience.py",
        ROSTRA / "dice.py",
        ROSTRA / "reason.py",
        *(path for game in GAMES for path in sorted((ROSTRA / game).rglob("*.py"))),
    ]


def imports(path: Path) -> Iterator[str]:
    """The full name of every module this file imports; relative imports stay in the package by themselves."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield from (f"rostra.{alias.name}" for alias in node.names) if node.module == "rostra" else [node.module]


@pytest.mark.parametrize("path", game_files(), ids=lambda path: str(path.relative_to(ROSTRA)))
def test_a_game_uses_the_standard_library_and_the_compilers_runtime_only(path: Path) -> None:
    own = f"rostra.{path.relative_to(ROSTRA).parts[0]}"
    for name in imports(path):
        top = name.partition(".")[0]
        if top == "rostra":
            assert name in BELOW or f"{name}.".startswith(f"{own}."), name
        else:
            assert top in RUNTIME or top in sys.stdlib_module_names, name
