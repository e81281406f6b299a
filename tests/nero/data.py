"""The files that Rostra brings, and bad ones made from them."""

from collections.abc import Callable
from importlib.resources import files

import pytest

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


def refused(read: Callable[[str], object], name: str, text: str, key: str, at: str, *told: str) -> None:
    """The text is refused with the name of the file, the line of the words `at`, the key, and all that must be told."""
    with pytest.raises(ValueError) as refusal:
        read(text)
    message = str(refusal.value)
    assert message.startswith(f"{name}, line {line(text, at)}, {key}: "), message
    for words in told:
        assert words in message
