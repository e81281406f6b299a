"""How often somebody may ask."""

import time
from typing import Final, NamedTuple

import structlog

log = structlog.get_logger()


class Limit(NamedTuple):
    """``most`` of something; or ``most`` at once and ``per_second`` more each second."""

    name: str
    most: float
    per_second: float = 0.0

    def hit(self, who: str) -> None:
        log.warning("limit", limit=self.name, address=who)


# What bots think, for an address. ROSTRA_RATE=off lifts these.

THINKING: Final = Limit("thinking", 600, 0.6)
"""Seconds that bots think for an address, for each of their processes. Somebody alone against three ``imperator`` of
Nero uses one process for minutes; nobody uses more than half of it for hours. Who has used it up gets shorter thoughts,
but no hints and reviews."""
MATCH_THINKING: Final = Limit("match-thinking", 300, 0.4)
"""The same for a match: so one of a club's matches does not use up what all have."""
BRANCHES: Final = Limit("branches", 10)
"""Matches of one address that were played on from a replay and are open: each is a whole match against bots, made with
one request. A person plays one of them; a class behind one address some."""
ALL_BRANCHES: Final = Limit("all-branches", 200)
"""The same for all addresses together, in one process: as many as its bots can play with somebody there."""
IMPORTS: Final = Limit("imports", 20, 0.05)
"""Records that an address puts into the database, each with hundreds of lines, which stay there for good. An evening's
games at once; then one in twenty seconds."""
REVIEWS: Final = Limit("reviews", 2)
"""Reviews that wait for an address: each takes some seconds to minutes of a bots' process."""
ALL_REVIEWS: Final = Limit("all-reviews", 10)
"""Reviews that wait or are being made for all: who comes later would wait for minutes."""

LARGEST_BODY: Final = 1_000_000
"""Bytes of a request."""
_MANY: Final = 10_000
"""How many clients are remembered before those with full buckets are forgotten."""


class Bucket:
    """A token bucket: ``most`` at once, and ``rate`` more each second."""

    __slots__ = ("_at", "_left", "most", "rate")

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self.rate = rate
        self._left = most
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    @property
    def left(self) -> float:
        return min(self.most, self._left + (time.monotonic() - self._at) * self.rate)

    def spend(self, cost: float) -> None:
        """Take what was used already, as far as it is there. A negative cost gives back."""
        self._left = min(self.most, max(0.0, self.left - cost))
        self._at = time.monotonic()

    @property
    def full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self.rate >= self.most


class Limits:
    """A bucket for each client, forgotten when it is full again."""

    def __init__(self, most: float, rate: float) -> None:
        self._most = most
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}
        self._many = _MANY

    def allow(self, who: str, cost: float = 1.0) -> bool:
        if len(self._buckets) > self._many:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full}
            # Next time at twice as many: else each call would look at all of them, as long as none is full.
            self._many = max(_MANY, 2 * len(self._buckets))
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._most, self._rate)
        return bucket.take(cost)
