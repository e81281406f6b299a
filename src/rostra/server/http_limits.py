"""uvicorn's HTTP connection with limits below the request: on headers, bodies, pipelining, silence, and on how many
connections one address may have.

Without them one endless header costs more with each part of it, and millions of headers are kept before anybody can
refuse the request. So what comes is handed to the parser in small pieces, and counted before the next.
"""

import asyncio
from collections import Counter
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from rostra.game import Refusal
from rostra.server.client_address import counted_as
from rostra.server.config import Config
from rostra.server.errors import refused
from rostra.server.guard import SECURITY
from rostra.server.rate_limits import (
    ADDRESS_FRAMES,
    CHUNKS,
    CLOSING,
    HEADER_COUNT,
    HEADER_LINE,
    HEADERS,
    LARGEST_BODY,
    NEW_CONNECTIONS,
    NOT_READ,
    OPEN_CONNECTIONS,
    PIPELINED,
    SLOW_BODY,
    SLOW_HEADERS,
    UNREAD_BODY,
    Limit,
    Limits,
)
from rostra.tables.refusals import refuse

PIECE: Final = 4096
"""Bytes for the parser at once."""
DISCARDED: Final = 1_000_000
"""Bytes that are still taken after a refusal: a client that cannot send does not read the answer."""


class Connections:
    """The connections of this process, by address. Behind a proxy all are the proxy's, and nothing is counted."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._counts = config.rate and not config.behind_proxy
        self._open: Counter[str] = Counter()
        self._new = Limits(NEW_CONNECTIONS)
        self.frames = Limits(ADDRESS_FRAMES)
        self._unread: dict[Any, float] = {}
        """Since when something waits to be read."""

    def enter(self, address: str) -> bool:
        """Whether one more is allowed; if so, ``leave`` must follow."""
        if self._counts:
            if self._open[address] >= OPEN_CONNECTIONS.most:
                OPEN_CONNECTIONS.hit(address)
                return False
            if not self._new.allow(address):
                return False
        self.stay(address)
        return True

    def stay(self, address: str) -> None:
        """A connection that was allowed goes on as a WebSocket."""
        self._open[address] += 1

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def cut_unread(self, protocols: Iterable[Any], now: float) -> None:
        """End connections on which something has been waiting to be read for too long. Closing them is not enough: that
        waits for the client, too.
        """
        unread = {}
        for protocol in protocols:
            transport = protocol.transport
            if transport is None or not transport.get_write_buffer_size():
                continue
            since = unread[protocol] = self._unread.get(protocol, now)
            if now - since > NOT_READ.most:
                NOT_READ.hit(address_of(transport))
                transport.abort()
        self._unread = unread


def address_of(transport: Any) -> str:
    peer = transport.get_extra_info("peername")
    return counted_as(peer[0]) if peer else "?"


class TooMuch(Exception):
    """Stops the parser."""


class HttpLimits(HttpToolsProtocol):
    def __init__(self, *arguments: Any, ours: Connections, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._ours = ours
        self._address: str | None = None
        """As which this connection is counted."""
        self._deadline: asyncio.TimerHandle | None = None
        self._refusal: Refusal | None = None
        self._over = False
        """Refused, cut or upgraded: nothing more is parsed here."""
        self._discarded = 0
        # Of the request that comes in:
        self._in_headers = self._in_body = self._began_now = False
        self._headers_bytes = self._headers_pieces = self._header_count = self._body_bytes = self._content_bytes = 0

    def connection_made(self, transport: Any) -> None:
        address = address_of(transport)
        if not self._ours.enter(address):
            self.transport = transport
            self._over = True
            transport.abort()
            return
        self._address = address
        super().connection_made(transport)
        self._wait(SLOW_HEADERS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._over:
            self._discard(len(data))
        else:
            self._parse(data)

    def _parse(self, data: bytes) -> None:
        for at in range(0, len(data), PIECE):
            piece = data[at : at + PIECE]
            self._began_now = False
            super().data_received(piece)
            if not self._over:
                self._count(len(piece))
            if self._over or self.transport.is_closing():
                return
        if self._answered() and self._deadline is None and not (self._in_headers or self._in_body):
            self._wait(SLOW_HEADERS)  # empty lines between requests stop uvicorn's own clock

    def _count(self, size: int) -> None:
        """Count a piece of headers or of a body that is not complete yet."""
        if self._in_headers and not self._began_now:
            self._headers_pieces += size
            if self._headers_pieces > HEADERS.most:
                self._too_much(HEADERS, _headers_too_large(HEADERS))
        elif self._in_body:
            self._body_bytes += size
            if self._body_bytes > UNREAD_BODY.most:
                self._too_much(UNREAD_BODY, refuse("too-large", most=int(LARGEST_BODY.most)))
            elif self._body_bytes - self._content_bytes > CHUNKS.most + PIECE:  # the first piece may be headers
                self._too_much(CHUNKS, refuse("bad-request", why="chunks too small"))

    # Called by the parser. What they raise ends in send_400_response.

    def on_message_begin(self) -> None:
        self._in_headers = self._began_now = True
        self._headers_bytes = self._headers_pieces = self._header_count = self._body_bytes = self._content_bytes = 0
        self._wait(SLOW_HEADERS)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        if len(self.url) + len(url) > HEADER_LINE.most:
            self._stop(HEADER_LINE, refuse("address-too-long", most=int(HEADER_LINE.most)))
        self._headers_bytes += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        size = len(name) + len(value) + 4
        self._headers_bytes += size
        self._header_count += 1
        if size > HEADER_LINE.most:
            self._stop(HEADER_LINE, _headers_too_large(HEADER_LINE))
        if self._headers_bytes > HEADERS.most:
            self._stop(HEADERS, _headers_too_large(HEADERS))
        if self._header_count > HEADER_COUNT.most:
            self._stop(HEADER_COUNT, refuse("too-many-headers", most=int(HEADER_COUNT.most)))
        if self._in_headers:  # and not after the body, where they would come too late for what checks them
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINED.most:
            self._stop(PIPELINED, refuse("too-fast"))
        self._wait(SLOW_BODY)
        super().on_headers_complete()
        self._in_headers, self._in_body = False, True

    def on_body(self, body: bytes) -> None:
        self._content_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_body = False
        self._wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._wait(None)
        self._over = True
        self._leave()  # what follows counts it anew
        super().handle_websocket_upgrade()

    def _answered(self) -> bool:
        cycle: Any = self.cycle
        return cycle is None or cycle.response_complete

    # Refusing

    def _stop(self, limit: Limit, refusal: Refusal) -> None:
        """Refuse, from within the parser."""
        limit.hit(self._address or "?")
        self._refusal = refusal
        raise TooMuch

    def _too_much(self, limit: Limit, refusal: Refusal) -> None:
        """The same from outside."""
        limit.hit(self._address or "?")
        self._refusal = refusal
        self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be read or is too much, and read no more."""
        refusal = self._refusal or refuse("bad-request", why=msg)
        self._over = True
        cycle = self.cycle
        if self._in_body and not self.pipeline and not cycle.response_started:
            cycle.disconnected = True  # for the application the client is gone
            cycle.message_event.set()
            self.transport.write(_answer(refusal))
        elif self._answered() and not self._in_body:
            self.transport.write(_answer(refusal))
        elif not self._answered():  # in the middle of the answer to another request
            self.transport.abort()
            return
        self.transport.write_eof()
        self._wait(CLOSING)

    def _discard(self, size: int) -> None:
        self._discarded += size
        if self._discarded > DISCARDED:
            self.transport.pause_reading()

    # Waiting

    def _wait(self, limit: Limit | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if limit is not None:
            self._deadline = self.loop.call_later(limit.most, self._give_up, limit)

    def _give_up(self, limit: Limit) -> None:
        self._deadline = None
        if self._in_headers or self._in_body:  # a browser may open a connection and not use it
            limit.hit(self._address or "?")
        if limit is CLOSING:
            self.transport.abort()
        elif not self.transport.is_closing():
            self.transport.close()

    def _leave(self) -> None:
        if self._address is not None:
            self._ours.leave(self._address)
            self._address = None


def _answer(refusal: Refusal) -> bytes:
    status, headers, body = refused(refusal)
    headers |= {**SECURITY, "content-length": str(len(body)), "connection": "close"}
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode() + body


def _headers_too_large(limit: Limit) -> Refusal:
    return refuse("headers-too-large", most=int(limit.most))
