"""Seat secrets: random, stored as a hash, compared in constant time."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable

from rostra.store.store import Seated


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hash_of(secret: str) -> bytes:
    """Plain SHA-256 is enough: the secrets have 192 random bits, there is nothing to guess."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()


def seats_for(secret: str | None, seated: Iterable[Seated]) -> list[int]:
    """The seats a secret opens. Every hash is looked at, whatever was found."""
    if secret is None:
        return []
    mine = hash_of(secret)
    return sorted(seat for seat, hash in seated if hmac.compare_digest(mine, hash))
