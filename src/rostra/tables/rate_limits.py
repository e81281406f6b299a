"""How often a seat may do what can be done again and again: else a log would grow without end.

Counted by the times of the entries, so that every process counts the same.
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
"""By the word of the line: so many in so many milliseconds."""

LONGEST_LOG: Final = 20_000
"""Entries. A game has some hundreds; from here on there is only what leads to its end."""

_TO_THE_END: Final = (Play, Start, Resign, Back, Rematch)


class RateLimits:
    def __init__(self) -> None:
        self.times: dict[tuple[int, str], list[int]] = {}
        """When it was done, by seat and word; no more of it than is needed."""

    def note(self, seat: int, word: str, at: int) -> None:
        times = self.times.setdefault((seat, word), [])
        times.append(at)
        del times[: -LIMITS[word][0]]

    def forget(self, seat: int) -> None:
        self.times = {done: times for done, times in self.times.items() if done[0] != seat}

    def too_often(self, seat: int, word: str, now: int) -> bool:
        most, within = LIMITS[word]
        return len([at for at in self.times.get((seat, word), []) if at > now - within]) >= most


def must_be_short(log: int, command: Commands | None = None) -> None:
    """What does not lead to the end of a match is refused once its log is very long."""
    if log >= LONGEST_LOG and not isinstance(command, _TO_THE_END):
        raise refuse("log-full")
