"""What players may take back without asking: their own decisions that gave no secret away.

A card laid face up, discarded or played has been seen: it stays. A card laid face down or a march on the map gave
nothing away. Nobody can go back past chance, a vote, a new turn, another player's decision, or anything that others
could have answered.
"""

from collections.abc import Sequence

from rostra.game import Event, TableManners


def is_undoable(manners: TableManners, line: str, events: Sequence[Event]) -> bool:
    if not manners.lines[line.split(" ", 1)[0]].undoable:
        return False
    return all(event.name in manners.harmless for event in events)
