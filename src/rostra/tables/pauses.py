"""Pauses: what nobody is shown yet, because somebody may be answering."""

from typing import NamedTuple

from rostra.game import State


class Question(NamedTuple):
    """What a seat is asked in a pause."""

    state: State
    """The state it decides in."""
    passes: list[int]
    """The passes of others that lead there from the match's state."""


class Pause:
    """Something was announced that others could answer, as far as everybody knows.

    Until the pause is over everybody sees the table as it was before, and what follows is withheld. A player who is
    asked sees their question. Their answer is kept until the end, since somebody before them may still answer. Only the
    seat that certainly comes first (``first``) ends the pause at once, if its answer is not a pass. So nobody can tell
    whether anybody else is asked: neither from what they are shown, nor from when.
    """

    def __init__(self, until: int, before: State, first: int, since: int, moves: int) -> None:
        self.since = since
        self.until = until
        self.before = before
        self.first = first
        """A seat, or -1."""
        self.moves = moves
        """How many decisions stood before it."""
        self.action = -1
        """The decision that was announced; -1 if it was announced before this pause."""
        self.could: list[int] | None = None
        """Seats that may be asked, as far as everybody knows; None: nobody has asked for them yet."""
        self.bots_asked: dict[int, int] = {}
        """How often each bot was, or would have been, asked to decide in this process."""
        self.announced = False
        """Whether the decision it is about has been made: its line comes right after the line of the pause."""
        self.withheld: list[int] = []
        """Events of the story that are shown when it is over."""
        self.questions: dict[int, Question] = {}
        """By seat."""
        self.answers: dict[int, list[str]] = {}
        """What was answered so far, by seat: passes, and as the last line perhaps something else."""
        self.unwritten: dict[int, list[str]] = {}
        """The same for bots, until the pause is over: a line in the log would be stored, and that takes time."""

    def given(self) -> dict[int, list[str]]:
        """All that was answered so far, by seat. A bot may have come after a person, or the other way round."""
        seats = self.answers.keys() | self.unwritten.keys()
        return {seat: [*self.answers.get(seat, []), *self.unwritten.get(seat, [])] for seat in seats}


class Sight(NamedTuple):
    """The state somebody is shown now, and whether they can do nothing but wait for the answers of others."""

    state: State
    paused: bool
