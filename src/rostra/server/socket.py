"""The WebSocket of a match: first hello, then commands, one after the other."""

import asyncio
from typing import Any, Final

import msgspec
from litestar import asgi
from litestar.types import Receive, Send

from rostra.game import Refusal
from rostra.server import bot_turns, metrics
from rostra.server.broadcast import encode
from rostra.server.client_address import client_of
from rostra.server.config import Config
from rostra.server.connection import Connection
from rostra.server.cookies import secret_in_cookie
from rostra.server.denials import denied
from rostra.server.guard import is_our_page
from rostra.server.keys import hash_of
from rostra.server.protocol import Bye, FromClient, Hello, Hint, Look, Ping, Pong, Reason, Refused
from rostra.server.rate_limits import HELLO_WITHIN, MESSAGES, TOO_FAST
from rostra.server.room import Room
from rostra.server.rooms import Rooms
from rostra.store import StoreDown
from rostra.tables.refusals import refuse

decode = msgspec.json.Decoder(FromClient).decode
PONG: Final = encode(Pong())


class Sockets:
    """All sockets of this process."""

    def __init__(self, rooms: Rooms, config: Config) -> None:
        self.rooms = rooms
        self.config = config

    def handler(self) -> Any:
        @asgi("/api/matches/{match_id:str}/socket", copy_scope=True)
        async def socket(scope: Any, receive: Receive, send: Send) -> None:
            await self._serve(scope, receive, send)

        return socket

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        ours = is_our_page(scope, self.config.origins)
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        connection = Connection(send, self.config.rate, client_of(scope, self.config))
        room: Room | None = None
        metrics.count.sockets += 1
        try:
            match = scope["path_params"]["match_id"]
            room = await self._hello(scope, receive, connection, match, bool(ours))
            if room is not None:
                await self._listen(receive, connection, room)
            await asyncio.sleep(0)  # the last messages go out; the end of this function closes the socket
        finally:
            metrics.count.sockets -= 1
            connection.closed = True
            if room is not None:
                room.leave(connection)

    async def _hello(self, scope: Any, receive: Any, connection: Connection, match: str, ours: bool) -> Room | None:
        """The first message must say who is there. None if it is no good hello: the client was told why."""
        try:
            async with asyncio.timeout(HELLO_WITHIN.most):
                data = await _next(receive)
            if data is None:
                return None
            hello = decode(data)
            if not isinstance(hello, Hello):
                raise refuse("hello-first")
            room = await self.rooms.open(match)
            # The browser sends the cookie for any page it shows: only ours may use it.
            secret = hello.secret or (secret_in_cookie(scope, match) if ours else None)
            seats = await room.seats_for(secret)
            connection.hash = hash_of(secret or "")
            if hello.secret is not None and not seats:
                raise refuse("bad-secret")
            seat = hello.seat if hello.seat is not None else (seats[0] if seats else None)
            if seat is not None and seat not in seats:
                raise refuse("not-your-seat")
            if seat is None and not room.match.settings.spectators:
                raise refuse("no-spectators")
            await room.enter(connection, seats, seat, hello.after)
            return room
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as why:
            _close(connection, refuse("bad-message", why=str(why)))
        except TimeoutError:
            HELLO_WITHIN.hit(connection.client)
            _close(connection, refuse("hello-first"))
        except Refusal as refusal:
            denied(refusal, connection.client)
            _close(connection, refusal)
        except StoreDown:
            _close(connection, refuse("store-down"), 1013)
        return None

    async def _listen(self, receive: Any, connection: Connection, room: Room) -> None:
        while True:
            data = await _next(receive)
            if data is None or connection.closed:
                return
            if connection.half_full:
                await asyncio.sleep(0)  # many messages came in one packet: let their answers go out
            if not connection.bucket.take():
                connection.too_fast += 1
                MESSAGES.hit(connection.client)
                if connection.too_fast > TOO_FAST.most:
                    TOO_FAST.hit(connection.client)
                    _close(connection, refuse("too-fast"))
                    return
                _refuse(connection, refuse("too-fast"))
                continue
            try:
                await self._handle(connection, room, decode(data))
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as why:
                _refuse(connection, refuse("bad-message", why=str(why)))
            except StoreDown:
                _refuse(connection, refuse("store-down"))
            except Refusal as refusal:
                denied(refusal, connection.client)
                _refuse(connection, refusal)

    async def _handle(self, connection: Connection, room: Room, message: FromClient) -> None:
        match message:
            case Ping():
                connection.push(PONG)
            case Hello():
                raise refuse("hello-again")
            case Look():
                if message.seat not in connection.seats:
                    raise refuse("not-your-seat")
                await room.enter(connection, connection.seats, message.seat, message.after)
            case Hint():
                self.rooms.start(bot_turns.hint(room, connection, message.key))
            case _:
                await room.command(connection, message)


async def _next(receive: Any) -> str | bytes | None:
    """The next message; None when the client is gone."""
    message = await receive()
    if message["type"] != "websocket.receive":
        return None
    text = message.get("text")
    return text if text is not None else message.get("bytes") or b""


def _refuse(connection: Connection, refusal: Refusal) -> None:
    connection.push(encode(Refused(reason=Reason.of(refusal))))


def _close(connection: Connection, refusal: Refusal, code: int = 1008) -> None:
    connection.push(encode(Bye(Reason.of(refusal))))
    connection.close(code)
