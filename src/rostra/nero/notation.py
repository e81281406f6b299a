"""Lines of notation: reading one. Why one cannot be played now is in why.py."""

from rostra.game import Refusal
from rostra.nero.asked import ASKED
from rostra.nero.table import Table
from rostra.nero.why import why_not
from rostra.reason import Why


def parse(b: Table, line: str, legal: list[int]) -> int:
    no = refusal(b, line, legal)
    if no is not None:
        raise no
    return b.box.ids[line]


def refusal(b: Table, line: str, legal: list[int]) -> Refusal | None:
    """Why this line cannot be played now; None if it can."""
    action = b.box.ids.get(line)
    if action is not None and action in legal:
        return None
    why = _unknown(b, line) if action is None else why_not(b, action)
    return why.refusal(line)


def _unknown(b: Table, line: str) -> Why:
    parts = line.lower().split()
    tidy = " ".join(parts)
    if tidy in b.box.ids:
        return Why("nero-why-spelling", "notation", {"right": tidy})
    word = parts[0] if parts else ""
    alike = [known for known in b.box.lines if word and known.split()[0] == word]
    asked = ASKED[b.phase][0] if b.phase in ASKED else "nero-asked-nothing"
    return Why("nero-why-unknown", "notation", {"right": alike[0] if alike else asked})
