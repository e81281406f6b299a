"""Every game of these tests is kept in a folder of its own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ROSTRA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("ROSTRA_LANGUAGE", "en")
    monkeypatch.setattr("os.fsync", lambda handle: None)  # most of the time, otherwise
    return tmp_path / "home" / "games"
