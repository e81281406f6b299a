"""Seat secrets: random, stored as a hash, compared in constant time."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable

from rostra.store.store import SeatKey


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def next_id(match: str) -> str:
    """What the rematch of a match is called: as hard to guess as that."""
    digest = hashlib.sha256(f"the rematch of {match}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:12]).decode()


def hash_of(secret: str) -> bytes:
    """Plain SHA-256 is enough: the secrets have 192 random bits, there is nothing to guess."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()


def seats_for(secret: str | None, seated: Iterable[SeatKey]) -> list[int]:
    """The seats a secret opens. Every hash is looked at, whatever was found."""
    return [] if secret is None else seats_opened(hash_of(secret), seated)


def seats_opened(mine: bytes, seated: Iterable[SeatKey]) -> list[int]:
    return sorted(seat for seat, hash in seated if hmac.compare_digest(mine, hash))
