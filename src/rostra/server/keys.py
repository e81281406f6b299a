"""The secrets of seats: random, stored as a hash, compared in constant time."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable

from rostra.store.store import ID_BYTES, SeatKey


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def next_id(match: str) -> str:
    """The id of a match's rematch. It is as hard to guess as the match's own."""
    digest = hashlib.sha256(f"the rematch of {match}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:ID_BYTES]).decode().rstrip("=")


def hash_of(secret: str) -> bytes:
    """Plain SHA-256 is enough: nobody can guess a secret of 192 random bits."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()


def seats_for(secret: str | None, seated: Iterable[SeatKey]) -> list[int]:
    """The seats a secret opens. Every hash is compared, even after a match: the time tells nothing."""
    return [] if secret is None else seats_opened(hash_of(secret), seated)


def seats_opened(mine: bytes, seated: Iterable[SeatKey]) -> list[int]:
    return sorted(seat for seat, hash in seated if hmac.compare_digest(mine, hash))
