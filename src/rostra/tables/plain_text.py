"""What people type: on one line, and nothing in it that cannot be seen or that a terminal or a page might obey."""

import unicodedata
from typing import Final

MOST_MARKS: Final = 4
"""The most marks on one character. Scripts that are read need no more; a heap of them covers the lines above."""

# Letters and symbols that look like a space, or like nothing. The formatting characters (Cf) are not printable anyway.
_BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159\u034f\u180b\u180c\u180d\u180f")
_JOINERS: Final = "\u200c\u200d"
_AS_PICTURE: Final = "\ufe0e\ufe0f"
"""Whether a sign is shown as text or as a picture. Other selectors choose between shapes of the same letter."""


def tidy(text: str) -> str:
    """Cleaned. What is left can be seen."""
    text = unicodedata.normalize("NFC", text)
    return " ".join("".join(_kept(text)).split())


def _kept(text: str) -> list[str]:
    kept = [" "]
    marks = 0
    for at, char in enumerate(text):
        if _is_selector(char):
            if char in _AS_PICTURE and _may_be_picture(kept[-1]):
                kept.append(char)
        elif unicodedata.category(char) in ("Mn", "Me") and char not in _BLANK:
            marks += 1
            if marks <= MOST_MARKS and kept[-1] != " ":  # alone it would be seen on what stands before
                kept.append(char)
        else:
            marks = 0
            kept.append(char if _is_visible(text, at) else " ")
    return kept


def _is_selector(char: str) -> bool:
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def _may_be_picture(char: str) -> bool:
    return unicodedata.category(char) in ("So", "Sm", "Po") or char.isdecimal()


def _is_visible(text: str, at: int) -> bool:
    """Some scripts and emoji need joiners. Between Latin letters they are invisible: two names could look the same."""
    char = text[at]
    if char in _JOINERS:
        return 0 < at < len(text) - 1 and ord(text[at - 1]) > 0x5FF and ord(text[at + 1]) > 0x5FF
    return char.isprintable() and char not in _BLANK
