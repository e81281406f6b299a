"""What can be taken back without asking: own decisions that told nobody anything secret.

A card laid face up, discarded or played is seen by the others: it stays. A card laid face down and a march on the map
are not secrets given away. Chance, a pause for answers and another player's decision end it in any case.
"""

from typing import Final

_FREE: Final = {
    "caesar": frozenset({"set", "stack", "down", "pass", "assign"}),
    "nero": frozenset(
        {
            "place", "home", "activate", "force", "take", "leave", "step", "halt", "unmark", "battle-card",
            "from", "to", "load", "at", "target", "send", "send-neutral",
        }
    ),
}  # fmt: skip


def is_free(game: str, line: str) -> bool:
    return line.split(" ", 1)[0] in _FREE[game]
