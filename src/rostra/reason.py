"""The reason why a line cannot be played now, before it is tied to the line."""

from rostra.game import Refusal


class Why:
    """``message`` is an id of ``locales/*.ftl``, ``details`` its arguments, ``rule`` what says no."""

    def __init__(self, message: str, rule: str, details: dict[str, str | int]) -> None:
        self.message = message
        self.rule = rule
        self.details = details

    def refusal(self, line: str) -> Refusal:
        return Refusal(line, self.message, self.rule, self.details)
