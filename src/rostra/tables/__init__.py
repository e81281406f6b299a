"""A match between seats: the rules of the house (seats, undo, pauses, clocks, chat, leavers). No I/O."""

from rostra.tables.commands import Command
from rostra.tables.log import Entry
from rostra.tables.match import Match
from rostra.tables.settings import Settings

__all__ = ["Command", "Entry", "Match", "Settings"]
