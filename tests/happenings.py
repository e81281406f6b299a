"""Everything that happens in the golden games of a title, and what rarely happens."""

from functools import cache

import rostra
from rostra import record
from rostra.game import Event, Json
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
