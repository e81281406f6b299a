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
"""Seconds, if the budget does not speak of time."""


class TooLong(BaseException):
    """No answer yet. Not an ``Exception``: many a bot catches all of those."""


def limit(budget: Budget) -> float:
    return MOST if budget.seconds is None else GRACE + 10 * budget.seconds


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """``TooLong`` if it takes longer. Where there are no alarms (Windows, threads other than the first) it may."""
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
