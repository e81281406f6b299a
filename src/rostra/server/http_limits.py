"""Closes HTTP connections on which nothing comes: otherwise somebody could use up all that we can have.

uvicorn limits how long it waits for a next request. For the first one, or for the rest of one, it waits for ever.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from rostra.server.rate_limits import SLOW_BODY, SLOW_HEADERS


class IdleTimeout(HttpToolsProtocol):
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait(SLOW_HEADERS.most)

    def on_message_begin(self) -> None:
        self._wait(SLOW_HEADERS.most)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._wait(SLOW_BODY.most)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._wait(None)
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        super().connection_lost(exc)

    def _wait(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if seconds is not None:
            self._deadline = self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        self._deadline = None
        if not self.transport.is_closing():
            self.transport.close()
