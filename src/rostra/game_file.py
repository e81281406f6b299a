"""A file that a game is played with, such as a map of a host's own."""

import re
import textwrap
from hashlib import sha256
from typing import Final

LARGEST: Final = 300_000
"""Bytes of a file that is offered to others or comes with a record. Two of them fit into a record that is uploaded."""
_LONGEST: Final = 100
"""Letters of what a file says of itself."""


class GameFile(str):
    """The value of an option that names a file: as text it is the name by which people call it, or its path. What is in
    the file goes with it, so that a game can be made again wherever the file itself is not.
    """

    __slots__ = ("digest", "text")
    text: str
    digest: str
    """SHA-256 of its bytes, as ``sha256sum`` writes it."""

    def __new__(cls, name: str, text: str) -> "GameFile":
        made = super().__new__(cls, name)
        made.text = text
        made.digest = sha256(text.encode("utf-8")).hexdigest()
        return made

    def __reduce__(self) -> tuple[type["GameFile"], tuple[str, str]]:
        return GameFile, (str(self), self.text)

    def __eq__(self, other: object) -> bool:
        return str.__eq__(self, other) is True and (not isinstance(other, GameFile) or other.digest == self.digest)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__

    def __repr__(self) -> str:
        return f"GameFile({str(self)!r}, {self.digest[:8]})"

    @property
    def short_name(self) -> str:
        """For complaints: without the folders of a path."""
        return re.split(r"[/\\]", str(self))[-1]

    @property
    def about(self) -> str:
        """What its first line says of it, if that is a comment."""
        first = self.text[: 4 * _LONGEST].removeprefix("\ufeff").partition("\n")[0].strip()
        if not first.startswith("#"):
            return ""
        said = " ".join(first.lstrip("#").split())
        return textwrap.shorten(said, _LONGEST, placeholder=" ...") if said.isprintable() else ""
