"""The command ``rostra``, as somebody types it."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import structlog

from rostra.cli import main

Out = pytest.CaptureFixture[str]


@contextmanager
def _logs_as_before() -> Iterator[None]:
    """``rostra serve`` sets up logs for its process: here they would go on to a stderr that is closed by then."""
    root, config = logging.getLogger(), structlog.get_config()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.configure(**config)


def rostra(capsys: Out, *arguments: str) -> tuple[int, str, str]:
    """The exit code, what was said, and what was complained of."""
    with _logs_as_before(), pytest.raises(SystemExit) as end:
        main(arguments)
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    assert isinstance(end.value.code, int)
    return end.value.code, out, err
