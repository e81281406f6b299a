"""The files that Rostra brings, and bad ones made from them."""

from importlib.resources import files

MAP = (files("rostra.nero") / "map.toml").read_text(encoding="utf-8")
DECK = (files("rostra.nero") / "deck.toml").read_text(encoding="utf-8")


def changed(text: str, *changes: tuple[str, str]) -> str:
    """The text with some words exchanged, each of which stands there exactly once."""
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands there {text.count(old)} times"
        text = text.replace(old, new)
    return text


def line(text: str, words: str) -> int:
    """The line on which these words begin, which stand there exactly once; 1 if none are given."""
    assert not words or text.count(words) == 1, f"{words!r} stands there {text.count(words)} times"
    return text[: text.index(words)].count("\n") + 1
