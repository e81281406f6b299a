"""JSON over HTTP, one request at a time: enough to set up matches, which is not measured."""

from http.client import HTTPConnection
from typing import TypeVar

import msgspec

T = TypeVar("T")


class Lobby:
    def __init__(self, port: int) -> None:
        self.connection = HTTPConnection("127.0.0.1", port, timeout=30)

    def get(self, path: str, answer: type[T]) -> T:
        return self._ask("GET", path, None, answer)

    def post(self, path: str, body: object, answer: type[T]) -> T:
        return self._ask("POST", path, msgspec.json.encode(body), answer)

    def pause(self) -> None:
        """Close the connection for a while; the next request opens a new one."""
        self.connection.close()

    def _ask(self, method: str, path: str, body: bytes | None, answer: type[T]) -> T:
        self.connection.request(method, path, body, {"content-type": "application/json"})
        response = self.connection.getresponse()
        content = response.read()
        if response.status not in (200, 201):
            raise ValueError(f"{method} {path} was answered with {response.status}: {content[:300]!r}")
        return msgspec.json.decode(content, type=answer)
