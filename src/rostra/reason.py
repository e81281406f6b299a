"""Why a line cannot be played now, and why an id is not legal."""

from rostra.game import OVER, Refusal, State


class Why:
    """A reason before it is tied to a line.

    ``message`` is an id of ``locales/``, ``details`` its arguments, ``rule`` what says no.
    """

    def __init__(self, message: str, rule: str, details: dict[str, str | int]) -> None:
        self.message = message
        self.rule = rule
        self.details = details

    def refusal(self, line: str) -> Refusal:
        return Refusal(line, self.message, self.rule, self.details)


def illegal(action: int, lines: list[str], state: State) -> str:
    """What to say of an id that is not legal."""
    if not 0 <= action < len(lines):
        return f"action {action}: no such id, they go from 0 to {len(lines) - 1}"
    if state.actor == OVER:
        return f"action {action} ({lines[action]}): the game is over"
    legal = ", ".join(f"{choice} ({lines[choice]})" for choice in state.actions())
    return f"action {action} ({lines[action]}) is not legal now; legal are {legal}"
