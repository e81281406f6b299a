"""``rostra play``: its options, its files, and what it says to bad input."""

import os
from pathlib import Path

import pytest

from rostra.cli import main
from rostra.terminal import saved_games
from rostra.terminal.screen import Screen
from tests.terminal.window import Answer, script


def run(monkeypatch: pytest.MonkeyPatch, answer: Answer, *arguments: str) -> int:
    monkeypatch.setattr(Screen.__init__, "__defaults__", (None, answer))
    with pytest.raises(SystemExit) as end:
        main(["play", *arguments])
    assert isinstance(end.value.code, int)
    return end.value.code


def test_quit_mentions_the_unfinished_game(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, script([]), "caesar") == 0
    told = capsys.readouterr().out
    assert "You are Cleopatra, against centurio." in told
    assert "The game is saved" in told
    assert "unfinished" not in told
    assert run(monkeypatch, script([]), "caesar", "--seat", "caesar", "--bot", "random") == 0
    told = capsys.readouterr().out
    assert "There is an unfinished game" in told
    assert len(list(home.glob("*.txt"))) == 2
    assert run(monkeypatch, script([]), "caesar", "--resume") == 0
    assert "You are Caesar, against random." in capsys.readouterr().out  # the newest
    assert len(list(home.glob("*.txt"))) == 2


def test_end_of_input_loses_nothing(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def end(prompt: str) -> str:
        raise EOFError

    assert run(monkeypatch, end, "caesar") == 130
    (file,) = home.glob("*.txt")
    assert len(saved_games.read(file).lines) == 2


def test_the_seed_of_a_game_counts(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, script([]), "caesar", "--seed", "11") == 0
    (file,) = home.glob("*.txt")
    assert saved_games.read(file).seed == 11
    assert run(monkeypatch, script([]), "caesar", "--resume", "--seed", "11") == 0
    capsys.readouterr()
    assert run(monkeypatch, script([]), "caesar", "--resume", "--seed", "12") == 2
    assert "leave out --seed 12" in capsys.readouterr().err
    assert saved_games.read(file).seed == 11


def test_with_a_seed_a_game_against_a_bot_that_searches_can_be_repeated(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        assert run(monkeypatch, script(["1"] * 40), "caesar", "--seed", "5") == 0
    first, second = (saved_games.read(file).lines for file in home.glob("*.txt"))
    assert first == second
    assert len(first) > 40


def test_one_game_in_two_windows(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, script(["1"]), "caesar") == 0
    (file,) = home.iterdir()  # no lock is left
    before = file.read_bytes()
    with saved_games.locked(file):
        capsys.readouterr()
        assert run(monkeypatch, script(["1"]), "caesar", "--resume") == 2
        assert f"in another window (process {os.getpid()})" in capsys.readouterr().err
        assert file.read_bytes() == before
    assert run(monkeypatch, script([]), "caesar", "--resume") == 0


def test_the_lock_of_a_dead_process_does_not_count(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(monkeypatch, script([]), "caesar") == 0
    (file,) = home.iterdir()
    (home / f"{file.name}.lock").write_text("1\n")  # a process that is there, but does not play
    assert run(monkeypatch, script([]), "caesar", "--resume") == 0
    assert list(home.iterdir()) == [file]


def test_save_goes_to_a_file_too(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "mine.txt"
    assert run(monkeypatch, script(["1"]), "caesar", "--save", str(copy)) == 0
    (file,) = home.glob("*.txt")
    assert copy.read_bytes() == file.read_bytes()
    assert run(monkeypatch, script([]), "caesar", "--resume", "--save", str(copy)) == 0
    capsys.readouterr()
    assert run(monkeypatch, script([]), "caesar", "--save", str(copy)) == 2
    assert "this file is there already" in capsys.readouterr().err
    other = tmp_path / "letter.txt"
    other.write_text("Dear Anna")
    assert run(monkeypatch, script([]), "caesar", "--resume", "--save", str(other)) == 2
    assert other.read_text() == "Dear Anna"


def test_a_broken_file_is_passed_over(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, script([]), "caesar", "--resume") == 2
    assert "There is no unfinished game in" in capsys.readouterr().err
    run(monkeypatch, script([]), "caesar")
    (good,) = home.glob("*.txt")
    bad = home / "caesar-99999999-000000-ffff.txt"
    bad.write_text(good.read_text().replace("bonus", "bones"))
    capsys.readouterr()
    assert run(monkeypatch, script([]), "caesar", "--resume") == 0
    out, err = capsys.readouterr()
    assert "line 12, `bones " in err
    assert str(good) in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], 'There is no game "chess"; there are: caesar, nero'),
        (["caesar", "--bot", "brutus"], 'There is no bot "brutus"; there are: random, tiro, miles, centurio'),
        (["caesar", "--seat", "brutus"], 'There is no seat "brutus"; there are: cleopatra, caesar'),
        (["caesar", "--option", "edition"], "write it as NAME=VALUE"),
        (["caesar", "--option", "hue=3"], 'There is no option "hue"; there are: edition, action_decks, orgies, size'),
        (["caesar", "--option", "edition=greek"], '"greek" is not one of: kosmos, italian'),
        (["caesar", "--option", "edition=italian", "--option", "edition=kosmos"], "is given twice"),
        (
            ["caesar", "--option", "rules=1", "--option", "action_decks=own-choice"],
            "--option action_decks: 'own-choice' came with version 2 of the rules",
        ),
        (["nero", "--option", "deck=/no/deck.toml"], "--option deck: '/no/deck.toml' cannot be read: No such file"),
        (["caesar", "--language", "la"], 'no texts in "la"; there are:'),
        (["caesar", "--resume", "--bot", "miles"], "leave out --bot, --seat and --option"),
        (["caesar", "--save", "/no/such/folder/x.txt"], "name a file in a folder that exists"),
        (["caesar", "--seed", "x"], "--seed"),
    ],
)
def test_bad_input(
    arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, script([]), *arguments) == 2
    out, err = capsys.readouterr()
    assert said in err
    assert "Traceback" not in out + err


def test_a_folder_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("ROSTRA_HOME", str(tmp_path / "file"))
    assert run(monkeypatch, script([]), "caesar") == 2
    assert "the game cannot be saved there" in capsys.readouterr().err
