"""How long bots may think for an address and for a match. Who has used it up gets shorter thoughts, never none."""

from typing import Final

from rostra.server.fair_queue import Asker, Purpose
from rostra.server.rate_limits import MATCH_THINKING, THINKING, Bucket, Limit

LEAST: Final = 0.1
"""Seconds that a bot may always think: as long as ``centurio`` does."""
SHARE: Final = 0.1
"""Of what is left, for one decision: so thoughts grow shorter little by little."""
LONGEST_ANSWER: Final = 0.5
"""Seconds for an answer in a pause, so that those of other matches come in time."""
TOO_LITTLE: Final = 1.0
"""Seconds left with which there are no hints and reviews any more."""
MANY: Final = 10_000
"""How many are remembered before those with full time are forgotten."""


class ThinkingTime:
    def __init__(self, processes: int, limited: bool) -> None:
        self._limited = limited
        self._payers = _Times(THINKING, processes)
        self._matches = _Times(MATCH_THINKING, processes)

    def allowed(self, asker: Asker, wanted: float) -> float:
        """The seconds that a bot gets of those it wants."""
        if asker.purpose is Purpose.ANSWER:
            wanted = min(wanted, LONGEST_ANSWER)
        return min(wanted, max(LEAST, SHARE * self._left(asker)))

    def is_used_up(self, asker: Asker) -> bool:
        return self._left(asker) < TOO_LITTLE

    def spend(self, asker: Asker, seconds: float) -> None:
        """Answers cost nothing: what is left of a match's time must not tell that a bot was asked in secret."""
        if self._limited and asker.purpose is not Purpose.ANSWER:
            for bucket in self._of(asker):
                bucket.spend(seconds)

    def _left(self, asker: Asker) -> float:
        return min(bucket.left for bucket in self._of(asker))

    def _of(self, asker: Asker) -> list[Bucket]:
        """Matches whose payer is not known have only their own time."""
        payer = [self._payers.of(asker.payer)] if asker.payer else []
        return [*payer, self._matches.of(asker.match)]


class _Times:
    def __init__(self, limit: Limit, processes: int) -> None:
        self._limit = limit
        self._rate = limit.per_second * processes
        self._buckets: dict[str, Bucket] = {}
        self._many = MANY

    def of(self, who: str) -> Bucket:
        if len(self._buckets) > self._many:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full}
            self._many = max(MANY, 2 * len(self._buckets))
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._limit.most, self._rate)
        return bucket
