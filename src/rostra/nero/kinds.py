"""What the arguments of this game's events and refusals name: the kind of the thing, by the argument's name."""

from typing import Final

KINDS: Final = {
    "card": "card",
    "cards": "card",
    "seat": "seat",
    "seats": "seat",
    "opponent": "seat",
    "opener": "seat",
    "target": "seat",
    "enemy": "seat",
    "province": "province",
    "other": "province",
    "here": "province",
    "there": "province",
    "home": "province",
    "area": "area",
    "rank": "rank",
}
