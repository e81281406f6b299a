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
    "size": ("full", "mini"),
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
    return _written(settled)


def _written(options: dict[str, str]) -> dict[str, str]:
    """The size is written down for the mini game only: what was written before there was one says the same as ever."""
    if options["size"] == "full":
        del options["size"]
    return options


def table_with(t: Table, options: Mapping[str, str]) -> None:
    t.italian = options["edition"] == "italian"
    t.arranged = options["action_decks"] == "arranged"
    t.orgies = CHOICES["orgies"].index(options["orgies"])
    t.mini = options.get("size") == "mini"


def options_of(t: Table) -> Json:
    """As ``checked`` gave them."""
    return _written(
        {
            "edition": "italian" if t.italian else "kosmos",
            "action_decks": "arranged" if t.arranged else "shuffled",
            "orgies": CHOICES["orgies"][t.orgies],
            "size": "mini" if t.mini else "full",
        }
    )
