"""``python -m bench.soak``: very many random games, with every invariant checked after every decision."""

import argparse
import faulthandler
import itertools
import signal
import sys
import time
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import cache

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import rostra
from rostra.caesar import invariants as caesar
from rostra.nero import Nero
from rostra.nero import invariants as nero
from rostra.nero.box import Box

GAMES = {"caesar": 1_000_000, "nero": 200_000}
"""How many games of each title if the command does not say."""

CHUNK = 250
"""Games a task: few enough that Ctrl-C is answered soon, many enough that handing them out costs nothing."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.soak", description="Play random games and check every invariant.")
    parser.add_argument("game", nargs="*", help=f"which: {', '.join(rostra.GAMES)} (all)")
    parser.add_argument("--games", type=int, help="how many of each (1000000 of caesar, 200000 of nero)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game, the next has the next one (1)")
    options = parser.parse_args()
    for game in options.game:
        if game not in GAMES:
            parser.error(f"game {game!r}: there is no such game; there are {', '.join(GAMES)}")
    return options


@cache
def nero_boxes() -> list[Box]:
    """All combinations of the first options, and the other readings of some rules; the games use them in turn."""
    ways = itertools.product((4, 3), ("full", "short"), ("any-victory", "over-emperor"))
    games = [rostra.load("nero", players=n, length=length, acclamation=how) for n, length, how in ways]
    games.append(rostra.load("nero", candidates="below-two", attack="bare", vanish=False))
    games.append(rostra.load("nero", rules=3))
    return [game.box for game in games if isinstance(game, Nero)]


def soak(game: str, first_seed: int, games: int) -> int:
    """Play these games and look at everything; the number of decisions."""
    if game == "caesar":
        return caesar.soak(first_seed, games)
    return nero.soak(nero_boxes(), first_seed, games)


def prepare_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent to answer
    faulthandler.enable()  # compiled code that crashes should at least say where


def hand_out(pool: ProcessPoolExecutor, game: str, games: int, seed: int) -> dict[Future[int], range]:
    """Every chunk of games, with its seeds."""
    chunks: dict[Future[int], range] = {}
    for first in range(seed, seed + games, CHUNK):
        seeds = range(first, min(first + CHUNK, seed + games))
        chunks[pool.submit(soak, game, first, len(seeds))] = seeds
    return chunks


class Tally:
    """What was done so far, and the exit code: 0 all well, 1 an invariant or a worker broke, 130 stopped by hand."""

    def __init__(self) -> None:
        self.games = self.decisions = self.status = 0
        self.failure = ""


def follow(chunks: dict[Future[int], range], progress: Progress, tally: Tally) -> None:
    """Wait for the chunks as they come; stop at the first failure."""
    task = progress.add_task("", total=sum(map(len, chunks.values())))
    try:
        for future in as_completed(chunks):
            tally.decisions += future.result()
            tally.games += len(chunks[future])
            progress.update(task, completed=tally.games)
    except AssertionError as broken:
        tally.status, tally.failure = 1, f"A broken invariant:\n{broken}"
    except BrokenProcessPool:
        lost = (f"{seeds.start}-{seeds.stop - 1}" for future, seeds in chunks.items() if future.exception())
        tally.status, tally.failure = 1, f"A worker died. The first seeds it left unfinished: {next(lost)}"
    except KeyboardInterrupt:
        tally.status, tally.failure = 130, "Stopped."


def run(game: str, games: int, jobs: int, seed: int) -> int:
    """All games of one title; the exit code."""
    columns = (TextColumn(game), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    tally = Tally()
    begin = time.perf_counter()
    with ProcessPoolExecutor(jobs, initializer=prepare_worker) as pool:
        # Before the progress bar starts its thread, because this forks the workers.
        chunks = hand_out(pool, game, games, seed)
        with Progress(*columns, console=Console(stderr=True)) as progress:
            follow(chunks, progress, tally)
        pool.shutdown(cancel_futures=True)
    if tally.failure:
        print(tally.failure)
    print(
        f"{game}: {tally.games:,} games, {tally.decisions:,} decisions in {time.perf_counter() - begin:,.0f} s"
        f" ({'compiled' if rostra.compiled() else 'uncompiled'}, seeds from {seed}):"
        f" {'FAILED' if tally.status == 1 else 'no broken invariant'}"
    )
    return tally.status


def main() -> int:
    options = arguments()
    for game in options.game or rostra.GAMES:
        status = run(game, options.games or GAMES[game], options.jobs, options.seed)
        if status:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
