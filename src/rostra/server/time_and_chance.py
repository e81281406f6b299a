"""What a match gets from outside: the time, and chance."""

import os
import time
from collections.abc import Callable
from typing import Final

_PIECE: Final = 4096
_MS: Final = 1_000_000
"""Nanoseconds."""


class SystemChance:
    """Chance that nobody can predict, as ``random.SystemRandom``, but fetched in larger pieces: system calls cost."""

    def __init__(self) -> None:
        self._bytes = b""
        self._used = 0

    def getrandbits(self, k: int, /) -> int:
        needed = (k + 7) // 8
        if self._used + needed > len(self._bytes):
            self._bytes = os.urandom(max(_PIECE, needed))
            self._used = 0
        taken = self._bytes[self._used : self._used + needed]
        self._used += needed
        return int.from_bytes(taken, "little") >> (8 * needed - k)


class Clock:
    """Milliseconds since 1970, for pauses, clocks and limits.

    It starts from the machine's clock and then runs on by itself, whatever is done to that one: never back, and never
    ahead by a jump. While the machine sleeps it stands still.
    """

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> None:
        self._wall = wall
        self._steady = steady
        self._offset = wall() - steady()
        self._corrected = steady()
        self._told = 0

    def now(self) -> int:
        self._told = max(self._told, (self._steady() + self._offset) // _MS)
        return self._told

    def catch_up(self, at: int) -> None:
        """Another process of this server is ahead: from now on it is at least that time here, too."""
        self._offset = max(self._offset, at * _MS - self._steady())

    def correct(self) -> None:
        """Towards the machine's clock, so slowly that nobody notices: a hundredth of the time since the last call."""
        steady = self._steady()
        most = (steady - self._corrected) // 100
        self._corrected = steady
        wrong = self._wall() - steady - self._offset
        self._offset += max(-most, min(most, wrong))


rng: Final = SystemChance()
clock = Clock()


def now_ms() -> int:
    return clock.now()


def wall_ms() -> int:
    """The machine's clock, for dates that people read."""
    return time.time_ns() // _MS
