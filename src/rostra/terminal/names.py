"""Finding what a typed name means: capitals, accents and the end of the name may be left out."""

import unicodedata
from collections.abc import Mapping, Sequence


def find(called: Mapping[str, Sequence[str]], about: str) -> str | None:
    """The thing that is meant. ``called``: the names of each, in the language first, in the notation last.

    A part of a name is enough if only one name has it: first its beginning in the language, then in the notation, then
    any part.
    """
    asked = folded(about)
    names = {thing: [folded(name) for name in names] for thing, names in called.items()}
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
