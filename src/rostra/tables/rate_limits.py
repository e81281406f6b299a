"""How often a seat may do what can be done again and again: else a log would grow without end.

Counted by the times of the entries, so that every process counts the same.
"""

from typing import TYPE_CHECKING, Final

from rostra.tables.commands import Back, Commands, Play, Rematch, Resign, Start
from rostra.tables.refusals import refuse

if TYPE_CHECKING:
    from rostra.tables.match import Match

LIMITS: Final[dict[str, tuple[int, int]]] = {
    "say": (5, 10_000),
    "name": (5, 60_000),
    "ready": (10, 60_000),
    "undo": (30, 60_000),
    "takeback": (5, 60_000),
    "decline": (5, 60_000),
    "leave": (5, 60_000),
}
"""By the word of the line: so many in so many milliseconds."""

LONGEST_LOG: Final = 20_000
"""Entries. A game has some hundreds; from here on there is only what leads to its end."""

_TO_THE_END: Final = (Play, Start, Resign, Back, Rematch)


def too_often(match: "Match", seat: int, word: str) -> bool:
    most, within = LIMITS[word]
    return len([at for at in match.lately.get((seat, word), []) if at > match.now - within]) >= most


def must_not_be_often(match: "Match", seat: int, word: str) -> None:
    if too_often(match, seat, word):
        raise refuse("too-often")


def must_be_short(match: "Match", command: Commands | None = None) -> None:
    """What does not lead to the end of a match is refused once its log is very long."""
    if match.length >= LONGEST_LOG and not isinstance(command, _TO_THE_END):
        raise refuse("log-full")
