"""Random decisions, so chosen that something happens."""

import random

from rostra.game import State
from tests.nero.walk import WEIGHTS

# How likely a kind of decision is against the others, 4 if it is not here.
LIKELY = WEIGHTS | {
    "event": 12,
    "move-card": 3,
    "assassinate": 9,
    "spy": 9,
    "castle": 9,
    "scout": 9,
    "wrath": 9,
    "pass": 1,
}


def random_line(state: State, rng: random.Random) -> str:
    """A legal line: first a kind of decision, then one of that kind."""
    kinds: dict[str, list[str]] = {}
    for action in state.actions():
        line = state.text(action)
        kinds.setdefault(line.partition(" ")[0], []).append(line)
    found = rng.choices(list(kinds.values()), [LIKELY.get(kind, 4) for kind in kinds])[0]
    return rng.choice(found)
