"""Who is served next when more bots want to think than there are processes. Pure: bot_pool.py puts and takes.

First come answers in a pause, then turns, and every fourth time a hint or a part of a review. Among these the payer
comes next who has had the fewest seconds of late, and of what the payer has waiting, the match that has had the fewest.
Whoever begins to ask counts as having had as much as the one who is served now: nobody saves up time.
"""

import heapq
import itertools
from enum import IntEnum
from typing import Final, Generic, NamedTuple, TypeVar

QUICK: Final = 0.15
"""Seconds up to which a turn is quick: ``centurio`` and all below. One process is for these and for answers."""
ASIDE_EVERY: Final = 4
"""One of so many that are served is a hint or a review, if any waits: turns come first, but not for ever."""
MANY: Final = 100
"""How many payers, and matches of one, are remembered before those that do not wait are forgotten."""

T = TypeVar("T")


class Purpose(IntEnum):
    """What a bot thinks for. Those before come first."""

    ANSWER = 0
    """In a pause: it counts only until that is over. Whoever could measure how long it waits might learn that there
    is one, so it hardly waits.
    """
    TURN = 1
    HINT = 2
    REVIEW = 3


class Asker(NamedTuple):
    """For whom a bot thinks, and what for."""

    payer: str = ""
    """An address. "" if it is not known (after a restart, until somebody comes back): these matches count as one."""
    match: str = ""
    purpose: Purpose = Purpose.TURN


_ANSWERS: Final = 0
_QUICK: Final = 1
_LONG: Final = 2
_ASIDE: Final = 3
_LINES: Final = 4


def _line(asker: Asker, seconds: float) -> int:
    if asker.purpose is Purpose.ANSWER:
        return _ANSWERS
    if asker.purpose is Purpose.TURN:
        return _QUICK if seconds <= QUICK else _LONG
    return _ASIDE


class _Waiting(NamedTuple, Generic[T]):
    order: tuple[int, float, int]
    """Hints before reviews; then how many seconds its match has had; then who came first."""
    seconds: float
    item: T


class _Payer(Generic[T]):
    def __init__(self, had: float) -> None:
        self.had = had
        """Seconds, from where the clock stood when this payer began to ask."""
        self.lines: list[list[_Waiting[T]]] = [[] for _ in range(_LINES)]
        self._clock = 0.0
        self._matches: dict[str, float] = {}
        """How many seconds each match has had when all that waits is done."""
        self._many = MANY

    @property
    def waits(self) -> bool:
        return any(self.lines)

    def put(self, item: T, asker: Asker, seconds: float, number: int) -> None:
        if len(self._matches) > self._many:
            self._matches = {match: had for match, had in self._matches.items() if self.waits and had > self._clock}
            self._many = max(MANY, 2 * len(self._matches))  # else each call would look at all of them
        had = max(self._clock, self._matches.get(asker.match, 0.0))
        self._matches[asker.match] = had + seconds
        hint_or_review = asker.purpose if asker.purpose >= Purpose.HINT else 0
        line = self.lines[_line(asker, seconds)]
        heapq.heappush(line, _Waiting((hint_or_review, had, number), seconds, item))

    def first(self, lines: tuple[int, ...]) -> int | None:
        """The line whose first comes next."""
        found = [line for line in lines if self.lines[line]]
        return min(found, key=lambda line: self.lines[line][0].order, default=None)

    def take(self, line: int) -> T:
        found = heapq.heappop(self.lines[line])
        self._clock = max(self._clock, found.order[1])
        self.had += found.seconds
        return found.item


class FairQueue(Generic[T]):
    def __init__(self) -> None:
        self._payers: dict[str, _Payer[T]] = {}
        self._clock = 0.0
        self._numbers = itertools.count()
        self._since_aside = 0
        self._many = MANY

    def put(self, item: T, asker: Asker, seconds: float) -> None:
        """``seconds``: how long it is likely to take."""
        payer = self._payers.get(asker.payer)
        if payer is None:
            if len(self._payers) > self._many:
                self._payers = {name: known for name, known in self._payers.items() if known.waits}
                self._many = max(MANY, 2 * len(self._payers))
            payer = self._payers[asker.payer] = _Payer(self._clock)
        elif not payer.waits:
            payer.had = max(payer.had, self._clock)
        payer.put(item, asker, seconds, next(self._numbers))

    def take(self, quick: bool = False) -> T | None:
        """Who comes next, and counts as served; None if nobody waits. ``quick``: only answers and quick turns."""
        found = self._take((_ANSWERS,))
        if found is not None or quick:
            return found if found is not None else self._take((_QUICK,))
        ways: tuple[tuple[int, ...], ...] = ((_QUICK, _LONG), (_ASIDE,))
        if self._since_aside >= ASIDE_EVERY - 1:
            ways = ways[::-1]
        for lines in ways:
            found = self._take(lines)
            if found is not None:
                self._since_aside = 0 if lines == (_ASIDE,) else self._since_aside + 1
                return found
        return None

    def correct(self, asker: Asker, seconds: float) -> None:
        """It took so much more, or less, than was said."""
        payer = self._payers.get(asker.payer)
        if payer is not None:
            payer.had += seconds

    def _take(self, lines: tuple[int, ...]) -> T | None:
        asking = [(payer, line) for payer in self._payers.values() if (line := payer.first(lines)) is not None]
        if not asking:
            return None
        payer, line = min(asking, key=lambda one: (one[0].had, one[0].lines[one[1]][0].order[2]))
        self._clock = max(self._clock, payer.had)
        return payer.take(line)
