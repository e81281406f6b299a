"""Everything that happens in the golden games of a title, what rarely happens, and all that can be said of it."""

import re
from collections.abc import Iterator
from functools import cache

import rostra
from rostra import record
from rostra.event_kinds import Choice, EventKind
from rostra.game import Event, Json, Title
from tests.terminal.nero_position import POSITION
from tools.golden import folder


@cache
def happened(game: str) -> list[tuple[Event, int]]:
    """Events, each with the number of seats of its game."""
    found = [(event, 3) for event in a_traitor_for_nothing()] if game == "nero" else []
    for file in sorted(folder(game).glob("*.txt")):
        events: list[Event] = []
        state = record.replay(record.read(file.read_text(encoding="utf-8")), None, events)
        found += [(event, len(state.seats)) for event in events]
    return found


def a_traitor_for_nothing() -> list[Event]:
    """Otho spends his last card on an answer that fails (NE-J23): rare where nobody means to."""
    hands = {"galba": {"hand": ["traitor", "bribery"]}, "otho": {"hand": ["bribery"]}}
    state = rostra.load("nero").position({**POSITION, "players": hands})
    events: list[Event] = []
    for line in ("event traitor", "target otho", "counter bribery", "counter bribery"):
        state.apply(state.parse(line), events)
    return events


@cache
def seen(game: str) -> list[Json]:
    """The events as players and spectators see them, each once."""
    found: dict[str, Json] = {}
    for event, seats in happened(game):
        for seat in (*range(seats), None):
            told = event.seen_by(seat)
            if told is not None:
                found.setdefault(str(told), told)
    return list(found.values())


def can_be_said(title: Title) -> Iterator[tuple[str, set[str]]]:
    """Every message with its arguments."""
    for kind in title.events:
        for choice in kind.says:
            yield from _can_be_said(kind, choice)


def _can_be_said(kind: EventKind, choice: Choice) -> Iterator[tuple[str, set[str]]]:
    for one in choice:
        words = [""]
        if field := re.search(r"{(\w+)}", one.message):
            asked, _, those = one.when.partition("=")
            of = {name.rstrip("?"): of for name, of in {**kind.open, **kind.secret}.items()}
            words = (those if asked == field[1] else str(of[field[1]])).split("|")
        for word in words:
            yield re.sub("{.*}", word, one.message), set(one.given)
        for inner in one.given.values():
            if not isinstance(inner, str):
                yield from _can_be_said(kind, inner)
