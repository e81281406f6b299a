"""Lines of notation: reading one. Why one cannot be played now is in why.py."""

from typing import Final

from rostra.game import Refusal
from rostra.nero.asked import ASKED
from rostra.nero.table import Table
from rostra.nero.why import why_not
from rostra.reason import Why

_TAKE: Final = {"take neutral": "take neutral 1", "take leader": "take leader"}
"""What is like these words, since version 4 of the rules. The lines of before are known, but never legal (NE-M5)."""


def parse(t: Table, line: str, legal: list[int]) -> int:
    refused = refusal(t, line, legal)
    if refused is not None:
        raise refused
    return t.box.ids[line]


def refusal(t: Table, line: str, legal: list[int]) -> Refusal | None:
    """Why this line cannot be played now; None if it can."""
    action = t.box.ids.get(line)
    if action is not None and action in legal:
        return None
    why = _unknown(t, line) if action is None else why_not(t, action)
    return why.refusal(line)


def _unknown(t: Table, line: str) -> Why:
    """There is no such line: what the player may have meant."""
    parts = line.lower().split()
    tidy = " ".join(parts)
    if tidy in t.box.ids:
        return Why("nero-why-spelling", "notation", {"right": tidy})
    word = parts[0] if parts else ""
    alike = [known for known in t.box.lines if word and known.split()[0] == word]
    if word == "take" and t.box.take_some:
        alike = [_TAKE.get(" ".join(parts[:2]), "take own 1")]
    asked = ASKED[t.phase][0] if t.phase in ASKED else "nero-asked-nothing"
    return Why("nero-why-unknown", "notation", {"right": alike[0] if alike else asked})
