"""A seat's secret in a browser: a cookie that no script reads, sent with requests for its own match only."""

from typing import Any, Final

from litestar.datastructures import Cookie

from rostra.server.client_address import came_by_tls, header
from rostra.server.config import Config

YEAR: Final = 365 * 24 * 3600
_SECURE: Final = "__Secure-"
"""Of a cookie with this in front of its name browsers make sure that it was set over TLS, by nobody in between."""


def cookie_with(secret: str, match: str, scope: Any, config: Config) -> Cookie:
    """The prefix ``__Host-`` would say even more. But its path must be ``/``: then a browser would send the secrets of
    all its matches with every request.
    """
    secure = came_by_tls(scope, config)
    return Cookie(
        key=f"{_SECURE if secure else ''}{_name(match)}", value=secret, path=f"/api/matches/{match}", max_age=YEAR,
        httponly=True, samesite="strict", secure=secure,
    )  # fmt: skip


def secret_in_cookie(scope: Any, match: str) -> str | None:
    """Read by hand: an odd cookie of another program at the same address must not spoil ours. Older ones that were set
    over TLS have no prefix.
    """
    found: dict[str, str] = {}
    for part in (header(scope, b"cookie") or "").split(";"):
        name, _, value = part.strip().partition("=")
        found.setdefault(name, value)
    return found.get(_SECURE + _name(match), found.get(_name(match)))


def _name(match: str) -> str:
    return f"rostra-{match}"
