"""The options of the game, checked and written onto a table."""

from collections.abc import Mapping
from reprlib import repr as shown
from typing import Final

from rostra.caesar.table import Table
from rostra.game import Json

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "edition": ("kosmos", "italian"),
    "action_decks": ("arranged", "shuffled"),
    "orgies": ("standard", "fading", "fewer"),
}


def checked(given: Mapping[str, object]) -> dict[str, str]:
    """All options, the missing ones at their default; a ValueError names the bad one."""
    for name in given:
        if name not in CHOICES:
            raise ValueError(f"option {shown(name)}: there is no such option; there are {', '.join(CHOICES)}")
    settled: dict[str, str] = {}
    for name, allowed in CHOICES.items():
        value = given.get(name, allowed[0])
        if not isinstance(value, str) or value not in allowed:
            raise ValueError(f"option {name!r}: {shown(value)} is not one of {', '.join(allowed)}")
        settled[name] = value
    return settled


def table_with(t: Table, options: Mapping[str, str]) -> None:
    t.italian = options["edition"] == "italian"
    t.arranged = options["action_decks"] == "arranged"
    t.orgies = CHOICES["orgies"].index(options["orgies"])


def options_of(t: Table) -> Json:
    return {
        "edition": "italian" if t.italian else "kosmos",
        "action_decks": "arranged" if t.arranged else "shuffled",
        "orgies": CHOICES["orgies"][t.orgies],
    }
