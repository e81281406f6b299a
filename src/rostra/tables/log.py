"""The log of a match: one entry a decision, and entries of the house, whose lines begin with a slash.

    12  seat 0   down 3 senators
    13  chance   deal 4
    14  seat 1   /say well played

A match is its log: the same entries in the same order make the same match.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from rostra.game import OVER, Game

HOUSE: Final = -3
"""The seat of an entry that no seat made: a pause, the end, a rematch."""


class Entry(NamedTuple):
    """A line of the log."""

    ply: int
    """Its place in the log, from 0. Players never see it: it would tell how many hidden decisions there were."""
    at: int
    """When, in milliseconds since 1970."""
    seat: int
    """Who: a seat, ``rostra.CHANCE`` or ``HOUSE``."""
    line: str
    """Notation, or a line of the house."""
    key: str | None = None
    """The idempotency key of the command that it comes from."""


def house_line(word: str, *more: str | int) -> str:
    """A line of the house, such as ``/say well played``."""
    return " ".join(["/" + word, *map(str, more)])


def is_house(line: str) -> bool:
    """Whether a line is one of the house: no notation begins with a slash."""
    return line.startswith("/")


def words_of(line: str) -> tuple[str, str]:
    """The word of a house line, and the rest."""
    word, _, rest = line[1:].partition(" ")
    return word, rest


def written_together(entries: Sequence[Entry]) -> Iterator[Sequence[Entry]]:
    """The log, command by command: people were told after each. Two commands may share a millisecond."""
    began = 0
    for at in range(1, len(entries)):
        if entries[at].at != entries[at - 1].at or entries[at].key is not None:
            first = at
            while first > began and _goes_before(entries[first - 1], entries[at]):
                first -= 1
            if first > began:
                yield entries[began:first]
                began = first
    if entries:
        yield entries[began:]


def _goes_before(entry: Entry, keyed: Entry) -> bool:
    """A command's own entry has its key. Before it come, if needed, a pause and the bots that take open seats."""
    return entry.at == keyed.at and is_house(entry.line) and words_of(entry.line)[0] in ("hold", "bot")


def imported(game: Game, lines: Iterable[str], at: int) -> list[Entry]:
    """The log of a game that was played elsewhere. The match is over, even if the game was not finished."""
    state = game.new()
    found = [Entry(0, at, HOUSE, house_line("start"))]
    for line in lines:
        found.append(Entry(len(found), at + len(found), state.actor, line))
        state.apply(state.parse(line))
    word = "end" if state.actor == OVER else "import"
    found.append(Entry(len(found), at + len(found), HOUSE, house_line(word)))
    return found
