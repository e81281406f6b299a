"""How often somebody may ask."""

import time
from typing import Final

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
