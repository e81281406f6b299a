"""Reading maps and decks: ours, or a file of an owner's own. The only place of a game that reads files."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
_LARGEST: Final = 4_000_000  # bytes; shapes for drawing take some room, a device has no end
_OLD_DECKS: Final = {1: "deck-1.toml", 2: "deck-2.toml"}
"""What games play with that began under these versions of the rules."""


def read(what: str, own: object, rules: int) -> tuple[str, str]:
    """The text of a map or deck, the owner's own if the option names a file; and what to call it in complaints."""
    if own is None:
        ours = _OLD_DECKS.get(rules, "deck.toml") if what == "deck" else f"{what}.toml"
        return (FOLDER / ours).read_text(encoding="utf-8"), ours
    written = str(own)
    if written != written.strip() or not written.isprintable() or not written:  # a record could not name it
        raise ValueError(f"option {what!r}: {own!r} is not the path of a {what}.toml")
    path = Path(written)
    try:
        if path.exists() and (not path.is_file() or path.stat().st_size > _LARGEST):
            raise ValueError(f"option {what!r}: {written!r} is not an ordinary file, or far too large")
        return path.read_text(encoding="utf-8"), path.name
    except OSError as error:
        raise ValueError(f"option {what!r}: {written!r} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ValueError(f"option {what!r}: {written!r} is not a text in UTF-8") from None
