"""Rostra's protocol: a game of Caesar & Cleopatra with a random move whenever the view offers some."""

import random

import msgspec
from msgspec import Raw, Struct

from bench.server.dialect import SeatProtocol, Update
from bench.server.lobby import Lobby

# Others may answer these. So that time tells nothing, the server pauses after them: no measure of its speed.
ANSWERED = ("assassinate", "spy", "castle", "scout", "wrath")


# One of these comes with every decision that everybody sees.
SEEN = frozenset({"laid", "passed", "exchanged", "arranged"})


class Dialect:
    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.lobby = Lobby(port)
        self.rng = random.Random(seed)
        games = self.lobby.get("/api/games", list[GameEntry])
        self.moves = Moves(next(game.lines for game in games if game.name == "caesar"), self.rng)

    def new_matches(self, number: int) -> list[tuple[SeatProtocol, SeatProtocol]]:
        matches = [self._new_match() for _ in range(number)]
        self.lobby.pause()
        return matches

    def _new_match(self) -> tuple[SeatProtocol, SeatProtocol]:
        persons = [{"kind": "person", "name": name} for name in ("A", "B")]
        match = self.lobby.post("/api/matches", {"game": "caesar", "seats": persons}, MatchMade)
        url = f"ws://127.0.0.1:{self.port}/api/matches/{match.id}/socket"
        one, two = (RostraSeat(url, seat.secret, self.moves) for seat in match.seats)
        return one, two


class Moves:
    """Picks a random move and writes its message."""

    def __init__(self, lines: list[str], rng: random.Random) -> None:
        self.lines = [msgspec.json.encode(line) for line in lines]
        self.avoided = frozenset(action for action, line in enumerate(lines) if line.startswith(ANSWERED))
        self.random = rng.random

    def any(self, ply: int, actions: list[int]) -> bytes:
        action = actions[int(self.random() * len(actions))]
        if action in self.avoided:
            return self.any(ply, [action for action in actions if action not in self.avoided])
        return b'{"do":"play","ply":%d,"key":"%d","line":%b}' % (ply, ply, self.lines[action])


class RostraSeat:
    """In this protocol each seat counts plies of its own, since common ones would tell of hidden decisions. Both seats
    count the decisions that everybody sees, so that a move of one can be matched with the other's update.
    """

    def __init__(self, url: str, secret: str, moves: Moves) -> None:
        self.url = url
        self.secret = secret
        self.moves = moves
        self.moved_at = -1
        self.seen = 0

    def greeting(self) -> bytes | None:
        return msgspec.json.encode({"do": "hello", "secret": self.secret})

    def receive(self, message: memoryview) -> Update | bytes | None:
        received = READ(message)
        view = received.view
        if view is None:
            return None
        for happened in received.events:
            if happened.event in SEEN:
                self.seen += 1
        if received.tell == "refused":
            self.moved_at = -1
        move = None
        if view.actions and received.ply > self.moved_at:
            self.moved_at = received.ply
            move = self.moves.any(received.ply, view.actions)
        refused = bytes(received.reason).decode() if received.tell == "refused" else ""
        accepted = received.key is not None and not refused
        return Update(self.seen, move, accepted, refused, view.outcome is not None)


# Of the messages, only what is needed here: the rest is skipped while reading.


class View(Struct, gc=False):
    actions: list[int] = []
    outcome: object = None


class Happened(Struct, gc=False):
    event: str


class ServerMessage(Struct, gc=False):
    tell: str
    events: list[Happened] = []
    ply: int = -1
    key: str | None = None
    reason: Raw = Raw(b"null")
    view: View | None = None


READ = msgspec.json.Decoder(ServerMessage).decode


class GameEntry(Struct):
    name: str
    lines: list[str] = []


class SeatMade(Struct):
    secret: str


class MatchMade(Struct):
    id: str
    seats: list[SeatMade]
