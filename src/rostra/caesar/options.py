"""The options of the game, and how a table keeps them."""

from collections.abc import Mapping
from typing import Final

from rostra.caesar.table import ACTION_DECKS, Table
from rostra.game import Json, Option

OPTIONS: Final = (
    Option("edition", ("kosmos", "italian")),
    Option("action_decks", ("arranged", "shuffled", "own-choice")),
    Option("orgies", ("standard", "fading", "fewer")),
    Option("size", ("full", "mini"), offered=False, always_written=False),  # the mini game is for programs
)
CHOICES: Final = {option.name: tuple(map(str, option.values)) for option in OPTIONS}


def set_options(t: Table, options: Mapping[str, str]) -> None:
    t.italian = options["edition"] == "italian"
    t.action_decks = ACTION_DECKS.index(options["action_decks"])
    t.orgies = CHOICES["orgies"].index(options["orgies"])
    t.mini = options.get("size") == "mini"


def options_of(t: Table) -> Json:
    """As ``Game.options`` has them."""
    options: Json = {
        "edition": "italian" if t.italian else "kosmos",
        "action_decks": ACTION_DECKS[t.action_decks],
        "orgies": CHOICES["orgies"][t.orgies],
    }
    if t.mini:
        options["size"] = "mini"
    return options
