"""``python -m tests.nero.reference``: compare engine and reference for as long as one likes."""

import argparse
import sys
import time
from collections import Counter

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import rostra
from tests.nero.reference.compare import OPTIONS, OTHER_WAYS, STARTS, Difference, compare_game


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tests.nero.reference", description="Compare engine and reference of Nero.")
    parser.add_argument("--seconds", type=float, default=60, help="for how long; 0: one game (60)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game, the next has the next one (1)")
    return parser.parse_args()


def compare_seed(seed: int) -> Counter[str]:
    """The game of a seed; seeds take all starts and all options in turn."""
    options = [*OPTIONS, *OTHER_WAYS]
    return compare_game(seed, options[seed // len(STARTS) % len(options)], STARTS[seed % len(STARTS)])


def run(seconds: float, first_seed: int) -> int:
    """How it ended: 0 all alike, 1 a difference, 130 stopped by hand."""
    columns = (TextColumn("{task.fields[games]:,} games"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    played: Counter[str] = Counter()
    seed, status, begin = first_seed, 0, time.monotonic()
    try:
        with Progress(*columns, console=Console(stderr=True)) as progress:
            task = progress.add_task("", total=seconds, games=0)
            while seed == first_seed or time.monotonic() - begin < seconds:
                played += compare_seed(seed)
                seed += 1
                progress.update(task, completed=min(seconds, time.monotonic() - begin), games=seed - first_seed)
    except Difference as difference:
        status = 1
        print(f"Seed {seed}: {difference}")
    except KeyboardInterrupt:
        status = 130
        print("Stopped.")
    for kind, number in sorted(played.items()):
        print(f"{number:10,} {kind}")
    print(
        f"{seed - first_seed:,} games, {played.total():,} decisions in {time.monotonic() - begin:,.0f} s"
        f" ({'compiled' if rostra.compiled() else 'uncompiled'}, seeds from {first_seed}):"
        f" {'a DIFFERENCE' if status == 1 else 'no difference'}"
    )
    return status


if __name__ == "__main__":
    options = arguments()
    sys.exit(run(options.seconds, options.seed))
