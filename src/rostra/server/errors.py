"""Every refusal over HTTP, in the same shape."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException

from rostra.game import Refusal
from rostra.record import BadRecord
from rostra.server.client_address import client_of
from rostra.server.denials import denied
from rostra.server.pages import file, is_place
from rostra.server.protocol import Reason
from rostra.server.rate_limits import LARGEST_BODY
from rostra.store import StoreDown
from rostra.tables.refusals import refuse

_GONE: Final = "client disconnected prematurely"
"""Litestar's words for a client that left in the middle of a request."""

log = structlog.get_logger()

# By message. All others are 422.
STATUS: Final[Mapping[str, int]] = {
    "table-bad-request": 400,
    "table-no-secret": 401,
    "table-no-token": 401,
    "table-bad-secret": 403,
    "table-not-your-seat": 403,
    "table-no-spectators": 403,
    "table-foreign-page": 403,
    "table-for-the-host": 403,
    "table-blocked": 403,
    "table-muted": 403,
    "table-name-blocked": 403,
    "table-no-such-match": 404,
    "table-no-such-block": 404,
    "table-no-page": 404,
    "table-no-method": 405,
    "table-started": 409,
    "table-taken": 409,
    "table-full": 409,
    "table-name-taken": 409,
    "table-not-over-yet": 409,
    "table-no-rematch-yet": 409,
    "table-newer-rules": 409,
    "table-game-gone": 409,
    "table-closed-by-host": 409,
    "table-over": 409,
    "table-match-removed": 410,
    "table-files-gone": 409,
    "table-too-large": 413,
    "table-address-too-long": 414,
    "table-unknown-host": 421,
    "table-socket-only": 426,
    "table-too-fast": 429,
    "table-headers-too-large": 431,
    "table-too-many-headers": 431,
    "table-many-branches": 429,
    "table-many-matches": 429,
    "table-many-open-matches": 429,
    "table-many-listed": 429,
    "table-wrong-tokens": 429,
    "table-many-records": 429,
    "table-many-reviews": 429,
    "table-thought-enough": 429,
    "table-our-fault": 500,
    "table-busy": 503,
    "table-closing": 503,
    "table-store-down": 503,
    "table-store-full": 503,
    "table-no-review": 503,
    "table-all-branches": 503,
}
_HEADERS: Final[Mapping[int, dict[str, str]]] = {
    401: {"www-authenticate": "Bearer"},
    426: {"upgrade": "websocket"},
    429: {"retry-after": "5"},
    503: {"retry-after": "5"},
}


class Problem(msgspec.Struct, frozen=True):
    """What every refusal looks like."""

    reason: Reason


def refused(refusal: Refusal, game: str = "") -> tuple[int, dict[str, str], bytes]:
    """The answer as status, headers and body; ``game`` if it is a game that refuses a line."""
    status = STATUS.get(refusal.message, 422)
    headers = {"content-type": "application/json", **_HEADERS.get(status, {})}
    return status, headers, msgspec.json.encode(Problem(Reason.of(refusal, game)))


def on_refusal(request: Request[Any, Any, Any], refusal: Refusal, game: str = "") -> Response[Any]:
    denied(refusal, client_of(request.scope, request.app.state.rooms.config))
    status, headers, body = refused(refusal, game)
    return Response(body, status_code=status, headers=headers, media_type=headers.pop("content-type"))


def on_bad_record(request: Request[Any, Any, Any], bad: BadRecord) -> Response[Any]:
    """Somebody has sent a record, and this line of it is wrong."""
    return on_refusal(request, Refusal(bad.why, bad.message, f"line {bad.line}", bad.details), bad.game)


def on_store_down(request: Request[Any, Any, Any], why: StoreDown) -> Response[Any]:
    log.error("store down", why=str(why))
    return on_refusal(request, refuse("store-down"))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Litestar's own: no such page, a body that is not what it should be."""
    if error.detail == _GONE:  # not an error of ours, and nobody hears the answer
        return on_refusal(request, refuse("bad-request", why=_GONE))
    if error.status_code >= 500:
        return on_error(request, error)
    if error.status_code == 404:
        if is_place(request):  # for a browser the page itself says it
            return file(request, "index.html", 404)
        refusal = refuse("no-page", path=request.url.path[:200])
    elif error.status_code == 405:
        refusal = refuse("no-method", method=request.method)
    elif error.status_code == 413:
        refusal = refuse("too-large", most=int(LARGEST_BODY.most))
    else:
        refusal = refuse("bad-request", why=_details(error))
    response = on_refusal(request, refusal)
    response.headers.update(error.headers or {})
    return response


def _details(error: HTTPException) -> str:
    """Which field, and what is wrong with it."""
    more = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}".strip(": ") for part in more if isinstance(part, dict)]
    return "; ".join([error.detail.partition(" for ")[0], *parts])[:1000]


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("a request failed", path=request.url.path, exc_info=error)
    return on_refusal(request, refuse("our-fault"))
