"""Keys of commands: the same key again is the same command, whose answer got lost, and never another one.

What the log keeps of a command decides, so that it is the same in every process and after a restart: a line, but not
the ply it was meant for.
"""

from typing import Final

from rostra.tables.commands import (
    Agree,
    AskTakeback,
    Back,
    Commands,
    Decline,
    Leave,
    Play,
    Quiet,
    Ready,
    Rematch,
    Rename,
    ResetTurn,
    Resign,
    Say,
    Start,
    Undo,
)
from rostra.tables.log import is_house, words_of
from rostra.tables.plain_text import tidy

_WORDS: Final[dict[type, tuple[str, ...]]] = {
    Play: ("answer",),
    Undo: ("undo",),
    ResetTurn: ("undo",),
    AskTakeback: ("takeback",),
    Agree: ("agree",),
    Decline: ("decline",),
    Quiet: ("quiet",),
    Say: ("say",),
    Rename: ("name",),
    Ready: ("ready",),
    Start: ("start",),
    Resign: ("resign",),
    Leave: ("leave", "cancel"),
    Back: ("back",),
    Rematch: ("rematch",),
}
"""The word of the house line that a command has led to."""


def is_of(command: Commands, line: str) -> bool:
    """Whether this line of the log may have come from this command."""
    if not is_house(line):
        return isinstance(command, Play) and tidy(command.line) == line
    word, rest = words_of(line)
    if word not in _WORDS[type(command)]:
        return False
    match command:
        case Play(line=said) | Say(text=said) | Rename(name=said):
            return tidy(said) == tidy(rest)
        case Ready(ready=ready):
            return ready == (rest == "yes")
    return True
