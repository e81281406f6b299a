"""Every command in every page: those of ``rostra`` run as they are written, with fewer games; the others exist."""

import asyncio
import io
import itertools
import re
import shlex
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup

import rostra
from rostra import bots, record
from rostra.cli import app, main
from rostra.titles import newest_rules
from tests.plugged import Site, installed
from tests.store.played import played

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
PROGRAM = r"(?:[A-Z_]+=\S+ )*(?:\.venv/bin/)?(?:rostra|make|pip|pipx|uv|python3?) "
FENCE = re.compile(r"^ *```(\S*)[^\n]*\n(.*?)^ *```", re.MULTILINE | re.DOTALL)


def commands() -> dict[str, str]:
    """Every command with a page that has it: in blocks a line each, and in the text between backticks."""
    found: dict[str, str] = {}
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        blocks = [body for language, body in FENCE.findall(text) if language in ("", "sh")]
        rest = FENCE.sub("", text)
        blocks += re.findall(r"^    .*$", rest, re.MULTILINE)
        lines = [line.strip() for block in blocks for line in block.splitlines()]
        lines += re.findall(r"`([^`\n]+)`", rest)
        for line in lines:
            if re.match(PROGRAM, line):
                command = re.split(r" {3,}|  +#", line)[0]  # what follows says what it does
                found.setdefault(command, page.relative_to(ROOT).as_posix())
    return found


COMMANDS = commands()
OURS = [command for command in COMMANDS if re.search(r"(?:^|[ /])rostra ", command) and "install" not in command]
IN_TEXT = ("rostra arena caesar ...", "rostra arena nero ...")
"""Headings of tables: the rows have the rest."""
BARE = (
    "rostra play", "rostra play --seed", "rostra simulate", "rostra arena", "rostra db", "rostra db restore",
    "rostra host", "rostra host block", "rostra completion", "pip install",
)  # fmt: skip
"""Only spoken of."""


def test_commands_are_found_in_blocks_in_tables_and_in_the_text() -> None:
    assert len(COMMANDS) > 100
    assert COMMANDS["rostra db check"]
    assert COMMANDS["rostra arena caesar legatus miles --games 400 --jobs 2"] == "docs/arena.md"
    assert COMMANDS["make play"] == "README.md"


def shrunk(command: str) -> list[str]:
    """The arguments, with names for what the page leaves to the reader, and so few games that it takes no time."""
    for placeholder, name in (
        ("FILE...", "game.txt"), ("BOT@N", "cassius@1"), ("BOT.json", "bot.json"), ("--at N", "--at 1"),
        ("record check DIR", "record check games"), ("FOLDER", "exported"), ("db backup FILE", "db backup new.backup"),
        ("db restore FILE", "db restore old.backup --database sqlite:///empty.sqlite"), ("FILE", "game.txt"),
        (" ...", ""), (" dole", " caesar"), (" brutus", " cassius"),
    ):  # fmt: skip
        command = command.replace(placeholder, name)
    command = re.sub(r"--games \d+", "--games 2", command)
    command = re.sub(r"--(?:sims|seconds) [\d.]+", "", command)
    command = re.sub(r"@\d+s?\b", "@1", command)
    command = re.sub(r"--jobs \d+", "", command)
    command = re.sub(r"--at \d+", "--at 2", command)
    command = command.partition(" > ")[0]  # the rest is the shell's
    words = shlex.split(command.rpartition("rostra ")[2])
    if words[0] in ("arena", "league", "balance"):
        words += ["--sims", "1", *([] if "--games" in words else ["--games", "2"])]
    if words[:2] == ["league", "nero"]:  # every bot meets every other: with all of them it takes minutes
        named = [word.partition("@")[0] for word in itertools.takewhile(lambda one: one[0] != "-", words[2:])]
        assert all(bots.has("nero", name) for name in named if name != "cassius")
        words = ["league", "nero", "random", "tiro", *words[2 + len(named) :]]
    return words


@pytest.fixture(scope="module")
def cassius(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The bot that pages speak of, as if ``pip install`` had been there."""
    with installed(tmp_path_factory.mktemp("cassius")) as site:
        source = (ROOT / "examples" / "cassius" / "cassius.py").read_text()
        site.add("rostra-cassius", {"cassius": "cassius:Cassius"}, source, module="cassius")
        yield site


@pytest.fixture
def folder(cassius: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where somebody works who has played a game, and has a map and a deck of their own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ROSTRA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("ROSTRA_DATABASE", f"sqlite:///{tmp_path}/matches.sqlite")
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n" * 20))
    data = Path(rostra.__file__).parent / "nero" / "data"
    shutil.copy(data / "map.toml", "mine.toml")
    shutil.copy(data / "deck.toml", "mine-deck.toml")
    played = record.Record.of(rostra.load("caesar"), ["Anna", "miles"], ["bonus senators", "bonus praetors"])
    Path("games").mkdir()
    for name in ("game.txt", "more.txt", "games/one.txt"):
        Path(name).write_text(played.text())
    return tmp_path


@pytest.mark.parametrize("command", [command for command in OURS if command not in (*IN_TEXT, *BARE)])
def test_commands_of_rostra_run(folder: Path, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = shrunk(command)
    # Servers run in many tests, and tests/deploy does what the guide for hosts says with /var/lib: flags are looked at.
    if words[0] == "serve" or "/var/lib/" in command:
        parse(words)
        return
    if words[:2] == ["balance", "nero"] and "deck=mine.toml" in words:
        shutil.copy("mine-deck.toml", "mine.toml")
    if words[0] in ("db", "host"):
        make_database(f"sqlite:///{folder}/matches.sqlite")
        if words[:2] == ["db", "restore"]:
            run(["db", "backup", "old.backup"])
    if words[:2] == ["play", "caesar"] and "--resume" in words:
        run(["play", "caesar"])
    code = run(words)
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    assert code == 0, err


def make_database(url: str) -> None:
    """With a match whose id is what pages write for one."""
    from rostra.store import Store

    store, (match, entries) = Store(url), played(1, most=10)
    asyncio.run(store.create(match.settings, newest_rules("caesar"), entries, (), match.phase, None, id="MATCH"))
    store.close()


def run(words: list[str]) -> object:
    with pytest.raises(SystemExit) as end:
        main(words)
    return end.value.code


def parse(words: list[str]) -> None:
    found = typer.main.get_command(app)
    while isinstance(found, TyperGroup):
        inner = found.get_command(typer.Context(found), words[0])
        assert inner is not None, words
        found, words = inner, words[1:]
    found.make_context("rostra", words)


@pytest.mark.parametrize("command", [command for command in BARE if command in OURS])
def test_commands_that_are_only_spoken_of_exist(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = command.split()[1:]
    assert run([word for word in words if word[0] != "-"] + ["--help"]) == 0
    said = capsys.readouterr().out
    assert all(word in said for word in words if word[0] == "-")


@pytest.mark.parametrize("command", [command for command in COMMANDS if command not in (*OURS, *BARE)])
def test_other_commands_name_what_there_is(command: str) -> None:
    words = shlex.split(
        re.sub(r"^(?:[A-Z_]+=\S+ )*(?:\.venv/bin/)?", "", command).replace("\\", "/")
    )  # of Windows, too
    if words[0] == "make":
        done = subprocess.run(["make", "--dry-run", words[1]], cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    elif words[0] in ("python", "python3"):
        source = python_file(words[1:])
        assert source.is_file()
        text = source.read_text(encoding="utf-8")
        for word in words:
            assert not word.startswith("--") or f'"{word}"' in text, f"{source.name} knows no {word}"
    elif words[-1].startswith((".", "rostra[")) or words[-1].startswith("examples/"):
        what, _, extras = words[-1].removesuffix("]").partition("[")
        assert what == "rostra" or (ROOT / what).is_dir() or what == "./dole"
        known = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
        assert {extra for extra in extras.split(",") if extra} <= set(known)
    else:
        assert command in (
            "pip install websockets",
            "pip install torch",
            "pipx install ./rostra-0.2.0-*.whl && rostra doctor",
        ), "what is this?"


def python_file(words: list[str]) -> Path:
    """The file that ``python -m tools.lock`` or ``python tools/lock.py`` runs."""
    if words[0] != "-m":
        return ROOT / words[0] if words[0] != "client.py" else ROOT / "docs" / "tutorials" / "client.md"
    spec = find_spec(words[1])
    assert spec is not None, words[1]
    if spec.submodule_search_locations:
        spec = find_spec(f"{words[1]}.__main__")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin)
