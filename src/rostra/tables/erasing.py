"""Erasing a person's name and words from the log of a match.

The entries stay, with nothing in them: every ply, every audience's ply and every decision is what it was, so the match
replays. What a person has is theirs from when they take a seat to when they give it up; after the start nobody else
can come to it.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from msgspec import structs

from rostra.tables.log import Entry, house_line, is_house, words_of
from rostra.tables.settings import Settings

GONE: Final = "…"
"""What stands for the name where others have said it."""


class Erasure(NamedTuple):
    """What is to be written instead."""

    settings: Settings
    entries: list[Entry]
    """Those that change."""
    seats: list[int]
    """Where the person sat."""


class _Stay:
    """A person at a seat: what they are called, what they said, and their commands."""

    def __init__(self, seat: int, names: list[str], from_start: bool) -> None:
        self.seat = seat
        self.names = names
        self.from_start = from_start
        self.entries: list[Entry] = []


def erasure(settings: Settings, entries: Iterable[Entry], name: str) -> Erasure | None:
    """How to erase whoever was called exactly this in the match; None if nobody was."""
    log = list(entries)
    stays = list(_stays(settings, log))
    theirs = [stay for stay in stays if name in stay.names]
    if not theirs:
        return None
    changed: dict[int, Entry] = {}
    for stay in theirs:
        for entry in stay.entries:
            changed[entry.ply] = _emptied(entry)
    names = sorted({known for stay in theirs for known in stay.names if known}, key=len, reverse=True)
    for entry in log:
        if entry.ply not in changed and is_house(entry.line) and words_of(entry.line)[0] == "say":
            line = _without(names, entry.line)
            if line != entry.line:
                changed[entry.ply] = entry._replace(line=line)
    begun_here = {stay.seat for stay in theirs if stay.from_start}
    seats = tuple(
        structs.replace(plan, name="") if seat in begun_here else plan for seat, plan in enumerate(settings.seats)
    )
    found = [changed[ply] for ply in sorted(changed) if changed[ply] != log[ply]]
    return Erasure(structs.replace(settings, seats=seats), found, sorted({stay.seat for stay in theirs}))


def _stays(settings: Settings, log: Iterable[Entry]) -> Iterator[_Stay]:
    """Everybody who was ever at a seat."""
    here = {seat: _Stay(seat, [plan.name], True) for seat, plan in enumerate(settings.seats) if plan.kind == "person"}
    gathering = True
    for entry in log:
        word, rest = words_of(entry.line) if is_house(entry.line) else ("", "")
        if word == "sit":
            here[entry.seat] = _Stay(entry.seat, [], False)
        stay = here.get(entry.seat)
        if stay is not None:
            stay.entries.append(entry)
            if word in ("sit", "name"):
                stay.names.append(rest)
            if word == "leave" and gathering:
                yield here.pop(entry.seat)
        gathering = gathering and word != "start"
    yield from here.values()


def _emptied(entry: Entry) -> Entry:
    """Without names, words, and keys, which a client may have made of anything."""
    key = None if entry.key is None else f"erased-{entry.ply}"
    word = words_of(entry.line)[0] if is_house(entry.line) else ""
    line = house_line(word) if word in ("sit", "name", "say") else entry.line
    return entry._replace(line=line, key=key)


def _without(names: Iterable[str], line: str) -> str:
    """Where somebody else has said a name, as a word of its own."""
    for name in names:
        line = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", GONE, line, flags=re.IGNORECASE)
    return line
