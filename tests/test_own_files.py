"""Files of a host's own in programs and in the terminal: by path or by name, and whole wherever the game goes."""

import copy
import pickle
from pathlib import Path

import pytest

import rostra
from rostra import own_files
from rostra.game_file import GameFile
from tests.nero.data import MAP


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The host's folder, with a map called alps; the current folder has no such file."""
    (tmp_path / "files" / "nero" / "map").mkdir(parents=True)
    (tmp_path / "files" / "nero" / "map" / "alps.toml").write_text("# Named\n" + MAP)
    monkeypatch.setenv("ROSTRA_FILES", str(tmp_path / "files"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_path_comes_before_a_name(folder: Path) -> None:
    assert rostra.load("nero", map="alps").options["map"].about == "Named"
    (folder / "alps").write_text("# By path\n" + MAP)
    assert rostra.load("nero", map="alps").options["map"].about == "By path"
    assert rostra.load("nero", map=str(folder / "alps")).options["map"].about == "By path"


@pytest.mark.parametrize("name", ["rhine", "../map/alps", "Alps", "alps.toml"])
def test_what_is_neither_is_refused(folder: Path, name: str) -> None:
    with pytest.raises(ValueError, match="cannot be read: No such file"):
        rostra.load("nero", map=name)


def test_the_options_of_a_game_make_it_again_without_the_file(folder: Path) -> None:
    game = rostra.load("nero", map="alps")
    (folder / "files" / "nero" / "map" / "alps.toml").unlink()
    assert rostra.load(game.name, **game.options).options == game.options


def test_a_file_is_its_name_as_text_and_keeps_what_is_in_it() -> None:
    file = GameFile("maps/alps.toml", "# About: é \r\nx = 1\r\n")
    assert file == "maps/alps.toml"
    assert (file.short_name, file.about) == ("alps.toml", "About: é")
    assert file == GameFile("maps/alps.toml", file.text)
    assert file != GameFile("maps/alps.toml", "other")
    for again in (copy.deepcopy(file), pickle.loads(pickle.dumps(file))):
        assert (again, again.text, again.digest) == (file, file.text, file.digest)
    long = GameFile(
        "x", "# A map of the whole of the Roman world, with all that we have found out about its roads, rivers and seas"
    ).about
    assert long.endswith("rivers ...")
    assert GameFile("x", "x = 1").about == ""
    assert GameFile("x", "# \x1b[2J").about == ""


def test_without_the_setting_it_is_in_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ROSTRA_FILES", raising=False)
    assert own_files.folder().name == "files"
    assert own_files.names(own_files.folder() / "missing", "nero", "map") == {}
