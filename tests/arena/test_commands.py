"""What the commands say, show and write; bad input in words."""

import json
import os
import re
import stat
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest
import typer

from rostra import texts
from rostra.cli import app
from rostra.terminal import saved_games
from tests.command import Out, rostra

RANDOM = ["arena", "caesar", "random", "random", "--games", "4", "--sims", "1"]


def test_arena(capsys: Out, tmp_path: Path) -> None:
    files = ["--json", str(tmp_path / "x.json"), "--picture", str(tmp_path / "x.svg")]
    code, out, err = rostra(capsys, "arena", "caesar", "miles", "random", "--games", "5", "--sims", "1", *files)
    assert code == 0
    assert "Caesar & Cleopatra: miles against random" in out
    assert "6 games, 3 deals" in out  # rounded up to pairs
    assert re.search(r"miles +100\.0% +\d+\.\d% - 100\.0% +> -?\d+", out)
    found = json.loads((tmp_path / "x.json").read_text(encoding="utf-8"))
    first, second = found["standings"]
    assert (first["player"], first["rate"]["value"], first["elo"]["value"]) == ("miles", 1, None)
    assert second["rate"]["high"] == pytest.approx(1 - first["rate"]["low"])
    assert sum(found["endings"].values()) == found["games"] == 6
    ElementTree.parse(tmp_path / "x.svg")
    assert str(tmp_path / "home" / "arena") in err


def test_arena_of_nero(capsys: Out, tmp_path: Path) -> None:
    options = ["--option", "length=short", "--option", "players=3", "--sims", "1", "--save", str(tmp_path)]
    code, out, _ = rostra(capsys, "arena", "nero", "random", "random", "--games", "6", *options)
    assert code == 0
    assert "Nero: random against 2 × random" in out
    found = json.loads((tmp_path / "result.json").read_text(encoding="utf-8"))
    one, others = (standing["rate"]["value"] for standing in found["standings"])
    assert one + 2 * others == pytest.approx(1, abs=1e-5)
    low, high = found["standings"][0]["elo"]["low"], found["standings"][1]["elo"]["high"]
    assert low == (None if high is None else -high)


def test_a_bot_against_itself_with_another_budget(capsys: Out) -> None:
    code, out, _ = rostra(capsys, "arena", "caesar", "random@1", "random@2", "--games", "2")
    assert code == 0
    assert "random@1 against random@2" in out


def test_league(capsys: Out, tmp_path: Path) -> None:
    league = ["league", "caesar", "--games", "2", "--sims", "1", "--save", str(tmp_path)]
    code, out, _ = rostra(capsys, *league)
    assert code == 0
    assert "the rating list" in out
    found = json.loads((tmp_path / "result.json").read_text(encoding="utf-8"))
    ratings = {one["player"]: one["rating"]["value"] for one in found["ratings"]}
    assert ratings["random"] == 0
    assert ratings["miles"] > 0
    ElementTree.parse(tmp_path / "picture.svg")
    code, out, _ = rostra(capsys, *league, "--markdown")
    assert code == 0
    assert out.startswith("| bot | Elo |")
    assert len({line.count("|") for line in out.split("\n\n")[0].splitlines()}) == 1


def test_balance(capsys: Out, tmp_path: Path) -> None:
    page = tmp_path / "x.html"
    options = ["--bot", "random", "--games", "6", "--sims", "1", "--option", "length=short", "--page", str(page)]
    code, out, _ = rostra(capsys, "balance", "nero", *options, "--language", "de")
    assert code == 0
    assert "Gewonnene Partien nach Gebiet" in out
    assert "Wie Karten genutzt werden" in page.read_text(encoding="utf-8")


def test_as_few_games_as_can_be(capsys: Out) -> None:
    for command in (["arena", "caesar", "random", "random"], ["balance", "caesar", "--bot", "random"]):
        code, out, _ = rostra(capsys, *command, "--games", "1", "--sims", "1")
        assert code == 0
        assert not re.search(r"\b(nan|inf)\b", out)


@pytest.mark.parametrize("language", texts.languages())
def test_tables_have_words_and_fit_80_columns(language: str, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    short = ["--games", "2", "--sims", "1"]
    for command in (
        RANDOM,
        ["league", "caesar", "random", "imperator@1000", *short],
        ["balance", "caesar", "--bot", "random", *short],
        ["balance", "nero", "--bot", "random", "--option", "length=short", *short],
    ):
        code, out, _ = rostra(capsys, *command, "--language", language)
        assert code == 0
        assert "…" not in out
        assert max(map(len, out.split("\n"))) <= 80
        assert not re.search(r"\b(arena|balance|league|report|result|error)-[a-z]", out)


@pytest.mark.parametrize("command", ["arena", "league", "balance"])
@pytest.mark.parametrize("language", texts.languages())
def test_help_has_words(command: str, language: str, capsys: Out) -> None:
    code, out, _ = rostra(capsys, command, "--help", "--language", language)
    assert code == 0
    assert not re.search(r"\bhelp-[a-z]", out)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["arena", "chess", "miles", "random"], 'There is no game "chess"; there are: caesar, nero'),
        (["arena", "caesar", "miles", "nobody"], 'There is no bot "nobody"; there are: random, '),
        (["arena", "caesar", "miles"], "One bot is named; 2 are needed"),
        (["arena", "caesar", "miles", "random", "random"], "3 bots are named; 2 are needed"),
        (["arena", "nero", "miles", "random", "random"], "needed are two (one of the first against others of"),
        (["arena", "caesar", "miles@x", "random"], "miles@x: a budget is written miles@4s (seconds) or miles@500"),
        (["arena", "caesar", "miles", "random", "--seconds", "1", "--sims", "1"], "give one of them"),
        (["arena", "caesar", "miles", "random", "--seconds", "0"], "--seconds 0.0: a number above 0 is needed"),
        (["arena", "caesar", "miles", "random", "--seconds", "nan"], "a number above 0 is needed"),
        (["arena", "caesar", "miles", "random", "--seconds", "2e9"], "is needed (at most 1000000000)"),
        (["arena", "caesar", "miles@2000000000s", "random"], "a budget is written miles@4s (seconds)"),
        (["arena", "caesar", "miles", "random", "--sims", "0"], "--sims"),
        (["arena", "caesar", "miles", "random", "--games", "0"], "--games"),
        (["arena", "caesar", "miles", "random", "--on", "mars"], "--on mars: there is only --on ray"),
        (["arena", "caesar", "miles", "random", "--json", "/no/such/x.json"], "in a folder that exists"),
        (["arena", "caesar", "miles", "random", "--picture", "/"], "in a folder that exists"),
        (["arena", "caesar", "miles", "random", "--games", "9" * 20], "--games"),
        (["arena", "caesar", "miles", "random", "--sims", "9" * 400], "--sims"),
        (["arena", "caesar", "miles", "random", "--save", ".", "--json", "games.jsonl"], "name another file"),
        (["arena", "caesar", "miles", "random", "--json", "x", "--picture", "./x"], "name another file"),
        (["arena", "caesar", "miles", "random", "--save", "x", "--json", "x"], "name another file"),
        (["arena", "caesar", "miles", "random", "--save", ".", "--picture", "result.json"], "name another file"),
        (["league", "caesar", "miles"], "there is only miles. The game has: random, tiro, miles"),
        (["arena", "caesar", "miles", "random", "--save", "/dev/null/x"], "cannot be written there"),
        (["arena", "caesar", "miles", "random", "--option", "x"], "write it as NAME=VALUE"),
        (["league", "chess"], 'There is no game "chess"'),
        (["balance", "nero", "--bot", "nobody"], 'There is no bot "nobody"'),
        (["balance", "nero", "--option", "deck=/no/such.toml"], "/no/such.toml"),
    ],
)
def test_bad_input(arguments: list[str], said: str, capsys: Out) -> None:
    code, _, err = rostra(capsys, *arguments)
    assert code == 2
    assert said in " ".join(err.split())


def test_the_commands_of_the_pages_exist() -> None:
    """Their options, not their bots: none is played."""
    root = Path(__file__).resolve().parent.parent.parent
    pages = [root / "README.md", *(root / "docs" / f"{name}.md" for name in ("arena", "balance", "bots", "bots-howto"))]
    text = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    found = re.findall(r"(?m)(?:^ *|`)rostra ((?:arena|league|balance) [^`\n]*?)(?: {3,}[^`\n]*)?(?:`|$)", text)
    assert len(found) >= 20
    commands: Any = typer.main.get_command(app)
    for line in found:
        name, *arguments = line.split()
        commands.commands[name].make_context(name, arguments)


def test_copies_are_written_through_links_and_pipes_for_everybody_to_read(capsys: Out, tmp_path: Path) -> None:
    there, link, pipe = tmp_path / "there.json", tmp_path / "link.json", tmp_path / "pipe"
    there.write_text("old", encoding="utf-8")
    link.symlink_to(there)
    os.mkfifo(pipe)
    before = os.umask(0o022)
    try:
        with ThreadPoolExecutor(1) as reader:
            heard = reader.submit(pipe.read_text, encoding="utf-8")
            assert rostra(capsys, *RANDOM, "--json", str(link), "--picture", str(pipe))[0] == 0
    finally:
        os.umask(before)
    assert link.is_symlink()
    assert json.loads(there.read_text(encoding="utf-8"))["games"]
    assert stat.S_IMODE(there.stat().st_mode) == 0o644
    assert heard.result().startswith("<svg")


def test_a_copy_takes_no_place_of_the_run(capsys: Out, tmp_path: Path) -> None:
    command = [*RANDOM, "--save", str(tmp_path)]
    assert rostra(capsys, *command, "--json", str(tmp_path / "result.json"))[0] == 0  # where it is anyway
    [first, *_] = sorted((tmp_path / "records").iterdir())
    kept = first.read_text(encoding="utf-8")
    code, _, err = rostra(capsys, *command, "--json", str(first))
    assert code == 2
    assert "name another file" in err
    assert first.read_text(encoding="utf-8") == kept


def test_without_ray_it_says_how_to_get_it(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, _, err = rostra(capsys, *RANDOM, "--on", "ray")
    assert code == 2
    assert 'pip install "rostra[ray]"' in err


def test_a_cluster_that_is_not_there(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))  # nobody gets as far as to use it
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    code, _, err = rostra(capsys, *RANDOM, "--on", "ray")
    assert code == 2
    assert "Ray at 127.0.0.1:1 cannot be used: " in err


def test_two_at_once_for_one_folder(capsys: Out, tmp_path: Path) -> None:
    with saved_games.locked(tmp_path / "games.jsonl"):
        code, _, err = rostra(capsys, *RANDOM, "--save", str(tmp_path))
    assert code == 2
    assert "another process is playing for this folder" in err


def test_a_file_that_cannot_be_written(capsys: Out, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = saved_games.write

    def full(path: Path, text: str) -> None:
        if path.name == "x.json":
            raise OSError(28, "No space left on device")
        write(path, text)

    monkeypatch.setattr(saved_games, "write", full)
    code, _, err = rostra(capsys, *RANDOM, "--json", str(tmp_path / "x.json"))
    assert code == 2
    assert "x.json: cannot be written (No space left on device)" in err
