"""What a match gets from outside: the time, and chance."""

import os
import time
from typing import Final

_PIECE: Final = 4096


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


rng: Final = SystemChance()


def now_ms() -> int:
    return time.time_ns() // 1_000_000
