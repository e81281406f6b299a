"""Finding what somebody means by a name: capitals, accents and the rest of it need not be typed."""

import unicodedata
from collections.abc import Mapping, Sequence


def find(called: Mapping[str, Sequence[str]], about: str) -> str | None:
    """Of things with their names (in the language first, in the notation last) the one that is meant.

    A part of a name is enough, if only one has it: its beginning in the language, then in the notation, then any part.
    """
    asked = folded(about)
    names = {thing: [folded(name) for name in own] for thing, own in called.items()}
    for thing, own in names.items():
        if asked in own:
            return thing
    for alike in (
        [thing for thing, own in names.items() if own[0].startswith(asked)],
        [thing for thing, own in names.items() if own[-1].startswith(asked)],
        [thing for thing, own in names.items() if any(asked in name for name in own)],
    ):
        if len(alike) == 1:
            return alike[0]
    return None


def folded(name: str) -> str:
    """Without capitals and accents: spion finds Špion."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
