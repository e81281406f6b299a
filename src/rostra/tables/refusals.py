"""How the house says no: in the same shape as the engine, so that every refusal is worded in one way."""

from rostra.game import Refusal


def refuse(message: str, **details: str | int) -> Refusal:
    """A refusal of the house; ``message`` is an id in ``locales/`` without its ``table-``."""
    return Refusal(message, f"table-{message}", "house", details)
