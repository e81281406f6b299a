"""Every limit of the server in one place: its name, its number and its reason; docs/hosting.md lists them for hosts.

What a match accepts from a seat is in ``tables/rate_limits.py``. Whoever comes to a limit is counted in ``/metrics``
and named in the log (``Limit.hit``).
"""

import time
from collections.abc import Hashable
from typing import Any, Final

import structlog

from rostra.server import metrics

_MANY: Final = 10_000
"""How many clients are remembered before those that count no longer are forgotten."""
_LOGGED_AGAIN: Final = 60.0
"""Seconds after which the same thing is logged again."""

log = structlog.get_logger()


class OnceAMinute:
    """So that a client that does the same again and again does not fill the log."""

    def __init__(self) -> None:
        self._logged: dict[Hashable, float] = {}

    def is_due(self, what: Hashable) -> bool:
        """Whether this was not logged in the last minute; from now on it is."""
        now = time.monotonic()
        if now - self._logged.get(what, -_LOGGED_AGAIN) < _LOGGED_AGAIN:
            return False
        if len(self._logged) >= _MANY:
            self._logged.clear()
        self._logged[what] = now
        return True


class Limit:
    """``most`` of something: a number, bytes or seconds; or ``most`` at once and ``per_second`` more each second."""

    def __init__(self, name: str, most: float, per_second: float = 0.0) -> None:
        self.name = name
        self.most = most
        self.per_second = per_second
        self._due = OnceAMinute()

    def bucket(self) -> "Bucket":
        return Bucket(self.most, self.per_second)

    def hit(self, who: str, **more: Any) -> None:
        """Count and log that somebody has come to this limit; ``more`` must hold no secret."""
        metrics.count.limits[self.name] += 1
        if self._due.is_due(who):
            log.warning("limit", limit=self.name, address=who, **more)


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

    def __init__(self, limit: Limit) -> None:
        self._limit = limit
        self._buckets: dict[str, Bucket] = {}
        self._many = _MANY

    def allow(self, who: str, cost: float = 1.0) -> bool:
        """Whether there is room for it; if not, that is counted and logged."""
        if len(self._buckets) > self._many:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full}
            # Next time at twice as many: else each call would look at all of them, as long as none is full.
            self._many = max(_MANY, 2 * len(self._buckets))
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = self._limit.bucket()
        allowed = bucket.take(cost)
        if not allowed:
            self._limit.hit(who)
        return allowed


# Of one address (with IPv6: one network, /64). ROSTRA_RATE=off lifts these, and those of one socket that have a rate.

REQUESTS: Final = Limit("requests", 200, 10)
"""A read of the API costs one, whatever writes five, other files a fifth, /health nothing. A page opens with ten."""
NEW_SOCKETS: Final = Limit("new-sockets", 120, 4)
"""A client that loses its socket comes back after a second or more; a club behind one address at once."""
OPEN_SOCKETS: Final = Limit("open-sockets", 200)
"""A club or a school behind one address; each has some 20 kB here, and up to ``WAITING_BYTES`` if it does not read."""
NEW_CONNECTIONS: Final = Limit("new-connections", 600, 50)
"""A browser opens six. Beyond that they are closed unread. Not behind a proxy: there all are the proxy's."""
OPEN_CONNECTIONS: Final = Limit("open-connections", 600)
"""As above, for a hundred browsers behind one address."""

# One HTTP request.

HEADERS: Final = Limit("headers", 16_384)
"""Bytes of request line and headers together. Browsers send about one kB, and our cookies are small."""
HEADER_LINE: Final = Limit("header-line", 8_192)
"""Bytes of one header, or of the address. The library for WebSockets accepts no longer ones either."""
HEADER_COUNT: Final = Limit("header-count", 100)
"""A browser sends about twenty, a proxy adds some."""
LARGEST_BODY: Final = Limit("body", 1_000_000)
"""Bytes. The largest record of a game has a tenth of that."""
UNREAD_BODY: Final = Limit("unread-body", 1_500_000)
"""Bytes that follow a request whose answer needs no body, or is given already."""
CHUNKS: Final = Limit("chunks", 16_384)
"""Bytes that only divide a body into chunks: each costs a call, however little is in it. 1 MB may have 2,000."""
PIPELINED: Final = Limit("pipelined", 16)
"""Requests that wait for the answer to the one before, on one connection. Browsers send none."""
SLOW_HEADERS: Final = Limit("slow-headers", 15.0)
"""Seconds for a request's headers, from when the connection was made or the request began."""
SLOW_BODY: Final = Limit("slow-body", 60.0)
"""Seconds for its body."""

UNKNOWN_HOST: Final = Limit("unknown-host", 0)
"""Requests for a name that is not ours (hosts.py)."""

# One connection, whatever is spoken on it.

NOT_READ: Final = Limit("not-read", 60.0)
"""Seconds in which a client must take what was sent to it. 300 kB in that time need 5 kB a second."""
CLOSING: Final = Limit("closing", 2.0)
"""Seconds in which a client that was refused can read why, before the connection is cut."""

# One socket.

LARGEST_MESSAGE: Final = Limit("message", 16_384)
"""Bytes. The longest talk has about two kB."""
FRAMES: Final = Limit("frames", 600, 60)
"""Frames of any kind: messages, parts of them, pings. Three times as many as there may be messages."""
ADDRESS_FRAMES: Final = Limit("address-frames", 3000, 300)
"""The same for all sockets of an address. A hundred people who play fast send less; 200 sockets, each of which keeps to
its own limit, would take half of a processor."""
FRAME_BYTES: Final = Limit("frame-bytes", 262_144, 32_768)
"""Bytes. 60 messages at once have hardly 20 kB."""
FRAGMENTS: Final = Limit("fragments", 64)
"""Parts of one message. Browsers send one."""
MESSAGES: Final = Limit("messages", 60, 20)
"""A person sends one a second; a program that plays by itself some more."""
TOO_FAST: Final = Limit("messages-too-fast", 200)
"""Messages beyond ``MESSAGES``, each of which is refused, before the socket is closed."""
HELLO_WITHIN: Final = Limit("hello", 15.0)
"""Seconds in which a new socket must say hello."""
WAITING: Final = Limit("waiting", 200)
"""Messages for a client that does not read. Beyond that it is disconnected, and told all of it when it comes back."""
WAITING_BYTES: Final = Limit("waiting-bytes", 131_072)
"""Bytes of these. 200 sockets have 40 MB then, with what the system's part of the connection holds."""
HINTS: Final = Limit("hints", 5, 0.2)
"""Hints for one seat: each takes half a second of a bot's process."""

# Matches that an address makes. ROSTRA_RATE=off lifts these.

MATCHES: Final = Limit("matches", 60, 0.1)
"""Matches made one after the other: a class at once, then one in ten seconds."""
OPEN_MATCHES: Final = Limit("open-matches", 100)
"""Matches of an address that are not over: those that wait for players, and those made in the last day."""
LISTED_MATCHES: Final = Limit("listed-matches", 10)
"""Matches of an address that wait in the lobby, whose first page has fifty."""
WRONG_TOKENS: Final = Limit("wrong-tokens", 10, 0.05)
"""Tries of an address to use the host's tools with a wrong token."""

# What bots think, for an address. ROSTRA_RATE=off lifts these.

THINKING: Final = Limit("thinking", 600, 0.6)
"""Seconds that bots think for an address, for each of their processes. Somebody alone against three ``imperator``
uses one process for minutes; nobody uses more than half of it for hours. Who has used it up gets shorter thoughts,
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
