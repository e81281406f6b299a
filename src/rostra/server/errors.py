"""Every answer that says no has a reason, in the same shape everywhere."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.response.base import ASGIResponse

from rostra.game import Refusal
from rostra.server.protocol import Reason
from rostra.store import StoreDown
from rostra.tables.reasons import no

log = structlog.get_logger()

# By message, where it is not simply the request that is wrong.
STATUS: Final[Mapping[str, int]] = {
    "table-no-such-match": 404,
    "table-no-page": 404,
    "table-bad-secret": 403,
    "table-no-secret": 401,
    "table-no-spectators": 403,
    "table-started": 409,
    "table-taken": 409,
    "table-full": 409,
    "table-not-over-yet": 409,
    "table-old-rules": 409,
    "table-busy": 503,
    "table-store-down": 503,
}


class Problem(msgspec.Struct, frozen=True):
    """What every refusal looks like."""

    reason: Reason


def answer(status: int, refusal: Refusal) -> ASGIResponse:
    headers = {"retry-after": "5"} if status in (429, 503) else {}
    body = msgspec.json.encode(Problem(Reason.of(refusal)))
    return ASGIResponse(body=body, status_code=status, media_type="application/json", headers=headers)


def on_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    status = STATUS.get(refusal.message, 422)
    headers = {"retry-after": "5"} if status == 503 else {}
    return Response(Problem(Reason.of(refusal)), status_code=status, headers=headers)


def on_store_down(request: Request[Any, Any, Any], why: StoreDown) -> Response[Problem]:
    log.error("store down", why=str(why))
    return on_refusal(request, no("store-down"))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Litestar's own: no such page, a body that is not what it should be."""
    status = error.status_code
    if status == 404:
        refusal = no("no-page", path=request.url.path)
    elif status == 405:
        refusal = no("no-method", method=request.method)
    else:
        refusal = no("bad-request", why=_told(error))
    return Response(Problem(Reason.of(refusal)), status_code=status, headers=dict(error.headers or {}))


def _told(error: HTTPException) -> str:
    """Which field, and what is wrong with it."""
    more = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}".strip(": ") for part in more if isinstance(part, dict)]
    return "; ".join([error.detail.partition(" for ")[0], *parts])


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request failed", path=request.url.path, exc_info=error)
    return Response(Problem(Reason.of(no("our-fault"))), status_code=500)
