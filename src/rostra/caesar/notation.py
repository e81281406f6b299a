"""Lines of notation: reading one. Why one cannot be played now is in why.py."""

from rostra.caesar.actions import IDS, LINES
from rostra.caesar.asked import asked
from rostra.caesar.table import ENDED, Table, phase
from rostra.caesar.why import why_not
from rostra.game import Refusal
from rostra.reason import Why


def parse(t: Table, line: str, legal: list[int]) -> int:
    refused = refusal(t, line, legal)
    if refused is not None:
        raise refused
    return IDS[line]


def refusal(t: Table, line: str, legal: list[int]) -> Refusal | None:
    """Why this line cannot be played now; None if it can."""
    action = IDS.get(line)
    if action is not None and action in legal:
        return None
    why = _unknown(t, line) if action is None else why_not(t, action)
    return why.refusal(line)


def _unknown(t: Table, line: str) -> Why:
    """There is no such line: what the player may have meant."""
    parts = line.split()
    tidy = " ".join(parts)
    swapped = " ".join([parts[0], parts[2], parts[1]]) if len(parts) == 3 else ""
    if tidy in IDS:
        return Why("why-spelling", "notation", {"right": tidy})
    if parts and parts[0] == "castle" and swapped in IDS:
        return Why("why-board-order", "CC-A3", {"right": swapped})
    word = parts[0] if parts else ""
    alike = [known for known in LINES if word and known.split()[0] == word]
    return Why("why-unknown", "notation", {"right": alike[0] if alike else _asked_now(t)})


def _asked_now(t: Table) -> str:
    return asked(t)[0] if phase(t) != ENDED else "asked-nothing"
