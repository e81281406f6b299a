"""What the others are not shown yet, while somebody may be answering."""

from typing import NamedTuple

from rostra.game import State


class Hold:
    """From an announcement until its pause is over.

    Who is asked goes on at once; the others see the story up to ``mark`` and the table as it was ``before``.
    """

    def __init__(self, begins: int, until: int, mark: int, before: State, asked: frozenset[int]) -> None:
        self.begins = begins
        self.until = until
        self.mark = mark
        self.before = before
        self.asked = asked
        self.standing: dict[int, str] = {}
        """Answers of those who are asked after somebody who has not answered yet."""

    def stops(self, seat: int | None, now: int) -> bool:
        """Whether this seat (None: a spectator) is shown nothing beyond it."""
        return now < self.until and (seat not in self.asked or now < self.begins)


class Look(NamedTuple):
    """What somebody is shown now: so much of the story, and this state, waiting for answers or not."""

    story: int
    state: State
    paused: bool
