"""What the client must know about a server: how to make matches, read its messages and send a move."""

from typing import Protocol

from msgspec import Struct


class Update(Struct, gc=False):
    """What a message tells the seat that received it."""

    ply: int
    move: bytes | None = None
    """This seat's next move, ready to be sent, if it is the one to move."""
    accepted: bool = False
    """This is the answer to the seat's own move."""
    refused: str = ""
    over: bool = False


class SeatProtocol(Protocol):
    """One seat of one match. It never offers two moves at the same ply."""

    url: str

    def greeting(self) -> bytes | None:
        """The first message on a new socket, if the client sends it."""

    def receive(self, message: memoryview) -> Update | bytes | None:
        """News of the match, or a reply to be sent at once, or None."""


class Dialect(Protocol):
    def new_matches(self, number: int) -> list[tuple[SeatProtocol, SeatProtocol]]:
        """Set up this many matches with both seats taken."""
