"""What can be taken back without asking: own decisions that told nobody anything secret.

A card laid face up, discarded or played is seen by the others: it stays. A card laid face down and a march on the map
are not secrets given away. Chance, a vote, a new turn, another player's decision, and whatever others could have
answered end it in any case.
"""

from collections.abc import Sequence

from rostra.game import Event, TableManners


def is_free(manners: TableManners, line: str, events: Sequence[Event]) -> bool:
    if not manners.lines[line.split(" ", 1)[0]].undoable:
        return False
    return all(event.name in manners.harmless for event in events)
