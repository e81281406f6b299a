"""The commands, as somebody types them."""

import json
from pathlib import Path

import pytest

from rostra.cli import main
from rostra.game import Json

Out = pytest.CaptureFixture[str]


def rostra(capsys: Out, *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    assert isinstance(end.value.code, int)
    return end.value.code, out, err


def result(folder: Path) -> Json:
    """What was found out, without the times, which are never the same."""
    found: Json = json.loads((folder / "result.json").read_text(encoding="utf-8"))
    del found["time"]
    return found
