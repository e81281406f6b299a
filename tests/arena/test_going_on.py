"""What was played stays played: after an interruption, after a kill, and never mixed with something else."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rostra.arena import workers
from rostra.arena.plan import Plan
from rostra.arena.play_game import Finished, play
from rostra.game import Json
from tests.arena.results import result
from tests.command import Out, rostra

ARENA = ["arena", "caesar", "miles", "random", "--games", "12", "--sims", "1", "--save"]


def lines(folder: Path) -> list[str]:
    file = folder / "games.jsonl"
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def test_killed_in_the_middle_it_goes_on(capsys: Out, tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    assert rostra(capsys, *ARENA, str(whole))[0] == 0
    with subprocess.Popen(
        [sys.executable, "-m", "rostra.cli", *ARENA, str(killed)], stderr=subprocess.DEVNULL
    ) as going:
        while len(lines(killed)) < 4 and going.poll() is None:
            time.sleep(0.01)
        going.send_signal(signal.SIGKILL)
    there = len(lines(killed))
    assert there >= 4
    with (killed / "games.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"deal":5,"lineup')  # and it was just writing
    code, out, err = rostra(capsys, *ARENA, str(killed))
    assert code == 0
    assert f"{there - 1} games are there already" in err
    assert result(killed) == result(whole)
    assert len(lines(killed)) == 13
    code, again, err = rostra(capsys, *ARENA, str(killed))  # nothing left to do: the same once more
    assert (code, again) == (0, out)
    assert rostra(capsys, "record", "check", str(killed))[0] == 0


def test_interrupted_it_says_what_it_has(capsys: Out, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = 0

    def interrupted(plan: Plan, number: int) -> Finished:
        nonlocal calls
        calls += 1
        if calls == 6:
            raise KeyboardInterrupt
        return play(plan, number)

    with monkeypatch.context() as patched:
        patched.setattr(workers, "play", interrupted)
        code, out, err = rostra(capsys, *ARENA, str(tmp_path))
    assert code == 130
    assert "4 games, 2 deals" in out  # of the third deal only one half was played
    assert "5 of 12 games have been played. The same command goes on." in err
    code, out, err = rostra(capsys, *ARENA, str(tmp_path))
    assert code == 0
    assert "12 games, 6 deals" in out
    assert "5 games are there already" in err


def test_interrupted_before_anything_was_played(capsys: Out, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plan: Plan, number: int) -> Finished:
        raise KeyboardInterrupt

    monkeypatch.setattr(workers, "play", interrupted)
    code, out, err = rostra(capsys, *ARENA, str(tmp_path))
    assert (code, out) == (130, "")
    assert "nothing to show" in err


def test_more_games_go_on_in_the_same_folder_and_fewer_are_the_first_ones(capsys: Out, tmp_path: Path) -> None:
    arena = ["arena", "caesar", "random", "random", "--sims", "1", "--save", str(tmp_path), "--games"]
    _, four, _ = rostra(capsys, *arena, "4")
    _, ten, err = rostra(capsys, *arena, "10")
    assert "4 games are there already" in err
    assert "10 games" in ten
    assert rostra(capsys, *arena, "4")[1] == four


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (["--seed", "2"], "seed"),
        (["--option", "orgies=fewer"], "options"),
        (["--sims", "2"], "players"),
    ],
)
def test_games_of_other_settings_are_refused(change: list[str], what: str, capsys: Out, tmp_path: Path) -> None:
    arena = ["arena", "caesar", "random", "random", "--games", "2", "--save", str(tmp_path)]
    assert rostra(capsys, *arena, "--sims", "1")[0] == 0
    code, _, err = rostra(capsys, *arena, "--sims", "1", *change)
    assert code == 2
    assert f"different: {what})" in err
    code, _, err = rostra(capsys, "balance", "caesar", "--bot", "random", "--sims", "1", "--save", str(tmp_path))
    assert code == 2
    assert "different: rostra" in err


def test_games_of_another_program_are_refused(capsys: Out, tmp_path: Path) -> None:
    arena = ["arena", "caesar", "random", "random", "--games", "2", "--sims", "1", "--save", str(tmp_path)]
    assert rostra(capsys, *arena)[0] == 0
    first, *rest = lines(tmp_path)
    header = json.loads(first) | {"program": "an older one"}
    (tmp_path / "games.jsonl").write_text("\n".join([json.dumps(header), *rest]) + "\n", encoding="utf-8")
    assert "different: program" in rostra(capsys, *arena)[2]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello\n", "not a file of the arena"),
        ("hello", "not a file of the arena"),
        ("[1, 2]\n", "not a file of the arena"),
        ('{"a": 1}\n', "not a file of the arena"),
    ],
)
def test_a_file_of_somebody_else_is_left_alone(text: str, said: str, capsys: Out, tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text(text, encoding="utf-8")
    code, _, err = rostra(capsys, *ARENA, str(tmp_path))
    assert code == 2
    assert said in err
    assert (tmp_path / "games.jsonl").read_text(encoding="utf-8") == text


def test_killed_while_the_file_was_begun(capsys: Out, tmp_path: Path) -> None:
    assert rostra(capsys, *ARENA, str(tmp_path), "--games", "2")[0] == 0
    (tmp_path / "games.jsonl").write_text(lines(tmp_path)[0][:30], encoding="utf-8")
    assert rostra(capsys, *ARENA, str(tmp_path), "--games", "2")[0] == 0
    assert len(lines(tmp_path)) == 3


def killed(plan: Plan, number: int) -> Finished:
    """The process that is to play the sixth game dies."""
    if number == 5:
        os.kill(os.getpid(), signal.SIGKILL)
    return play(plan, number)


def test_one_of_several_processes_dies(capsys: Out, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(workers, "play", killed)
        code, _, err = rostra(capsys, *ARENA, str(tmp_path), "--jobs", "2")
    assert code == 2
    assert "A process that played has died" in err
    there = len(lines(tmp_path)) - 1
    assert there >= 4
    code, out, err = rostra(capsys, *ARENA, str(tmp_path), "--jobs", "2")
    assert code == 0
    assert f"{there} games are there already" in err
    assert "12 games, 6 deals" in out


def test_a_line_with_something_else_in_it_is_named(capsys: Out, tmp_path: Path) -> None:
    assert rostra(capsys, *ARENA, str(tmp_path), "--games", "2")[0] == 0
    first, second, third = lines(tmp_path)
    damaged: list[Json] = [
        {"deal": "x"}, {"points": None}, {"visits": 7}, {"moves": []}, {"lineup": -1}, {"winners": []},
    ]  # fmt: skip
    for wrong in damaged:
        text = "\n".join([first, second, json.dumps(json.loads(third) | wrong)]) + "\n"
        (tmp_path / "games.jsonl").write_text(text, encoding="utf-8")
        code, _, err = rostra(capsys, *ARENA, str(tmp_path), "--games", "2")
        assert code == 2
        assert "games.jsonl, line 3: this is not a game" in err


def test_a_damaged_line_is_named(capsys: Out, tmp_path: Path) -> None:
    arena = ["arena", "caesar", "random", "random", "--games", "4", "--sims", "1", "--save", str(tmp_path)]
    assert rostra(capsys, *arena)[0] == 0
    kept = lines(tmp_path)
    kept[2] = kept[2][:40]
    (tmp_path / "games.jsonl").write_text("\n".join(kept) + "\n", encoding="utf-8")
    code, _, err = rostra(capsys, *arena)
    assert code == 2
    assert "games.jsonl, line 3" in err


def test_without_a_folder_the_same_command_finds_its_games_and_another_one_does_not(
    capsys: Out, tmp_path: Path
) -> None:
    arena = ["arena", "caesar", "random", "random", "--games", "2", "--sims", "1"]
    assert rostra(capsys, *arena)[0] == 0
    assert "2 games are there already" in rostra(capsys, *arena)[2]
    assert "already" not in rostra(capsys, *arena, "--seed", "2")[2]
    assert len(list((tmp_path / "home" / "arena").iterdir())) == 2


def test_an_edited_deck_is_another_deck(capsys: Out, tmp_path: Path) -> None:
    from rostra.nero import __file__ as nero

    deck = tmp_path / "deck.toml"
    deck.write_text((Path(nero).parent / "data" / "deck.toml").read_text(encoding="utf-8"), encoding="utf-8")
    balance = ["balance", "nero", "--bot", "random", "--games", "2", "--sims", "1", "--option", f"deck={deck}"]
    assert rostra(capsys, *balance)[0] == 0
    assert "2 games are there already" in rostra(capsys, *balance)[2]
    deck.write_text(deck.read_text(encoding="utf-8").replace("bp = 4", "bp = 3"), encoding="utf-8")
    assert "already" not in rostra(capsys, *balance)[2]
