"""Structured logs: a JSON object a line, on stderr. docs/hosting.md lists them. They never name secrets or what is
played; addresses only of those who came to a limit (rate_limits.py) or were denied something (denials.py).
"""

import logging
import sys
from contextlib import suppress
from typing import Any, Final, TextIO, cast

import structlog


def to_stderr() -> Any:
    """A logger for a command: the same lines, whatever else is set up in this process."""
    processors: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.JSONRenderer(),
    ]
    return structlog.wrap_logger(
        structlog.PrintLogger(sys.stderr), processors, wrapper_class=structlog.make_filtering_bound_logger(logging.INFO)
    )


def set_up(level: str) -> None:
    number = logging.getLevelNamesMapping()[level.upper()]
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, _Stderr())),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(cast(TextIO, _Stderr()))
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processor=structlog.processors.JSONRenderer(), foreign_pre_chain=[structlog.stdlib.add_logger_name, *shared]
        )
    )
    logging.root.handlers = [handler]
    logging.root.setLevel(number)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    logging.getLogger("alembic").setLevel(max(number, logging.WARNING))
    # No line for every request: that is noise, and a path may say who plays.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(max(number, logging.WARNING))
    logging.getLogger("uvicorn.error").addFilter(_is_worth_it)


class _Stderr:
    """Where the log goes. On a full disk, or into a pipe that nobody reads, there is none; all else goes on."""

    def write(self, text: str) -> None:
        with suppress(OSError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            sys.stderr.flush()


# To uvicorn these are errors or warnings. But any client can cause them as often as it likes: by a message that is no
# text, by a WebSocket that we refuse, by what is no HTTP, and by wishing for another protocol.
_CLIENTS_DOING: Final = (
    "Invalid UTF-8 sequence received",
    "ASGI callable returned without completing handshake",
    "Invalid HTTP request received",
    "Unsupported upgrade request",
)


def _is_worth_it(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith(_CLIENTS_DOING)
