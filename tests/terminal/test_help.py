"""``rostra help`` and ``rostra completion``."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rostra.terminal import pages
from tests.command import Out, rostra

ROOT = Path(__file__).resolve().parents[2]


def test_all_pages_are_topics(capsys: Out) -> None:
    written = {path.stem for path in [*(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "rules").glob("*.md")]}
    assert set(pages.topics()) == written
    code, out, _ = rostra(capsys, "help")
    assert code == 0
    assert "hosting" in out
    assert "Caesar & Cleopatra: the rules" in out


def test_a_page_is_shown_as_it_is_written(capsys: Out) -> None:
    assert rostra(capsys, "help", "hosting")[:2] == (0, (ROOT / "docs" / "hosting.md").read_text())


def test_in_a_window_it_is_laid_out(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("PAGER", "cat")
    code, out, _ = rostra(capsys, "help", "store")
    assert code == 0
    assert "The store" in out
    assert "# The store" not in out


def test_a_command_without_a_page_shows_its_own_help(capsys: Out) -> None:
    code, out, _ = rostra(capsys, "help", "serve", "--language", "de")
    assert code == 0
    assert "rostra serve [OPTIONS]" in out
    assert "Startet den Spielserver" in out


def test_an_unknown_topic(capsys: Out) -> None:
    code, _, err = rostra(capsys, "help", "hostin")
    assert code == 2
    assert 'There is no page "hostin"; there are: hosting' in err


def test_the_option_of_before_still_opens_the_page(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    from rostra.terminal import host

    asked: list[bool] = []
    monkeypatch.setattr(host, "serve", lambda say, config, browser: asked.append(browser))
    for options in ([], ["--open"], ["--browser"]):
        assert rostra(capsys, "serve", *options)[0] == 0
    assert asked == [False, True, True]


def completed(words: str, **environment: str) -> list[str]:
    """What comes next, asked as bash asks it."""
    known = {"_ROSTRA_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
    done = subprocess.run(
        [sys.executable, "-m", "rostra"], env={**os.environ, **known, **environment}, capture_output=True, text=True
    )
    assert done.stderr == ""
    return done.stdout.split()


def test_commands_games_pages_and_languages_are_completed() -> None:
    assert completed("rostra doc") == ["doctor"]
    assert completed("rostra play ca") == ["caesar"]
    assert completed("rostra help host") == ["hosting"]
    assert completed("rostra play --language ") == ["cs", "de", "en", "it", "nl"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_of_a_shell(shell: str, capsys: Out, tmp_path: Path) -> None:
    code, out, _ = rostra(capsys, "completion", shell)
    assert code == 0
    assert f"_ROSTRA_COMPLETE=complete_{shell}" in out
    if there := shutil.which(shell):
        (tmp_path / "script").write_text(out)
        assert subprocess.run([there, "-n", tmp_path / "script"]).returncode == 0


def test_no_other_shell(capsys: Out) -> None:
    code, _, err = rostra(capsys, "completion", "tcsh")
    assert code == 2
    assert "'bash', 'zsh', 'fish'" in err
