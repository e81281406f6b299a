"""A reason before it is tied to a line."""


class Why:
    """``message`` is an id of ``locales/``, ``details`` its arguments, ``rule`` what says no."""

    def __init__(self, message: str, rule: str, details: dict[str, str | int]) -> None:
        self.message = message
        self.rule = rule
        self.details = details
