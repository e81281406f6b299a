"""Who was denied something: a secret that opens nothing, a seat of somebody else, what a host has forbidden them.

As with limits (rate_limits.py), all of it is counted for ``/metrics``, and the log names the address once a minute for
each reason. What was tried is never logged: a wrong secret may be a right one with a slip of the pen.
"""

from typing import Final

import structlog

from rostra.game import Refusal
from rostra.server import metrics
from rostra.server.rate_limits import OnceAMinute

DENIED: Final = frozenset(
    f"table-{why}"
    for why in (
        "no-secret", "bad-secret", "not-your-seat", "no-spectators", "foreign-page", "no-token", "for-the-host",
        "blocked", "name-blocked", "muted",
    )
)  # fmt: skip
_due: Final = OnceAMinute()

log = structlog.get_logger()


def denied(refusal: Refusal, who: str) -> None:
    """Count and log it, if this refusal is a denial."""
    if refusal.message not in DENIED:
        return
    metrics.count.denied[refusal.message] += 1
    if _due.is_due((refusal.message, who)):
        log.warning("denied", reason=refusal.message, address=who)
