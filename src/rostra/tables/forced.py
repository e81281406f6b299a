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
    word = line.split(" ", 1)[0]
    if word not in _OPEN[game] or (word == "stack" and not _is_last(state, actions[0])):
        return None
    return line


def _is_last(state: State, action: int) -> bool:
    """Several cards of one kind are left to be stacked: one choice only, but nobody else knows that."""
    then = state.clone()
    then.apply(action)
    return then.actor != state.actor
