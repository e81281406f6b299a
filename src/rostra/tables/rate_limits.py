"""How often a seat may do what it could do for ever: without a limit a log would grow without end.

What counts are the times of the entries, so that every process counts the same.
"""

from typing import Final

from rostra.tables.commands import Back, Commands, Play, Rematch, Resign, Start
from rostra.tables.refusals import refuse

LIMITS: Final[dict[str, tuple[int, int]]] = {
    "say": (5, 10_000),
    "name": (5, 60_000),
    "ready": (10, 60_000),
    "undo": (30, 60_000),
    "takeback": (5, 60_000),
    "decline": (5, 60_000),
    "leave": (5, 60_000),
}
"""By the word of the house line: at most so many in so many milliseconds."""

LONGEST_LOG: Final = 20_000
"""Entries. A game has some hundreds. From here on only what leads to its end is accepted."""

_TO_THE_END: Final = (Play, Start, Resign, Back, Rematch)


class RateLimits:
    def __init__(self) -> None:
        self.times: dict[tuple[int, str], list[int]] = {}
        """When it was last done, by seat and word; no more times than the limit needs."""

    def count(self, seat: int, word: str, at: int) -> None:
        times = self.times.setdefault((seat, word), [])
        times.append(at)
        del times[: -LIMITS[word][0]]

    def forget(self, seat: int) -> None:
        self.times = {done: times for done, times in self.times.items() if done[0] != seat}

    def too_often(self, seat: int, word: str, now: int) -> bool:
        most, within = LIMITS[word]
        return len([at for at in self.times.get((seat, word), []) if at > now - within]) >= most


def must_not_be_full(length: int, command: Commands | None = None) -> None:
    """Once a log is very long, only what leads to the end of the match is accepted."""
    if length >= LONGEST_LOG and not isinstance(command, _TO_THE_END):
        raise refuse("log-full")
