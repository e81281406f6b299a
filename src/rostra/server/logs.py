"""Structured logs: a JSON object a line, on stderr. They never name secrets or what is played; addresses only if they
came to a limit (rate_limits.py).
"""

import logging
import sys
from typing import Any, Final

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
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
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
