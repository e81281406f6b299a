"""boardgame.io's protocol, as its SocketIOTransport speaks it: socket.io 4 packets over engine.io 4, WebSocket only.

An engine.io packet begins with a digit (0 open, 2 ping, 3 pong, 4 message), a socket.io packet in a message with one
more (0 connect, 2 event) and the namespace, which is the game: ``42/stones,["update",...]``.
"""

import msgspec
from msgspec import Struct, field

from bench.server.dialect import SeatProtocol, Update
from bench.server.lobby import Lobby

GAME = "stones"  # peer/server.js
EVENT = f"42/{GAME},".encode()
UPDATE = EVENT + b'["update",'
SYNC = EVENT + b'["sync",'


class Dialect:
    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.lobby = Lobby(port)

    def new_matches(self, number: int) -> list[tuple[SeatProtocol, SeatProtocol]]:
        matches = [self._new_match() for _ in range(number)]
        self.lobby.pause()
        return matches

    def _new_match(self) -> tuple[SeatProtocol, SeatProtocol]:
        made = self.lobby.post(f"/games/{GAME}/create", {"numPlayers": 2, "unlisted": True}, MatchMade)
        return self._join(made.match, "0"), self._join(made.match, "1")

    def _join(self, match: str, player: str) -> SeatProtocol:
        path = f"/games/{GAME}/{match}/join"
        joined = self.lobby.post(path, {"playerID": player, "playerName": f"player {player}"}, Joined)
        return BoardgameioSeat(self.port, match, player, joined.credentials)


class BoardgameioSeat:
    def __init__(self, port: int, match: str, player: str, credentials: str) -> None:
        self.url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        self.player = player
        self.sync = EVENT + msgspec.json.encode(["sync", match, player, credentials, 2])
        payload = {"type": "take", "args": [], "playerID": player, "credentials": credentials}
        move = EVENT + msgspec.json.encode(["update", {"type": "MAKE_MOVE", "payload": payload}, 0, match, player])
        self.move_begin, self.move_end = move.split(b",0,")
        self.moved_at = -2

    def greeting(self) -> bytes | None:
        return None  # the server speaks first

    def receive(self, message: memoryview) -> Update | bytes | None:
        if message[: len(UPDATE)] == UPDATE:
            return self._update(READ_UPDATE(message[len(EVENT) :]).state)
        if message[: len(SYNC)] == SYNC:
            return self._update(READ_SYNC(message[len(EVENT) :]).info.state)
        match bytes(message[:2]):
            case b"0{":
                return f"40/{GAME},".encode()
            case b"40":
                return self.sync
            case b"2":
                return b"3"
            case b"44" | b"41":
                raise ValueError(f"boardgame.io closed the namespace: {bytes(message)!r}")
        return None

    def _update(self, state: "State") -> Update:
        ply = state.ply
        accepted = ply == self.moved_at + 1
        over = state.turn.gameover is not None
        move = None
        if state.turn.player == self.player and ply > self.moved_at and not over:
            self.moved_at = ply
            move = b"%b,%d,%b" % (self.move_begin, ply, self.move_end)
        return Update(ply, move, accepted, over=over)


# Of the messages, only what is needed here: the rest is skipped while reading.


class Turn(Struct, gc=False):
    player: str = field(name="currentPlayer")
    gameover: object = None


class State(Struct, gc=False):
    ply: int = field(name="_stateID")
    turn: Turn = field(name="ctx")


class UpdateMessage(Struct, array_like=True, gc=False):
    event: str
    match: str
    state: State


class SyncInfo(Struct, gc=False):
    state: State


class SyncMessage(Struct, array_like=True, gc=False):
    event: str
    match: str
    info: SyncInfo


READ_UPDATE = msgspec.json.Decoder(UpdateMessage).decode
READ_SYNC = msgspec.json.Decoder(SyncMessage).decode


class MatchMade(Struct):
    match: str = field(name="matchID")


class Joined(Struct):
    credentials: str = field(name="playerCredentials")
