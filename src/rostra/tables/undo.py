"""What can be taken back without asking: own decisions that told nobody anything secret.

A card laid face up, discarded or played is seen by the others: it stays. A card laid face down and a march on the map
are not secrets given away. Chance, a vote, a new turn, another player's decision, and whatever others could have
answered end it in any case.
"""

from collections.abc import Sequence
from typing import Final

from rostra.game import Event

_FREE: Final = {
    "caesar": frozenset({"set", "stack", "down", "pass", "assign"}),
    "nero": frozenset(
        {
            "place", "home", "activate", "force", "take", "leave", "step", "halt", "unmark", "battle-card",
            "from", "to", "send", "send-neutral",
        }
    ),
}  # fmt: skip
# What follows from them and is no more than they say. Anything else that follows (a vote, the end of the turn) stays.
_SAYS_NO_MORE: Final = {
    "caesar": frozenset({"set", "stacked", "arranged", "laid", "passed", "assigned", "castled"}),
    "nero": frozenset(
        {
            "placed", "home", "activated", "force", "took", "left", "stepping", "stepped", "halted", "unmarked",
            "laid", "sent", "brought",
        }
    ),
}  # fmt: skip


def is_free(game: str, line: str, events: Sequence[Event]) -> bool:
    if line.split(" ", 1)[0] not in _FREE[game]:
        return False
    harmless = _SAYS_NO_MORE[game]
    return all(event.name in harmless for event in events)
