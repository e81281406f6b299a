"""The options of the game. Map and deck come as texts: reading files is not a game's business (own_files.py)."""

from typing import Final

from rostra.game import Json, Option
from rostra.nero.box import Box

OPTIONS: Final = (
    Option("players", (4, 3)),
    Option("length", ("full", "short")),
    Option("acclamation", ("any-victory", "over-emperor")),
)
FILES: Final = ("map", "deck")


def options_of(box: Box) -> Json:
    return {"players": int(box.players), "length": box.length, "acclamation": box.acclamation}
