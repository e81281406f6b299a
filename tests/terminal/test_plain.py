"""A title without a folder of its own in the terminal: played to the end, and looked at afterwards."""

from pathlib import Path

import pytest

import rostra
from rostra import record, titles
from rostra.game import Json
from rostra.terminal import play, records
from rostra.terminal.plain.title import InTerminal
from tests.terminal.window import ENGLISH, Window, a_game, a_game_of_nero, numbers, script


@pytest.fixture(autouse=True)
def no_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the games brought nothing to the terminal."""
    found = titles.part
    monkeypatch.setattr(titles, "part", lambda name, room: None if room == "terminal.title" else found(name, room))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_game(tmp_path: Path, seed: int) -> None:
    window = Window(numbers(seed))
    file = tmp_path / "game.txt"
    game = a_game(window, [file], seed)
    game.run()
    found = record.read(file.read_text(encoding="utf-8"))
    assert found.result == record.result_of(record.load(found), game.state.outcome())
    assert isinstance(game.title, InTerminal)
    assert " wins." in window.text()
    assert all(len(line) <= 80 for line in window.text().split("\n"))
    for seat, bonuses in ((None, 2), ("caesar", 1)):
        looked = Window(script([]))
        records.show(looked.screen, ENGLISH, found, 10, seat)
        known = [line for line in looked.text().split("\n") if line.strip().startswith("bonus: ")]
        assert len(known) - known.count("    bonus: -") == bonuses


def test_what_is_shown(tmp_path: Path) -> None:
    window = Window(script(["h", "?", "pray", "set 3", "q"]))
    game = a_game(window, [tmp_path / "game.txt"])
    with pytest.raises(play.Quit):
        game.run()
    shown = window.text()
    assert "\nplayers\n  cleopatra\n    hand: " in shown
    assert "\n  1) stack " in shown
    assert "Answer with a number or a line" in shown
    assert "there is no such line" in shown


def test_nothing_that_is_hidden(tmp_path: Path) -> None:
    """The table is the player's own view, and nothing else."""
    window = Window(script(["q"]))
    game = a_game_of_nero(window, [tmp_path / "game.txt"])
    with pytest.raises(play.Quit):
        game.run()
    told = window.text()
    for seat, name in enumerate(game.state.seats):
        for card in cards(game.state.view(seat)):
            assert seat == 0 or card in cards(game.state.view(0)) or f" {card}" not in told, name


def cards(view: Json) -> list[str]:
    return [card for player in view["players"].values() for card in player.get("hand") or []]


def test_events_in_words_where_there_are_any() -> None:
    state = rostra.load("nero").new()
    shown = InTerminal(Window(script([])).screen, ENGLISH.of("nero"), state)
    assert shown.tell({"event": "turn", "seat": "otho"}) == [ENGLISH.of("nero").say("event-turn", seat="otho")]
    assert shown.tell({"event": "waved", "seat": "otho", "to": ["galba", "rome"]}) == [
        "waved: seat otho to galba, rome"
    ]
    assert shown.tell({"event": "slept"}) == ["slept"]
