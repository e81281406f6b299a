"""What the client has to know about a server: how matches are made, how its messages read, how a move is said."""

from typing import Protocol

from msgspec import Struct


class News(Struct, gc=False):
    """What a message tells the seat that received it."""

    ply: int
    move: bytes | None = None
    """This seat's next move, ready to be sent, if it is the one to move."""
    accepted: bool = False
    """This is the answer to the seat's own move."""
    refused: str = ""
    over: bool = False


class Voice(Protocol):
    """One seat of one match. It never offers two moves at the same ply."""

    url: str

    def opening(self) -> bytes | None:
        """The first thing to say on a new socket."""

    def hear(self, message: memoryview) -> News | bytes | None:
        """News of the match, or what must be said at once in reply, or nothing of interest."""


class Dialect(Protocol):
    def new_matches(self, number: int) -> list[tuple[Voice, Voice]]:
        """Set up so many matches with both seats taken."""
