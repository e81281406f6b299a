"""Decisions that are made for the player: there is one choice only, and everybody at the table could know that.

Where a single choice follows from a hidden hand (to end the turn, to let something pass), the player is asked all the
same: an answer that comes by itself would tell.
"""

from rostra.game import State, TableManners


def forced(manners: TableManners, state: State) -> int | None:
    """The only choice, if it hides nothing."""
    if state.actor < 0:
        return None
    actions = state.actions()
    if len(actions) != 1:
        return None
    how = manners.lines[state.text(actions[0]).split(" ", 1)[0]].forced
    if how == "never" or (how == "last" and not _is_last(state, actions[0])):
        return None
    return actions[0]


def _is_last(state: State, action: int) -> bool:
    then = state.clone()
    then.apply(action)
    return then.actor != state.actor
