"""Decisions that are made for the player: there is one choice only, and everybody at the table could know that.

Where a single choice follows from a hidden hand (to end the turn, to let something pass), the player is asked all the
same: an answer that comes by itself would tell.
"""

from typing import Final

from rostra.game import State

_OPEN: Final = {
    "caesar": frozenset({"draw", "set", "stack"}),
    "nero": frozenset({"place", "home", "from", "to", "at", "target", "load", "send", "send-neutral"}),
}


def forced(game: str, state: State) -> str | None:
    """The line of the only choice, if it hides nothing."""
    if state.actor < 0:
        return None
    actions = state.actions()
    if len(actions) != 1:
        return None
    line = state.text(actions[0])
    return line if line.split(" ", 1)[0] in _OPEN[game] else None
