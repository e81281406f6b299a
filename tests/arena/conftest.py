from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ROSTRA_LANGUAGE", "en")
    monkeypatch.setenv("ROSTRA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
