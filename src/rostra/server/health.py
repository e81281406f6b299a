"""For the host: whether the server is alive, whether it is ready, and what it counts."""

import hmac
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from prometheus_client import generate_latest

from rostra.server import metrics
from rostra.server.client_address import header
from rostra.server.hosts import is_loopback, name_in
from rostra.server.routes import rooms_of
from rostra.tables.refusals import refuse


@get("/health", media_type=MediaType.TEXT, include_in_schema=False)
async def health() -> str:
    """The process answers."""
    return "ok\n"


@get("/ready", media_type=MediaType.TEXT, include_in_schema=False)
async def ready(request: Request[Any, Any, Any]) -> Response[str]:
    """The server can take players: a move could be stored."""
    rooms = rooms_of(request)
    if rooms.closing:
        raise refuse("closing")
    await rooms.uptime.check()
    return Response("ready\n")


_FORWARDED: Final = (
    *(b"forwarded", b"via", b"x-real-ip", b"x-client-ip", b"true-client-ip", b"cf-connecting-ip", b"x-request-id"),
    *(b"x-forwarded-" + what for what in (b"for", b"proto", b"host", b"port", b"server", b"by", b"prefix")),
)
"""Headers that proxies add."""


def _is_at_this_machine(scope: Any) -> bool:
    """Whether somebody at this machine asks, and not a proxy there for somebody else: by what proxies add, and by the
    name that was asked for.
    """
    client = scope.get("client")
    if client is None or not is_loopback(client[0]):
        return False
    if any(header(scope, name) is not None for name in _FORWARDED):
        return False
    return is_loopback(name_in(header(scope, b"host") or "localhost"))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Only for the host: with the token, or without one from the same machine, not through a proxy."""
    token = rooms_of(request).config.metrics_token
    given = header(request.scope, b"authorization") or ""
    if token:
        allowed = hmac.compare_digest(given.encode("latin-1"), f"Bearer {token}".encode())
    else:
        allowed = _is_at_this_machine(request.scope)
    if not allowed:
        raise refuse("for-the-host")
    return Response(generate_latest(metrics.REGISTRY), media_type="text/plain; version=0.0.4; charset=utf-8")


HEALTH = [health, ready, show_metrics]
