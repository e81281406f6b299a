"""Pauses: what nobody is shown yet, while somebody may be answering."""

from typing import NamedTuple

from rostra.game import State


class Pause:
    """A pause: something is announced that others could answer, as everybody knows.

    Until it is over everybody sees the table as it was before. What follows if nobody is asked is withheld from all.
    Whoever is asked sees their question, and their answer is kept until the end: only then it is sure that nobody
    before them has answered. Who comes first in any case (``first``) is heard at once if they do not let it pass.
    So nobody can tell whether anybody else is asked, neither from what they are shown nor from when.
    """

    def __init__(self, until: int, before: State, first: int) -> None:
        self.until = until
        self.before = before
        self.first = first
        """A seat, or -1."""
        self.announced = False
        """Whether the decision that it is about has been made: its line comes right after the pause's own."""
        self.withheld: list[int] = []
        """Events of the story that are shown when it is over."""
        self.questions: dict[int, tuple[State, list[int]]] = {}
        """Who is asked: the state they decide in, and the passes of others that lead there from the match's."""
        self.standing: dict[int, list[str]] = {}
        """What was answered, by seat: any number of passes, perhaps a last one that is none."""


class Sight(NamedTuple):
    """What somebody is shown now: this state, and whether they can do nothing but wait for others' answers."""

    state: State
    paused: bool
