"""Decisions that are made for the player: there is only one choice, and everybody at the table can know that.

If it is the only choice because of a hidden hand (to end the turn, to pass), the player is asked all the same: a
decision that came by itself would give the hand away.
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
