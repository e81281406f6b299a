"""Rostra's own maps and decks. A game with other files is given their texts."""

from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent
_OLD_DECKS: Final = {1: "deck-1.toml", 2: "deck-2.toml"}
"""The decks of games that began under these versions of the rules."""


def read(what: str, own: Any, rules: int) -> tuple[str, str]:
    """The text of a map or deck, and its name for error messages. ``own``: the file in the option, or None."""
    if own is not None:
        return own.text, own.short_name
    ours = _OLD_DECKS.get(rules, "deck.toml") if what == "deck" else f"{what}.toml"
    return (FOLDER / ours).read_text(encoding="utf-8"), ours
