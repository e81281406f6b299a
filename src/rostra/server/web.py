"""What every request is held against: where it comes from, how often, and what the answer may load."""

from collections.abc import Iterable
from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Send

from rostra.game import Refusal
from rostra.server.config import Config
from rostra.server.errors import answer
from rostra.server.limits import Limits
from rostra.tables.reasons import no

LARGEST_BODY: Final = 1_000_000

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
_HEADERS: Final = [(name.encode(), value.encode()) for name, value in SECURITY.items()]


def header(scope: Any, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def client_of(scope: Any, config: Config) -> str:
    """Who asks, for the limits: the address, or what a proxy that we believe says of it."""
    if config.behind_proxy and (forwarded := header(scope, b"x-forwarded-for")):
        return forwarded.rpartition(",")[2].strip()
    client = scope.get("client")
    return client[0] if client else "?"


def is_our_page(scope: Any, origins: Iterable[str]) -> bool | None:
    """Whether a page of ours asks; None if it is no page at all, but a program."""
    origin = header(scope, b"origin")
    if origin is None:
        return None
    host = header(scope, b"host") or ""
    return origin in (f"http://{host}", f"https://{host}") or origin in origins


class Guard:
    """Around the whole application: security headers, sizes, rates, and no writing for pages of others (CSRF)."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config
        # Each request costs one; what makes work costs more. About ten a second, after a burst.
        self.limits = Limits(200, 10)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                there = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *[pair for pair in _HEADERS if pair[0] not in there]]
            await send(message)

        refusal = self._objection(scope)
        if refusal is not None:
            await answer(*refusal)(scope, receive, guarded)
            return
        await self.app(scope, receive, guarded)

    def _objection(self, scope: Any) -> tuple[int, Refusal] | None:
        """Why this request is not even looked at: a status and the reason."""
        writes = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if writes and is_our_page(scope, self.config.origins) is False:
            return 403, no("foreign-page")
        length = header(scope, b"content-length")
        if length is not None and length.isdecimal() and int(length) > LARGEST_BODY:
            return 413, no("too-large", most=LARGEST_BODY)
        if self.config.rate and scope["path"].startswith("/api"):
            if not self.limits.allow(client_of(scope, self.config), 5 if writes else 1):
                return 429, no("too-fast")
        return None
