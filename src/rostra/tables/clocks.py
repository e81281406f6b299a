"""Clocks: none, live (minutes and an increment a turn) or correspondence (days a turn). All times in milliseconds."""

from typing import NamedTuple

from rostra.tables.settings import DAY, Correspondence, Live


class Outage(NamedTuple):
    """Nothing could be stored from then to then: the server was down, or its database."""

    began: int
    ended: int

    def overlap(self, since: int, until: int) -> int:
        """How much of it lies between these times."""
        return max(0, min(self.ended, until) - max(self.began, since))


class Clocks:
    """Time runs for one seat at most: the one that decides. In a pause it runs for nobody."""

    def __init__(self, clock: Live | Correspondence | None, seats: int) -> None:
        self.clock = clock
        self.left = [_whole(clock)] * seats
        self.running: int | None = None
        self.since = 0
        self._last: int | None = None
        """The seat whose time ran last. Its increment is due when another seat decides."""

    def run(self, seat: int | None, at: int, runs: bool = True) -> None:
        """From now on this seat decides, or nobody. ``runs`` is false for a bot, which has no clock."""
        if self.clock is None:
            return
        if self.running is not None:
            self.left[self.running] -= max(0, at - self.since)
        self.since = at
        self.running = seat if runs else None
        if seat is not None and seat != self._last:
            if self._last is not None:
                self.refresh(self._last)
            self._last = self.running

    def refresh(self, seat: int) -> None:
        """This seat has decided: it gets its increment, or all its days again."""
        if isinstance(self.clock, Live):
            self.left[seat] = max(0, self.left[seat]) + 1000 * self.clock.increment
        elif isinstance(self.clock, Correspondence):
            self.left[seat] = _whole(self.clock)

    def restart(self, seat: int) -> None:
        """A player is back. If they were out of time, they get all of it again."""
        if self.left[seat] <= 0:
            self.left[seat] = _whole(self.clock)

    def pass_over(self, outage: Outage, at: int) -> None:
        """An outage is over. Live clocks stood still; days go on, but nobody is out of time at once."""
        if self.running is None:
            return
        if isinstance(self.clock, Live):
            self.since += outage.overlap(self.since, at)
            return
        left = self.left[self.running]
        at_least = min(DAY, left - max(0, outage.began - self.since))  # no more than they had
        self.since += max(0, at_least - (left - (at - self.since)))

    def left_at(self, now: int) -> list[int] | None:
        if self.clock is None:
            return None
        left = list(self.left)
        if self.running is not None:
            left[self.running] -= max(0, now - self.since)
        return [max(0, one) for one in left]

    def runs_out(self) -> int | None:
        """When the running seat has no time left."""
        return None if self.running is None else self.since + self.left[self.running]


def _whole(clock: Live | Correspondence | None) -> int:
    if isinstance(clock, Live):
        return 60_000 * clock.minutes
    if isinstance(clock, Correspondence):
        return DAY * clock.days
    return 0
