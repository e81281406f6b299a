"""A title of another package that is wrong in some way: it is left out, says why, and stops no other."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import rostra
from rostra import record, titles
from rostra.arena import plan
from rostra.game import Game, Json, LineManners, Option, Title
from rostra.record import Record
from rostra.title_checks import BadTitle
from tests.server.client import Server
from tests.titles import FOLDER, forget, with_titles


@pytest.fixture(name="dole")
def _dole() -> Iterator[Title]:
    with with_titles():
        yield titles.get("dole")


def raising(*_: object) -> Any:
    raise KeyError("somebody else's")


class Wrapped:
    """A game of Dole in which something is different."""

    def __init__(self, game: Game, **other: object) -> None:
        for name in ("name", "options", "seats", "rules_version", "lines", "new", "position"):
            setattr(self, name, other.get(name, getattr(game, name)))


def with_options(title: Title, *more: Option) -> Json:
    return {"options": (*title.options, *more)}


BROKEN = {
    "players: a number": (lambda title: {"players": 2}, "players: 2 is not a tuple of int"),
    "players: texts": (lambda title: {"players": ("2", "3")}, "is not a tuple of int"),
    "no options": (lambda title: {"options": None}, "options: None is not a tuple of Option"),
    "an option without values": (
        lambda title: with_options(title, Option("x", ())),
        r"option 'x': \(\) are neither texts, nor whole",
    ),
    "an option of its own called rules": (
        lambda title: with_options(title, Option("rules", (1, 2))),
        "option 'rules': there is another one",
    ),
    "an option twice": (lambda title: with_options(title, *title.options), "option 'players': there is another one"),
    "an option called like a file": (lambda title: {"files": ("players",)}, "option 'players': there is another one"),
    "files: a text": (lambda title: {"files": "map"}, "files: 'map' is not a tuple of str"),
    "endings: a text": (lambda title: {"endings": "fed"}, "endings: 'fed' is not a tuple of str"),
    "kinds: objects": (lambda title: {"kinds": {"seat": object()}}, "is not a mapping of str to str"),
    "rules: a list": (lambda title: {"rules": [1, 2]}, r"rules: \[1, 2\] is not a mapping of int to str"),
    "events: names": (lambda title: {"events": ("dealt",)}, "is not a tuple of EventKind"),
    "no manners": (lambda title: {"manners": None}, "manners: None is not a rostra.game.TableManners"),
    "manners that are misspelt": (
        lambda title: {"manners": manners(title, "forbid", answers="words")},
        "table manners: forbid: .* is not what rostra.game.LineManners takes",
    ),
    "nobody makes it": (lambda title: {"make": None}, "None is not a function"),
    "making it fails": (lambda title: {"make": raising}, "cannot be loaded: KeyError"),
    "it makes nothing": (lambda title: {"make": lambda options, rules: None}, "cannot be loaded: AttributeError"),
    "it cannot begin": (lambda title: making(title, new=raising), "cannot be loaded: KeyError"),
    "states of somewhere else": (
        lambda title: making(title, new=lambda: rostra.load("caesar").new()),
        "the class of its states does not come from its package dole",
    ),
    "another game's name": (lambda title: making(title, name="caesar"), "it makes a game of 'caesar', version 1"),
    "always the same rules": (lambda title: making(title, rules_version=1), "asked for version 2 .* version 1"),
    "always the same seats": (lambda title: making(title, seats=("a", "b")), r"with 3 players, .* \('a', 'b'\)"),
    "lines: numbers": (lambda title: making(title, lines=[1, 2]), "cannot be loaded: AttributeError"),
    "a line like one of the house": (
        lambda title: {**making(title, lines=("/resign",)), "manners": manners(title, "/resign")},
        "'/resign' cannot be a seat or a line",
    ),
    "a line twice": (lambda title: making(title, lines=("drop", "drop")), "lines are called differently"),
    "a comment as a line": (
        lambda title: {**making(title, lines=("# drop",)), "manners": manners(title, "#")},
        "'# drop' cannot be a seat or a line",
    ),
    "a seat that no record could name": (lambda title: making(title, seats=("a:", "b")), "name of a seat is no colon"),
    "an option that nobody can give": (lambda title: with_options(title, Option("a: b", (1, 2))), "right is a name"),
    "no name for people": (lambda title: {"long_name": None}, "None is not a text"),
}


def manners(title: Title, word: str, **how: Any) -> Any:
    return title.manners._replace(lines={**title.manners.lines, word: LineManners(**how)})


def making(title: Title, **other: object) -> Json:
    return {"make": lambda options, rules: Wrapped(title.make(options, rules), **other)}


@pytest.mark.parametrize(("change", "told"), BROKEN.values(), ids=BROKEN)
def test_it_says_what_is_wrong(dole: Title, monkeypatch: pytest.MonkeyPatch, change: Any, told: str) -> None:
    monkeypatch.setattr(import_module("dole.title"), "TITLE", dole._replace(**change(dole)))
    forget()
    with pytest.raises(BadTitle, match=told):
        titles.get("dole")
    assert titles.playable() == titles.BUILT_IN


def test_lines_that_come_with_an_option_have_manners_too(dole: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    """A forgotten line would be a leak in time, whatever it is that brings it"""

    def make(options: Json, rules: int) -> Any:
        game = dole.make(options, rules)
        return Wrapped(game, lines=(*game.lines, "rob")) if options["thieves"] == "yes" else game

    option = Option("thieves", ("no", "yes"))
    monkeypatch.setattr(import_module("dole.title"), "TITLE", dole._replace(make=make, **with_options(dole, option)))
    forget()
    assert rostra.load("dole", thieves="no").options["thieves"] == "no"
    with pytest.raises(BadTitle, match="nothing is said of lines that begin with rob"):
        rostra.load("dole", thieves="yes")
    told = dole._replace(make=make, manners=manners(dole, "rob"), **with_options(dole, option))
    monkeypatch.setattr(import_module("dole.title"), "TITLE", told)
    forget()
    assert rostra.load("dole", thieves="yes").lines[-1] == "rob"


# What the others notice of it


def installed(folder: Path, entries: str = "dole = dole.title:TITLE", name: str = "dole") -> Path:
    shutil.copytree(FOLDER / "dole", folder / "dole", ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[rostra.titles]\n{entries}\n")
    return folder


def faults(code: str) -> Json:
    """What a process of its own finds wrong with titles, after this code."""
    code += (
        "; import json; from rostra import titles; print(json.dumps({n: titles.problem(n) for n in titles.names()}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ, check=False)
    assert done.returncode == 0, done.stderr
    found: Json = json.loads(done.stdout)
    return found


@pytest.mark.parametrize(
    ("entries", "told"),
    [
        ("dole = nowhere.title:TITLE", "cannot be loaded: ModuleNotFoundError"),
        ("dole = dole.title", "is not a rostra.game.Title"),
        ("dole = alone:TITLE", "a title stands in a package"),
        ("dole = exits.title:TITLE", r"cannot be loaded: SystemExit"),
        ("../Dole = dole.title:TITLE", "a name has 1 to 40 characters of a-z, 0-9 and _"),
        ("dole = dole.title:TITLE\nmoon = dole.title:MOON", "shares the package dole with moon"),
    ],
)
def test_an_entry_point_that_leads_nowhere_stops_no_other(tmp_path: Path, entries: str, told: str) -> None:
    installed(tmp_path, entries)
    (tmp_path / "alone.py").write_text("from dole.title import TITLE\n")
    (tmp_path / "exits").mkdir()
    (tmp_path / "exits" / "title.py").write_text("raise SystemExit(3)\n")
    with with_titles(tmp_path):
        found = faults("pass")
    name = next(iter({*found} - {"caesar", "nero", "moon"}))
    assert told in found[name]
    assert found["caesar"] == found["nero"] == ""


def test_two_packages_cannot_have_the_same_title(tmp_path: Path) -> None:
    installed(tmp_path)
    installed(tmp_path, name="other-dole")
    with with_titles(tmp_path):
        assert faults("pass")["dole"].endswith("dole and other-dole both declare this name; uninstall one of them")


def test_parts_that_cannot_be_used_are_left_out(tmp_path: Path) -> None:
    """In every room the title is played without them"""
    installed(tmp_path)
    broken = {
        "bots": ("levels", "raise RuntimeError"),
        "features": ("numbers", "import nothing_like_it"),
        "server/views": ("structs", "# no VIEW"),
        "arena": ("measures", "# no MEASURES"),
        "adapters/open_spiel": ("limits", "raise SystemExit"),
    }
    for folder, (module, code) in broken.items():
        (tmp_path / "dole" / folder).mkdir(parents=True)
        (tmp_path / "dole" / folder / f"{module}.py").write_text(code)
    (tmp_path / "dole" / "terminal").mkdir()
    (tmp_path / "dole" / "terminal" / "__init__.py").write_text("import nothing_like_it")
    (tmp_path / "dole" / "terminal" / "title.py").write_text("")
    with with_titles(tmp_path):
        faults(
            "from rostra import titles; from rostra.server.games import all_games; from rostra.arena import measures;"
            "import rostra.adapters.open_spiel, rostra.adapters.pettingzoo;"
            "from rostra.server.views import views;"
            "assert [game.name for game in all_games()] == ['caesar', 'nero', 'dole'];"
            "assert all_games()[2].bots == ['random'] and len(views()) == 2;"
            "assert measures.of('dole') is measures._ANY;"
            "assert titles.part('dole', 'terminal.title') is None"
        )


def test_words_that_the_page_cannot_say_are_left_out(dole: Title, tmp_path: Path) -> None:
    """And nobody changes the words of the house"""
    from rostra.server import fluent_export

    (tmp_path / "en.ftl").write_text("dole-event-dropped = { NUMBER($seat) }\n")
    (tmp_path / "de.ftl").write_text("dole-event-dropped = weg\ntable-not-your-turn = Ätsch\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(import_module("dole.title"), "TITLE", dole._replace(texts=str(tmp_path)))
        forget()
        assert "dole-event-dropped" not in fluent_export.exported("en")["messages"]
        german = fluent_export.exported("de")["messages"]
    assert german["dole-event-dropped"] == "weg"
    assert german["table-not-your-turn"] != "Ätsch"


def test_what_else_is_installed_does_not_mark_games_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """An arena goes on when a title is installed, also one that is called like a folder of ours"""
    before = plan._program_digest.__wrapped__("nero")
    monkeypatch.setattr(titles, "names", lambda: ("caesar", "nero", "data"))
    assert plan._program_digest.__wrapped__("nero") == before


# One that was there once


def test_matches_and_records_of_a_title_that_is_gone(tmp_path: Path) -> None:
    """They say so, the other matches go on, and nothing is lost"""
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    with with_titles(), Server(tmp_path) as server:
        old = server.post("/api/matches", {"game": "dole", "seats": seats, "listed": True}, 201)["id"]
        text = Record.of(rostra.load("dole"), ["Anna", "Ben"], [], "2026-11-18").text()
    with Server(tmp_path) as server:
        new = server.post("/api/matches", {"game": "caesar", "seats": seats, "listed": True}, 201)["id"]
        for path in ("", "/record", "/replay"):
            reason = server.get(f"/api/matches/{old}{path}", 409)["reason"]
            assert (reason["message"], reason["details"]) == ("table-game-gone", {"game": "dole"})
        assert [match["id"] for match in server.get("/api/lobby")["matches"]] == [new]
    with pytest.raises(record.BadRecord, match="line 2: game: 'dole' is not one of caesar, nero"):
        record.read(text)
    with with_titles(), Server(tmp_path) as server:
        assert server.get(f"/api/matches/{old}")["game"] == "dole"


def test_a_match_that_fails_while_it_is_listed_hides_no_other(
    dole: Title, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    with Server(tmp_path) as server:
        server.post("/api/matches", {"game": "dole", "seats": seats, "listed": True}, 201)
    monkeypatch.setattr("rostra.server.match_log.checked_under", lambda settings, rules: raising())
    with Server(tmp_path) as server:
        with server.rooms.store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE matches SET lobby = NULL")  # as after a host has changed it
        new = server.post("/api/matches", {"game": "caesar", "seats": seats, "listed": True}, 201)["id"]
        assert [match["id"] for match in server.get("/api/lobby")["matches"]] == [new]
