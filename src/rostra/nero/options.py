"""The options of the game. Map and deck come as texts: reading files is not a game's business (own_files.py)."""

from typing import Final

from rostra.game import Json, Option
from rostra.nero.box import Box

OPTIONS: Final = (
    Option("players", (4, 3)),
    Option("length", ("full", "short")),
    Option("acclamation", ("any-victory", "over-emperor")),
    Option("candidates", ("always", "below-two"), always_written=False),
    Option("attack", ("card", "bare"), always_written=False),
    Option("vanish", (True, False), always_written=False),
)
FILES: Final = ("map", "deck")
SINCE_VERSION_4: Final[Json] = {"candidates": "always", "attack": "card", "vanish": True}
"""Options that older rules do not have, with their defaults. These were always "below-two", "bare" and false."""


def settled_under(options: Json, rules: int) -> Json:
    """Without the options that these rules do not have."""
    return {name: value for name, value in options.items() if rules >= 4 or name not in SINCE_VERSION_4}


def all_options_of(box: Box) -> Json:
    options: Json = {"players": int(box.players), "length": box.length, "acclamation": box.acclamation}
    if box.rules >= 4:
        options["candidates"] = "always" if box.always_candidates else "below-two"
        options["attack"] = "card" if box.attack_with_card else "bare"
        options["vanish"] = box.vanish
    return options


def options_of(box: Box) -> Json:
    """As ``Game.options`` names them: the newer ones only where they are not at their default."""
    options = all_options_of(box)
    return {name: value for name, value in options.items() if value != SINCE_VERSION_4.get(name)}
