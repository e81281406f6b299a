"""Legions and leaders one by one, each with all that a turn makes of it: what is not counted is not miscounted."""

from dataclasses import dataclass, field
from typing import Final

NEUTRAL: Final = -1
"""The owner of a neutral legion; other owners are seats."""


@dataclass(eq=False, slots=True)
class Piece:
    """What legions and leaders have in common."""

    at: str
    in_force: bool = field(default=False, kw_only=True)
    spent: bool = field(default=False, kw_only=True)  # NE-M4
    landed: bool = field(default=False, kw_only=True)  # NE-C8: this turn
    leave_of: set[int] = field(default_factory=set, kw_only=True)  # who gave it leave when it landed, NE-J21

    def rest(self) -> None:
        """Nothing of this outlasts the turn."""
        self.in_force = self.spent = self.landed = False
        self.leave_of = set()

    def finish(self) -> None:
        """Out of the force, for the whole turn (NE-M4)."""
        self.in_force = False
        self.spent = True


@dataclass(eq=False, slots=True)
class Legion(Piece):
    owner: int
    marked: bool = False  # NE-R2
    marked_now: bool = False  # in this turn: too early for NE-M9

    def mark(self) -> None:
        self.marked = self.marked_now = True

    def unmark(self) -> None:
        self.marked = self.marked_now = False

    def turn_to(self, owner: int) -> None:
        """It changes sides as if it had just come (NE-F4, NE-J11, NE-J24)."""
        self.owner = owner
        self.unmark()
        self.rest()


@dataclass(eq=False, slots=True)
class Leader(Piece):
    home: str
    rank: str = "general"


@dataclass(eq=False, slots=True)
class Force:
    """The force on its way; who is in it the pieces know."""

    at: str
    came_from: str | None = None
    hindered_by: set[int] = field(default_factory=set)  # NE-M7, NE-J6
    asked: set[int] = field(default_factory=set)
    granted: set[int] = field(default_factory=set)
    beaten: set[tuple[int, str]] = field(default_factory=set)  # by this force: enemy and province
    weather_bound: bool = False  # it steps no more, NE-C3
    kept_from: set[int] = field(default_factory=set)  # whom it may not attack any more, NE-C3, NE-J25
    drawn: bool = False  # NE-F6
    tired: bool = False


@dataclass(eq=False, slots=True)
class Turn:
    cards_for_points: int = 0  # BP and GP, at most 4: NE-T2
    any_card_used: bool = False
    events: set[str] = field(default_factory=set)  # those marked "once a turn", NE-T3
    candidate_points: int = 0  # from events, NE-K2
    activated: str | None = None
    awaits_card: bool = False  # activated, but without a card yet: NE-J2
    pool: int = 0
    force: Force | None = None
    fought: set[tuple[int, str]] = field(default_factory=set)  # enemy and province, NE-F1
