"""Addresses as they are stored: not in the clear, but as keyed hashes, which tell only that two are the same.

The key is made from the host's token, which is not in the database. So all processes have the same, and it is the same
after a restart. Without a token each process draws its own.
"""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode


class Addresses:
    def __init__(self, token: str) -> None:
        self.lasting = bool(token)
        """Whether hashes mean something to other processes, and after a restart."""
        self._key = hashlib.sha256(f"rostra addresses {token}".encode()).digest() if token else secrets.token_bytes(32)

    def hash_of(self, address: str) -> str:
        digest = hmac.digest(self._key, address.encode("utf-8", "surrogateescape"), "sha256")
        return urlsafe_b64encode(digest[:15]).decode()
