"""ROSTRA_HOME moves everything that is kept."""

from pathlib import Path

import platformdirs
import pytest

from rostra import own_files
from rostra.data_folder import data_folder
from rostra.server import config
from rostra.terminal import saved_games
from tests.command import Out, rostra
from tests.test_imports import ROSTRA, imports


def test_rostra_home_moves_everything(capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ROSTRA_HOME", str(tmp_path))
    monkeypatch.delenv("ROSTRA_FILES", raising=False)
    assert config.read({}).database == f"sqlite:///{tmp_path}/rostra.sqlite"
    assert own_files.folder() == tmp_path / "files"
    assert saved_games.folder() == tmp_path / "games"
    assert rostra(capsys, "arena", "caesar", "random", "random", "--games", "2")[0] == 0
    assert [*(tmp_path / "arena").iterdir()]


def test_without_it_the_system_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ROSTRA_HOME", raising=False)
    assert data_folder() == platformdirs.user_data_path("rostra", appauthor=False)


def test_a_relative_one_stays_where_it_was_meant(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ROSTRA_HOME", "here")
    assert data_folder() == tmp_path / "here"


def test_nothing_else_asks_the_system() -> None:
    asking = [path for path in ROSTRA.rglob("*.py") if "platformdirs" in set(imports(path))]
    assert asking == [ROSTRA / "data_folder.py"]
