"""What the arguments of this game's events and refusals name: the kind of the thing, by the argument's name."""

from typing import Final

KINDS: Final = {
    "card": "card",
    "target": "card",
    "cards": "card",
    "group": "group",
    "other": "group",
    "groups": "group",
    "seat": "seat",
    "opponent": "seat",
    "vote": "vote",
    "votes": "vote",
    "pile": "pile",
    "item": "score",
}
