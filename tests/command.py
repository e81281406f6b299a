"""The command ``rostra``, as somebody types it."""

import pytest

from rostra.cli import main

Out = pytest.CaptureFixture[str]


def rostra(capsys: Out, *arguments: str) -> tuple[int, str, str]:
    """The exit code, what was said, and what was complained of."""
    with pytest.raises(SystemExit) as end:
        main(arguments)
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    assert isinstance(end.value.code, int)
    return end.value.code, out, err
