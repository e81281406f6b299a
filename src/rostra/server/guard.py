"""Checks on every request: where it comes from, how often, how large; and what the answer may load."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Send

from rostra.game import Refusal
from rostra.server import hosts
from rostra.server.blocks import Blocks
from rostra.server.client_address import came_by_tls, client_of, header
from rostra.server.config import Config
from rostra.server.denials import denied
from rostra.server.errors import refused
from rostra.server.rate_limits import LARGEST_BODY, NEW_SOCKETS, OPEN_SOCKETS, REQUESTS, UNKNOWN_HOST, Limits
from rostra.tables.refusals import refuse

# The page loads nothing from anywhere else, and nobody else's page may frame it or see where it leads.
SECURITY: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_HSTS: Final = {"on": b"max-age=31536000", "subdomains": b"max-age=31536000; includeSubDomains"}
"""For a year a browser asks for this server over TLS only. Sent over TLS only: otherwise it counts for nothing."""
Header = tuple[bytes, bytes]
_HEADERS: Final[list[Header]] = [(name.encode(), value.encode()) for name, value in SECURITY.items()]


def is_our_page(scope: Any, origins: Iterable[str]) -> bool | None:
    """Whether a page of ours asks; None if it is no page at all, but a program."""
    origin = header(scope, b"origin")
    if origin is None:
        return None
    host = header(scope, b"host") or ""
    return origin in (f"http://{host}", f"https://{host}") or origin in origins


class Guard:
    """Around the whole application, also for unknown paths: security headers, sizes, rates, and no writing by pages of
    other sites (CSRF). A WebSocket that may not be opened is refused like any other request, with the reason.
    """

    def __init__(self, app: ASGIApp, config: Config, blocks: Blocks) -> None:
        self.app = app
        self.config = config
        self.blocks = blocks
        self.limits = Limits(REQUESTS)
        self.sockets = Limits(NEW_SOCKETS)
        self.knows_host = hosts.knows(config)
        self.open: Counter[str] = Counter()
        """Sockets, by address."""

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if "//" in scope.get("path", ""):  # the router takes them for one: so do we, or //api would be no /api
            scope = {**scope, "path": _SLASHES.sub("/", scope["path"])}
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = _with_ours(message["headers"], scope, self.config)
            await send(message)

        refusal = self._reason_against(scope)
        if refusal is not None:
            denied(refusal, client_of(scope, self.config))
            await _refuse(refusal, "http.response", guarded)
            return
        if scope["method"] == "HEAD":  # the same as GET; the server below leaves the body out
            scope = {**scope, "method": "GET"}
        await self.app(scope, receive, guarded)

    def _reason_against(self, scope: Any) -> Refusal | None:
        """Why this request is not even looked at."""
        stranger = self._unknown_host(scope)
        if stranger is not None:
            return stranger
        writes = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if writes and is_our_page(scope, self.config.origins) is False:
            return refuse("foreign-page")
        length = header(scope, b"content-length") or ""
        if length.isdecimal() and (len(length) > 18 or int(length) > LARGEST_BODY.most):
            LARGEST_BODY.hit(client_of(scope, self.config))
            return refuse("too-large", most=int(LARGEST_BODY.most))
        if self.config.rate and not self.limits.allow(client_of(scope, self.config), _cost(scope["path"], writes)):
            return refuse("too-fast")
        if self._is_blocked(scope):
            return refuse("blocked")
        return refuse("socket-only") if _SOCKET(scope["path"]) else None

    def _is_blocked(self, scope: Any) -> bool:
        """The page itself is shown, and says why it can do nothing. Hosts who block themselves can lift it again."""
        path = scope["path"]
        if not path.startswith("/api/") or path.startswith("/api/host/"):
            return False
        return self.blocks.has_address(client_of(scope, self.config))

    def _unknown_host(self, scope: Any) -> Refusal | None:
        """Programs of old send no ``Host``; browsers always do."""
        for key, value in scope["headers"]:
            if key == b"host" and not self.knows_host(name := value.decode("latin-1")):
                UNKNOWN_HOST.hit(client_of(scope, self.config), host=name[:200])
                return refuse("unknown-host", host=hosts.name_in(name)[:200])
        return None

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        refusal = None
        client = client_of(scope, self.config)
        stranger = self._unknown_host(scope)
        if stranger is not None:
            refusal = stranger
        elif is_our_page(scope, self.config.origins) is False:
            refusal = refuse("foreign-page")
        elif not _SOCKET(scope["path"]):
            refusal = refuse("no-page", path=scope["path"][:200])
        elif self._is_blocked(scope):
            refusal = refuse("blocked")
        elif self.config.rate and self.open[client] >= OPEN_SOCKETS.most:
            OPEN_SOCKETS.hit(client)
            refusal = refuse("too-fast")
        elif self.config.rate and not self.sockets.allow(client):
            refusal = refuse("too-fast")
        if refusal is not None:
            denied(refusal, client)
            await receive()  # websocket.connect
            await _deny(refusal, scope, send, self.config)
            return
        self.open[client] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.open[client] -= 1
            if not self.open[client]:
                del self.open[client]


def _cost(path: str, writes: bool) -> float:
    """A page has many files, and a host may ask as often as they like whether the server is alive."""
    if path.startswith("/api"):
        return 5 if writes else 1
    return 0 if path == "/health" else 0.2


_SLASHES: Final = re.compile("/{2,}")
_CLOSING: Final = (413, 421, 429)
"""After these the connection is closed: else the rest of a large body would still be read, and more could follow."""
_SOCKET: Final = re.compile(r"/api/matches/[^/]+/socket/?").fullmatch


def _with_ours(headers: Iterable[Header], scope: Any, config: Config) -> list[Header]:
    """The headers of an answer with those that every answer has."""
    found = list(headers)
    there = {name.lower() for name, _ in found}
    found += [pair for pair in _HEADERS if pair[0] not in there]
    if scope["path"].startswith("/api") and b"cache-control" not in there:
        found.append((b"cache-control", b"no-store"))  # what a seat sees is secret, and changes with every move
    if config.hsts in _HSTS and came_by_tls(scope, config):
        found.append((b"strict-transport-security", _HSTS[config.hsts]))
    return found


async def _deny(refusal: Refusal, scope: Any, send: Any, config: Config) -> None:
    """Refuse a WebSocket before it is one: an ordinary answer, or a bare 403 where the server below knows no other."""
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 1008})
        return

    async def guarded(message: Any) -> None:
        if "headers" in message:
            message["headers"] = _with_ours(message["headers"], scope, config)
        await send(message)

    await _refuse(refusal, "websocket.http.response", guarded)


async def _refuse(refusal: Refusal, kind: str, send: Any) -> None:
    status, headers, body = refused(refusal)
    if status in _CLOSING:
        headers["connection"] = "close"
    headers["content-length"] = str(len(body))
    told = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": f"{kind}.start", "status": status, "headers": told})
    await send({"type": f"{kind}.body", "body": body})
