"""Names that look alike. At one table no two players may have such names, and no player that of a bot.

Unicode's own way is a table of more than 6,000 pairs; no small library with it is kept well. Here are the pairs that
people meet: Greek and Cyrillic letters that look like Latin ones, and figures that look like letters.
"""

import unicodedata
from collections.abc import Iterable
from typing import Final

from rostra.tables.refusals import refuse

_LOOKS_LIKE: Final = str.maketrans(
    # Cyrillic: capitals, small letters, letters of other languages than Russian
    "АВЕЅІЈКМНОРСТУХЗ" "авеѕіјкмнопрстух" "ӏԁԛԝһԍ"
    # Greek: capitals, small letters; accents are gone already
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" "αγικνορυχ"
    # Latin letters that are not taken apart into a letter and its accent; figures and signs
    "ıȷɡɑøØłŁđĐħĦ" "0153|",
    "abesijkmhopctyx3" "abesijkmhonpctyx" "ldqwhg"
    "abezhikmnoptyx" "ayikvopux"
    "ijgaoollddhh" "ols3l",
)  # fmt: skip
_PAIRS: Final = (("rn", "m"), ("vv", "w"))


def must_be_unlike(name: str, others: Iterable[str], bots: Iterable[str]) -> None:
    """A ``Refusal`` says whose name this one looks like."""
    looks = _looks(name)
    for bot in bots:
        if looks & _looks(bot):
            raise refuse("name-of-a-bot", bot=bot)
    for other in others:
        if looks & _looks(other):
            raise refuse("name-taken", other=other)


def look_alike(name: str, other: str) -> bool:
    return bool(_looks(name) & _looks(other))


def _looks(name: str) -> set[str]:
    """What it can be taken for: as it is written, and as if it were in Latin letters."""
    text = _bare(unicodedata.normalize("NFKD", name))
    latin = text.translate(_LOOKS_LIKE).casefold().replace("i", "l")
    for pair, one in _PAIRS:
        latin = latin.replace(pair, one)
    return {text.casefold(), latin}


def _bare(text: str) -> str:
    """Without accents, spaces and punctuation. A name of nothing else stays as it is."""
    bare = "".join(char for char in text if unicodedata.category(char)[0] in "LNS" or _is_vowel(char))
    return bare or text


def _is_vowel(char: str) -> bool:
    """Marks of scripts in which they are letters, not accents on Latin, Greek or Cyrillic ones."""
    return unicodedata.category(char)[0] == "M" and not "\u0300" <= char <= "\u036f" and char not in "\ufe0e\ufe0f"
