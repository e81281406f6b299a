"""Reading maps and decks: Rostra's own, or files of a host. No other code of a game reads files."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
_LARGEST: Final = 4_000_000  # bytes: room for shapes to draw; but a device such as /dev/zero never ends
_OLD_DECKS: Final = {1: "deck-1.toml", 2: "deck-2.toml"}
"""The decks of games that began under these versions of the rules."""


def read(what: str, own: object, rules: int) -> tuple[str, str]:
    """The text of a map or deck, and its name for error messages. ``own``: the path in the option, or None."""
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
