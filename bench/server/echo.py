"""A server without rules, to measure how fast the client itself is.

``python -m bench.server.echo PORT`` speaks Rostra's protocol without games, secrets or a disk. It accepts every move,
and sends both seats a view of realistic size in which the other seat is to move.
"""

import random
import sys

import uvloop
from picows import (
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
    ws_create_server,
)

from bench.server.dialect import SeatProtocol
from bench.server.rostra_dialect import Moves, RostraSeat

TEXT = WSMsgType.TEXT
FILLER = b",".join(b'"group%d":{"up":[1,2,3],"down":2,"won":0}' % n for n in range(56))  # 2.5 kB in all
VIEW_MESSAGE = (
    b'{"tell":"now","ply":%d,"events":[{"event":"laid"}],"view":{"table":{'
    + FILLER
    + b'},"actions":%b,"outcome":null}%b}'
)


class Dialect:
    """A match needs no setting up: two sockets with the same path are one."""

    made = 0

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.moves = Moves([f"down {card} senators" for card in range(1, 6)], random.Random(seed))

    def new_matches(self, number: int) -> list[tuple[SeatProtocol, SeatProtocol]]:
        return [self._new_match() for _ in range(number)]

    def _new_match(self) -> tuple[SeatProtocol, SeatProtocol]:
        self.made += 1
        url = f"ws://127.0.0.1:{self.port}/{self.made}"
        return RostraSeat(url, "A", self.moves), RostraSeat(url, "B", self.moves)


class Player(WSListener):
    """One socket; the first of a match moves first."""

    waiting: dict[bytes, "Player"] = {}

    def __init__(self, match: bytes) -> None:
        self.match = match
        self.other: Player | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != TEXT:
            return
        words = frame.get_payload_as_bytes().split(b'"', 7)
        if words[3] == b"hello":
            self.sit_down()
        elif self.other is not None:
            ply = int(words[6][1:-1]) + 1
            self.transport.send(TEXT, VIEW_MESSAGE % (ply, b"[]", b',"key":"any"'))
            self.other.transport.send(TEXT, VIEW_MESSAGE % (ply, b"[0,1,2,3,4]", b""))

    def sit_down(self) -> None:
        other = self.waiting.pop(self.match, None)
        if other is None:
            self.waiting[self.match] = self
            return
        self.other, other.other = other, self
        self.transport.send(TEXT, VIEW_MESSAGE % (0, b"[]", b""))
        other.transport.send(TEXT, VIEW_MESSAGE % (0, b"[0,1,2,3,4]", b""))


def answer(request: WSUpgradeRequest) -> WSListener | WSUpgradeResponseWithListener:
    if request.path == b"/ready":
        return WSUpgradeResponseWithListener(WSUpgradeResponse.create_ok_response(), None)
    return Player(request.path)


async def serve(port: int) -> None:
    server = await ws_create_server(answer, "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(serve(int(sys.argv[1])))
