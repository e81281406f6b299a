"""The files that Rostra brings, and bad ones made from them."""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

MAP = (files("rostra.nero.data") / "map.toml").read_text(encoding="utf-8")
DECK = (files("rostra.nero.data") / "deck.toml").read_text(encoding="utf-8")
NUMBERS: dict[str, int] = {event: card["n"] for event, card in tomllib.loads(DECK)["events"].items()}


def changed(text: str, *changes: tuple[str, str]) -> str:
    """The text with some words exchanged, each of which stands there exactly once."""
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands there {text.count(old)} times"
        text = text.replace(old, new)
    return text


def deck_file(folder: Path, *changes: tuple[str, str]) -> str:
    """The path of a deck of one's own: the one that Rostra brings with some words exchanged."""
    path = folder / "mine.toml"
    path.write_text(changed(DECK, *changes), encoding="utf-8")
    return str(path)


def traitors(folder: Path) -> str:
    """A deck with 30 traitors, any number of them in a turn, and hardly an answer."""
    return deck_file(
        folder,
        (
            'traitor          = { n = 2, bp = 1, gp = 1, when = "own", once = true',
            'traitor = { n = 30, bp = 1, gp = 1, when = "own", once = false',
        ),
        ("bribery          = { n = 5", "bribery = { n = 0"),
        ("bad-omens        = { n = 5", "bad-omens = { n = 0"),
        ("bad-weather      = { n = 4", "bad-weather = { n = 0"),
        ("praetorian-guard = { n = 5", "praetorian-guard = { n = 1"),
        ("galley           = { n = 4", "galley = { n = 1"),
        ("revolt-aquitania = { n = 2", "revolt-aquitania = { n = 1"),
        ("revolt-iudaea    = { n = 3", "revolt-iudaea = { n = 1"),
        ("ave-caesar       = { n = 4", "ave-caesar = { n = 0"),
    )


def map_file(folder: Path, *changes: tuple[str, str]) -> str:
    """The same with the map."""
    path = folder / "my-map.toml"
    path.write_text(changed(MAP, *changes), encoding="utf-8")
    return str(path)


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
