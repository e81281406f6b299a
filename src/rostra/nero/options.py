"""The options of the game, checked. Map and deck come as texts: reading files is not a game's business."""

from collections.abc import Mapping
from reprlib import repr as shown
from typing import Final

from rostra.game import Json
from rostra.nero.box import Box

RULES_VERSION: Final = 3
"""Versions 1 and 2 had other decks, which deck-1.toml and deck-2.toml keep for the games that began with them."""

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "players": ("4", "3"),
    "length": ("full", "short"),
    "acclamation": ("any-victory", "over-emperor"),
    "rules": ("3", "2", "1"),
}
_NUMBERS: Final = ("players", "rules")
FILES: Final = ("map", "deck")


def checked(given: Mapping[str, object]) -> Json:
    """All options, the missing ones at their default; a ValueError names the bad one."""
    for name in given:
        if name not in CHOICES and name not in FILES:
            raise ValueError(
                f"option {shown(name)}: there is no such option; there are {', '.join((*CHOICES, *FILES))}"
            )
    settled: Json = {}
    for name, allowed in CHOICES.items():
        value = given.get(name, allowed[0])
        word = str(value) if name in _NUMBERS and isinstance(value, int) and not isinstance(value, bool) else value
        if not isinstance(word, str) or word not in allowed:
            raise ValueError(f"option {name!r}: {shown(value)} is not one of {', '.join(allowed)}")
        settled[name] = int(word) if name in _NUMBERS else word
    if settled["rules"] == RULES_VERSION:
        del settled["rules"]  # written down for old ones only
    for name in FILES:
        if given.get(name) is not None:
            settled[name] = str(given[name])
    return settled


def options_of(box: Box) -> Json:
    return {"players": int(box.players), "length": box.length, "acclamation": box.acclamation}
