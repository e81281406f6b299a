"""The one loop that plays random games through a Python API, ours and a peer's alike."""

import itertools
import random
import time
from collections.abc import Callable, Iterator

Legal = Callable[[], list[int]]
Apply = Callable[[int], None]
Start = Callable[[], tuple[Legal, Apply]]
"""Starts a game and returns two of its methods: the legal actions ([] at the end), and applying one of them."""

Measure = Callable[[float], float]
"""Measures for about this many seconds and returns one figure."""

# Random numbers are drawn beforehand, since the loop must cost little beside what it measures: a for loop is the
# cheapest way to the next one. Their number is prime, so that they never fall into step with the game.
ROLLS = 99_991


def dice(seed: int) -> Iterator[int]:
    """Random numbers without end."""
    draw = random.Random(seed).getrandbits
    return itertools.cycle([draw(30) for _ in range(ROLLS)])


def decisions_per_second(start: Start, rolls: Iterator[int], seconds: float) -> float:
    """Play whole random games, chance included and every legal action equally likely."""
    decisions = 0
    begin = now = time.perf_counter()
    while now - begin < seconds:
        legal, apply = start()
        for roll in rolls:
            if not (actions := legal()):
                break
            apply(actions[roll % len(actions)])
            decisions += 1
        now = time.perf_counter()
    return decisions / (now - begin)
