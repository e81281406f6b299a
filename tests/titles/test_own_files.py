"""Files of a host's own belong to no title: Dole, with a larder, is offered, kept and recorded like any other."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rostra
from rostra import record, titles
from rostra.game import Game, Json
from rostra.record import Record
from tests.server.client import Server
from tests.titles import forget, with_titles


def _with_a_larder(options: Json, rules: int) -> Game:
    larder = options.get("larder")
    if larder is not None and larder.text.strip() != "full = true":
        raise ValueError(f"{larder.short_name}, line 1, full: a larder is full; right is: full = true")
    dole: Game = sys.modules["dole.state"].Dole(options, rules)
    return dole


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with with_titles():
        title = titles.get("dole")
        monkeypatch.setattr("dole.title.TITLE", title._replace(files=("larder",), make=_with_a_larder))
        forget()
        yield


def test_a_title_of_another_package_has_files_like_ours(tmp_path: Path) -> None:
    larders = tmp_path / "files" / "dole" / "larder"
    larders.mkdir(parents=True)
    (larders / "full.toml").write_text("full = true\n")
    (larders / "empty.toml").write_text("full = false\n")
    with Server(tmp_path, files=str(tmp_path / "files")) as server:
        dole = next(game for game in server.get("/api/games") if game["name"] == "dole")
        problems = {file["name"]: file["problem"] for file in dole["files"]["larder"]}
        assert problems == {"empty": "empty, line 1, full: a larder is full; right is: full = true", "full": ""}
        match, _ = server.make("dole", "Anna", "Ben", options={"larder": "full"})
        assert server.get(f"/api/matches/{match}")["files"]["larder"]["name"] == "full"
        assert server.get(f"/api/matches/{match}/game")["board"] is None
        game = server.room(match).match.game
    text = Record.of(game, ["Anna", "Ben"], []).text()
    (larders / "full.toml").unlink()
    assert record.read(text).options["larder"].text == "full = true\n"
    with pytest.raises(ValueError, match="cannot be read"):
        rostra.load("dole", larder="full")
