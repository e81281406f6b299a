"""What the views of all games say of the end."""

from msgspec import Struct


class GameOutcome(Struct, frozen=True, forbid_unknown_fields=True):
    points: list[int]
    winners: list[str]
    lines: list[tuple[str, str, str, int]]
    """Seat, what for, where, how many."""
    reason: str
