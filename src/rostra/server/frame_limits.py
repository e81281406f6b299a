"""uvicorn's WebSocket connection with limits below the message: on frames, bytes and the parts of a message.

What is limited by messages (socket.py) is not enough: an endless message of empty parts never becomes one, and pings
are answered before anybody counts them. So what comes is parsed in small pieces, and counted before it is handled.
"""

from functools import cached_property
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from rostra.server.broadcast import encode
from rostra.server.client_address import client_of
from rostra.server.http_limits import Connections, address_of
from rostra.server.protocol import Bye, Reason
from rostra.server.rate_limits import ADDRESS_FRAMES, CLOSING, FRAGMENTS, FRAME_BYTES, FRAMES, Bucket, Limit
from rostra.tables.refusals import refuse

PIECE: Final = 1024
"""Bytes for the parser at once: at most 170 frames."""


class FrameLimits(WebSocketsSansIOProtocol):
    def __init__(self, *arguments: Any, ours: Connections, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._ours = ours
        self._address = "?"
        self._frames = FRAMES.bucket() if ours.config.rate else Bucket(1e12, 1e12)
        self._bytes = FRAME_BYTES.bucket() if ours.config.rate else Bucket(1e12, 1e12)
        self._refused = False

    def connection_made(self, transport: Any) -> None:
        self._address = address_of(transport)
        self._ours.stay(self._address)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._ours.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)  # the request, which http_limits.py has looked at
            return
        if not self._refused and not self._bytes.take(len(data)):
            self._refuse(FRAME_BYTES)
        for at in range(0, len(data), PIECE):
            if self._refused or self.transport.is_closing():
                return
            super().data_received(data[at : at + PIECE])

    def handle_events(self) -> None:
        """What has just been parsed is in ``conn.events``."""
        events = self.conn.events
        if self.handshake_initiated and events:
            if not self._frames.take(len(events)):
                self._refuse(FRAMES)
                return
            if self._ours.config.rate and not self._ours.frames.allow(self._client, len(events)):
                self._refuse(ADDRESS_FRAMES, is_counted=True)
                return
        super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS.most:
            self._refuse(FRAGMENTS)
        if not self._refused:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if not self._refused:
            super().handle_ping()

    def handle_text(self, event: Frame) -> None:
        if not self._refused:
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if not self._refused:
            super().handle_bytes(event)

    @cached_property
    def _client(self) -> str:
        return client_of(self.scope, self._ours.config)

    def _refuse(self, limit: Limit, is_counted: bool = False) -> None:
        """Say why, and read nothing more. What was not handled yet is thrown away."""
        if not is_counted:
            limit.hit(self._client)
        self._refused = True
        self.stop_keepalive()
        while not self.queue.empty():
            self.queue.get_nowait()
        reason = f"too many {limit.name.replace('-', ' ')}"
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008, "reason": reason})
        if self.handshake_complete and not self.close_sent and self.conn.close_sent is None:
            self.conn.data_to_send()  # pongs, of which there would be as many
            self.conn.send_text(BYE)
            self.conn.send_close(1008, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.read_paused = False  # else uvicorn would read on
        if not self.transport.is_closing():
            self.transport.pause_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(CLOSING.most, self.transport.abort)


BYE: Final = encode(Bye(Reason.of(refuse("too-fast")))).encode()
