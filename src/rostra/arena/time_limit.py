"""How long the arena waits for a bot of another package."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from rostra.bots import Budget

GRACE: Final = 10.0
"""Seconds on top of ten times the budget."""
MOST: Final = 600.0
"""Seconds, if the budget is not one of time."""


class TooLong(BaseException):
    """No answer in time. Not an ``Exception``, since many bots catch all of those."""


def limit(budget: Budget) -> float:
    return MOST if budget.seconds is None else GRACE + 10 * budget.seconds


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raises ``TooLong`` after so long. Without alarms (on Windows, in threads) there is no limit."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
