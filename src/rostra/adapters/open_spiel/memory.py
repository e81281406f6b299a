"""What a seat has seen and done so far: its information state with perfect recall.

A memory is a list of entries in order: events (``Event.seen_by`` says who learns what) and decisions (known to the seat
that decided). It only grows. Texts are made on demand and kept with the entries, which copies of a state share.
"""

from collections.abc import Iterator, Sequence
from json import dumps
from typing import Protocol

import pyspiel

from rostra.game import Event, State

SPECTATOR = None


class Entry(Protocol):
    def text_for(self, seat: int | None) -> str:
        """What a seat (``None``: a spectator) knows of it, in lines; empty if nothing."""
        ...

    def private_text(self, seat: int) -> str:
        """The same, if a spectator knows less; else empty."""
        ...


class Happened:
    """An event."""

    __slots__ = ("event", "texts")

    def __init__(self, event: Event) -> None:
        self.event = event
        self.texts: dict[int | None, str] = {}

    def text_for(self, seat: int | None) -> str:
        audience = seat if seat in self.event.knows else SPECTATOR
        text = self.texts.get(audience)
        if text is None:
            seen = self.event.seen_by(audience)
            text = "" if seen is None else dumps(seen, separators=(",", ":")) + "\n"
            self.texts[audience] = text
        return text

    def private_text(self, seat: int) -> str:
        return self.text_for(seat) if seat in self.event.knows else ""


class Decided:
    """A seat's own decision."""

    __slots__ = ("line", "seat")

    def __init__(self, seat: int, line: str) -> None:
        self.seat = seat
        self.line = line

    def text_for(self, seat: int | None) -> str:
        return f"> {self.line}\n" if seat == self.seat else ""

    def private_text(self, seat: int) -> str:
        return self.text_for(seat)


class Chapter:
    """Several entries as one, so that a long game is a short list."""

    __slots__ = ("entries", "texts")

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = entries
        self.texts: dict[int | None, str] = {}

    def text_for(self, seat: int | None) -> str:
        text = self.texts.get(seat)
        if text is None:
            text = self.texts[seat] = recalled(self.entries, len(self.entries), seat)
        return text

    def private_text(self, seat: int) -> str:
        return "".join([entry.private_text(seat) for entry in self.entries])


class Imagined:
    """All that came before, in a world sampled for one seat.

    That seat keeps its real memory. For the others only the present cards are made up: they remember what everybody
    has seen, and what they see of that world now.
    """

    __slots__ = ("before", "seat", "texts", "world")

    def __init__(self, before: list[Entry], seat: int, world: State) -> None:
        self.before = Chapter(before)
        self.seat = seat
        self.world = world.clone()
        self.texts: dict[int | None, str] = {}

    def text_for(self, seat: int | None) -> str:
        if seat == self.seat or seat is SPECTATOR:
            return self.before.text_for(seat)
        return self.before.text_for(SPECTATOR) + self.private_text(seat)

    def private_text(self, seat: int) -> str:
        if seat == self.seat:
            return self.before.private_text(seat)
        text = self.texts.get(seat)
        if text is None:
            text = self.texts[seat] = self.world.view_text(seat) + "\n"
        return text


def recalled(entries: list[Entry], number: int, seat: int | None) -> str:
    """The first ``number`` entries as a seat knows them."""
    return "".join([entries[at].text_for(seat) for at in range(number)])


def happenings(entries: Sequence[Entry], seat: int) -> Iterator[Happened | Decided]:
    """These entries, out of their chapters. What is made up has none: then it is an error to ask."""
    for entry in entries:
        match entry:
            case Happened() | Decided():
                yield entry
            case Chapter():
                yield from happenings(entry.entries, seat)
            case Imagined() if entry.seat == seat:
                yield from happenings(entry.before.entries, seat)
            case _:
                raise pyspiel.SpielError(
                    f"information_state_tensor: this state was resampled for another player; what player {seat} has "
                    "seen in it is made up, and has no numbers"
                )
