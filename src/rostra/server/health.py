"""For the host: whether the server is alive, whether it is ready, and what it counts."""

import hmac
from typing import Any

from litestar import MediaType, Request, Response, get
from prometheus_client import generate_latest

from rostra.server import metrics
from rostra.server.guard import header
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


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Only for the host: with the token, or without one from the same machine, not through a proxy."""
    token = rooms_of(request).config.metrics_token
    given = header(request.scope, b"authorization") or ""
    if token:
        allowed = hmac.compare_digest(given.encode("latin-1"), f"Bearer {token}".encode())
    else:
        client = request.scope.get("client")
        near = client is not None and client[0] in ("127.0.0.1", "::1")
        allowed = near and header(request.scope, b"x-forwarded-for") is None
    if not allowed:
        raise refuse("for-the-host")
    return Response(generate_latest(metrics.REGISTRY), media_type="text/plain; version=0.0.4; charset=utf-8")


HEALTH = [health, ready, show_metrics]
